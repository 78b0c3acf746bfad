import { drawOutcome, listOutcomes, quickRng, type Game, type Rng, type Weighted } from '@bicorne/engine';
import type { Looks, ValueFunction } from './value.ts';

/** What is to be expected of a position: the mean of what it may come to. */
export interface Expected {
  /** By seat. */
  readonly values: readonly number[];
  /** Standard error of the first seat's. */
  readonly error: number;
}

interface Terms {
  readonly game: Game;
  readonly value: ValueFunction;
  readonly looks: Looks;
  /** Positions that are to be compared are looked at with the same luck. */
  readonly seed: number;
}

/** The mean over every outcome of chance, by its exact weight, where chance must decide; of looks at it, where somebody must. */
export function expectation(terms: Terms, state: unknown): Expected {
  const { game, looks, seed } = terms;
  if (game.turn(state).kind !== 'chance') return lookAt(terms, [state], [1], looks.each);
  const all = listOutcomes(game.chance(state));
  const list = all.length > looks.outcomes ? drawn(game, state, looks.outcomes, quickRng(seed)) : all;
  const states = list.map(({ outcome }) => {
    const after = game.clone(state);
    game.settle(after, outcome);
    return after;
  });
  const each = Math.max(1, Math.ceil((SHARE * looks.each) / list.length));
  return lookAt(
    terms,
    states,
    list.map(({ weight }) => weight),
    each,
  );
}

/** All outcomes of one chance together are looked at so many times as often as one position. */
const SHARE = 3;

const drawn = (game: Game, state: unknown, count: number, rng: Rng): Weighted[] =>
  Array.from({ length: count }, () => ({
    outcome: drawOutcome(game.chance(state), rng),
    weight: 1 / count,
  }));

/** The weighted mean of several positions, each looked at so often. */
function lookAt(
  { value, seed }: Terms,
  states: readonly unknown[],
  weights: readonly number[],
  each: number,
): Expected {
  const sums: number[] = [];
  let [square, weighed] = [0, 0];
  states.forEach((state, n) => {
    const weight = weights[n] / each;
    weighed += weight * weights[n];
    for (let number = 0; number < each; number++) {
      const values = value.look(state, { seed, number });
      values.forEach((one, seat) => (sums[seat] = (sums[seat] ?? 0) + weight * one));
      square += weight * values[0] ** 2;
    }
  });
  const variance = Math.max(0, square - sums[0] ** 2);
  return { values: sums, error: Math.sqrt(variance * weighed) };
}

/** The mean of several estimates of one thing. */
export function meanOf(all: readonly Expected[]): Expected {
  const [{ values }] = all;
  const means = values.map((_, seat) => all.reduce((sum, one) => sum + one.values[seat], 0) / all.length);
  const variance = all.reduce((sum, one) => sum + (one.values[0] - means[0]) ** 2, 0) / all.length;
  return { values: means, error: Math.sqrt(variance / Math.max(1, all.length - 1)) };
}
