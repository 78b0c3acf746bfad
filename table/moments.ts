import {
  atOnce,
  List,
  look,
  settledSteps,
  statesSince,
  type Match,
  type Step,
  type Work,
} from '@bicorne/engine';
import type { Moment } from './protocol.ts';
import type { Stream } from './stream.ts';

/**
 * What the viewer of this stream saw with its message `n`, computed anew from the steps that stood then, and through
 * no other eyes than his; null where no such message was told. He is told nothing that he was not told then.
 */
export function* recalling(match: Match, stream: Stream, n: number): Work<Moment | null> {
  const steps = stream.stepsAt(n);
  if (steps === undefined) return null;
  const then = yield* matchAt(match, steps);
  return { n, sight: { ...look(then, stream.viewer), legal: [] } };
}

export const momentOf = (match: Match, stream: Stream, n: number): Moment | null =>
  atOnce(recalling(match, stream, n));

/** The match as it stood after the first `count` of all its steps, those taken back since included. */
function* matchAt(match: Match, count: number): Work<Match> {
  const steps = match.steps.slice(0, count);
  const live = List.of(standing(steps));
  const last = steps.at(-1);
  const then = { ...match, steps: List.of(steps), live, stopped: last?.kind === 'stop' ? last.ending : null };
  let now: unknown;
  for (const [, state] of statesSince(then, settledSteps(then))) {
    now = state;
    yield;
  }
  return { ...then, state: now };
}

function standing(steps: readonly Step[]): number[] {
  const live: number[] = [];
  steps.forEach((step, index) => {
    if (step.kind === 'undo') live.length -= step.count;
    else live.push(index);
  });
  return live;
}
