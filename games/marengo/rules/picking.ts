import type { MarengoAction } from './actions.ts';
import { ALL_INFANTRY, countOf, type Group } from './pieces.ts';

/** One action for each face of the group. Pieces are named in any order: one that was turned up cannot be taken back. */
export function listFaces(list: MarengoAction[], actions: readonly MarengoAction[], group: Group): void {
  for (let face = 0; face < actions.length; face++) if (countOf(group, face) > 0) list.push(actions[face]);
}

export const infantryOf = (group: Group): Group => group & ALL_INFANTRY;
