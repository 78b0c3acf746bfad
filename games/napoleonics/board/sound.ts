import type { Sound } from '@bicorne/boardkit';
import type { Event } from '../rules/events.ts';

const SOUNDS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  played: 'paper',
  drew: 'paper',
  kept: 'paper',
  ordered: 'wood',
  moved: 'wood',
  unitLeft: 'wood',
  tilesGone: 'wood',
  leaderMoved: 'wood',
  advanced: 'wood',
  retreated: 'wood',
  supplied: 'wood',
};

/** Dice rattle by their number; pieces are set down once; cards rustle. */
export function sound(event: Event): { readonly sound: Sound; readonly times: number } | null {
  if ('faces' in event)
    return {
      sound: 'wood',
      times: Math.max(
        1,
        event.faces.reduce((sum, n) => sum + n, 0),
      ),
    };
  const one = SOUNDS[event.type];
  return one === undefined ? null : { sound: one, times: 1 };
}
