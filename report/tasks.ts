import { weigh, type Scales, type Weighed } from '@bicorne/bots';
import { quickRng, sight, type ActStep, type Seat } from '@bicorne/engine';
import { pointAt, type Witness } from './course.ts';
import type { Expected } from './expect.ts';
import type { Film } from './film.ts';

/**
 * A report is made in small pieces of work. A piece depends on the film and its own number alone: it may be done on any
 * core, in any order, today or tomorrow, and comes out the same.
 */
export type Task =
  /** What is to be expected at the positions from one to before the other. */
  | { readonly kind: 'points'; readonly from: number; readonly to: number }
  /** A quick look at one decision. */
  | { readonly kind: 'screen'; readonly at: number }
  /** A long one. */
  | { readonly kind: 'study'; readonly at: number };

export type Done =
  | { readonly kind: 'points'; readonly from: number; readonly points: readonly Expected[] }
  /** What the decision cost at least; null where it is not judged. */
  | { readonly kind: 'screen'; readonly at: number; readonly cost: number | null }
  | { readonly kind: 'study'; readonly at: number; readonly finding: Finding | null };

/** What was found out about one decision, in the game's notation. */
export interface Finding {
  readonly played: string;
  readonly better: string;
  readonly cost: number;
  readonly error: number;
  readonly ofBetter: number;
  readonly ofPlayed: number;
  readonly line: readonly string[];
  /** Features of the game's evaluation that speak for the better one, the weightiest first. */
  readonly reasons: readonly string[];
}

const SCREEN: Scales = { search: 96, duel: 24 };
const STUDY: Scales = { search: 1_600, duel: 400, reasons: true };

export function doTask(film: Film, witness: Witness, task: Task): Done {
  switch (task.kind) {
    case 'points':
      return { kind: 'points', from: task.from, points: pointsOf(film, witness, task.from, task.to) };
    case 'screen': {
      const found = weighAt(film, task.at, SCREEN);
      return { ...task, kind: 'screen', cost: found && Math.max(0, found.cost - found.error) };
    }
    case 'study': {
      const found = weighAt(film, task.at, STUDY);
      return { ...task, kind: 'study', finding: found && findingOf(film, task.at, found) };
    }
  }
}

const pointsOf = (film: Film, witness: Witness, from: number, to: number): Expected[] =>
  Array.from({ length: to - from }, (_, n) => pointAt(film, from + n, witness));

/** The step that led on from this position, if somebody decided it. */
export const actAt = ({ steps }: Pick<Film, 'steps'>, at: number): ActStep | null => {
  const step = steps[at];
  return step.kind === 'act' ? step : null;
};

/** Judged by what the seat could see then, and by nothing else. */
function weighAt(film: Film, at: number, scales: Scales): Weighed | null {
  const { ground, match, states } = film;
  const act = actAt(film, at);
  if (!act) return null;
  const seen = sight(match.game, states[at], act.seat);
  const rng = quickRng(`${ground.value.version}/${at}`);
  return weigh(ground.rulebook, seen, act.seat, act.action, rng, scales);
}

function findingOf({ match: { game }, steps }: Film, at: number, found: Weighed): Finding {
  const step = steps[at];
  return {
    played: step.kind === 'act' ? step.text : '',
    better: game.write(found.better),
    cost: found.cost,
    error: found.error,
    ofBetter: found.ofBetter,
    ofPlayed: found.ofDone,
    line: found.line.map((action) => game.write(action)),
    reasons: found.reasons.map(({ feature }) => feature),
  };
}

/** Whether somebody had a choice at this position. */
export function isChoice({ match: { game }, states, steps }: Film, at: number, seat?: Seat): boolean {
  const step = steps[at];
  if (step.kind !== 'act' || (seat !== undefined && step.seat !== seat)) return false;
  return game.legal(states[at], step.seat).length > 1;
}
