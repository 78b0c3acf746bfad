import { List, look, stateAt, type Match, type Step } from '@bicorne/engine';
import type { Moment } from './protocol.ts';
import type { Stream } from './stream.ts';

/**
 * What the viewer of this stream saw with its message `n`, computed anew from the steps that stood then, and through
 * no other eyes than his; null where no such message was told. He is told nothing that he was not told then.
 */
export function momentOf(match: Match, stream: Stream, n: number): Moment | null {
  const steps = stream.stepsAt(n);
  return steps === undefined
    ? null
    : { n, sight: { ...look(matchAt(match, steps), stream.viewer), legal: [] } };
}

/** The match as it stood after the first `count` of all its steps, those taken back since included. */
function matchAt(match: Match, count: number): Match {
  const steps = match.steps.slice(0, count);
  const live = List.of(standing(steps));
  const last = steps.at(-1);
  const then = { ...match, steps: List.of(steps), live, stopped: last?.kind === 'stop' ? last.ending : null };
  return { ...then, state: stateAt(then, live.length) };
}

function standing(steps: readonly Step[]): number[] {
  const live: number[] = [];
  steps.forEach((step, index) => {
    if (step.kind === 'undo') live.length -= step.count;
    else live.push(index);
  });
  return live;
}
