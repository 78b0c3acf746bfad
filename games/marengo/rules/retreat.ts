import { AUSTRIAN, enemyOf } from '../data/forces.ts';
import { REDUCE, RETREAT, type MarengoAction } from './actions.ts';
import type { Say } from './events.ts';
import type { Retreat } from './frames.ts';
import { BEYOND, CAPACITY, HEADING, LOCALITY, POSITIONS, SIDES, TO_BLOCK } from './map.ts';
import { putShown, revealAll, takeShown } from './memory.ts';
import { commit, lose } from './morale.ts';
import { gunsAt, leave, reduceAt, relocate, removeGun, rest, strike } from './moving.ts';
import {
  A1,
  ALL_INFANTRY,
  alike,
  countOf,
  facesOf,
  firstFace,
  GUN,
  HIDDEN_FACES,
  one,
  STRENGTH,
  type Group,
} from './pieces.ts';
import { occupiedBy, shut, type State } from './state.ts';

/** The defenders beyond this attack approach retreat; so many attackers will enter. (M13.5) */
export function beginRetreat(state: State, via: number, attackers: number): void {
  const wide = TO_BLOCK[via] === 2;
  state.frames.push({
    at: 'retreat',
    step: 'show',
    army: enemyOf(state.army),
    locality: BEYOND[via],
    from: LOCALITY[via],
    inReserve: wide && attackers > 1 ? 2 : 1,
    index: -1,
    left: 0,
    lost: 0,
    away: 0,
  });
}

export function runRetreat(state: State, frame: Retreat, say: Say): boolean {
  switch (frame.step) {
    case 'show':
      showAll(state, frame, say);
      return false;
    case 'reduce':
      return runReduce(state, frame, say);
    case 'move':
      return runMove(state, frame, say);
    case 'count':
      frame.step = 'leave';
      lose(state, frame.army, frame.lost); // M13.13
      return false;
    case 'leave':
      state.frames.pop();
      if (frame.army === AUSTRIAN) commit(state, frame.army, frame.locality, frame.away); // M18.6
      return false;
  }
}

/** M13.2, M13.3 */
function showAll(state: State, frame: Retreat, say: Say): void {
  for (const position of POSITIONS[frame.locality]) {
    const group = state.faces[position];
    if (group === 0 && gunsAt(state, position) === 0) continue;
    revealAll(state, position);
    say?.({ type: 'revealed', army: frame.army, at: position, group });
    loseArtillery(state, frame, position, say);
  }
  frame.step = 'reduce';
  nextPosition(state, frame);
}

function loseArtillery(state: State, frame: Retreat, position: number, say: Say): void {
  while (gunsAt(state, position) > 0) {
    removeGun(state, position);
    strike(state, frame.army, GUN);
    countLost(state, frame, position, A1, say);
  }
  while (countOf(state.faces[position], A1) > 0) {
    takeShown(state, position, A1);
    rest(state, position);
    strike(state, frame.army, A1);
    countLost(state, frame, position, A1, say);
  }
}

function countLost(state: State, frame: Retreat, position: number, face: number, say: Say): void {
  leave(state, frame.locality, 1);
  frame.lost += STRENGTH[face];
  say?.({ type: 'destroyed', army: frame.army, at: position, face });
}

// Reductions (M13.4 to M13.7)

const positionAt = ({ locality, index }: Retreat): number =>
  index < SIDES[locality].length ? SIDES[locality][index] : locality;

function nextPosition(state: State, frame: Retreat): void {
  const sides = SIDES[frame.locality];
  do frame.index++;
  while (frame.index < sides.length && state.faces[sides[frame.index]] === 0);
  frame.left = frame.index < sides.length ? TO_BLOCK[sides[frame.index]] : frame.inReserve;
}

function mayTake(state: State, frame: Retreat): Group {
  const position = positionAt(frame);
  return position === frame.locality ? state.faces[position] & ALL_INFANTRY : state.faces[position];
}

function runReduce(state: State, frame: Retreat, say: Say): boolean {
  const group = mayTake(state, frame);
  if (frame.left > 0 && group !== 0) {
    if (!alike(group)) return true;
    takeReduction(state, frame, firstFace(group), say);
    return false;
  }
  if (positionAt(frame) !== frame.locality) {
    nextPosition(state, frame);
    return false;
  }
  frame.step = 'move';
  lose(state, frame.army, frame.lost);
  frame.lost = 0;
  return false;
}

function takeReduction(state: State, frame: Retreat, face: number, say: Say): void {
  reduceAt(state, positionAt(frame), face, frame.army, say);
  frame.left--;
  frame.lost++;
}

// Going away (M13.8 to M13.12)

const WRONG_WAY = [1, -1] as const;

function mayGo(state: State, frame: Retreat, side: number): boolean {
  const to = BEYOND[side];
  if (to === frame.from || occupiedBy(state, to, state.army) || state.garrison[to] >= CAPACITY[to])
    return false;
  return !shut(state, to, frame.army);
}

/** Where the pieces may go: the wrong way only if there is no other. (M13.10, M13.15) */
function waysOut(state: State, frame: Retreat): number[] {
  const right: number[] = [];
  const wrong: number[] = [];
  for (const side of SIDES[frame.locality]) {
    if (!mayGo(state, frame, side)) continue;
    const ways = HEADING[side] === WRONG_WAY[frame.army] ? wrong : right;
    if (!ways.includes(BEYOND[side])) ways.push(BEYOND[side]);
  }
  return right.length > 0 ? right : wrong;
}

function remaining(state: State, frame: Retreat): Group {
  let group = 0;
  for (const position of POSITIONS[frame.locality]) group += state.faces[position];
  return group;
}

function runMove(state: State, frame: Retreat, say: Say): boolean {
  const group = remaining(state, frame);
  if (group === 0) {
    frame.step = 'count';
    return false;
  }
  const ways = waysOut(state, frame);
  if (ways.length === 0) return destroyRest(state, frame, say);
  if (ways.length > 1 || !alike(group)) return true;
  goAway(state, frame, firstFace(group), ways[0], say);
  return false;
}

/** M13.12 */
function destroyRest(state: State, frame: Retreat, say: Say): boolean {
  for (const position of POSITIONS[frame.locality])
    for (const face of facesOf(state.faces[position])) {
      takeShown(state, position, face);
      state.muster[frame.army] -= one(face);
      countLost(state, frame, position, face, say);
    }
  return false;
}

export function listRetreat(state: State, frame: Retreat, list: MarengoAction[]): void {
  if (frame.step === 'reduce') {
    const group = mayTake(state, frame);
    for (let face = 0; face < HIDDEN_FACES; face++)
      if (countOf(group, face) > 0) list.push(REDUCE[face][positionAt(frame)]);
    return;
  }
  const group = remaining(state, frame);
  const ways = waysOut(state, frame);
  for (let face = 0; face < HIDDEN_FACES; face++)
    if (countOf(group, face) > 0) for (const to of ways) list.push(RETREAT[face][to]);
}

export function actRetreat(state: State, frame: Retreat, action: MarengoAction, say: Say): void {
  if (action.do === 'reduce') takeReduction(state, frame, action.face, say);
  else if (action.do === 'retreat') goAway(state, frame, action.face, action.to, say);
}

function goAway(state: State, frame: Retreat, face: number, to: number, say: Say): void {
  const position =
    POSITIONS[frame.locality].find((one) => countOf(state.faces[one], face) > 0) ?? frame.locality;
  takeShown(state, position, face);
  relocate(state, frame.locality, to, 1, frame.army, say);
  putShown(state, to, face);
  frame.away++;
  say?.({ type: 'retreated', army: frame.army, from: position, to, face });
}
