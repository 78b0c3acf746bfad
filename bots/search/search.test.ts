import { quickRng, sight, type Mind } from '@bicorne/engine';
import { expect, onTestFinished, test, vi } from 'vitest';
import { TREE, type Drawn, type DrawnState } from '../drawn.fixture.ts';
import { LEVELS, type Rulebook } from '../index.ts';
import { makeJudge } from './mind.ts';
import { think, type Effort, type Opinion } from './search.ts';

const ME = 0;

/** Every action passes the turn, and what it brought is seen at once. */
const mind: Mind<DrawnState> = {
  features: [{ id: 'worth' }],
  weights: { worth: 1 },
  look: ({ node }, seat, into) => void (into[0] = (seat === ME ? 1 : -1) * (node.worth ?? 0)),
  lean: (_state, _seat, legal, into) => void into.fill(0, 0, legal.length),
  turns: 1,
  mover: ({ node }) => node.ask ?? 0,
  questions: () => 1,
};

function thinkOf(worths: readonly number[], effort: Effort, game = TREE.game): readonly Opinion[] {
  const moves = Object.fromEntries(
    worths.map((worth): [string, Drawn] => [`w${worth}`, { ask: 1, worth, moves: { on: {} } }]),
  );
  const rulebook: Rulebook = { game, bot: { ...TREE.bot, mind } };
  const seen = sight(game, { node: { ask: ME, moves } }, ME);
  return think(rulebook, makeJudge(rulebook, {}), seen, ME, quickRng('search'), effort);
}

test('opinions come from the best to the worst', () => {
  const effort = { ...LEVELS.officer, trials: 2000, millis: Infinity };
  const opinions = thinkOf([0.3, -2, 1.4, 0, -0.6, 2, -1, 0.9], effort);
  expect(opinions.map(({ action }) => action.do)).toEqual(
    [2, 1.4, 0.9, 0.3, 0, -0.6, -1, -2].map((worth) => `w${worth}`),
  );
});

test.each([2, 3, 5, 6, 10, 24])(
  'of %i candidates all are halved to one, for which the whole share is spent',
  (count) => {
    const effort = { ...LEVELS.marshal, trials: 8000, millis: Infinity };
    const opinions = thinkOf([...Array.from({ length: count }).keys()], effort);
    const spent = opinions.reduce((sum, { trials }) => sum + trials, 0);
    // A question gets a quarter of the turn at most; a round that does not come out even leaves less than its candidates.
    const share = effort.trials / 4;
    expect(spent).toBeLessThanOrEqual(share);
    expect(spent).toBeGreaterThan(share - count);
  },
);

test('time that runs out in the middle of a round ends it, also where the first trial was quick', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let clones = 0;
  const slow = 30;
  const clone = (state: unknown): unknown => {
    vi.advanceTimersByTime(clones++ === 0 ? 1 : slow);
    return TREE.game.clone(state);
  };
  const effort = { ...LEVELS.marshal, trials: Infinity, millis: 800 };
  const begin = performance.now();
  const opinions = thinkOf([...Array.from({ length: 60 }).keys()], effort, { ...TREE.game, clone });
  // A question gets a quarter of the turn at most, less what is kept back.
  expect(performance.now() - begin).toBeLessThanOrEqual(0.25 * 0.9 * effort.millis + slow);
  expect(opinions.every(({ score }) => Number.isFinite(score))).toBe(true);
});
