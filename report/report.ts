import type { Seat } from '@bicorne/engine';
import { accountOf, marksOf, TRUTH, type Account, type Witness } from './course.ts';
import type { Draft } from './draft.ts';
import type { Film } from './film.ts';
import { chancesOf, finish } from './plan.ts';
import { actAt, type Finding } from './tasks.ts';

/** What decided a match: luck or skill. */
export interface Report {
  /** Of the value function and of the way of counting. */
  readonly version: string;
  readonly game: string;
  /** The seat whose knowledge it is made of; null: all is known. */
  readonly seat: string | null;
  readonly sides: readonly Side[];
  /** The chances of each of those sides when the match began, at the beginning of every turn, and how it ended. */
  readonly curve: readonly Mark[];
  /** The rolls and draws that mattered most, the weightiest first. */
  readonly luck: readonly Stroke[];
}

/** One seat's account, by its name. Seats of one side share all but their mistakes. */
export interface Side extends Account {
  readonly seat: string;
  /** The result without the luck; it may lie beyond 0 and 1. */
  readonly deserved: number;
  /** Standard error of the luck. */
  readonly luckError: number;
  /** How many decisions were looked at. */
  readonly decided: number;
  readonly mistakes: readonly Mistake[];
}

/** A decision for which something better was found; the dearest comes first. */
export interface Mistake extends Finding {
  /** How many steps stood before it. */
  readonly at: number;
  /** What was asked, in the game's vocabulary. */
  readonly ask: string;
}

/** How things stood after so many steps. */
export interface Mark {
  readonly at: number;
  readonly chances: readonly number[];
  /** What luck had brought by then. */
  readonly luck: readonly number[];
}

/** A roll or a draw: what it brought each of the sides. */
export interface Stroke {
  readonly at: number;
  readonly outcome: string;
  readonly gains: readonly number[];
  readonly error: number;
}

const MOST_STROKES = 12;
/** Less than this, or no more than chance in the trials explains, is no mistake. */
const LEAST_COST = 0.01;

/** All at once, on this thread. */
export const makeReport = (film: Film, witness: Witness = TRUTH): Report =>
  reportOf(film, finish(film, witness));

/** As far as the draft goes; what is missing of the luck counts as none. */
export function reportOf(film: Film, draft: Draft): Report {
  const { witness } = draft;
  const seats = [...film.match.seats.keys()].filter((seat) => witness === TRUTH || seat === witness);
  return {
    version: draft.version,
    game: film.match.game.id,
    seat: witness === TRUTH ? null : film.match.seats[witness],
    sides: seats.map((seat) => sideOf(film, draft, seat)),
    curve: marksOf(film).map((at) => markAt(film, draft, seats, at)),
    luck: strokesOf(film, draft, seats),
  };
}

function markAt({ settled }: Film, { points, gains }: Draft, seats: readonly Seat[], at: number): Mark {
  const before = Object.entries(gains).filter(([key]) => Number(key) < at);
  return {
    at: settled + at,
    chances: seats.map((seat) => round(points[at].values[seat])),
    luck: seats.map((seat) => round(before.reduce((sum, [, gain]) => sum + gain.gains[seat], 0))),
  };
}

function sideOf(film: Film, draft: Draft, seat: Seat): Side {
  const gains = Object.values(draft.gains);
  const { start, luck, decisions, result } = accountOf(film, draft.points[0], gains, seat);
  const seen = Object.keys(draft.screened).filter((at) => actAt(film, Number(at))?.seat === seat);
  return {
    seat: film.match.seats[seat],
    start: round(start),
    luck: round(luck),
    decisions: round(decisions),
    result: round(result),
    deserved: round(result - luck),
    luckError: round(Math.hypot(...gains.map(({ error }) => error))),
    decided: seen.length,
    mistakes: mistakesOf(film, draft, seat),
  };
}

function mistakesOf(film: Film, { studied }: Draft, seat: Seat): Mistake[] {
  return Object.entries(studied)
    .flatMap(([key, finding]) => (finding ? [{ at: Number(key), finding }] : []))
    .filter(({ at }) => actAt(film, at)?.seat === seat)
    .filter(({ finding: { cost, error } }) => cost >= Math.max(LEAST_COST, 2 * error))
    .sort((one, other) => other.finding.cost - one.finding.cost)
    .map(({ at, finding }) => mistakeAt(film, at, seat, finding));
}

const mistakeAt = (film: Film, at: number, seat: Seat, finding: Finding): Mistake => ({
  at: film.settled + at,
  ask: film.match.game.prompt(film.states[at], seat)?.ask ?? '',
  ...finding,
  cost: round(finding.cost),
  error: round(finding.error),
  ofBetter: round(finding.ofBetter),
  ofPlayed: round(finding.ofPlayed),
});

/** Of what a seat could not see happen nothing is told: its own sight has not changed by it. */
function strokesOf(film: Film, { gains, witness }: Draft, seats: readonly Seat[]): Stroke[] {
  const strokes = chancesOf(film).flatMap((at): Stroke[] => {
    const gain = gains[at];
    const step = film.steps[at];
    if (gain === undefined || step.kind !== 'chance') return [];
    const outcome = witness === TRUTH ? step.text : '';
    const brought = seats.map((seat) => round(gain.gains[seat]));
    return [{ at: film.settled + at, outcome, gains: brought, error: round(gain.error) }];
  });
  return strokes
    .filter((stroke) => stroke.gains.some((gain) => gain !== 0))
    .sort((one, other) => Math.abs(other.gains[0]) - Math.abs(one.gains[0]))
    .slice(0, MOST_STROKES);
}

/** To a millionth, so that a report reads the same wherever it was made. */
const round = (value: number): number => Math.round(value * 1e6) / 1e6;
