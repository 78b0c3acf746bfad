import { DONE, RIDE, type MarengoAction } from './actions.ts';
import type { Say } from './events.ts';
import type { Finish } from './frames.ts';
import { acted, BEYOND, HAND, LOCALITY, SIDES } from './map.ts';
import { putShown, takeShown } from './memory.ts';
import { relocate, setDown, spendOrder } from './moving.ts';
import { ALL_CAVALRY, C1, C2, countOf, one, size } from './pieces.ts';
import { enemyIn, surprised, type State } from './state.ts';

/** Whether cavalry in this reserve could continue, as both players can see. (M12.1, M14.1) */
export function ridable(state: State, locality: number): boolean {
  if (surprised(state, state.army)) return false;
  for (const side of SIDES[locality]) if (enemyIn(state, BEYOND[side])) return true;
  return false;
}

/** M12.1, M12.3 */
export function listRides(
  state: State,
  locality: number,
  rode: readonly number[],
  list: MarengoAction[],
): void {
  if ((state.faces[HAND] & ALL_CAVALRY) === 0 || surprised(state, state.army)) return;
  for (const face of [C2, C1]) {
    if (countOf(state.faces[HAND], face) === 0) continue;
    for (const side of SIDES[locality])
      if (enemyIn(state, BEYOND[side]) && affordable(state, face, side, rode)) list.push(RIDE[face][side]);
  }
}

/** Whether the pieces that are left can still find destinations that the orders pay for. */
function affordable(state: State, face: number, side: number, rode: readonly number[]): boolean {
  const used = rode.includes(side) ? rode.length : rode.length + 1;
  const others = state.faces[HAND] - one(face);
  if (used - 1 > state.orders) return false;
  return others === 0 || used <= state.orders || (others & ~ALL_CAVALRY) === 0;
}

/** The pieces in hand enter a reserve (or are back in their own). */
export function beginFinish(state: State, from: number, to: number, say: Say): Finish {
  const frame: Finish = { at: 'finish', from, to, rode: [] };
  relocate(state, LOCALITY[from], to, size(state.faces[HAND]), state.army, say);
  state.frames.push(frame);
  return frame;
}

export function runFinish(state: State, frame: Finish, say: Say): boolean {
  if (state.faces[HAND] !== 0 && ridable(state, frame.to)) return true;
  endFinish(state, frame, say);
  return false;
}

export function listFinish(state: State, frame: Finish, list: MarengoAction[]): void {
  if (frame.rode.length <= state.orders) list.push(DONE);
  listRides(state, frame.to, frame.rode, list);
}

export function actFinish(state: State, frame: Finish, action: MarengoAction, say: Say): void {
  if (action.do === 'ride') ride(state, frame, action.face, action.to, say);
  else if (action.do === 'done') endFinish(state, frame, say);
}

export function ride(state: State, frame: Finish, face: number, to: number, say: Say): void {
  if (!frame.rode.includes(to)) frame.rode.push(to);
  rideInto(state, frame.from, face, to, say);
}

/** M12.10 */
export function rideInto(state: State, from: number, face: number, to: number, say: Say): void {
  takeShown(state, HAND, face);
  putShown(state, acted(to), face);
  say?.({ type: 'shown', army: state.army, at: to, face });
  say?.({ type: 'moved', army: state.army, from, to, count: 1, faces: one(face) });
}

/** M12.3 */
function endFinish(state: State, frame: Finish, say: Say): void {
  const destinations = frame.rode.length + (state.faces[HAND] === 0 ? 0 : 1);
  for (let n = 1; n < destinations; n++) spendOrder(state, say);
  setDown(state, frame.from, frame.to, say);
  state.frames.pop();
}
