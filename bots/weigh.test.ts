import { quickRng, sight, type Action } from '@bicorne/engine';
import { expect, test } from 'vitest';
import { TREE, type Drawn } from './drawn.fixture.ts';
import { weigh, type Weighed } from './weigh.ts';

const won: Drawn = { winner: 0 };
const lost: Drawn = { winner: 1 };

function weighed(moves: Readonly<Record<string, Drawn>>, done: string): Weighed | null {
  const seen = sight(TREE.game, { node: { ask: 0, moves } }, 0);
  const action: Action = { do: done };
  return weigh(TREE, seen, 0, action, quickRng('weigh'), { search: 200, duel: 100 });
}

test('what throws a victory away cost all of it, and the better action is named', () => {
  expect(weighed({ a: lost, b: won, c: {} }, 'a')).toMatchObject({
    better: { do: 'b' },
    cost: 1,
    ofBetter: 1,
    ofDone: 0,
  });
  expect(weighed({ a: lost, b: won, c: {} }, 'c')?.cost).toBe(0.5);
});

test('what is best cost nothing', () => {
  expect(weighed({ a: lost, b: won }, 'b')).toMatchObject({ better: { do: 'b' }, cost: 0, line: [] });
});

test('two rolls are compared by their odds, however they would have fallen', () => {
  const roll = (wins: number): Drawn => ({ roll: [0, 1, 2, 3, 4, 5].map((n) => (n < wins ? won : lost)) });
  const found = weighed({ two: roll(2), five: roll(5) }, 'two');
  expect(found?.better).toEqual({ do: 'five' });
  expect(Math.abs((found?.cost ?? 0) - 0.5)).toBeLessThan(4 * (found?.error ?? 0) + 0.02);
});

test('the line goes on as long as nobody else and no dice come in', () => {
  const plan: Drawn = {
    ask: 0,
    moves: { x: lost, y: { ask: 0, moves: { p: { ask: 1, moves: { on: won } } } } },
  };
  expect(weighed({ a: lost, b: plan }, 'a')?.line).toEqual([{ do: 'b' }, { do: 'y' }, { do: 'p' }]);
});
