import { drawOutcome, isOutcome, quickRng, type Game } from '@bicorne/engine';
import { deadEnd, take, type Subject, type Taken } from '@bicorne/engine/conformance';
import { lookAt, type Failure } from './play.ts';

/** Tries at most so many shorter games. */
const MOST_TRIES = 2000;

/** The same failure with fewer steps: whatever can be left out is left out, in ever smaller pieces. */
export function shrink(subject: Subject, failure: Failure, keepTrying: () => boolean = () => true): Failure {
  let best = failure;
  let tries = 0;
  for (let size = failure.trail.length; size >= 1; size = Math.floor(size / 2))
    for (let from = Math.max(0, best.trail.length - size); from >= 0 && tries < MOST_TRIES; from -= size) {
      if (!keepTrying()) return best;
      tries++;
      const shorter = reproduce(subject, best, best.trail.toSpliced(from, size));
      if (shorter && shorter.trail.length < best.trail.length) best = shorter;
    }
  return best;
}

/** Plays what still can be played of these steps; the failure if it comes again, on the way or at the end. */
function reproduce(subject: Subject, failure: Failure, steps: readonly Taken[]): Failure | null {
  const { game } = subject;
  const { run, property, fault } = failure;
  const state = game.clone(run.start);
  const trail: Taken[] = [];
  const again = (detail: string): Failure => ({ ...failure, detail, trail });
  try {
    for (const step of steps) {
      const next = fitting(game, state, step);
      for (const taken of next) {
        trail.push(taken);
        take(game, state, taken);
      }
    }
    const stuck = fault === 'dead end' ? deadEnd(game, state) : null;
    if (stuck) return again(stuck);
    if (property === null) return null;
    const found = lookAt(subject, run, state, trail, property);
    return found?.fault === fault ? again(found.detail) : null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return fault === 'threw' && message === failure.detail ? again(message) : null;
  }
}

/** The step where it can be taken here, after chance where chance is due first; nothing where it cannot. */
function fitting(game: Game, state: unknown, step: Taken): Taken[] {
  const turn = game.turn(state);
  if (turn.kind === 'chance') {
    const chance = game.chance(state);
    if (step.kind === 'chance' && isOutcome(chance, step.outcome)) return [step];
    return [{ kind: 'chance', outcome: drawOutcome(chance, quickRng('shrink')) }];
  }
  if (turn.kind === 'over' || step.kind === 'chance' || !turn.seats.includes(step.seat)) return [];
  const wanted = JSON.stringify(step.action);
  return game.legal(state, step.seat).some((action) => JSON.stringify(action) === wanted) ? [step] : [];
}
