import { quickRng, sight, type Mind } from '@bicorne/engine';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commanderNamed } from './commander.ts';
import { TREE, type Drawn, type DrawnState } from './drawn.fixture.ts';
import { LEVELS, newPurse, type Purse, type Rulebook } from './index.ts';
import { Purses } from './purse.ts';

const QUESTIONS = 10;
/** More than were allowed for, and more than one would ever be asked in a turn. */
const MANY = 300;

/** A turn that goes on and on: the same question, ten answers, all alike. */
const endless: Drawn = {
  ask: 0,
  moves: Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`m${i}`, {}])),
};
const mind: Mind<DrawnState> = {
  features: [{ id: 'worth' }],
  weights: { worth: 1 },
  look: (_state, _seat, into) => void into.fill(0),
  lean: (_state, _seat, legal, into) => void into.fill(0, 0, legal.length),
  turns: 1,
  mover: () => 7,
  questions: () => QUESTIONS,
};

function rulebookWith(part: Partial<typeof TREE.game>, change: Partial<typeof mind> = {}): Rulebook {
  return { game: { ...TREE.game, ...part }, bot: { ...TREE.bot, mind: { ...mind, ...change } } };
}

function ask(name: string, rulebook: Rulebook, purse: Purse, seed: number): string {
  const bot = commanderNamed(name);
  if (!bot) throw new Error(`no ${name}`);
  return bot(rulebook, sight(TREE.game, { node: endless }, 0), 0, quickRng(seed), purse).do;
}

test('a turn with more questions than were allowed for makes no more trials than a turn may', () => {
  const rulebook = rulebookWith({});
  const purse = newPurse();
  const most = LEVELS.marshal.trials * 0.01;
  for (let n = 0; n < MANY; n++) expect(ask('marshal@0.01', rulebook, purse, n)).toMatch(/^m\d$/);
  expect(purse.trials).toBeLessThanOrEqual(most);
  expect(purse.trials).toBeGreaterThan(0.9 * most);
});

test('such a turn ends in its time, by a clock that only trials move', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const clone = (state: unknown): unknown => {
    vi.advanceTimersByTime(1);
    return TREE.game.clone(state);
  };
  const purse = newPurse();
  const begin = performance.now();
  for (let n = 0; n < MANY; n++) ask('marshal', rulebookWith({ clone }), purse, n);
  expect(performance.now() - begin).toBeLessThanOrEqual(LEVELS.marshal.millis);
  expect(performance.now() - begin).toBeGreaterThan(0.8 * LEVELS.marshal.millis);
  expect(purse.millis).toBe(performance.now() - begin);
});

test('an answer takes no more than its share, however full the purse', () => {
  const purse = newPurse();
  ask('marshal@0.1', rulebookWith({}), purse, 1);
  expect(purse.trials).toBeLessThanOrEqual((LEVELS.marshal.trials * 0.1) / QUESTIONS);
});

test('an answer takes no more than a quarter of what is left, however few questions there are', () => {
  const purse = newPurse();
  const rulebook = rulebookWith({}, { questions: () => 1 });
  const most = LEVELS.marshal.trials * 0.1;
  for (const left of [most, 0.75 * most]) {
    const before = purse.trials;
    ask('marshal@0.1', rulebook, purse, 1);
    expect(purse.trials - before).toBeLessThanOrEqual(0.25 * left);
    expect(purse.trials - before).toBeGreaterThan(0.15 * left);
  }
});

test('who counts trials makes them however long they take', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const clone = (state: unknown): unknown => {
    vi.advanceTimersByTime(60_000);
    return TREE.game.clone(state);
  };
  const [quick, slow] = [newPurse(), newPurse()];
  ask('marshal@0.01', rulebookWith({}), quick, 1);
  ask('marshal@0.01', rulebookWith({ clone }), slow, 1);
  expect(slow.trials).toBe(quick.trials);
});

test('with the next turn the purse is full again', () => {
  const [fresh, used] = [newPurse(), { turn: 6, trials: 1e9, millis: 1e9 }];
  for (const purse of [fresh, used]) ask('marshal@0.1', rulebookWith({}), purse, 1);
  expect(used).toEqual({ ...fresh, millis: used.millis });
  expect(used.turn).toBe(7);
});

test('with an empty purse the best is taken that suggests itself', () => {
  const lean: Mind['lean'] = (_state, _seat, legal, into) =>
    legal.forEach(({ do: word }, i) => (into[i] = word === 'm4' ? 1 : 0));
  const purse = { turn: 7, trials: LEVELS.marshal.trials, millis: 0 };
  expect(ask('marshal@1', rulebookWith({}, { lean }), purse, 1)).toBe('m4');
  expect(purse.trials).toBe(LEVELS.marshal.trials);
});

test('purses are kept by match and seat, and those longest unused are forgotten', () => {
  const purses = new Purses();
  const spent = (millis: number): Purse => ({ turn: 1, trials: 0, millis });
  purses.keep('a', 0, spent(5));
  purses.keep('a', 1, spent(6));
  expect([purses.of('a', 0).millis, purses.of('a', 1).millis, purses.of('b', 0).millis]).toEqual([5, 6, 0]);
  purses.keep('a', 0, spent(7));
  for (let n = 0; n < 1_999; n++) purses.keep(`m${n}`, 0, spent(1));
  expect([purses.of('a', 0).millis, purses.of('a', 1).millis]).toEqual([7, 0]);
});
