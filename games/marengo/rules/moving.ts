import { FRENCH } from '../data/forces.ts';
import type { Say } from './events.ts';
import { acted, HAND, LOCALITY } from './map.ts';
import { putShown, shift, takeShown } from './memory.ts';
import { A1, firstFace, GUN, NONE, one, REDUCED, size } from './pieces.ts';
import { gunAt, type State } from './state.ts';

/** What the chapters share: taking pieces up, setting them down, counting who is where. */

export function spendOrder(state: State, say: Say): void {
  state.orders--;
  say?.({ type: 'spent', army: state.army, left: state.orders });
}

export function takeUp(state: State, from: number, face: number, say: Say): void {
  shift(state, from, HAND, one(face));
  say?.({ type: 'took', army: state.army, from, face });
}

/** Where one piece stands alone it needs no naming: it is taken up at once. */
export function takeUpTheOnlyOne(state: State, from: number, say: Say): boolean {
  if (state.faces[HAND] !== 0 || size(state.faces[from]) !== 1) return false;
  takeUp(state, from, firstFace(state.faces[from]), say);
  return true;
}

/** All pieces in hand are set down in a position; they have acted. */
export function setDown(state: State, from: number, to: number, say: Say): void {
  const group = state.faces[HAND];
  if (group === 0) return;
  shift(state, HAND, acted(to), group);
  say?.({ type: 'moved', army: state.army, from, to, count: size(group), faces: group });
}

/** Pieces of an army have come from one locality (0: from off the map) into another. (M14.11, M18.24) */
export function relocate(
  state: State,
  from: number,
  to: number,
  pieces: number,
  army: number,
  say: Say,
): void {
  if (from === to) return;
  const fromDisorder = from > 0 && state.disorder[from];
  if (from > 0) leave(state, from, pieces);
  if (army === FRENCH) mixOrder(state, to, fromDisorder, say);
  arrive(state, to, army, pieces);
}

export function arrive(state: State, locality: number, army: number, pieces: number): void {
  if (state.garrison[locality] === 0) addPost(state.posts[army], locality);
  state.garrison[locality] += pieces;
  state.entered[locality] = army;
}

function addPost(posts: number[], locality: number): void {
  let i = posts.length;
  for (; i > 0 && posts[i - 1] > locality; i--) posts[i] = posts[i - 1];
  posts[i] = locality;
}

export function setDisorder(state: State, locality: number, disorder: boolean): void {
  if (state.disorder[locality] !== disorder) state.disorder = state.disorder.with(locality, disorder);
}

function mixOrder(state: State, to: number, disorder: boolean, say: Say): void {
  if (state.garrison[to] === 0) setDisorder(state, to, disorder);
  else if (disorder !== state.disorder[to]) {
    setDisorder(state, to, true);
    say?.({ type: 'disorganised', at: to });
  }
}

export function leave(state: State, locality: number, pieces: number): void {
  state.garrison[locality] -= pieces;
  if (state.garrison[locality] > 0) return;
  const posts = state.posts[state.entered[locality]];
  posts.splice(posts.indexOf(locality), 1);
  setDisorder(state, locality, false);
}

/** The army has one piece of this face less and one of the reduced face more. */
export function strike(state: State, army: number, face: number): void {
  const reduced = REDUCED[face];
  state.muster[army] -= one(face === GUN ? A1 : face);
  if (reduced !== NONE) state.muster[army] += one(reduced);
}

/** Reduces a piece where it stands. (M2.2, M2.4) */
export function reduceAt(state: State, place: number, face: number, army: number, say: Say): void {
  const reduced = REDUCED[face];
  if (face === GUN) removeGun(state, place);
  else takeShown(state, place, face);
  if (face === A1) rest(state, place);
  strike(state, army, face);
  if (reduced !== NONE) putShown(state, place, reduced);
  else if (LOCALITY[place] > 0) leave(state, LOCALITY[place], 1);
  say?.({ type: 'reduced', army, at: place, face, to: reduced });
}

export function removeGun(state: State, position: number): number {
  const index = state.guns.findIndex((entry) => gunAt(entry) === position);
  return state.guns.splice(index, 1)[0];
}

export const gunsAt = (state: State, position: number): number => {
  let count = 0;
  for (const entry of state.guns) if (gunAt(entry) === position) count++;
  return count;
};

/** A hidden artillery piece that declared or completed in its army's last turn leaves, or the turn begins. */
export function rest(state: State, position: number): void {
  const index = state.tired.indexOf(position);
  if (index >= 0) state.tired.splice(index, 1);
}
