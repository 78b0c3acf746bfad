import { weigh, type Scales, type Weighed } from '@bicorne/bots';
import { quickRng, sight, type ActStep, type Seat } from '@bicorne/engine';
import { gainAt, pointAt, type Gain, type Witness } from './course.ts';
import type { Expected } from './expect.ts';
import type { Film } from './film.ts';
import type { Ground } from './value.ts';

/**
 * A report is made in small pieces of work. A piece depends on the film and its own number alone: it may be done on any
 * core, in any order, today or tomorrow, and comes out the same.
 */
export type Task = { readonly kind: Done['kind']; readonly at: number };

/** By position. */
export type Done =
  /** What is to be expected there. */
  | { readonly kind: 'point'; readonly at: number; readonly point: Expected }
  /** What the roll or draw there brought. */
  | { readonly kind: 'gain'; readonly at: number; readonly gain: Gain }
  /** What the decision there cost at least, at a quick look; null where it is not judged. */
  | { readonly kind: 'screen'; readonly at: number; readonly cost: number | null }
  /** The same at a long look. */
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

export function doTask(film: Film, witness: Witness, { kind, at }: Task): Done {
  switch (kind) {
    case 'point':
      return { kind, at, point: pointAt(film, at, witness) };
    case 'gain':
      return { kind, at, gain: gainAt(film, at, witness) };
    case 'screen': {
      const found = weighAt(film, at, SCREEN);
      return { kind, at, cost: found && Math.max(0, found.cost - found.error) };
    }
    case 'study': {
      const found = weighAt(film, at, STUDY);
      return { kind, at, finding: found && findingOf(film, at, found) };
    }
  }
}

const TRY: Scales = { search: 800, duel: 200 };

/** What this answer to a question costs; null where it is none, or is not judged. `seed` says with which luck it is tried. */
export function judge(
  { rulebook, value }: Pick<Ground, 'rulebook' | 'value'>,
  state: unknown,
  seat: Seat,
  text: string,
  seed: string | number,
): number | null {
  const { game } = rulebook;
  const seen = sight(game, state, seat);
  const action = seen.legal.find((legal) => game.write(legal) === text);
  if (!action) return null;
  const rng = quickRng(`${value.version}/${seed}/${text}`);
  return weigh(rulebook, seen, seat, action, rng, TRY)?.cost ?? null;
}

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
