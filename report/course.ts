import { prize } from '@bicorne/bots';
import { digest, quickRng, type Seat, type Viewer } from '@bicorne/engine';
import { expectation, meanOf, type Expected } from './expect.ts';
import type { Film } from './film.ts';
import type { Ground, Looks } from './value.ts';

/** Everything is known: how a match is told when it is over. A seat's report is told as that seat could know. */
export const TRUTH = -1;
/** Whose knowledge a report is made of. */
export type Witness = Viewer;

/** What is to be expected at a position; at the end of the film, how it ended. */
export function pointAt(film: Film, at: number, witness: Witness): Expected {
  if (at === film.states.length - 1) return { values: resultOf(film), error: 0 };
  if (witness !== TRUTH) return inSight(film, at, witness);
  const { ground, match, states } = film;
  const terms = { game: match.game, value: ground.value, looks: ground.looks, seed: at };
  return expectation(terms, states[at]);
}

const resultOf = ({ match, ending }: Film): number[] =>
  match.seats.map((_, seat) => prize(ending.winners, seat));

/** How many states that agree with a sight are imagined, and how each of them is looked at. */
const IMAGINED = 8;
const GLANCES: Looks = { each: 8, outcomes: 24 };

/** Drawn by the view alone, so that a seat that sees the same is told the same. */
function inSight({ ground, match: { game }, states }: Film, at: number, seat: Seat): Expected {
  const view = game.view(states[at], seat);
  const rng = quickRng(digest(view));
  const terms = { game, value: ground.value, looks: GLANCES };
  return meanOf(
    Array.from({ length: IMAGINED }, (_, seed) =>
      expectation({ ...terms, seed }, game.sample(view, seat, rng)),
    ),
  );
}

/** What a roll or a draw brought each seat: what is to be expected after it, less the mean of what it could have brought. */
export interface Gain {
  readonly gains: readonly number[];
  /** Standard error of the first seat's. */
  readonly error: number;
}

/** Both sides of the chance are looked at with the same luck. */
export function gainAt(film: Film, at: number, witness: Witness): Gain {
  const { ground, states } = film;
  if (witness === TRUTH) return gainOf(ground, states[at], states[at + 1], at);
  return difference(pointAt(film, at + 1, witness), inSight(film, at, witness));
}

/** What chance brought between two positions; `seed` says with which luck they are looked at. */
export function gainOf(
  { rulebook: { game }, value, looks }: Ground,
  before: unknown,
  after: unknown,
  seed: number,
): Gain {
  const terms = { game, value, looks, seed };
  return difference(expectation(terms, after), expectation(terms, before));
}

const difference = (after: Expected, before: Expected): Gain => ({
  gains: after.values.map((value, seat) => value - before.values[seat]),
  error: Math.hypot(after.error, before.error),
});

/**
 * One seat's match in one sum: start + luck + decisions = result. Dice and draws are luck; everything else somebody
 * decided, also to give up or to let the clock run out.
 */
export interface Account {
  readonly start: number;
  readonly luck: number;
  readonly decisions: number;
  readonly result: number;
}

export function accountOf(film: Film, first: Expected, gains: readonly Gain[], seat: Seat): Account {
  const [start, result] = [first.values[seat], resultOf(film)[seat]];
  const luck = gains.reduce((sum, gain) => sum + gain.gains[seat], 0);
  return { start, luck, decisions: result - start - luck, result };
}

/** Without a numbering of turns so many positions are taken for one. */
const A_WHILE = 8;

/** The positions at which the curve is drawn: the first, those at which a turn begins, and the last. */
export function marksOf({ ground, match: { game }, states }: Film): number[] {
  const { mind } = ground.rulebook.bot;
  const last = states.length - 1;
  let turn = mind?.mover(states[0]);
  const begins = (at: number): boolean => {
    if (!mind) return at % A_WHILE === 0;
    if (game.turn(states[at]).kind === 'chance' || mind.mover(states[at]) === turn) return false;
    turn = mind.mover(states[at]);
    return true;
  };
  return [...states.keys()].filter((at) => at === 0 || at === last || begins(at));
}
