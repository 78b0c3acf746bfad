import type { MarengoAction } from './actions.ts';
import { ALL_INFANTRY, countOf, lastFace, NONE, type Group } from './pieces.ts';

/** Pieces of one group are named in the order of FACES, so that each choice can be made in one way only. */
export function listFaces(
  list: MarengoAction[],
  actions: readonly MarengoAction[],
  group: Group,
  chosen: Group,
): void {
  const from = lastFace(chosen);
  for (let face = from === NONE ? 0 : from; face < actions.length; face++)
    if (countOf(group, face) > 0) list.push(actions[face]);
}

export const infantryOf = (group: Group): Group => group & ALL_INFANTRY;
