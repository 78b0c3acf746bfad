import { recallGuns } from './bombardment.ts';
import type { Say } from './events.ts';
import { BEYOND, SIDES } from './map.ts';
import { shift } from './memory.ts';
import { gunsAt } from './moving.ts';
import { size } from './pieces.ts';
import { enemyIn, type State } from './state.ts';

/** M16 */
export function recover(state: State, say: Say): void {
  for (const locality of state.posts[state.army])
    for (const side of SIDES[locality])
      if (!enemyIn(state, BEYOND[side])) recoverSide(state, side, locality, say);
}

function recoverSide(state: State, side: number, reserve: number, say: Say): void {
  if (gunsAt(state, side) > 0) recallGuns(state, side, say);
  const faces = state.faces[side];
  if (faces === 0) return;
  shift(state, side, reserve, faces);
  say?.({ type: 'recovered', army: state.army, from: side, count: size(faces), faces });
}
