import { describe, expect, it } from 'vitest';
import { LANGUAGES, bookOf, chaptersOf, matches, positionsOf, rulesOf } from './book.ts';
import { loadBoard, offeredGames } from './registry.ts';

/** Cyrillic letters that look like ours: a rule numbered with one would be no rule at all. */
const LOOKALIKE: Readonly<Record<string, string>> = { C: 'С', H: 'Н', M: 'М' };

const POSITION = /^```position\n[\s\S]*?^```$/gm;
const CAPTION = /^\*[^*].*\*$/gm;

/** The rules and chapters that a book speaks of. Captions name hexes as well: there only a rule counts. */
function spokenOf(text: string): string[] {
  const letter = rulesOf(text)[0][0];
  const either = `[${letter}${LOOKALIKE[letter] ?? ''}]`;
  const rule = new RegExp(String.raw`(?<![\p{L}\d])(${either}\d+\.\d+)`, 'gu');
  const ruleOrChapter = new RegExp(String.raw`(?<![\p{L}\d])(${either}\d+(?:\.\d+)?)`, 'gu');
  const prose = text.replace(POSITION, '');
  const captions = prose.match(CAPTION)?.join('\n') ?? '';
  return [...matches(captions, rule), ...matches(prose.replace(CAPTION, ''), ruleOrChapter)];
}

const tableFigures = (text: string): string[][] =>
  matches(text, /^(\|.*)$/gm).map((row) => row.match(/[−-]?\d+/g) ?? []);

const ruleFigures = (text: string): string[][] =>
  matches(text, /^((?:- )?\*\*[A-Z]\d+\.\d+\*\* .*)$/gm).map((rule) =>
    [...new Set(rule.match(/\d+(?:[.–]\d+)*/g))].toSorted(),
  );

describe.each(offeredGames())('the book of %s', (game) => {
  const { spec, text: texts } = bookOf(game);

  describe.each(LANGUAGES)('in %s', (language) => {
    const text = texts[language];

    it('has every rule once, in order', () => {
      expect(rulesOf(text)).toEqual(rulesOf(spec));
    });

    it('has every chapter, each with the rules of its number', () => {
      expect(chaptersOf(text)).toEqual(chaptersOf(spec));
      for (const chapter of text.split(/^## /m).slice(1)) {
        const [number] = chapter.split(' ');
        expect(rulesOf(chapter).filter((rule) => rule.split('.')[0] !== number)).toEqual([]);
      }
    });

    it('speaks of no rule or chapter that is not there', () => {
      const known = new Set([...rulesOf(spec), ...chaptersOf(spec)]);
      expect(spokenOf(text).filter((rule) => !known.has(rule))).toEqual([]);
    });

    it.each(positionsOf(text))('draws a position that can be set up behind $rule', async ({ position }) => {
      expect((await loadBoard(game))?.position?.(position)).toBeTruthy();
    });

    it('has a caption in italics before every position', () => {
      const captions = matches(text, /^(\*[^*].*\*)\n\n```position$/gm);
      expect(captions).toHaveLength(positionsOf(text).length);
    });

    it('draws the positions of the English book', () => {
      expect(positionsOf(text)).toEqual(positionsOf(texts.en));
    });

    it('has the figures of the English tables', () => {
      expect(tableFigures(text)).toEqual(tableFigures(texts.en));
    });

    it('has the figures of the English rules', () => {
      expect(ruleFigures(text)).toEqual(ruleFigures(texts.en));
    });
  });
});
