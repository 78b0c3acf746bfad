import { enemyOf, MOST_PIECES } from '../data/forces.ts';
import {
  ADVANCE,
  ATTACK_FROM_APPROACH,
  ATTACK_FROM_RESERVE,
  DONE,
  PIECE,
  RIDE,
  SHOW,
  type MarengoAction,
} from './actions.ts';
import { beginFinish, rideInto } from './continuation.ts';
import type { DecidedBy, Say } from './events.ts';
import type { Attack, Road } from './frames.ts';
import {
  ANSWER,
  BEYOND,
  borderOf,
  HAND,
  isReserve,
  LOCALITY,
  OBSTRUCTED,
  opposite,
  TO_BLOCK,
} from './map.ts';
import { reveal, shift } from './memory.ts';
import { commit } from './morale.ts';
import { setDown, spendOrder, takeUp, takeUpTheOnlyOne } from './moving.ts';
import { infantryOf, listFaces } from './picking.ts';
import { C1, C2, countOf, one, size, type Group } from './pieces.ts';
import { beginRetreat } from './retreat.ts';
import { enemyIn, shut, standing, surprised, topFrame, type State } from './state.ts';

/** M9.1, M9.2, M9.4 */
export function listManoeuvre(state: State, from: number, via: number, list: MarengoAction[]): void {
  if (state.orders === 0 || state.disorder[LOCALITY[via]]) return; // M14.2
  const group = state.faces[from];
  if (!mayManoeuvre(state, via) || (OBSTRUCTED[opposite(via)] && infantryOf(group) === 0)) return;
  list.push(isReserve(from) ? ATTACK_FROM_RESERVE[via] : ATTACK_FROM_APPROACH[via]);
}

/** Whether an attack over this border is possible at all. */
export function mayManoeuvre(state: State, via: number): boolean {
  const to = BEYOND[via];
  if (!enemyIn(state, to) || state.closed.includes(borderOf(via)) || shut(state, to, state.army))
    return false;
  const defence = opposite(via);
  return standing(state, defence) < TO_BLOCK[defence];
}

export function beginManoeuvre(state: State, from: number, via: number, say: Say): void {
  say?.({ type: 'began', army: state.army, what: 'attack', from, to: via });
  spendOrder(state, say);
  pushAttack(state, from, via, false);
}

export function pushAttack(state: State, from: number, via: number, road: boolean): void {
  const step = road ? 'declare' : 'pick';
  state.frames.push({ at: 'attack', step, from, via, road, first: false, won: false, parted: false });
}

/** M9.4: infantry is named first, so the first piece must be one where one is needed. */
const candidates = (state: State, { from, via }: Attack): Group =>
  OBSTRUCTED[opposite(via)] && state.faces[HAND] === 0 ? infantryOf(state.faces[from]) : state.faces[from];

const mayTakeMore = (state: State, { from }: Attack): boolean =>
  state.faces[from] !== 0 && size(state.faces[HAND]) < MOST_PIECES;

export function listAttack(state: State, frame: Attack, list: MarengoAction[]): void {
  const hand = state.faces[HAND];
  if (frame.step === 'pick') {
    if (mayTakeMore(state, frame)) listFaces(list, PIECE, candidates(state, frame));
    if (hand !== 0) list.push(DONE);
  } else if (frame.step === 'answer') {
    listFaces(list, PIECE, state.faces[BEYOND[frame.via]]);
    list.push(DONE);
  } else if (frame.step === 'show') listFaces(list, SHOW, infantryOf(hand));
  else listAdvance(state, frame, list);
}

/** M9.13, M9.14 */
function listAdvance(state: State, frame: Attack, list: MarengoAction[]): void {
  if (!frame.parted) list.push(ADVANCE);
  list.push(DONE);
  const hand = state.faces[HAND];
  if (size(hand) < 2 || (!frame.parted && state.orders === 0)) return;
  for (const face of [C2, C1]) if (countOf(hand, face) > 0) list.push(RIDE[face][frame.via]);
}

export function runAttack(state: State, frame: Attack, say: Say): boolean {
  switch (frame.step) {
    case 'pick':
      takeUpTheOnlyOne(state, frame.from, say);
      if (state.faces[HAND] === 0 || mayTakeMore(state, frame)) return true;
      frame.step = 'declare';
      return false;
    case 'declare':
      declare(state, frame, say);
      return false;
    case 'answer':
      if (mayBringMore(state, frame)) return true;
      endAnswer(state, frame, say);
      return false;
    case 'resolve':
      resolve(state, frame, say);
      return false;
    case 'show':
      return true;
    case 'enter':
      enter(state, frame, say);
      return false;
    case 'advance':
      if (isReserve(frame.from) && !surprised(state, state.army)) return true;
      endLost(state, frame, frame.from, say); // M9.12
      return false;
  }
}

function declare(state: State, frame: Attack, say: Say): void {
  const defence = opposite(frame.via);
  frame.first = !state.tried.includes(defence);
  state.tried.push(defence);
  say?.({
    type: 'attacked',
    army: state.army,
    via: frame.via,
    count: size(state.faces[HAND]),
    road: frame.road,
  });
  frame.step = mayAnswer(state, frame) ? 'answer' : 'resolve';
}

/** M9.6, M9.7, M14.1 */
const mayAnswer = (state: State, { from, via }: Attack): boolean =>
  isReserve(from) && state.faces[BEYOND[via]] !== 0 && !surprised(state, enemyOf(state.army));

const mayBringMore = (state: State, { via }: Attack): boolean =>
  state.faces[BEYOND[via]] !== 0 && size(state.faces[ANSWER]) < size(state.faces[HAND]);

function endAnswer(state: State, frame: Attack, say: Say): void {
  const faces = state.faces[ANSWER];
  const to = opposite(frame.via);
  if (faces !== 0) {
    shift(state, ANSWER, to, faces);
    say?.({ type: 'answered', army: enemyOf(state.army), to, count: size(faces), faces });
  }
  frame.step = 'resolve';
}

/** M9.9, M9.10 */
function blocked(state: State, frame: Attack): DecidedBy {
  const defence = opposite(frame.via);
  const blockers = standing(state, defence);
  if (blockers >= TO_BLOCK[defence]) return 'blocked';
  const holds = blockers > 0 && frame.first && size(state.faces[HAND]) === 1;
  return holds ? 'partly-blocked' : 'open';
}

function resolve(state: State, frame: Attack, say: Say): void {
  const { via } = frame;
  const defence = opposite(via);
  const attackers = size(state.faces[HAND]);
  const cause = blocked(state, frame);
  frame.won = cause === 'open';
  say?.({ type: 'decided', army: state.army, via, won: frame.won, cause });
  frame.step = OBSTRUCTED[defence] ? 'show' : afterShow(frame); // M9.5
  if (frame.won) return beginRetreat(state, via, attackers);
  const two = TO_BLOCK[defence] === 2 && attackers > 1 && frame.first; // M18.4
  commit(state, enemyOf(state.army), LOCALITY[defence], two ? 2 : 1);
}

const afterShow = (frame: Attack): Attack['step'] => (frame.won ? 'enter' : 'advance');

export function actAttack(state: State, frame: Attack, action: MarengoAction, say: Say): void {
  if (frame.step === 'pick') {
    if (action.do === 'piece') takeUp(state, frame.from, action.face, say);
    else frame.step = 'declare';
  } else if (frame.step === 'answer') {
    if (action.do === 'piece') shift(state, BEYOND[frame.via], ANSWER, one(action.face));
    else endAnswer(state, frame, say);
  } else if (action.do === 'show') show(state, frame, action.face, say);
  else if (action.do === 'ride') part(state, frame, action.face, say);
  else endLost(state, frame, action.do === 'advance' ? frame.via : frame.from, say);
}

function show(state: State, frame: Attack, face: number, say: Say): void {
  reveal(state, HAND, one(face));
  say?.({ type: 'shown', army: state.army, at: frame.from, face });
  frame.step = afterShow(frame);
}

function part(state: State, frame: Attack, face: number, say: Say): void {
  if (!frame.parted) spendOrder(state, say);
  frame.parted = true;
  rideInto(state, frame.from, face, frame.via, say);
}

/** M9.11 */
function enter(state: State, frame: Attack, say: Say): void {
  state.frames.pop();
  if (!tellRoad(state, frame, 'won')) beginFinish(state, frame.from, BEYOND[frame.via], say);
}

function endLost(state: State, frame: Attack, to: number, say: Say): void {
  state.frames.pop();
  if (!tellRoad(state, frame, to === frame.via ? 'advanced' : 'stayed')) setDown(state, frame.from, to, say);
}

/** An attack on a road march is part of it: the march goes on from here. (M8.12) */
function tellRoad(state: State, { road }: Attack, raid: Road['raid']): boolean {
  const march = topFrame(state);
  if (!road || march?.at !== 'road') return false;
  march.raid = raid;
  return true;
}
