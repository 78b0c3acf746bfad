import { describe, expect, test } from 'vitest';
import { SIZE } from '../../data/board.ts';
import { SCENARIOS } from '../../data/scenarios.ts';
import { GROUNDS } from '../../data/terrain.ts';
import { game } from '../../index.ts';
import { PHASES } from '../../rules/phases.ts';
import { describeDeed, describeHex } from '../describe.ts';
import { modelOf } from '../model.ts';
import { words as en } from '../words/en.ts';
import { ASKED } from '../words/lexicon.ts';
import { words as ru } from '../words/ru.ts';
import { words as uk } from '../words/uk.ts';
import { everything, playout } from '../moments.ts';

const ALL = { en, uk, ru } as const;
const each = describe.each(Object.entries(ALL));
/** Hexes, rules and Roman numbers of corps keep their Latin letters in every language. */
const strangers = (text: string): string =>
  text.replaceAll(/\b(?:[A-M]\d|H\d+(?:\.\d+)?|[IVX]+)\b/g, '').replaceAll(/[^A-Za-z]/g, '');

/** How somebody is told to do something. */
const TELLING: Readonly<Record<string, RegExp>> = {
  en: /choose|mark one|add a|end your/i,
  uk: /оберіть|позначте|додайте|завершіть/i,
  ru: /выберите|отметьте|добавьте|завершите/i,
};

const BATTLES = [
  ['waterloo', everything('basic'), 25],
  ['ligny', everything('kevin'), 10],
  ['quatre-bras', everything('kevin'), 1944],
  ['wavre', everything('basic'), 9],
] as const;

test('every question that the rules put to a seat has words', () => {
  const asked = Object.entries(PHASES).flatMap(([phase, { kind }]) => (kind === 'ask' ? [phase] : []));
  expect([...ASKED].sort()).toEqual(asked.sort());
});

test('the random battles come upon nearly every question and event', () => {
  const asked = new Set<string>();
  const told = new Set<string>();
  for (const [id, options, seed] of BATTLES)
    for (const { state, seat, events } of playout(id, options, seed, 3000)) {
      if (seat !== null) asked.add(state.phase);
      for (const { type } of events) told.add(type);
    }
  expect(ASKED.filter((phase) => !asked.has(phase))).toEqual([]);
  expect(told.size).toBeGreaterThan(24);
});

each('%s', (language, words) => {
  /** What is wrong with a text, or nothing. */
  const fault = (said: string): string =>
    [...(/undefined|NaN|null|\[object/.exec(said) ?? []), language === 'en' ? '' : strangers(said)].join('');

  test.each(BATTLES)('says everything that is asked, offered and told at %s', (id, options, seed) => {
    for (const { state, seat, legal, events } of playout(id, options, seed, 1200)) {
      const prompt = seat === null ? null : game.prompt(state, seat);
      const asked = prompt ? [words.prompt(prompt, state, true), words.prompt(prompt, state, false)] : [];
      // Who only waits is told what goes on, and nothing to do.
      if (prompt) expect(asked[1]).not.toMatch(TELLING[language]);
      const offered = legal.map((action) => words.action(action, state));
      for (const text of [...asked, ...offered]) expect(text).toMatch(/\p{L}/u);
      const told = events.flatMap((event) => words.event(event, state) ?? []);
      expect(fault([...asked, ...offered, ...told].join(' '))).toBe('');
      if (state.ending) expect(words.ending(state.ending, state)).toMatch(/\.$/);
    }
  });

  test('describes every hex with who stands there and what may be done', () => {
    for (const { state, legal, events } of playout('waterloo', everything('basic'), 21, 400)) {
      if (state.phase !== 'order') continue;
      const { spots } = modelOf(state, legal, events);
      const said = Array.from({ length: SIZE }, (_, hex) => describeHex(state, words, hex, spots.get(hex)));
      expect(fault(said.join(' '))).toBe('');
      const deeds = [...spots.values()].flat().map((deed) => describeDeed(state, words, deed));
      expect(fault(deeds.join(' '))).toBe('');
    }
  });

  test.each(SCENARIOS.map(({ id }) => id))('tells the story of %s', (id) => {
    const { title, date, history, notes } = words.scenarios[id];
    expect(history.split(/[.!?]/).length).toBeGreaterThan(3);
    expect(notes.length).toBeGreaterThan(60);
    expect(date).toMatch(/1815/);
    expect(fault(`${title} ${date} ${history} ${notes}`)).toBe('');
  });

  test('gives one day for a battle of a day, and both for Wavre', () => {
    const days = ['waterloo', 'wavre'].map((id) => words.scenarios[id].date.match(/[\d–]+(?= \p{L})/u)?.[0]);
    expect(days).toEqual(['18', '18–19']);
  });

  test('has every name of leaders, places and units', () => {
    for (const { scenario } of SCENARIOS) {
      const named = [...(scenario.leaders ?? []), ...(scenario.keys ?? []), ...scenario.units];
      const names = [...named.map(({ name = '' }) => name), ...Object.values(scenario.places ?? {})];
      expect(fault(names.map((name) => words.name(name)).join(' '))).toBe('');
    }
  });

  test('explains every option and its choices', () => {
    for (const [name, spec] of Object.entries(game.options)) {
      expect(words.options[name].text).toMatch(/\.$/);
      if (spec.kind === 'choice')
        expect(Object.keys(words.options[name].choices ?? {})).toEqual([...spec.of]);
    }
  });

  test('names every kind of ground', () => {
    for (const ground of GROUNDS) expect(words.grounds[ground]).not.toBe('');
  });

  test('knows a draw from a victory, and a victory from the other', () => {
    const [moment] = playout('ligny', everything('basic'), 1, 1);
    const said = [[], [0], [1]].map((winners) => words.ending({ winners, reason: 'time' }, moment.state));
    expect(new Set(said).size).toBe(3);
  });
});

test('counts in three forms where the language has them', () => {
  expect([1, 2, 5, 11, 21].map(uk.ui.points)).toEqual(['1 очко', '2 очки', '5 очок', '11 очок', '21 очко']);
  expect([1, 3, 5].map(ru.ui.dice)).toEqual(['1 кубик', '3 кубика', '5 кубиков']);
  expect([1, 2].map(en.ui.dice)).toEqual(['1 die', '2 dice']);
});
