import { ARMY_OF, NO_BLOCK, SIDE_END, SIDE_FIRST, SIDE_OF } from './blocks.ts';
import { ATTACK_LIMIT, EXITS, exitTo, joined, MAP, MARCH_LIMIT, NIGHT, NOWHERE } from './board.ts';
import { emptyField, shift } from './field.ts';
import { CALLED, fightAt, has, MARCHED, OFF, SECOND, sideIn, type State } from './state.ts';

/** C5.2–C5.14: what marches and forced marches share. */

// Groups

/** Which entries of `groups` belong to an army: two French, one for each ally. C5.3, C5.4 */
const QUOTA_FROM: readonly number[] = [0, 2, 3];
const QUOTA_END: readonly number[] = [2, 3, 4];

export function groupMayMove(s: State, army: number, town: number): boolean {
  const first = s.groups[QUOTA_FROM[army]];
  const last = s.groups[QUOTA_END[army] - 1];
  return first === town || last === town || first === NOWHERE || last === NOWHERE;
}

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

/** Whether a block that began at `origin` may go over this road into this town. */
export function mayEnter(
  s: State,
  side: number,
  origin: number,
  road: number,
  to: number,
  direct: boolean,
): boolean {
  const used = s.roadUse[road];
  if (sideIn(s, 1 - side, to) === 0) return used < MARCH_LIMIT[road]; // C5.11
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

/** A second town to ride to, and not back. */
export function mayRideOn(s: State, side: number, origin: number, via: number): boolean {
  const exits = EXITS[via];
  for (let exit = 0; exit < exits.length; exit++) {
    const { to, way } = exits[exit];
    if (to !== origin && mayEnter(s, side, origin, way, to, false)) return true;
  }
  return false;
}

export function goTo(s: State, block: number, to: number, direct: boolean): void {
  const from = s.at[block];
  s.roadUse[MAP.way(from, to)]++;
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

// Where the enemy is, for lists that ask it of many towns at once.

/** A set of towns in two numbers. */
interface TownSet {
  low: number;
  high: number;
}

const HALF = 28;
const add = (set: TownSet, town: number): void => {
  if (town < HALF) set.low |= 1 << town;
  else set.high |= 1 << (town - HALF);
};
export const includes = ({ low, high }: TownSet, town: number): boolean =>
  (town < HALF ? (low >> town) & 1 : (high >> (town - HALF)) & 1) === 1;
const meets = (a: TownSet, b: TownSet): boolean => (a.low & b.low) !== 0 || (a.high & b.high) !== 0;

function townSet(towns: readonly number[]): TownSet {
  const set: TownSet = { low: 0, high: 0 };
  for (const town of towns) add(set, town);
  return set;
}

const NEIGHBOURS: readonly TownSet[] = EXITS.map((exits) => townSet(exits.map(({ to }) => to)));
/** By town and exit: where else one can go from there. */
const ONWARD: readonly (readonly TownSet[])[] = EXITS.map((exits, town) =>
  exits.map(({ to }) => townSet(EXITS[to].map((exit) => exit.to).filter((next) => next !== town))),
);

const LEAST_MARCH = Math.min(...MARCH_LIMIT);

/** The towns with enemies; `roomy` if certainly no road is full. */
export interface Survey extends TownSet {
  readonly roomy: boolean;
}

export function survey(s: State, side: number): Survey {
  const enemy = { low: 0, high: 0, roomy: !mayRoadsBeFull(s, side) };
  for (let block = SIDE_FIRST[1 - side]; block < SIDE_END[1 - side]; block++)
    if (s.at[block] >= 0) add(enemy, s.at[block]);
  return enemy;
}

/** No block marches twice over one road. */
function mayRoadsBeFull(s: State, side: number): boolean {
  let marched = 0;
  for (let block = SIDE_FIRST[side]; block < SIDE_END[side]; block++) if (has(s, block, MARCHED)) marched++;
  return marched >= LEAST_MARCH && s.roadUse.some((used) => used >= LEAST_MARCH);
}

/** Whether every march from a town is open: no enemy next door, and a way on from every neighbour. */
export function isUnhindered(enemy: Survey, town: number): boolean {
  if (!enemy.roomy || meets(NEIGHBOURS[town], enemy)) return false;
  for (let exit = 0; exit < ONWARD[town].length; exit++) if (!hasWayOn(enemy, town, exit)) return false;
  return true;
}

/** Whether one who has gone by this exit can ride on, into a town without enemies. */
export function hasWayOn(enemy: TownSet, town: number, exit: number): boolean {
  const next = ONWARD[town][exit];
  return (next.low & ~enemy.low) !== 0 || (next.high & ~enemy.high) !== 0;
}
