import type { MarengoEvent } from '../rules/events.ts';
import { NONE, STRENGTH } from '../rules/pieces.ts';

/** What an army has lost: strength, and whole pieces. Every loss is told to both sides. */
export interface Losses {
  readonly strength: number;
  readonly gone: number;
}

export function lossesOf(told: readonly (readonly MarengoEvent[])[], army: number): Losses {
  let [strength, gone] = [0, 0];
  for (const event of told.flat()) {
    if ((event.type !== 'reduced' && event.type !== 'destroyed') || event.army !== army) continue;
    const left = event.type === 'reduced' ? event.to : NONE;
    strength += STRENGTH[event.face] - (left === NONE ? 0 : STRENGTH[left]);
    if (left === NONE) gone++;
  }
  return { strength, gone };
}
