import { shown, type Outcome } from '@bicorne/engine';
import { DONE, FORCE, LED, MARCH, RIDE, type CampaignAction } from './actions.ts';
import {
  ANGLO,
  ARMY_OF,
  FRENCH,
  IS_FAST,
  IS_LEADER,
  LEADER,
  NO_BLOCK,
  SIDE_END,
  SIDE_FIRST,
  SIDE_OF,
} from './blocks.ts';
import { ATTACK_LIMIT, EXITS, exitTo, joined, legBy, MAP, MARCH_LIMIT, NIGHT, NOWHERE } from './board.ts';
import type { Say } from './events.ts';
import { emptyField, loseSteps, shift } from './field.ts';
import { noteFast, openBlock, closeBlock, secretOf } from './fog.ts';
import {
  activeSide,
  CALLED,
  fightAt,
  FORCED,
  has,
  inPlay,
  MARCHED,
  OF_THE_MARCH,
  OFF,
  seatOfBlock,
  SECOND,
  sideIn,
  type State,
} from './state.ts';

/** C5 */

// Groups

/** Which entries of `groups` belong to an army: two French, one for each ally. C5.3, C5.4 */
const QUOTA: readonly (readonly [number, number])[] = [
  [0, 2],
  [2, 3],
  [3, 4],
];

function groupMayMove(s: State, army: number, town: number): boolean {
  const [from, end] = QUOTA[army];
  for (let i = from; i < end; i++) if (s.groups[i] === town || s.groups[i] === NOWHERE) return true;
  return false;
}

/** Counts the group among those that move; the first or the second of its army. */
function useGroup(s: State, army: number, town: number): number {
  const [from, end] = QUOTA[army];
  for (let i = from; i < end; i++) {
    if (s.groups[i] === NOWHERE) s.groups[i] = town;
    if (s.groups[i] === town) return i - from;
  }
  return 0;
}

const groupNumber = (s: State, block: number): number => (has(s, block, SECOND) ? 1 : 0);

/** Where a block that has marched began. */
const originOf = (s: State, block: number): number =>
  s.groups[QUOTA[ARMY_OF[block]][0] + groupNumber(s, block)];

// Steps

/** Whether a block that began at `origin` may go over this road into this town. */
function mayEnter(
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
function mayRideOn(s: State, side: number, origin: number, via: number): boolean {
  for (const { to, way } of EXITS[via])
    if (to !== origin && mayEnter(s, side, origin, way, to, false)) return true;
  return false;
}

function goTo(s: State, block: number, to: number, direct: boolean): void {
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

// Marches

export function listMarches(s: State): readonly CampaignAction[] {
  const list: CampaignAction[] = [DONE]; // C5.1
  const side = activeSide(s);
  let town = NOWHERE;
  let army = NOWHERE;
  let exits: readonly number[] = [];
  for (let block = SIDE_FIRST[side]; block < SIDE_END[side]; block++) {
    if (s.at[block] < 0 || has(s, block, MARCHED) || seatOfBlock(s, block) !== s.actor) continue;
    if (s.at[block] !== town || ARMY_OF[block] !== army) {
      town = s.at[block];
      army = ARMY_OF[block];
      exits = groupMayMove(s, army, town) ? openExits(s, side, town) : [];
    }
    listMarchesOf(block, exits, list);
  }
  return list;
}

/** An exit through which one can ride on is listed a second time, plus ON. */
const ON = 1024;

/** The legs a group can take. */
function openExits(s: State, side: number, town: number): readonly number[] {
  const legs: number[] = [];
  const exits = EXITS[town];
  for (let exit = 0; exit < exits.length; exit++) {
    const { to, way } = exits[exit];
    if (!mayEnter(s, side, town, way, to, true)) continue;
    legs.push(legBy(town, exit));
    if (sideIn(s, 1 - side, to) === 0 && mayRideOn(s, side, town, to)) legs.push(legBy(town, exit) + ON);
  }
  return legs;
}

function listMarchesOf(block: number, legs: readonly number[], list: CampaignAction[]): void {
  for (const leg of legs) {
    if (leg < ON) list.push(MARCH(block, leg));
    else if (IS_FAST[block]) list.push(RIDE(block, leg - ON)); // C3.6
  }
}

export function march(s: State, block: number, to: number, on: boolean, say: Say): void {
  const from = s.at[block];
  s.flags[block] |= useGroup(s, ARMY_OF[block], from) === 1 ? MARCHED | SECOND : MARCHED;
  goTo(s, block, to, true);
  say?.({ type: 'marched', army: ARMY_OF[block], block, from, to, on, secret: seatOfBlock(s, block) });
  if (!on) return;
  s.flags[block] |= CALLED;
  s.block = block;
  s.phase = 'ride';
}

export function listRides(s: State): readonly CampaignAction[] {
  const list: CampaignAction[] = [];
  const { block } = s;
  const town = s.at[block];
  const origin = originOf(s, block);
  EXITS[town].forEach(({ to, way }, exit) => {
    if (to !== origin && mayEnter(s, SIDE_OF[block], origin, way, to, false))
      list.push(MARCH(block, legBy(town, exit)));
  });
  return list;
}

export function rideOn(s: State, block: number, to: number, say: Say): void {
  const from = s.at[block];
  goTo(s, block, to, false);
  noteFast(s, block);
  callOff(s, block);
  s.phase = 'march';
  say?.({ type: 'marched', army: ARMY_OF[block], block, from, to, on: false, secret: seatOfBlock(s, block) });
}

/** Nothing is asked about the block any more. */
function callOff(s: State, block: number): void {
  s.flags[block] &= ~CALLED;
  s.block = NO_BLOCK;
}

/** The Anglo-Dutch seat first, then the Prussian. C12.4 */
export function askMarchers(s: State): void {
  const armies = activeSide(s) === FRENCH ? [FRENCH] : [ANGLO, ANGLO + 1];
  const seats = [...new Set(armies.filter((army) => !s.routed[army]).map((army) => s.seatOf[army]))];
  s.actor = seats[0];
  s.relay = seats[1] ?? -1;
}

// Forced marches

function mayForce(s: State, block: number): boolean {
  if (!inPlay(s, block) || !has(s, block, MARCHED) || has(s, block, FORCED)) return false; // C5.15
  return sideIn(s, 1 - SIDE_OF[block], s.at[block]) === 0; // C5.16
}

/** Whether the seat has a block that could be pushed on; everybody knows that. */
export function anyForced(s: State): boolean {
  const side = activeSide(s);
  for (let block = SIDE_FIRST[side]; block < SIDE_END[side]; block++)
    if (seatOfBlock(s, block) === s.actor && mayForce(s, block)) return true;
  return false;
}

export function listForced(s: State): readonly CampaignAction[] {
  const list: CampaignAction[] = [DONE];
  const side = activeSide(s);
  for (let block = SIDE_FIRST[side]; block < SIDE_END[side]; block++)
    if (seatOfBlock(s, block) === s.actor && mayForce(s, block)) listForcedOf(s, side, block, list);
  return list;
}

function listForcedOf(s: State, side: number, block: number, list: CampaignAction[]): void {
  const town = s.at[block];
  const led = s.at[LEADER[ARMY_OF[block]]] === town;
  const group = groupNumber(s, block);
  for (let exit = 0; exit < EXITS[town].length; exit++) {
    const { to, way } = EXITS[town][exit];
    if (!mayEnter(s, side, originOf(s, block), way, to, false)) continue;
    if (!IS_LEADER[block]) list.push(FORCE(block, legBy(town, exit), group));
    if (led) list.push(LED(block, legBy(town, exit), group)); // C5.18, C9.3
  }
}

export function force(s: State, block: number, to: number, led: boolean, say: Say): void {
  const from = s.at[block];
  const leader = LEADER[ARMY_OF[block]];
  if (led) openBlock(s, leader, say);
  goTo(s, block, to, false);
  if (led && leader !== block) closeBlock(s, leader, say); // a leader who marches is seen until he has rolled, C9.3
  s.flags[block] |= FORCED | CALLED;
  s.block = block;
  s.helped = led;
  s.phase = 'force-roll';
  const origin = originOf(s, block);
  say?.({ type: 'forced', army: ARMY_OF[block], block, from, to, origin, secret: secretOf(s, block) });
}

const LED_BONUS = 1;
const MARCH_FAILS = 3;

/** C5.17, C5.18 */
export function forceRolled(s: State, outcome: Outcome, say: Say): void {
  const { block } = s;
  const bonus = s.helped ? LED_BONUS : 0;
  const die = faceOf(outcome);
  const failed = die + bonus <= MARCH_FAILS;
  callOff(s, block);
  s.phase = 'force';
  const secret = secretOf(s, block);
  say?.({ type: 'force-rolled', army: ARMY_OF[block], block, die, bonus, failed, secret });
  if (failed) loseSteps(s, block, 1, 'march', say);
  if (inPlay(s, block)) closeBlock(s, block, say);
}

/** What a single die shows. */
export function faceOf(outcome: Outcome): number {
  for (let face = 0; face < 6; face++) if (shown(outcome, face) > 0) return face + 1;
  return 0;
}

/** Once all marches are made nobody needs to know any more who has marched, or from where. */
export function endMarches(s: State): void {
  for (let block = 0; block < s.flags.length; block++) s.flags[block] &= ~OF_THE_MARCH;
}
