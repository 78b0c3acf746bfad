import { ARMY_OF, NO_BLOCK, SIDE_OF } from './blocks.ts';
import {
  ATTACK_LIMIT,
  endLeg,
  exitTo,
  firstLeg,
  joined,
  LEG_ROAD,
  LEG_TO,
  MAP,
  MARCH_LIMIT,
  NIGHT,
  NOWHERE,
} from './board.ts';
import { emptyField, shift } from './field.ts';
import { holds } from './held.ts';
import { CALLED, fightAt, has, OFF, SECOND, sideIn, type State } from './state.ts';

/** C5.2–C5.14: what marches and forced marches share. */

// Groups

/** Which entries of `groups` belong to an army: two French, one for each ally. C5.3, C5.4 */
const QUOTA_FROM: readonly number[] = [0, 2, 3];
const QUOTA_END: readonly number[] = [2, 3, 4];

/** The towns where an army's first and last group began, the same where it has but one; NOWHERE as long as it may choose. */
export const firstGroup = (s: State, army: number): number => s.groups[QUOTA_FROM[army]];
export const lastGroup = (s: State, army: number): number => s.groups[QUOTA_END[army] - 1];

/** Counts the group among those that move; the first or the second of its army. */
export function useGroup(s: State, army: number, town: number): number {
  for (let i = QUOTA_FROM[army]; i < QUOTA_END[army]; i++) {
    if (s.groups[i] === NOWHERE) s.groups[i] = town;
    if (s.groups[i] === town) return i - QUOTA_FROM[army];
  }
  return 0;
}

export const groupNumber = (s: State, block: number): number => (has(s, block, SECOND) ? 1 : 0);

/** Where a block that has marched began. */
export const originOf = (s: State, block: number): number =>
  s.groups[QUOTA_FROM[ARMY_OF[block]] + groupNumber(s, block)];

// Steps

/** Whether a block that began at `origin` may go this leg. */
export function mayEnter(s: State, side: number, origin: number, leg: number, direct: boolean): boolean {
  const road = LEG_ROAD[leg];
  const to = LEG_TO[leg];
  const used = s.roadUse[road];
  if (!holds(s, 1 - side, to)) return used < MARCH_LIMIT[road]; // C5.11
  if (NIGHT[s.turn]) return false; // C5.20
  return used < ATTACK_LIMIT[road] && mayAttack(s, origin, to, direct); // C5.13
}

/** C5.8, C5.9, C5.10 */
function mayAttack(s: State, origin: number, town: number, direct: boolean): boolean {
  const fight = fightAt(s, town);
  if (!fight) return true;
  if (fight.origin2 !== NOWHERE) return direct && (origin === fight.origin || origin === fight.origin2);
  return origin === fight.origin || (direct && fight.direct && joined(origin, fight.origin));
}

const LEAST_MARCH = Math.min(...MARCH_LIMIT);
/** No road has been used so much that anybody would have to wait. */
export const isRoomy = (s: State): boolean => s.busiest < LEAST_MARCH;

/** A second town to ride to, and not back. */
export function mayRideOn(s: State, side: number, origin: number, via: number): boolean {
  for (let leg = firstLeg(via); leg < endLeg(via); leg++)
    if (LEG_TO[leg] !== origin && mayEnter(s, side, origin, leg, false)) return true;
  return false;
}

export function goTo(s: State, block: number, to: number, direct: boolean): void {
  const from = s.at[block];
  s.busiest = Math.max(s.busiest, ++s.roadUse[MAP.way(from, to)]);
  if (sideIn(s, 1 - SIDE_OF[block], to) > 0) noteAttack(s, originOf(s, block), from, to, direct);
  shift(s, block, to, OFF);
}

function noteAttack(s: State, origin: number, from: number, town: number, direct: boolean): void {
  let fight = fightAt(s, town);
  if (!fight) {
    fight = emptyField(town);
    fight.origin = origin;
    s.fights.push(fight);
  }
  if (fight.origin !== origin) fight.origin2 = origin;
  if (!direct) fight.direct = false;
  fight.entered |= 1 << exitTo(town, from);
}

/** Nothing is asked about the block any more. */
export function callOff(s: State, block: number): void {
  s.flags[block] &= ~CALLED;
  s.block = NO_BLOCK;
}
