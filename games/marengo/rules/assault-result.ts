import { enemyOf } from '../data/forces.ts';
import type { Say } from './events.ts';
import type { Assault } from './frames.ts';
import { acted, BEYOND, borderOf, HAND, LOCALITY, opposite, PENALTY } from './map.ts';
import { putShown } from './memory.ts';
import { commit, lose } from './morale.ts';
import { leave, reduceAt, setDown, strike } from './moving.ts';
import {
  alike,
  CAVALRY,
  facesOf,
  firstFace,
  GUN,
  NONE,
  one,
  REDUCED,
  size,
  strength,
  TYPE,
  type Group,
} from './pieces.ts';
import { beginRetreat } from './retreat.ts';
import { DECLARED, gun, type State } from './state.ts';

/** The next step; nobody is asked yet. */
export function next(frame: Assault, step: Assault['step']): false {
  frame.step = step;
  return false;
}

// Steps 6 and 7

export function weigh(frame: Assault, say: Say): false {
  const defence = opposite(frame.from);
  const lead = strength(frame.lead);
  const penalties = PENALTY[TYPE[firstFace(frame.lead)]][defence];
  const guard = strength(frame.guard);
  const counter = strength(frame.counter);
  const total = lead - penalties - guard - counter; // M11.16
  say?.({ type: 'result', lead, penalties, guard, counter, total });
  frame.won = total > 0;
  const crushed = !frame.won && -total >= lead ? frame.leading : 0; // M11.20
  frame.left = frame.guarding + riders(frame.counter) + crushed; // M11.18, M11.19
  frame.kept = frame.leading;
  return next(frame, 'suffer');
}

function riders(group: Group): number {
  return TYPE[firstFace(group)] === CAVALRY ? size(group) : 0;
}

// Step 8

type Shown = 'lead' | 'guard' | 'counter';

/** Shares reductions among shown pieces evenly; true when the owner must choose who takes the odd one. (M11.15) */
export function shareOut(state: State, frame: Assault, who: Shown, say: Say): boolean {
  while (frame.left > 0 && frame[who] !== 0) {
    if (frame.left >= size(frame[who])) reduceEach(state, frame, who, say);
    else if (alike(frame[who])) takeOne(state, frame, who, firstFace(frame[who]), say);
    else return true;
  }
  return false;
}

function reduceEach(state: State, frame: Assault, who: Shown, say: Say): void {
  for (const face of facesOf(frame[who])) takeOne(state, frame, who, face, say);
}

export function takeOne(state: State, frame: Assault, who: Shown, face: number, say: Say): void {
  frame.left--;
  reduceShown(state, frame, who, face, say);
}

export function reduceShown(state: State, frame: Assault, who: Shown, face: number, say: Say): void {
  const at = who === 'lead' ? frame.from : opposite(frame.from);
  const army = who === 'lead' ? state.army : enemyOf(state.army);
  frame[who] += (REDUCED[face] === NONE ? 0 : one(REDUCED[face])) - one(face);
  strike(state, army, face);
  if (REDUCED[face] === NONE) leave(state, LOCALITY[at], 1);
  countReduction(frame, who === 'lead');
  say?.({ type: 'reduced', army, at, face, to: REDUCED[face] });
}

function countReduction(frame: Assault, attacker: boolean): void {
  if (attacker) frame.attackerLost++;
  else frame.defenderLost++;
}

/** M11.23 */
export function takeHidden(state: State, frame: Assault, at: number, face: number, say: Say): void {
  const attacker = at === HAND;
  const army = attacker ? state.army : enemyOf(state.army);
  frame.left--;
  reduceAt(state, at, face, army, undefined);
  say?.({ type: 'reduced', army, at: attacker ? frame.from : at, face, to: REDUCED[face] });
  if (attacker && REDUCED[face] === NONE) leave(state, LOCALITY[frame.from], 1);
  countReduction(frame, attacker);
}

// Step 9

export function close(state: State, frame: Assault, say: Say): void {
  const defence = opposite(frame.from);
  const enemy = enemyOf(state.army);
  say?.({ type: 'decided', army: state.army, via: frame.from, won: frame.won, cause: 'result' });
  state.frames.pop();
  hideDefenders(state, frame);
  if (frame.won) return carry(state, frame);
  hideAttackers(state, frame, acted(frame.from));
  setDown(state, frame.from, frame.from, say);
  state.closed.push(borderOf(frame.from)); // M11.3
  commit(state, enemy, LOCALITY[defence], frame.guarding + frame.countering); // M18.5
  lose(state, state.army, frame.attackerLost); // M18.11, M18.16
}

/** M11.27, M18.17: what comes last goes lowest. */
function carry(state: State, frame: Assault): void {
  const to = BEYOND[frame.from];
  hideAttackers(state, frame, HAND);
  state.stormed.push(to); // M11.5
  if (state.faces[HAND] !== 0) state.frames.push({ at: 'enter', from: frame.from });
  if (state.garrison[to] > 0) beginRetreat(state, frame.from, size(state.faces[HAND]));
  lose(state, enemyOf(state.army), frame.defenderLost);
}

function hideDefenders(state: State, frame: Assault): void {
  const defence = opposite(frame.from);
  for (const face of facesOf(frame.guard + frame.counter))
    if (face === GUN) state.guns.push(gun(defence, DECLARED));
    else putShown(state, defence, face);
}

function hideAttackers(state: State, frame: Assault, place: number): void {
  for (const face of facesOf(frame.lead)) putShown(state, place, face);
}
