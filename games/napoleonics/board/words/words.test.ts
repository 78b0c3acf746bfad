import { describe, expect, test } from 'vitest';
import { hexNamed } from '../../data/board.ts';
import { CARDS_IN_FORCE } from '../../data/cards.ts';
import { ENTRIES, scenarioNamed } from '../../data/scenarios.ts';
import { TERRAINS } from '../../data/terrain.ts';
import { UNIT_KINDS } from '../../data/units.ts';
import { game } from '../../index.ts';
import { seen } from '../../rules/events.ts';
import { fieldOf } from '../../rules/field.ts';
import { PHASE } from '../../rules/phases.ts';
import { NONE } from '../../rules/state.ts';
import { Table } from '../../test/table.ts';
import { momentOf } from '../moments.ts';
import { describeHex } from '../describe.ts';
import { words as en } from './en.ts';
import { ASKED, CARD_WORDS, SCENARIO_NAMES, TERRAIN_NAMES, UNIT_CODES } from './lexicon.ts';
import { plural } from '@bicorne/boardkit';
import { words as ru } from './ru.ts';
import { words as uk } from './uk.ts';

const ALL = { en, uk, ru } as const;
const each = describe.each(Object.entries(ALL));
/** How somebody is told to do something. */
const TELLING: Readonly<Record<string, RegExp>> = {
  en: /choose|play a|order units|give back|keep one/i,
  uk: /оберіть|зіграйте|віддайте|поверніть|лишіть|завершіть/i,
  ru: /выберите|сыграйте|отдайте|верните|оставьте|закончите/i,
};
/** Hexes keep their Latin letter in every language. */
const strangers = (text: string): string =>
  text.replaceAll(/\b[A-I]\d{1,2}\b/g, '').replaceAll(/[^A-Za-z]/g, '');

describe('the lists of the lexicon', () => {
  test('name every question that the rules ask', () => {
    const asked = Object.entries(PHASE).flatMap(([phase, { kind }]) => (kind === 'ask' ? [phase] : []));
    expect([...ASKED].sort()).toEqual(asked.sort());
  });

  test('name every card, unit, ground and scenario', () => {
    expect(CARD_WORDS).toEqual(CARDS_IN_FORCE.map(({ name }) => name));
    expect([...UNIT_CODES].sort()).toEqual([...new Set(UNIT_KINDS.map(({ code }) => code))].sort());
    expect(TERRAIN_NAMES).toEqual(TERRAINS.map(({ name }) => name));
    expect(SCENARIO_NAMES).toEqual(ENTRIES.map(({ id }) => id));
  });

  test('have the story of a battle once: in English in its file, in other languages here', () => {
    for (const id of SCENARIO_NAMES) {
      const { history = {}, notes = {} } = scenarioNamed(id);
      expect([Object.keys(history), Object.keys(notes)]).toEqual([['en'], ['en']]);
    }
  });
});

each('%s', (language, words) => {
  const cyrillic = language !== 'en';

  test.each(SCENARIO_NAMES)('tells the story of %s', (id) => {
    const { title, date, history, notes } = words.scenarios[id];
    expect(history.split(/[.!?]/).length).toBeGreaterThan(3);
    expect(notes).toMatch(cyrillic ? /реконструк/i : /reconstruct/i);
    expect(date).toMatch(/18(08|09|10|11|12|13|14|15)/);
    if (cyrillic) expect(strangers(`${title}${history}${notes}`)).toBe('');
  });

  test('has every name on every map', () => {
    for (const id of SCENARIO_NAMES) {
      const { places = {}, waters = {}, leaders } = scenarioNamed(id);
      const names = [...Object.values(places), ...Object.values(waters)].map((name) =>
        words.placeName(name ?? ''),
      );
      const people = leaders.map(({ name }) => words.personName(name));
      expect([...names, ...people]).not.toContain('');
      if (cyrillic) expect(strangers([...names, ...people].join(''))).toBe('');
    }
  });

  test('has a name and a text for every card', () => {
    CARDS_IN_FORCE.forEach((_, card) => {
      const { name, text } = words.card(card);
      expect(name).not.toBe(words.ui.hiddenCard);
      expect(text).toMatch(/\.$/);
      if (cyrillic) expect(strangers(name + text)).toBe('');
    });
  });

  test('says what is asked, what may be done and what happened, at every kind of moment', () => {
    for (const asked of ASKED) {
      const { sight, events } = momentOf('waterloo', asked, 2, 5);
      const waiting = sight.prompt ? words.prompt(sight.prompt, sight.view, false) : '';
      // Who only waits is told what goes on, and nothing to do.
      expect(waiting).not.toMatch(TELLING[language]);
      const said = [
        sight.prompt ? words.prompt(sight.prompt, sight.view, true) : '',
        waiting,
        ...sight.legal.map((action) => words.action(action, sight.view)),
        ...events.flatMap((event) => words.event(event, sight.view) ?? []),
        describeHex(sight.view, words, 56),
      ].join(' ');
      expect(said).not.toMatch(/undefined|NaN|null|\[object/);
      if (cyrillic) expect(strangers(said)).toBe('');
    }
  });

  test('asks where a leader rides, not the unit that he leaves', () => {
    const { sight } = momentOf('waterloo', 'ride', 2, 5);
    const hex = hexNamed(String(sight.prompt?.about?.['piece']));
    const { name } = fieldOf(sight.view).scenario.leaders[sight.view.leaderAt[hex]];
    expect(sight.view.unitAt[hex]).not.toBe(NONE);
    expect(sight.prompt && words.prompt(sight.prompt, sight.view, true)).toContain(words.personName(name));
  });

  test('lists the faces of a roll with commas', () => {
    const event = { type: 'rolled', way: 'fire', by: 0, at: 56, faces: [1, 0, 0, 1, 0] } as const;
    const { sight } = momentOf('waterloo', 'play');
    expect(words.event(event, sight.view)).toMatch(/1, .* 1\.$/);
  });

  test('names the options of the game', () => {
    for (const option of Object.keys(game.options)) expect(words.options[option].title).not.toBe('');
    expect(Object.keys(words.options['edition'].choices ?? {})).toEqual(['later', 'first']);
  });

  test('N13.11 names the card under a square to its owner, and to nobody else', () => {
    const { view } = momentOf('waterloo', 'play').sight;
    const unit = fieldOf(view).seat.indexOf(1);
    const card = CARDS_IN_FORCE.findIndex(({ name }) => name === 'forward');
    const formed = { type: 'formedSquare', seat: 1, unit, place: 2, card } as const;
    const { name } = words.card(card);
    expect(words.event(formed, view)).toContain(name);
    expect(words.event(seen(formed, 0), view)).not.toContain(name);
    expect(words.ui.squarePlace(2, name)).toContain(name);
  });

  test('N16.18 counts no orders for Leadership: any leader may leave his unit', () => {
    const table = new Table('E5: ./fLN+ ./fLN+ \n A7: ./bLN', { hands: { french: ['leadership'] } });
    const { state } = table.do('play:leadership');
    const prompt = game.prompt(state, 0);
    expect(prompt && words.prompt(prompt, game.view(state, 0), true)).not.toMatch(/\d/);
  });

  test('names the winner, true for whoever reads it: both may look at one device, and anybody at a replay', () => {
    const { sight } = momentOf('waterloo', 'play');
    const told = [0, 1].map((viewer) =>
      words.ending({ winners: [1], reason: 'banners' }, { ...sight.view, viewer }),
    );
    expect(new Set(told).size).toBe(1);
    expect(told[0]).toContain(words.seats['allied']);
  });
});

describe('plurals', () => {
  const blocks = { one: 'блок', few: 'блоки', many: 'блоків', other: 'блока' };

  test.each([
    [1, 'блок'],
    [2, 'блоки'],
    [5, 'блоків'],
    [11, 'блоків'],
    [21, 'блок'],
    [22, 'блоки'],
  ])('Ukrainian has three: %i %s', (n, form) => {
    expect(plural('uk')(n, blocks)).toBe(form);
  });

  test('a banner, two, five', () => {
    expect(ru.ui.blocks(1)).toBe('1 блок');
    expect(ru.ui.blocks(3)).toBe('3 блока');
    expect(ru.ui.blocks(5)).toBe('5 блоков');
    expect(en.ui.dice(1)).toBe('1 die');
    expect(en.ui.dice(4)).toBe('4 dice');
  });

  test('one card among the discards has no order', () => {
    expect([1, 3, 15, 21].map(uk.ui.spread.order)).toEqual([
      '1 карта',
      '3 карти, спочатку останні',
      '15 карт, спочатку останні',
      '21 карта, спочатку останні',
    ]);
    expect([1, 4].map(ru.ui.spread.order)).toEqual(['1 карта', '4 карты, сначала последние']);
    expect([1, 2].map(en.ui.spread.order)).toEqual(['1 card', '2 cards, the newest first']);
  });
});
