import type { Drawn } from '../bots/drawn.fixture.ts';
import { TREE } from '../bots/drawn.fixture.ts';
import { expect, test } from 'vitest';
import { expectation, type Expected, type ExpectLimits } from './expect.ts';
import { makeValue } from './value.ts';

const won: Drawn = { winner: 0 };
const lost: Drawn = { winner: 1 };
const value = makeValue(TREE, 'test');
const of = (node: Drawn, limits: ExpectLimits = { outcomes: 100, draws: 400 }): Expected =>
  expectation({ game: TREE.game, value, limits }, { node });

test('what is over is worth its result, and what one side has the other has not', () => {
  expect(of(won)).toEqual({ values: [1, 0], error: 0 });
  expect(of({})).toEqual({ values: [0.5, 0.5], error: 0 });
  const [mine, theirs] = of({ ask: 0, worth: 2, moves: { on: {} } }).values;
  expect(mine + theirs).toBeCloseTo(1, 12);
});

test('a roll is worth the exact mean of its outcomes, with the rolls that follow at once', () => {
  const roll: Drawn = { roll: [won, lost, { roll: [won, won, won, lost] }] };
  expect(of(roll).values[0]).toBeCloseTo(1 / 3 + 0.75 / 3, 12);
  expect(of(roll).error).toBe(0);
});

test('where the outcomes are too many some are drawn, the same ones each time, with the error of that', () => {
  const roll: Drawn = { roll: Array.from({ length: 200 }, (_, n) => (n % 4 === 0 ? won : lost)) };
  const drawn = of(roll, { outcomes: 100, draws: 400 });
  expect(drawn.error).toBeGreaterThan(0.01);
  expect(Math.abs(drawn.values[0] - 0.25)).toBeLessThan(4 * drawn.error);
  expect(of(roll, { outcomes: 100, draws: 400 })).toEqual(drawn);
});
