import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { look, must, openMatch, playout, quickRng, turnOf, type Game } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, bookOf, chaptersOf, matches, rulesOf } from './book.ts';
import { hasCaptain, loadCaptainPositions, loadGame, offeredGames } from './registry.ts';

const textOf = (game: string, language: string): string =>
  readFileSync(join(import.meta.dirname, game, `book/captain.${language}.md`), 'utf8');

const POSITION = /^```play\n(.*)\n```$/gm;
const positionsIn = (text: string): string[] => matches(text, POSITION);

/** Its number, the positions it plays from, and the figures and hexes it speaks of, whatever their order. */
const outlineOf = (text: string): unknown[] =>
  text.split(/^## /m).map((chapter) => ({
    number: /^\d+/.exec(chapter)?.[0],
    positions: positionsIn(chapter),
    figures: [...new Set(chapter.match(/(?<!\p{L})[A-Z]?\d+(?:\.\d+)?/gu))].toSorted(),
  }));

/** Six to ten pages of 350 to 400 words. */
const SHORTEST = 6 * 350;
const LONGEST = 10 * 400;

const FOREIGN = { en: /[а-яіїєґ]/i, uk: /[ыэъё]/i, ru: /[іїєґ]/i };

const rulesFor = async (id: string): Promise<Game> => {
  const module = await loadGame(id);
  if (!module) throw new Error(`no ${id}`);
  return module.game;
};

describe.each(offeredGames().filter(hasCaptain))('the captain’s book of %s', (game) => {
  const english = textOf(game, 'en');

  describe.each(LANGUAGES)('in %s', (language) => {
    const text = textOf(game, language);

    it('has the chapters, positions and figures of the English one', () => {
      expect(outlineOf(text)).toEqual(outlineOf(english));
    });

    it('numbers its chapters from 1', () => {
      const numbers = matches(text, /^## (\d+) \S/gm);
      expect(numbers).toEqual(numbers.map((_, n) => String(n + 1)));
      expect(numbers).toHaveLength(matches(text, /^(## )/gm).length);
    });

    it('is written in its own letters', () => {
      expect(text).not.toMatch(FOREIGN[language]);
    });

    it('speaks of no rule that is not there', () => {
      const { spec } = bookOf(game);
      const [letter] = chaptersOf(spec)[0];
      const known = new Set(rulesOf(spec));
      const spoken = matches(text, new RegExp(String.raw`(?<!\p{L})(${letter}\d+\.\d+)`, 'gu'));
      expect(spoken.filter((rule) => !known.has(rule))).toEqual([]);
      expect(spoken).not.toEqual([]);
    });

    it('has a caption in italics before every position', () => {
      const captions = matches(text, /^(\*[^*].*\*)\n\n```play$/gm);
      expect(captions).toHaveLength(positionsIn(text).length);
    });

    it('is six to ten pages long', () => {
      const words = text.replace(POSITION, '').match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [];
      expect(words.length).toBeGreaterThanOrEqual(SHORTEST);
      expect(words.length).toBeLessThanOrEqual(LONGEST);
    });
  });

  it('plays from every position once', async () => {
    const names = Object.keys(await loadCaptainPositions(game));
    expect(positionsIn(english).toSorted()).toEqual(names.toSorted());
    expect(names.length).toBeGreaterThanOrEqual(8);
  });

  it('asks the reader first in every position, and each can be played to its end', async () => {
    const rules = await rulesFor(game);
    for (const [name, position] of Object.entries(await loadCaptainPositions(game))) {
      const match = must(openMatch(rules, position));
      const seat = match.seats.indexOf(position.seat);
      expect([name, turnOf(match)]).toEqual([name, { kind: 'seats', seats: [seat] }]);
      expect([name, look(match, seat).legal.length]).not.toEqual([name, 0]);
      for (let n = 0; n < 20; n++) playout(rules, rules.clone(match.state), quickRng(`${name} ${n}`));
    }
  });
});

it('a game that has no such book has none of its positions', async () => {
  expect(hasCaptain('picket')).toBe(false);
  expect(await loadCaptainPositions('picket')).toEqual({});
});
