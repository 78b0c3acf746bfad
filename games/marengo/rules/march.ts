import { MOST_PIECES } from '../data/forces.ts';
import { DONE, MARCH_ACROSS, MARCH_BACK, MARCH_OUT, MARCH_UP, PIECE, type MarengoAction } from './actions.ts';
import { beginFinish, listRides, ridable, ride } from './continuation.ts';
import type { Say } from './events.ts';
import type { March } from './frames.ts';
import { BEYOND, borderOf, CAPACITY, HAND, isReserve, isSide, LOCALITY, TO_BLOCK, TWIN } from './map.ts';
import { relocate, setDown, spendOrder, takeUp, takeUpTheOnlyOne } from './moving.ts';
import { listFaces } from './picking.ts';
import { size } from './pieces.ts';
import { enemyIn, shut, standing, surprised, type State } from './state.ts';

/** Out of the reserve over a border with no enemy beyond. (M7.3) */
export function listMarchOut(state: State, side: number, list: MarengoAction[]): void {
  if (state.orders > 0 && mayMarchOut(state, side) && !sameAsTwin(state, side)) list.push(MARCH_OUT[side]);
}

/** From the reserve into an approach with the enemy beyond. (M7.4, M7.5, M14.1) */
export function listMarchUp(state: State, side: number, list: MarengoAction[]): void {
  if (surprised(state, state.army)) return;
  if (state.orders > 0 || standing(state, side) < TO_BLOCK[side]) list.push(MARCH_UP[side]);
}

/** M7.6, M7.7 */
export function listMarchesFromApproach(state: State, side: number, list: MarengoAction[]): void {
  if (state.orders === 0) return;
  list.push(MARCH_BACK[side]);
  if (!enemyIn(state, BEYOND[side]) && mayMarchOut(state, side)) list.push(MARCH_ACROSS[side]);
}

function mayMarchOut(state: State, side: number): boolean {
  const to = BEYOND[side];
  if (state.disorder[LOCALITY[side]] || state.garrison[to] >= CAPACITY[to]) return false; // M14.3, M3.5
  return !state.closed.includes(borderOf(side)) && !shut(state, to, state.army); // M11.3, M15.7
}

const sameAsTwin = (state: State, side: number): boolean =>
  TWIN[side] !== 0 && mayMarchOut(state, TWIN[side]);

export function beginMarch(state: State, from: number, to: number, say: Say): void {
  say?.({ type: 'began', army: state.army, what: 'march', from, to });
  if (isReserve(to)) spendOrder(state, say);
  state.frames.push({ at: 'march', from, to });
}

/** M6.7, M3.5, M7.5 */
function mostPieces(state: State, { from, to }: March): number {
  if (isSide(to))
    return state.orders > 0 ? MOST_PIECES : Math.min(MOST_PIECES, TO_BLOCK[to] - standing(state, to));
  return to === LOCALITY[from] ? MOST_PIECES : Math.min(MOST_PIECES, CAPACITY[to] - state.garrison[to]);
}

const mayTakeMore = (state: State, frame: March): boolean =>
  state.faces[frame.from] !== 0 && size(state.faces[HAND]) < mostPieces(state, frame);

export function listMarch(state: State, frame: March, list: MarengoAction[]): void {
  const hand = state.faces[HAND];
  if (mayTakeMore(state, frame)) listFaces(list, PIECE, state.faces[frame.from]);
  if (hand === 0) return;
  list.push(DONE);
  if (isReserve(frame.to)) listRides(state, frame.to, NOWHERE, list);
}

const NOWHERE: readonly number[] = [];

/** M20.9 */
export function runMarch(state: State, frame: March, say: Say): boolean {
  if (takeUpTheOnlyOne(state, frame.from, say)) return false;
  if (state.faces[HAND] === 0 || mayTakeMore(state, frame)) return true;
  if (isReserve(frame.to) && ridable(state, frame.to)) return true;
  endMarch(state, frame, say);
  return false;
}

export function actMarch(state: State, frame: March, action: MarengoAction, say: Say): void {
  if (action.do === 'piece') takeUp(state, frame.from, action.face, say);
  else if (action.do === 'done') endMarch(state, frame, say);
  else if (action.do === 'ride') {
    state.frames.pop();
    ride(state, beginFinish(state, frame.from, frame.to, say), action.face, action.to, say);
  }
}

function endMarch(state: State, { from, to }: March, say: Say): void {
  const pieces = size(state.faces[HAND]);
  if (isSide(to) && standing(state, to) + pieces > TO_BLOCK[to]) spendOrder(state, say); // M7.5
  relocate(state, LOCALITY[from], LOCALITY[to], pieces, state.army, say);
  setDown(state, from, to, say);
  state.frames.pop();
}
