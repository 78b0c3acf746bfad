import { digest, drawOutcome, listOutcomes, quickRng, type Game } from '@bicorne/engine';
import type { ValueFunction } from './value.ts';

/** What is to be expected of a position: what it is worth, chance averaged out up to the next decision. */
export interface Expected {
  readonly values: readonly number[];
  /** Standard error of the first seat's, 0 where every outcome was counted. */
  readonly error: number;
}

export interface ExpectLimits {
  /** More outcomes than this are not counted one by one but drawn. */
  readonly outcomes: number;
  /** How many are drawn then. */
  readonly draws: number;
}

interface Terms {
  readonly game: Game;
  readonly value: ValueFunction;
  readonly limits: ExpectLimits;
}

/** The same position has the same expectation: where outcomes are drawn, the position itself says which. */
export function expectation(terms: Terms, state: unknown): Expected {
  const { game, value, limits } = terms;
  if (game.turn(state).kind !== 'chance') return { values: value.of(state), error: 0 };
  const sums = new Sums();
  const left = countAll(terms, state, 1, limits.outcomes, sums);
  return left < 0 ? drawSome(terms, state) : { values: sums.means, error: 0 };
}

/** Adds every way in which chance may go on from here; returns how many more may be counted, less than 0: too many. */
function countAll(terms: Terms, state: unknown, weight: number, most: number, sums: Sums): number {
  const { game, value } = terms;
  if (game.turn(state).kind !== 'chance') {
    sums.add(value.of(state), weight);
    return most - 1;
  }
  const all = listOutcomes(game.chance(state));
  let left = most;
  if (all.length > left) return -1;
  for (const { outcome, weight: share } of all) {
    const after = game.clone(state);
    game.settle(after, outcome);
    left = countAll(terms, after, weight * share, left, sums);
    if (left < 0) return left;
  }
  return left;
}

function drawSome({ game, value, limits }: Terms, state: unknown): Expected {
  const rng = quickRng(digest(state));
  const sums = new Sums();
  for (let n = 0; n < limits.draws; n++) {
    const after = game.clone(state);
    while (game.turn(after).kind === 'chance') game.settle(after, drawOutcome(game.chance(after), rng));
    sums.add(value.of(after), 1);
  }
  return { values: sums.means, error: sums.error };
}

/** The mean of several estimates of one thing. */
export function meanOf(all: readonly (readonly number[])[]): Expected {
  const sums = new Sums();
  for (const values of all) sums.add(values, 1);
  return { values: sums.means, error: sums.error };
}

/** Weighted sums of the values of all seats, and how far the first seat's are spread. */
class Sums {
  #count = 0;
  #weight = 0;
  #square = 0;
  #sums: number[] = [];

  add(values: readonly number[], weight: number): void {
    values.forEach((one, seat) => (this.#sums[seat] = (this.#sums[seat] ?? 0) + weight * one));
    this.#square += weight * values[0] * values[0];
    this.#weight += weight;
    this.#count++;
  }

  get means(): number[] {
    return this.#sums.map((sum) => sum / this.#weight);
  }

  get error(): number {
    const mean = this.#sums[0] / this.#weight;
    const variance = Math.max(0, this.#square / this.#weight - mean * mean);
    return Math.sqrt(variance / Math.max(1, this.#count - 1));
  }
}
