import { listOutcomes, type Outcome } from './chance.ts';
import { ONLOOKER, type Game, type GameEvent, type Seat } from './contract.ts';
import { settledSteps, stateAt, takeStep, type Match } from './match.ts';
import { normal } from './normal.ts';

/**
 * The luck of a match's dice. What a throw brought is compared with all that it could have brought, each outcome
 * played through the game and counted in the game's own points. Nothing is said of draws, only of dice.
 */
export interface SeatLuck {
  readonly throws: number;
  readonly dice: number;
  /** Points gained by luck: the sum of what each throw brought, less its mean. */
  readonly gain: number;
  /** Standard deviation of that sum. */
  readonly spread: number;
  /** The share of sides that would have had less luck with the same throws, by the normal curve. */
  readonly above: number;
  /** The sum after each throw. */
  readonly track: readonly number[];
}

export interface LuckTerms {
  /** What a position is worth to a seat. */
  worth(state: unknown, seat: Seat): number;
  /** Whose throw this event tells of; null where it tells of none. */
  thrower(event: GameEvent, view: unknown): Seat | null;
}

export function luckOf(match: Match, terms: LuckTerms): readonly SeatLuck[] {
  const tracks = match.seats.map(() => ({ dice: 0, variance: 0, track: [0] }));
  for (const { seat, dice, gain, variance } of throwsOf(match, terms)) {
    const own = tracks[seat];
    own.dice += dice;
    own.variance += variance;
    own.track.push(own.track[own.track.length - 1] + gain);
  }
  return tracks.map(({ dice, variance, track }) => {
    const gain = track[track.length - 1];
    const spread = Math.sqrt(variance);
    const above = spread === 0 ? 0.5 : normal(gain / spread);
    return { throws: track.length - 1, dice, gain, spread, above, track };
  });
}

interface Throw {
  readonly seat: Seat;
  readonly dice: number;
  readonly gain: number;
  readonly variance: number;
}

/** Of a match that went on under other rules, since then: what was thrown before cannot be played again. */
function throwsOf(match: Match, terms: LuckTerms): Throw[] {
  const { game, steps, live } = match;
  const list: Throw[] = [];
  const from = settledSteps(match);
  const state = stateAt(match, from);
  for (const index of live.slice(from)) {
    const step = steps.get(index);
    if (step.kind === 'chance') list.push(...throwOf(game, state, step.outcome, terms));
    takeStep(game, state, step);
  }
  return list;
}

function throwOf(game: Game, state: unknown, outcome: Outcome, terms: LuckTerms): Throw[] {
  const chance = game.chance(state);
  if (chance.kind !== 'dice') return [];
  const seat = throwerOf(game, state, outcome, terms);
  if (seat === null) return [];
  const brought = (one: Outcome): number => {
    const after = game.clone(state);
    game.settle(after, one);
    return terms.worth(after, seat);
  };
  let [mean, square] = [0, 0];
  for (const { outcome: one, weight } of listOutcomes(chance)) {
    const points = brought(one);
    mean += weight * points;
    square += weight * points * points;
  }
  const variance = Math.max(0, square - mean * mean);
  return [{ seat, dice: chance.count, gain: brought(outcome) - mean, variance }];
}

function throwerOf(game: Game, state: unknown, outcome: Outcome, terms: LuckTerms): Seat | null {
  const events: GameEvent[] = [];
  game.settle(game.clone(state), outcome, (event) => events.push(event));
  const view = game.view(state, ONLOOKER);
  for (const event of events) {
    const seat = terms.thrower(event, view);
    if (seat !== null) return seat;
  }
  return null;
}
