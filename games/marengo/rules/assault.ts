import { enemyOf, MOST_PIECES } from '../data/forces.ts';
import {
  ASSAULT,
  COUNTER,
  COUNTER_WITH,
  DONE,
  FIRE,
  HOLD,
  LEAD,
  LEAD_WITH,
  PIECE,
  REDUCE,
  type MarengoAction,
} from './actions.ts';
import type { Say } from './events.ts';
import type { Assault } from './frames.ts';
import { close, next, reduceShown, shareOut, takeHidden, takeOne, weigh } from './assault-result.ts';
import { BEYOND, borderOf, HAND, LOCALITY, OBSTRUCTED, opposite, PENALTY, TO_BLOCK } from './map.ts';
import { reveal, takeShown } from './memory.ts';
import { gunsAt, removeGun, spendOrder, takeUp } from './moving.ts';
import { listFaces } from './picking.ts';
import {
  A1,
  ALL_CAVALRY,
  alike,
  ARTILLERY,
  countOf,
  FACES,
  firstFace,
  GUN,
  one,
  size,
  STRONG,
  TYPE,
  type Group,
} from './pieces.ts';
import { enemyIn, shut, standing, type State } from './state.ts';

// Step 1

/** M11.1, M11.2, M14.2 */
export function listAssault(state: State, from: number, list: MarengoAction[]): void {
  const to = BEYOND[from];
  if (state.orders === 0 || !enemyIn(state, to) || state.disorder[LOCALITY[from]]) return;
  if (state.closed.includes(borderOf(from)) || shut(state, to, state.army)) return;
  if (standing(state, opposite(from)) > 0 && leaders(state, from) !== 0) list.push(ASSAULT[from]);
}

/** Of a group the pieces that may lead or counter-attack through this defence approach. (M11.8) */
const fitFor = (group: Group, defence: number): Group => (OBSTRUCTED[defence] ? group & ~ALL_CAVALRY : group);

/** M11.9 */
const leaders = (state: State, from: number): Group => state.faces[from] & mayLead(from);
/** The faces that may lead an assault from this approach. */
export const mayLead = (from: number): Group => fitFor(STRONG, opposite(from));

/** M11.7 */
const likeThose = (group: Group, chosen: Group): Group => {
  if (chosen === 0) return group;
  const type = TYPE[firstFace(chosen)];
  let same = 0;
  for (let face = 0; face < FACES.length; face++) if (TYPE[face] === type) same |= group & (15 << (4 * face));
  return same;
};

export function beginAssault(state: State, from: number, say: Say): void {
  say?.({ type: 'stormed', army: state.army, from });
  spendOrder(state, say);
  state.frames.push({
    at: 'assault',
    step: 'lead',
    from,
    lead: 0,
    guard: 0,
    counter: 0,
    leading: 0,
    guarding: 0,
    countering: 0,
    left: 0,
    kept: 0,
    attackerLost: 0,
    defenderLost: 0,
    won: false,
  });
}

const atMost = (frame: Assault): number => TO_BLOCK[frame.from];

/** Moves on until somebody must decide. */
export function runAssault(state: State, frame: Assault, say: Say): boolean {
  switch (frame.step) {
    case 'lead':
      return size(frame.guard) < atMost(frame) && defenders(state, frame) !== 0 ? true : next(frame, 'storm');
    case 'storm':
      return frame.lead === 0 || mayJoin(state, frame) ? true : next(frame, 'barrage');
    case 'barrage':
      return maybeArtillery(state, frame) ? true : next(frame, 'counter');
    case 'hit':
      return runHit(state, frame, say);
    case 'counter':
      return size(frame.counter) < atMost(frame) && hidden(state, frame) !== 0 ? true : beginShare(frame);
    case 'share':
      return shareOut(state, frame, 'counter', say) ? true : next(frame, 'result');
    case 'result':
      return weigh(frame, say);
    case 'suffer':
      return shareOut(state, frame, 'lead', say) ? true : next(frame, 'spill');
    case 'spill':
      return frame.left > 0 && state.faces[HAND] !== 0 ? true : beginEndure(frame);
    case 'endure':
      return shareOut(state, frame, 'guard', say) ? true : next(frame, 'overflow');
    case 'overflow':
      return frame.left > 0 && (defenders(state, frame) | frame.counter) !== 0 ? true : next(frame, 'close');
    case 'close':
      close(state, frame, say);
      return false;
  }
}

export function listAssaultStep(state: State, frame: Assault, list: MarengoAction[]): void {
  switch (frame.step) {
    case 'lead':
      listFaces(list, LEAD_WITH, likeThose(guards(state, frame), frame.guard));
      list.push(DONE);
      return;
    case 'storm':
      return listStorm(state, frame, list);
    case 'barrage':
      if (mayFire(state, frame)) list.push(FIRE);
      list.push(HOLD);
      return;
    case 'counter':
      listFaces(list, COUNTER_WITH, likeThose(counters(state, frame), frame.counter));
      list.push(DONE);
      return;
    case 'hit':
    case 'suffer':
      return listReductions(frame.lead, LEAD, list);
    case 'share':
      return listReductions(frame.counter, COUNTER, list);
    case 'endure':
      return listReductions(frame.guard, LEAD, list);
    case 'spill':
      return listReductions(state.faces[HAND], HAND, list);
    case 'overflow':
      listReductions(defenders(state, frame), opposite(frame.from), list);
      listReductions(frame.counter, COUNTER, list);
      return;
    default: // 'result' and 'close' ask nobody
  }
}

function listReductions(group: Group, at: number, list: MarengoAction[]): void {
  for (let face = 0; face < FACES.length; face++) if (countOf(group, face) > 0) list.push(REDUCE[face][at]);
}

export function actAssault(state: State, frame: Assault, action: MarengoAction, say: Say): void {
  switch (action.do) {
    case 'lead':
      return frame.step === 'lead'
        ? guardWith(state, frame, action.face, say)
        : leadWith(state, frame, action.face, say);
    case 'piece':
      return takeUp(state, frame.from, action.face, say);
    case 'fire':
      return fire(state, frame, say);
    case 'counter':
      return counterWith(state, frame, action.face, say);
    case 'reduce':
      return chooseReduction(state, frame, action.at, action.face, say);
    default:
      return decline(state, frame, say);
  }
}

/** No, or no more. */
function decline(state: State, frame: Assault, say: Say): void {
  if (frame.step === 'lead') next(frame, 'storm');
  else if (frame.step === 'storm') next(frame, 'barrage');
  else if (frame.step === 'counter') beginShare(frame);
  else {
    say?.({ type: 'held-fire', army: enemyOf(state.army) });
    next(frame, 'counter');
  }
}

// Step 2 (M11.6)

/** The defender's assault pieces that are not yet face up for this assault. */
const hidden = (state: State, frame: Assault): Group => state.faces[opposite(frame.from)];
const defenders = (state: State, frame: Assault): Group =>
  hidden(state, frame) + gunsAt(state, opposite(frame.from)) * one(GUN);
const guards = (state: State, frame: Assault): Group => fitFor(defenders(state, frame), opposite(frame.from));

function guardWith(state: State, frame: Assault, face: number, say: Say): void {
  const defence = opposite(frame.from);
  if (face === GUN) removeGun(state, defence);
  else takeShown(state, defence, face);
  frame.guard += one(face);
  say?.({ type: 'led', army: enemyOf(state.army), at: defence, face });
  frame.guarding++;
}

// Step 3 (M11.9)

const named = (state: State, frame: Assault): number => size(frame.lead) + size(state.faces[HAND]);
const mayJoin = (state: State, frame: Assault): boolean =>
  state.faces[frame.from] !== 0 && named(state, frame) < MOST_PIECES;

function listStorm(state: State, frame: Assault, list: MarengoAction[]): void {
  if (size(frame.lead) < atMost(frame))
    listFaces(list, LEAD_WITH, likeThose(leaders(state, frame.from), frame.lead));
  if (frame.lead === 0) return;
  listFaces(list, PIECE, state.faces[frame.from]);
  list.push(DONE);
}

function leadWith(state: State, frame: Assault, face: number, say: Say): void {
  takeShown(state, frame.from, face);
  frame.lead += one(face);
  frame.leading++;
  say?.({ type: 'led', army: state.army, at: frame.from, face });
}

// Step 4 (M11.11, M20.8)

const maybeArtillery = (state: State, frame: Assault): boolean =>
  hidden(state, frame) !== 0 && PENALTY[ARTILLERY][frame.from] === 0;

function mayFire(state: State, frame: Assault): boolean {
  const defence = opposite(frame.from);
  const tired = state.tired.filter((position) => position === defence).length;
  return countOf(hidden(state, frame), A1) > tired;
}

function fire(state: State, frame: Assault, say: Say): void {
  const defence = opposite(frame.from);
  reveal(state, defence, one(A1));
  say?.({ type: 'fired', army: enemyOf(state.army), at: defence });
  next(frame, 'hit');
}

/** M11.12 */
function runHit(state: State, frame: Assault, say: Say): boolean {
  if (!alike(frame.lead)) return true;
  hit(state, frame, firstFace(frame.lead), say);
  return false;
}

function hit(state: State, frame: Assault, face: number, say: Say): void {
  reduceShown(state, frame, 'lead', face, say);
  next(frame, 'counter');
}

// Step 5 (M11.13, M11.14)

const counters = (state: State, frame: Assault): Group =>
  fitFor(hidden(state, frame) & STRONG, opposite(frame.from));

function counterWith(state: State, frame: Assault, face: number, say: Say): void {
  const defence = opposite(frame.from);
  takeShown(state, defence, face);
  frame.counter += one(face);
  frame.countering++;
  say?.({ type: 'countered', army: enemyOf(state.army), at: defence, face });
}

function beginShare(frame: Assault): false {
  frame.left = frame.leading;
  return next(frame, 'share');
}

// Steps 6 to 9 are in assault-result.ts; here is what they ask.

function beginEndure(frame: Assault): false {
  frame.left = frame.kept;
  return next(frame, 'endure');
}

function chooseReduction(state: State, frame: Assault, at: number, face: number, say: Say): void {
  if (frame.step === 'hit') return hit(state, frame, face, say);
  if (at === COUNTER) return takeOne(state, frame, 'counter', face, say);
  if (at === LEAD) return takeOne(state, frame, frame.step === 'suffer' ? 'lead' : 'guard', face, say);
  takeHidden(state, frame, at, face, say);
}
