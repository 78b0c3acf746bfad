import { quickRng } from '@bicorne/engine';
import { expect, test, vi } from 'vitest';
import { TREE, type Drawn } from '../drawn.fixture.ts';
import { LEVELS } from '../index.ts';
import { glance } from './glance.ts';
import { makeJudge } from './mind.ts';
import { prepareTrials } from './search.ts';

const ME = 0;
const won: Drawn = { winner: ME };
const even: Drawn = { ask: 1, moves: { on: {} } };

const settle = vi.fn<typeof TREE.game.settle>(TREE.game.settle);
const trials = prepareTrials(
  { ...TREE, game: { ...TREE.game, settle } },
  makeJudge(TREE, {}),
  ME,
  quickRng('glance'),
  LEVELS.marshal,
);
const look = (after: Drawn, most = 24): number =>
  glance(trials, { node: { ask: ME, moves: { x: after } } }, { do: 'x' }, most);

test('a victory is certain, a position is what the evaluation says', () => {
  expect([look(won), look({ winner: 1 }), look({}), look(even)]).toEqual([1, 0, 0.5, 0.5]);
});

test('a roll is the exact average of its outcomes', () => {
  expect(look({ roll: [won, even, even, won] })).toBeCloseTo(0.75, 12);
});

test('of very many outcomes some are looked at, and weighed as if they were all', () => {
  settle.mockClear();
  expect(look({ roll: Array.from({ length: 100 }, () => won) }, 24)).toBeCloseTo(1, 12);
  expect(settle.mock.calls.length).toBeLessThanOrEqual(24);
});
