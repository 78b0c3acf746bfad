import type { BoardModule } from '@bicorne/boardkit';
import type { GameEvent } from '@bicorne/engine';
import type { StoryStep } from '@bicorne/table/protocol';

/** A line of the log: what happened, and with which step. */
export interface Line {
  readonly step: StoryStep;
  readonly event: GameEvent;
  readonly key: string;
}

const linesOf = (steps: readonly StoryStep[]): readonly Line[] =>
  steps.flatMap((step) =>
    step.events.map((event, i) => ({ step, event, key: `${String(step.n)}/${String(i)}` })),
  );

/** The lines of a turn; several of one kind in a row are one group, such as the blocks of a march. */
export function folded(
  steps: readonly StoryStep[],
  kin: BoardModule['kin'],
  isTold: (event: GameEvent) => boolean,
): readonly (readonly Line[])[] {
  const groups: Line[][] = [];
  for (const line of linesOf(steps)) {
    const before = groups.at(-1);
    const kind = isTold(line.event) ? (kin?.(line.event) ?? null) : null;
    if (before && kind !== null && kin?.(before[0].event) === kind) before.push(line);
    else groups.push([line]);
  }
  return groups;
}
