import { fieldOf } from '../rules/field.ts';
import { ignoreFlags, nextSteps, seekRetreat, stepBack } from '../rules/retreat.ts';
import { cloneState } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** What flags do to a unit. */
export interface Driven {
  readonly hexes: number;
  readonly blocks: number;
  readonly destroyed: boolean;
}

const UNMOVED: Driven = { hexes: 0, blocks: 0, destroyed: false };

/** If so many are ignored; by the rules themselves. Whichever way back is chosen makes the most hexes. (N10.7, N10.8) */
export function drivenBack(view: View, ignored: number): Driven {
  const state = cloneState({ ...view, deck: [] });
  const { attack } = state;
  if (attack === null) return UNMOVED;
  ignoreFlags(state, ignored, undefined);
  const due = attack.left;
  while (state.phase === 'retreating' || state.phase === 'retreat')
    if (state.phase === 'retreating') seekRetreat(state, undefined);
    else stepBack(state, attack, nextSteps(state, fieldOf(state), attack)[0], undefined);
  const standing = view.blocks[attack.on];
  return {
    hexes: due - attack.left,
    blocks: Math.min(attack.left, standing),
    destroyed: attack.left >= standing,
  };
}
