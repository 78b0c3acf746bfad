import { enemyOf } from '../data/forces.ts';
import { BOMBARD, CANCEL, COMPLETE, REDUCE, type MarengoAction } from './actions.ts';
import type { Say } from './events.ts';
import type { Target } from './frames.ts';
import { acted, BEYOND, borderOf, LOCALITY, opposite, PENALTY, SIDES } from './map.ts';
import { putShown, takeShown } from './memory.ts';
import { lose } from './morale.ts';
import { gunsAt, reduceAt, removeGun, rest } from './moving.ts';
import { A1, ARTILLERY, countOf, GUN, HIDDEN_FACES } from './pieces.ts';
import { DECLARED, enemyIn, FIRED, gun, gunAt, gunStage, READY, standing, type State } from './state.ts';

/** M10.1, M10.3, M10.4 */
export function listBombardment(state: State, from: number, list: MarengoAction[]): void {
  if (countOf(state.faces[from], A1) === 0 || state.disorder[LOCALITY[from]]) return;
  if (enemyIn(state, BEYOND[from]) && mayFireOver(state, from)) list.push(BOMBARD[from]);
}

const mayFireOver = (state: State, from: number): boolean =>
  PENALTY[ARTILLERY][opposite(from)] === 0 && !state.closed.includes(borderOf(from)); // M10.3, M11.3

/** M10.6, M10.10 */
export function listGuns(state: State, list: MarengoAction[]): void {
  for (const entry of state.guns) {
    const from = gunAt(entry);
    if (!isMine(state, from) || gunStage(entry) === FIRED) continue;
    if (gunStage(entry) === READY && mayComplete(state, from)) addOnce(list, COMPLETE[from]);
    addOnce(list, CANCEL[from]);
  }
}

const isMine = (state: State, position: number): boolean => state.entered[LOCALITY[position]] === state.army;
const mayComplete = (state: State, from: number): boolean =>
  mayFireOver(state, from) && !state.disorder[LOCALITY[from]]; // M14.2
const addOnce = (list: MarengoAction[], action: MarengoAction): void => {
  if (!list.includes(action)) list.push(action);
};

/** M10.5 */
export function declareBombardment(state: State, from: number, say: Say): void {
  takeShown(state, from, A1);
  addGun(state, from, DECLARED);
  say?.({ type: 'bombarded', army: state.army, from, stage: 'declared' });
}

function addGun(state: State, position: number, stage: number): void {
  state.guns.push(gun(position, stage));
  state.guns.sort((a, b) => a - b);
}

export function completeBombardment(state: State, from: number, say: Say): void {
  state.guns.splice(state.guns.indexOf(gun(from, READY)), 1);
  addGun(state, from, FIRED);
  say?.({ type: 'bombarded', army: state.army, from, stage: 'completed' });
  if (enemyIn(state, BEYOND[from])) state.frames.push({ at: 'target', from }); // M10.9
}

/** M10.10: a gun that declared this very turn has acted, and has declared for what M11.11 asks. */
export function cancelBombardment(state: State, from: number, say: Say): void {
  const fresh = gunStage(removeGun(state, from)) === READY;
  putShown(state, fresh ? from : acted(from), A1);
  if (!fresh) state.tired.push(from);
  say?.({ type: 'bombarded', army: state.army, from, stage: 'cancelled' });
}

/** M10.11 */
export function recallGuns(state: State, position: number, say: Say): void {
  while (gunsAt(state, position) > 0) {
    removeGun(state, position);
    putShown(state, position, A1);
    say?.({ type: 'bombarded', army: state.army, from: position, stage: 'cancelled' });
  }
}

/** The army's turn begins: what it declared can be completed, and hidden guns have rested. */
export function readyGuns(state: State): void {
  const mine = (position: number): boolean => isMine(state, position);
  state.guns = state.guns.map((entry) => (mine(gunAt(entry)) ? gun(gunAt(entry), READY) : entry));
  for (const position of state.tired.filter(mine)) rest(state, position);
}

/** The turn ends: guns that have fired are hidden again, and so are those that could have. (M10.8, M10.12) */
export function hideGuns(state: State, say: Say): void {
  for (const entry of state.guns.slice()) {
    const from = gunAt(entry);
    if (gunStage(entry) === DECLARED || !isMine(state, from)) continue;
    state.guns.splice(state.guns.indexOf(entry), 1);
    putShown(state, from, A1);
    if (gunStage(entry) === FIRED) state.tired.push(from);
    else say?.({ type: 'bombarded', army: state.army, from, stage: 'cancelled' });
  }
}

// Whom it hits (M10.7)

function targets(state: State, from: number): readonly number[] {
  const locality = BEYOND[from];
  if (standing(state, opposite(from)) > 0) return [opposite(from)];
  if (standing(state, locality) > 0) return [locality];
  return SIDES[locality];
}

export function listTarget(state: State, frame: Target, list: MarengoAction[]): void {
  for (const position of targets(state, frame.from)) {
    for (let face = 0; face < HIDDEN_FACES; face++)
      if (countOf(state.faces[position], face) > 0) list.push(REDUCE[face][position]);
    if (gunsAt(state, position) > 0) list.push(REDUCE[GUN][position]);
  }
}

export function actTarget(state: State, _frame: Target, action: MarengoAction, say: Say): void {
  if (action.do !== 'reduce') return;
  const army = enemyOf(state.army);
  state.frames.pop();
  reduceAt(state, action.at, action.face, army, say);
  lose(state, army, 1);
}
