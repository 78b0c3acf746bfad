import type { StoryStep } from '@bicorne/table/protocol';

/** The story turn by turn, without silent steps: a step that tells of a new turn begins the next part. */
export function turnsOf(story: readonly StoryStep[]): readonly (readonly StoryStep[])[] {
  const turns: StoryStep[][] = [];
  for (const step of story) {
    if (step.events.length === 0) continue;
    if (turns.length === 0 || beginsTurn(step)) turns.push([]);
    turns[turns.length - 1].push(step);
  }
  return turns;
}

export const beginsTurn = ({ events }: StoryStep): boolean => events.some(({ type }) => type === 'turn');
