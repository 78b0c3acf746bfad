import { expect, test } from 'vitest';
import { TREE, type Drawn } from '../bots/drawn.fixture.ts';
import { expectation, meanOf, type Expected } from './expect.ts';
import { makeValue } from './value.ts';

const won: Drawn = { winner: 0 };
const lost: Drawn = { winner: 1 };
const value = makeValue(TREE, 'test');
const of = (node: Drawn, outcomes = 100): Expected =>
  expectation({ game: TREE.game, value, looks: { each: 8, outcomes }, seed: 1 }, { node });

test('what is over is worth its result, and what one side has the other has not', () => {
  expect(of(won)).toEqual({ values: [1, 0], error: 0 });
  expect(of({})).toEqual({ values: [0.5, 0.5], error: 0 });
  const [mine, theirs] = of({ ask: 0, worth: 2, moves: { on: {} } }).values;
  expect(mine + theirs).toBeCloseTo(1, 12);
});

test('a roll is worth the exact mean of its outcomes', () => {
  const roll: Drawn = { roll: [won, lost, lost, { roll: [won] }, lost] };
  expect(of(roll).values[0]).toBeCloseTo(2 / 5, 12);
});

test('where the outcomes are too many some are drawn, the same ones each time, with the error of that', () => {
  const roll: Drawn = { roll: Array.from({ length: 1000 }, (_, n) => (n % 4 === 0 ? won : lost)) };
  const drawn = of(roll, 400);
  expect(drawn.error).toBeGreaterThan(0.01);
  expect(Math.abs(drawn.values[0] - 0.25)).toBeLessThan(4 * drawn.error);
  expect(of(roll, 400)).toEqual(drawn);
});

test('several estimates of one thing have their mean and its error', () => {
  const all = [0.2, 0.4, 0.6].map((one) => ({ values: [one, 1 - one], error: 0 }));
  const { values, error } = meanOf(all);
  expect(values[0]).toBeCloseTo(0.4, 12);
  expect(error).toBeCloseTo(0.2 / Math.sqrt(3), 12);
});
