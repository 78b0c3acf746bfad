import { enemyOf, FRENCH, FRENCH_RALLY_BEFORE, TIME_TRACK } from '../data/forces.ts';
import { DISC, DONE, type MarengoAction } from './actions.ts';
import type { Say } from './events.ts';
import type { Commit, Lose } from './frames.ts';
import { BEYOND, LAST_LOCALITY, SIDES } from './map.ts';
import { morale, occupiedBy, type State } from './state.ts';
import { demoralised } from './victory.ts';

/** M18.2 */
export function gainDiscs(state: State, say: Say): void {
  const count = TIME_TRACK[state.hour]?.[state.army] ?? 0;
  if (count === 0) return;
  state.uncommitted[state.army] += count;
  say?.({ type: 'discs', army: state.army, what: 'gained', count, from: 0, to: 0 });
}

function setDiscs(state: State, army: number, locality: number, count: number): void {
  state.discs = state.discs.with(army, state.discs[army].with(locality, count));
}

function setMoved(state: State, locality: number, count: number): void {
  if (state.moved[locality] !== count) state.moved = state.moved.with(locality, count);
}

/** What was moved in the enemy's last turn may be taken back from now on. */
export function clearMoved(state: State): void {
  for (let locality = 1; locality <= LAST_LOCALITY; locality++) setMoved(state, locality, 0);
}

// Losing discs

export function lose(state: State, army: number, count: number): void {
  if (count > 0) state.frames.push({ at: 'lose', army, left: count });
}

/** M18.13 */
export function runLose(state: State, frame: Lose, say: Say): boolean {
  while (frame.left > 0 && !state.ending) {
    const at = cheapest(state, frame.army);
    if (at === MANY) return true;
    if (at === NOT_ANY) demoralised(state, frame.army, say);
    else loseDiscs(state, frame, at, Math.min(frame.left, discsAt(state, frame.army, at)), say);
  }
  if (!state.ending) state.frames.pop();
  return false;
}

const MANY = -1;
const NOT_ANY = -2;

/** Where the next disc comes from without anybody's choice: 0 is the uncommitted box. */
function cheapest(state: State, army: number): number {
  if (state.uncommitted[army] > 0) return 0;
  let found = NOT_ANY;
  for (let locality = 1; locality <= LAST_LOCALITY; locality++) {
    if (state.discs[army][locality] === 0) continue;
    if (found !== NOT_ANY) return MANY;
    found = locality;
  }
  return found;
}

const discsAt = (state: State, army: number, from: number): number =>
  from === 0 ? state.uncommitted[army] : state.discs[army][from];

function loseDiscs(state: State, frame: Lose, from: number, count: number, say: Say): void {
  const { army } = frame;
  frame.left -= count;
  if (from === 0) state.uncommitted[army] -= count;
  else takeDiscs(state, army, from, count);
  say?.({ type: 'discs', army, what: 'lost', count, from, to: 0 });
  if (morale(state, army) === 0) demoralised(state, army, say); // M18.14
}

/** Of the discs in a locality those go first that have not been moved there. */
function takeDiscs(state: State, army: number, locality: number, count: number): void {
  const left = state.discs[army][locality] - count;
  setDiscs(state, army, locality, left);
  if (army === FRENCH) setMoved(state, locality, Math.min(state.moved[locality], left));
}

function listDiscs(state: State, army: number, except: number, list: MarengoAction[]): void {
  for (let locality = 1; locality <= LAST_LOCALITY; locality++)
    if (locality !== except && state.discs[army][locality] > 0) list.push(DISC[locality]);
}

export const listLose = (state: State, frame: Lose, list: MarengoAction[]): void =>
  listDiscs(state, frame.army, 0, list);

export function actLose(state: State, frame: Lose, action: MarengoAction, say: Say): void {
  if (action.do === 'disc') loseDiscs(state, frame, action.at, 1, say);
}

// Committing discs

export function commit(state: State, army: number, locality: number, count: number): void {
  if (count > 0) state.frames.push({ at: 'commit', army, locality, left: count });
}

/** M18.7, M18.8 */
export function runCommit(state: State, frame: Commit, say: Say): boolean {
  const { army, locality } = frame;
  const count = Math.min(frame.left, state.uncommitted[army]);
  if (count > 0) {
    state.uncommitted[army] -= count;
    setDiscs(state, army, locality, state.discs[army][locality] + count);
    frame.left -= count;
    say?.({ type: 'discs', army, what: 'committed', count, from: 0, to: locality });
  }
  if (frame.left > 0 && hasDiscsElsewhere(state, frame)) return true;
  state.frames.pop();
  return false;
}

function hasDiscsElsewhere(state: State, { army, locality }: Commit): boolean {
  for (let other = 1; other <= LAST_LOCALITY; other++)
    if (other !== locality && state.discs[army][other] > 0) return true;
  return false;
}

export function listCommit(state: State, frame: Commit, list: MarengoAction[]): void {
  list.push(DONE);
  listDiscs(state, frame.army, frame.locality, list);
}

export function actCommit(state: State, frame: Commit, action: MarengoAction, say: Say): void {
  const { army, locality } = frame;
  if (action.do !== 'disc') {
    state.frames.pop();
    return;
  }
  takeDiscs(state, army, action.at, 1);
  setDiscs(state, army, locality, state.discs[army][locality] + 1);
  if (army === FRENCH) setMoved(state, locality, state.moved[locality] + 1); // M18.23
  frame.left--;
  say?.({ type: 'discs', army, what: 'moved', count: 1, from: action.at, to: locality });
}

// Renewal at the end of the turn

/** M18.20 */
export function stripDiscs(state: State, say: Say): void {
  const { army } = state;
  const discs = state.discs[army];
  for (let locality = 1; locality <= LAST_LOCALITY && !state.ending; locality++) {
    const count = discs[locality];
    if (count === 0 || state.entered[locality] !== enemyOf(army)) continue;
    takeDiscs(state, army, locality, count);
    say?.({ type: 'discs', army, what: 'lost', stripped: true, count, from: locality, to: 0 });
    if (morale(state, army) === 0) demoralised(state, army, say);
  }
}

/** M18.21 */
export function returnDiscs(state: State, say: Say): void {
  const discs = state.discs[state.army];
  for (let locality = 1; locality <= LAST_LOCALITY; locality++) {
    const count = discs[locality];
    if (count > 0 && !threatened(state, locality)) returnFrom(state, locality, count, say);
  }
}

function threatened(state: State, locality: number): boolean {
  for (const side of SIDES[locality]) if (occupiedBy(state, BEYOND[side], enemyOf(state.army))) return true;
  return false;
}

function returnFrom(state: State, locality: number, count: number, say: Say): void {
  const { army } = state;
  takeDiscs(state, army, locality, count);
  state.uncommitted[army] += count;
  say?.({ type: 'discs', army, what: 'returned', count, from: locality, to: 0 });
}

/** M18.22, M18.23 */
export function mayRally(state: State): boolean {
  if (state.army !== FRENCH || state.hour >= FRENCH_RALLY_BEFORE) return false;
  const discs = state.discs[FRENCH];
  for (let locality = 1; locality <= LAST_LOCALITY; locality++)
    if (discs[locality] > state.moved[locality]) return true;
  return false;
}

export function listRenew(state: State, list: MarengoAction[]): void {
  list.push(DONE);
  state.discs[FRENCH].forEach((count, locality) => {
    if (count > state.moved[locality]) list.push(DISC[locality]);
  });
}

export function rally(state: State, locality: number, say: Say): void {
  returnFrom(state, locality, 1, say);
}
