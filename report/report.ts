import type { Seat } from '@bicorne/engine';
import { accountOf, TRUTH, type Account, type Witness } from './course.ts';
import { newDraft, noted, tasksOf, type Draft } from './draft.ts';
import type { Film } from './film.ts';
import { actAt, doTask, type Finding } from './tasks.ts';

/** What decided a match: luck or skill. */
export interface Report {
  /** Of the value function and of the way of counting. */
  readonly version: string;
  readonly game: string;
  /** The seat whose knowledge it is made of; null: all is known. */
  readonly seat: string | null;
  readonly sides: readonly Side[];
  /** The chances of each of those sides at every position; `from` is the number of the first step. */
  readonly curve: { readonly from: number; readonly chances: readonly (readonly number[])[] };
  /** The rolls and draws that mattered most, the weightiest first. */
  readonly luck: readonly Stroke[];
}

/** One seat's account, by its name. Seats of one side share all but their mistakes. */
export interface Side extends Account {
  readonly seat: string;
  /** The result without the luck; it may lie beyond 0 and 1. */
  readonly deserved: number;
  /** Standard error of the luck, where outcomes were drawn and not counted. */
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
export function makeReport(
  film: Film,
  witness: Witness = TRUTH,
  draft: Draft = newDraft(film, witness),
): Report {
  let now = draft;
  for (let tasks = tasksOf(film, now); tasks.length > 0; tasks = tasksOf(film, now))
    for (const task of tasks) now = noted(now, doTask(film, witness, task));
  return reportOf(film, now);
}

/** As far as the draft goes; its points must be there. */
export function reportOf(film: Film, draft: Draft): Report {
  const { witness } = draft;
  const seats = [...film.match.seats.keys()].filter((seat) => witness === TRUTH || seat === witness);
  const points = film.states.map((_, at) => draft.points[at]);
  return {
    version: draft.version,
    game: film.match.game.id,
    seat: witness === TRUTH ? null : film.match.seats[witness],
    sides: seats.map((seat) => sideOf(film, draft, seat)),
    curve: {
      from: film.settled,
      chances: points.map(({ values }) => seats.map((seat) => round(values[seat]))),
    },
    luck: strokesOf(film, draft, seats),
  };
}

function sideOf(film: Film, draft: Draft, seat: Seat): Side {
  const points = film.states.map((_, at) => draft.points[at]);
  const { start, luck, decisions, result } = accountOf(film, points, seat);
  const seen = Object.keys(draft.screened).filter((at) => actAt(film, Number(at))?.seat === seat);
  return {
    seat: film.match.seats[seat],
    start: round(start),
    luck: round(luck),
    decisions: round(decisions),
    result: round(result),
    deserved: round(result - luck),
    luckError: round(errorOf(film, draft)),
    decided: seen.length,
    mistakes: mistakesOf(film, draft, seat),
  };
}

/** Each estimate counts as often as the luck before and after it takes it up. */
function errorOf({ steps }: Film, { points }: Draft): number {
  const kindBefore = (at: number): string => steps[at - 1]?.kind ?? 'start';
  const square = Object.entries(points)
    .filter(([at]) => (kindBefore(Number(at)) === 'chance') !== (steps[Number(at)]?.kind === 'chance'))
    .reduce((sum, [, { error }]) => sum + error * error, 0);
  return Math.sqrt(square);
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
function strokesOf({ steps, settled }: Film, { points, witness }: Draft, seats: readonly Seat[]): Stroke[] {
  const strokes = steps.flatMap((step, at): Stroke[] => {
    if (step.kind !== 'chance') return [];
    const gains = seats.map((seat) => round(points[at + 1].values[seat] - points[at].values[seat]));
    const error = round(Math.hypot(points[at].error, points[at + 1].error));
    return [{ at: settled + at, outcome: witness === TRUTH ? step.text : '', gains, error }];
  });
  return strokes
    .filter(({ gains }) => gains.some((gain) => gain !== 0))
    .sort((one, other) => Math.abs(other.gains[0]) - Math.abs(one.gains[0]))
    .slice(0, MOST_STROKES);
}

/** To a millionth, so that a report reads the same wherever it was made. */
const round = (value: number): number => Math.round(value * 1e6) / 1e6;
