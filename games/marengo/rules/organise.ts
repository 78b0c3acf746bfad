import { FRENCH } from '../data/forces.ts';
import { DONE, ORGANISE, type MarengoAction } from './actions.ts';
import type { Say } from './events.ts';
import type { Organise } from './frames.ts';
import { setDisorder, spendOrder } from './moving.ts';
import type { State } from './state.ts';

/** Organised pieces on the map from which on an action may organise two. (M14.6, M14.7) */
const ENOUGH = 3;

function organisedPieces(state: State, frame?: Organise): number {
  let count = 0;
  for (const locality of state.posts[FRENCH])
    if (!state.disorder[locality]) count += state.garrison[locality];
  frame?.places.forEach((locality, i) => (count += state.garrison[locality] - frame.left[i]));
  return count;
}

/** M14.9: whether the orders suffice to organise all these pieces. */
function canFinish(state: State, left: readonly number[], orders: number, organised: number): boolean {
  const rest = left.filter((pieces) => pieces > 0).sort((a, b) => b - a);
  if (rest.length === 0) return true;
  if (orders === 0) return false;
  const pieces = takeFrom(state, rest, organised >= ENOUGH);
  return canFinish(state, rest, orders - 1, organised + pieces);
}

/** One action takes from the localities that have most left to do. */
function takeFrom(state: State, rest: number[], two: boolean): number {
  rest[0]--;
  if (!two) return 1;
  if (rest.length > 1) rest[1]--;
  else if (state.together && rest[0] > 0) rest[0]--;
  else return 1;
  return 2;
}

/** What would be left to do, in the localities begun, after one more piece of this one. */
function after(state: State, frame: Organise | undefined, locality: number): number[] {
  const places = frame?.places ?? [];
  const left = frame?.left.slice() ?? [];
  const i = places.indexOf(locality);
  if (i >= 0) left[i]--;
  else left.push(state.garrison[locality] - 1);
  return left;
}

export function listOrganise(state: State, list: MarengoAction[]): void {
  if (state.army !== FRENCH || state.orders === 0 || !state.disorder.includes(true)) return;
  listBegun(state, undefined, list);
}

function listBegun(state: State, frame: Organise | undefined, list: MarengoAction[]): void {
  const organised = organisedPieces(state, frame);
  for (const locality of state.posts[FRENCH]) {
    if (!state.disorder[locality] || (frame && leftIn(frame, locality) === 0)) continue;
    if (mayBegin(state, frame, locality, organised)) list.push(ORGANISE[locality]);
  }
}

/** A new action on this locality: its first piece, perhaps with a second one elsewhere. */
function mayBegin(state: State, frame: Organise | undefined, locality: number, organised: number): boolean {
  if (!frame && !state.together) return state.garrison[locality] <= state.orders; // one piece of it an action
  const left = after(state, frame, locality);
  if (canFinish(state, left, state.orders - 1, organised + 1)) return true;
  return organised >= ENOUGH && mayAddAny(state, frame, locality, left, organised);
}

/** Whether some second piece of the same action makes it possible to finish. */
function mayAddAny(
  state: State,
  frame: Organise | undefined,
  locality: number,
  left: readonly number[],
  organised: number,
): boolean {
  const own = frame?.places.includes(locality) ? frame.places.indexOf(locality) : left.length - 1;
  return left.some((pieces, i) => {
    if (pieces === 0 || (i === own && !state.together)) return false;
    return canFinish(state, left.with(i, pieces - 1), state.orders - 1, organised + 2);
  });
}

export function beginOrganise(state: State, locality: number, say: Say): void {
  const frame: Organise = { at: 'organise', places: [], left: [], second: 0, held: 0 };
  state.frames.push(frame);
  organise(state, frame, locality, say);
}

function organise(state: State, frame: Organise, locality: number, say: Say): void {
  const two = frame.second === 0 && organisedPieces(state, frame) >= ENOUGH;
  if (frame.second === 0) spendOrder(state, say);
  if (!frame.places.includes(locality)) {
    frame.places.push(locality);
    frame.left.push(state.garrison[locality]);
  }
  frame.left[frame.places.indexOf(locality)]--;
  frame.second = two ? locality : 0;
}

export function runOrganise(state: State, frame: Organise, say: Say): boolean {
  if (frame.held > 0) release(state, frame);
  if (frame.second !== 0 && listSeconds(state, frame).length > 0) return true;
  frame.second = 0;
  if (frame.left.some((pieces) => pieces > 0)) return true;
  for (const locality of frame.places) {
    setDisorder(state, locality, false);
    say?.({ type: 'organised', at: locality });
  }
  state.frames.pop();
  return false;
}

/** M14.7, M14.8 */
function listSeconds(state: State, frame: Organise): MarengoAction[] {
  const list: MarengoAction[] = [];
  const organised = organisedPieces(state, frame);
  for (const locality of state.posts[FRENCH]) {
    if (!state.disorder[locality] || (locality === frame.second && !state.together)) continue;
    if (leftIn(frame, locality) === 0) continue;
    if (canFinish(state, after(state, frame, locality), state.orders, organised + 1))
      list.push(ORGANISE[locality]);
  }
  return list;
}

const leftIn = (frame: Organise, locality: number): number => {
  const i = frame.places.indexOf(locality);
  return i < 0 ? -1 : frame.left[i];
};

export function listOrganiseOn(state: State, frame: Organise, list: MarengoAction[]): void {
  if (frame.second === 0) return listBegun(state, frame, list);
  if (canFinish(state, frame.left, state.orders, organisedPieces(state, frame))) list.push(DONE);
  list.push(...listSeconds(state, frame));
}

// Free actions of other localities, while not all that is begun is finished (M14.9)

/** No order may be spent on them. */
export function withhold(state: State, frame: Organise): void {
  frame.held = state.orders;
  state.orders = 0;
}

function release(state: State, frame: Organise): void {
  state.orders = frame.held;
  frame.held = 0;
}

/** The state as a free action would find it. */
export const withheld = (state: State, frame: Organise): State => ({
  ...state,
  orders: 0,
  frames: [{ ...frame, held: state.orders }],
});

/** Pieces of a locality that has been begun wait until it is finished. */
export const mayActFreely = (frame: Organise, locality: number): boolean => !frame.places.includes(locality);

/**
 * Whether a French piece may come to a locality: not to one that has been begun, and to disorganised pieces, among whom
 * it loses its order, only if enough stay organised to finish what has been begun.
 */
export function mayJoin(state: State, from: number, to: number): boolean {
  const [frame] = state.frames;
  if (frame?.at !== 'organise') return true;
  if (frame.places.includes(to)) return false;
  if (!state.disorder[to] || from === 0) return true;
  return canFinish(state, frame.left, frame.held, organisedPieces(state, frame) - 1);
}

export function actOrganise(state: State, frame: Organise, action: MarengoAction, say: Say): void {
  if (action.do === 'organise') organise(state, frame, action.at, say);
  else frame.second = 0;
}
