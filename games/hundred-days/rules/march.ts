import { OFF } from '@bicorne/engine';
import { direction, NEXT } from '../data/board.ts';
import { ARM, LEADER_HALVES } from '../data/units.ts';
import { HALT, STEP, type Doing, type FireVerb, type List, type ShockVerb } from './actions.ts';
import { battleOf, type Battle } from './battle.ts';
import type { Say } from './events.ts';
import { listMovedFire } from './fire.ts';
import { nextErrand } from './flow.ts';
import {
  besideParent,
  chiefOf,
  destroyUnit,
  holder,
  holdsSkirmishers,
  isEmpty,
  isSkirmishers,
  leaderEntry,
  mayStand,
  putLeader,
  putUnit,
  unitEntry,
} from './pieces.ts';
import { listRideShocks } from './shock.ts';
import { allFindPlaces, mustFollow } from './skirmishers.ts';
import { ACTED, cloneState, NONE, other, raise, type Activation, type State } from './state.ts';

// H5 movement of units, H6.1–H6.3 of leaders, H15 entering the board. One step is one action.

/** What waits in a hex for the piece that marches. */
const BARRED = 0;
const PASS = 1; // it may go through but not stop
const FREE = 2;
const LAST = 3; // it may enter, and ends its move there

/** The allowance, as it is spent: half hexes left, points bought, the extra hex, action points. */
interface Purse {
  readonly left: number;
  readonly bought: number;
  readonly extra: boolean;
  readonly actions: number;
}

/** H9.5, H16.21, H16.54: the price of a move and the attack that ends it. */
const MOVE_AND_ATTACK = 2;

/** What an attack would cost on top of what the move has paid; 0 where the move was too long for one: H2.4, H17.4. */
export function attackPrice(
  state: State,
  battle: Battle,
  { unit, leader, hexes, bought }: Activation,
): number {
  const further = hexes - ARM[battle.roster.arm[unit]].beforeAttack;
  const led = state.rules.leaderExtraHex && leader !== NONE;
  if (further > (led ? 1 : 0)) return 0;
  return MOVE_AND_ATTACK + Math.max(0, further) - bought;
}

function listMarchAttacks(
  state: State,
  battle: Battle,
  march: Activation,
  list: List<FireVerb | ShockVerb>,
): void {
  if (march.unit === NONE) return;
  const price = attackPrice(state, battle, march);
  if (price === 0 || price > state.actions) return;
  listRideShocks(state, battle, march, list);
  listMovedFire(state, battle, march, list);
}

export function listMarch(
  state: State,
  battle: Battle,
  list: List<'step' | 'halt' | FireVerb | ShockVerb>,
): void {
  const { activation } = state;
  if (!activation) return;
  listSteps(state, battle, activation, list);
  if (activation.hexes === 0 || !mayEnd(state, battle, activation)) return;
  listMarchAttacks(state, battle, activation, list);
  list.push(HALT);
}

/** H5.6, H18.18: the march may end where it has come to. */
const mayEnd = (state: State, battle: Battle, march: Activation): boolean =>
  mayHalt(state, battle, march) && allFindPlaces(state, battle, mustFollow(state, march), march.bought);

/** The hex a marching piece is in; negative while it is not on the board. */
const placeOf = (state: State, { unit, leader }: Activation): number =>
  unit === NONE ? state.leaderAt[leader] : state.at[unit];

export function listSteps(state: State, battle: Battle, march: Activation, list: List<'step'>): void {
  if (march.halted) return;
  const from = placeOf(state, march);
  if (from < 0) return listEntries(state, battle, march, list);
  for (let way = from * 6; way < from * 6 + 6; way++)
    if (stepAllowed(state, battle, march, way)) list.push(STEP[NEXT[way]]);
}

export function hasStep(state: State, battle: Battle, march: Activation): boolean {
  if (march.halted) return false;
  const from = placeOf(state, march);
  if (from < 0) return entryHexes(state, battle, march).some((to) => entryAllowed(state, battle, march, to));
  for (let way = from * 6; way < from * 6 + 6; way++) if (stepAllowed(state, battle, march, way)) return true;
  return false;
}

/** `way` is a place in the flat tables: a hex and a direction. */
function stepAllowed(state: State, battle: Battle, march: Activation, way: number): boolean {
  const cost = battle.cost[way];
  if (cost === 0) return false;
  const entry = entering(state, battle, march, NEXT[way]);
  if (entry === BARRED || !affords(state, march, battle, cost)) return false;
  if (march.beside.length > 0 && (entry === PASS || isTogether(state, march, NEXT[way])))
    return endsWell(state, battle, march, NEXT[way], []);
  if (entry !== PASS) return true;
  return (
    battle.stops[way] === 0 &&
    goesOn(state, battle, march, NEXT[way], spend(state, battle, march, purseOf(state, march), cost))
  );
}

// H18.18

/** The marching unit comes into the hex of skirmishers that may go along, or has come into one. */
const isTogether = (state: State, march: Activation, to: number): boolean =>
  march.beside.includes(state.foot[to]) || mustFollow(state, march).length > 0;

/** Tried out: after this step, may the march end, at once or later, without coming back to where it has been? */
function endsWell(
  state: State,
  battle: Battle,
  march: Activation,
  to: number,
  been: readonly number[],
): boolean {
  const next = cloneState(state);
  const ahead = { ...march };
  if (ahead.leader !== NONE) setOut(next, ahead.leader);
  const from = placeOf(next, ahead);
  takeStep(next, battle, ahead, to, undefined);
  if (mayEnd(next, battle, ahead)) return true;
  if (ahead.halted) return false;
  for (let way = to * 6; way < to * 6 + 6; way++) {
    if (battle.cost[way] === 0 || NEXT[way] === from || been.includes(NEXT[way])) continue;
    if (
      entering(next, battle, ahead, NEXT[way]) === BARRED ||
      !affords(next, ahead, battle, battle.cost[way])
    )
      continue;
    if (endsWell(next, battle, ahead, NEXT[way], [...been, from])) return true;
  }
  return false;
}

// H15

function listEntries(state: State, battle: Battle, march: Activation, list: List<'step'>): void {
  for (const to of entryHexes(state, battle, march))
    if (entryAllowed(state, battle, march, to)) list.push(STEP[to]);
}

const entryHexes = (state: State, battle: Battle, { unit, leader }: Activation): readonly number[] =>
  unit === NONE ? (leaderEntry(state, battle, leader) ?? []) : unitEntry(state, battle, unit);

const ENTRY_COST = 2; // H15.7

function entryAllowed(state: State, battle: Battle, march: Activation, to: number): boolean {
  if (!battle.ground[to].open || !affords(state, march, battle, ENTRY_COST)) return false;
  const entry = entering(state, battle, march, to);
  if (entry !== PASS) return entry !== BARRED;
  const purse = spend(state, battle, march, purseOf(state, march), ENTRY_COST);
  return !battle.ground[to].stops && goesOn(state, battle, march, to, purse);
}

// What is in the way

function entering(state: State, battle: Battle, march: Activation, to: number): number {
  if (march.beside.includes(state.foot[to])) return FREE; // H18.18
  return march.unit === NONE
    ? leaderEntering(state, battle, march.leader, to)
    : unitEntering(state, battle, march.unit, march.leader, to);
}

/** H5.5–H5.7 */
function unitEntering(state: State, battle: Battle, unit: number, leader: number, to: number): number {
  if (isEmpty(state, to)) return FREE;
  const seat = battle.roster.seat[unit];
  const held = holder(state, battle, to);
  if (held === other(seat)) return mayRideDown(state, battle, unit, to) ? LAST : BARRED;
  if (held === seat) return mayStand(state, battle, unit, leader, to) ? LAST : BARRED;
  return mayStand(state, battle, unit, leader, to) ? FREE : PASS;
}

/** H6.3 */
function leaderEntering(state: State, battle: Battle, leader: number, to: number): number {
  const seat = battle.leaders.seat[leader];
  const chief = state.chief[to];
  if (chief !== NONE && battle.leaders.seat[chief] !== seat) return BARRED;
  const held = holder(state, battle, to);
  if (held === other(seat)) return BARRED;
  return chief !== NONE || (held === seat && holdsSkirmishers(state, battle, to)) ? PASS : FREE;
}

/** H18.16 */
function mayRideDown(state: State, battle: Battle, unit: number, to: number): boolean {
  if (state.rules.skirmishers !== 'kevin' || battle.roster.arm[unit] !== 'cavalry') return false;
  return holdsSkirmishers(state, battle, to) && !besideParent(state, state.foot[to]);
}

function mayHalt(state: State, battle: Battle, march: Activation): boolean {
  const hex = placeOf(state, march);
  if (march.unit === NONE) return leaderEntering(state, battle, march.leader, hex) === FREE;
  const crowded = march.leader !== NONE || isSkirmishers(battle, march.unit);
  return !crowded || chiefOf(state, battle, hex, battle.roster.seat[march.unit]) === NONE;
}

// What it costs

const halvesOf = (battle: Battle, { unit }: Activation): number =>
  unit === NONE ? LEADER_HALVES : ARM[battle.roster.arm[unit]].halves;

const pointsOf = (battle: Battle, { unit }: Activation): number =>
  unit === NONE ? 1 : ARM[battle.roster.arm[unit]].points;

const purseOf = (state: State, { left, bought, extra }: Activation): Purse => ({
  left,
  bought,
  extra,
  actions: state.actions,
});

function affords(state: State, march: Activation, battle: Battle, cost: number): boolean {
  if (cost <= march.left) return true;
  return state.actions > 0 && (march.bought < pointsOf(battle, march) || extraHex(state, march, march.extra));
}

const EXTRA_HALVES = 2;

/** H17.4 */
const extraHex = (state: State, { unit, leader }: Activation, used: boolean): boolean =>
  state.rules.leaderExtraHex && !used && unit !== NONE && leader !== NONE;

/** H5.4: halves that are left over are lost when a new point is paid. Must agree with `pay`. */
function spend(state: State, battle: Battle, march: Activation, purse: Purse, cost: number): Purse | null {
  const { left, bought, extra, actions } = purse;
  if (cost <= left) return { left: left - cost, bought, extra, actions };
  if (actions === 0) return null;
  if (bought < pointsOf(battle, march))
    return { left: halvesOf(battle, march) - cost, bought: bought + 1, extra, actions: actions - 1 };
  if (!extraHex(state, march, extra)) return null;
  return { left: EXTRA_HALVES - cost, bought: bought + 1, extra: true, actions: actions - 1 };
}

/** H5.10: from a hex that can only be passed through, is there a way to a hex where the march may end? */
function goesOn(state: State, battle: Battle, march: Activation, from: number, purse: Purse | null): boolean {
  if (!purse) return false;
  const home = placeOf(state, march);
  for (let way = from * 6; way < from * 6 + 6; way++) {
    if (NEXT[way] === OFF || NEXT[way] === home || battle.cost[way] === 0) continue;
    const left = spend(state, battle, march, purse, battle.cost[way]);
    const entry = left ? entering(state, battle, march, NEXT[way]) : BARRED;
    if (entry >= FREE) return true;
    if (entry === PASS && battle.stops[way] === 0 && goesOn(state, battle, march, NEXT[way], left))
      return true;
  }
  return false;
}

// Marching

export function step(state: State, say: Say, { to }: Doing<'step'>): void {
  const battle = battleOf(state);
  const march = state.activation;
  if (!march) return;
  takeStep(state, battle, march, to, say);
  state.phase = 'march';
  if (!hasMore(state, battle, march)) endMarch(state, battle);
}

function takeStep(state: State, battle: Battle, march: Activation, to: number, say: Say): void {
  const from = placeOf(state, march);
  const way = from < 0 ? -1 : from * 6 + direction(from, to);
  const entry = entering(state, battle, march, to);
  pay(state, battle, march, way === -1 ? ENTRY_COST : battle.cost[way]);
  march.hexes++;
  march.halted = entry === LAST || (way === -1 ? battle.ground[to].stops : battle.stops[way] === 1);
  const cut = say && march.halted && affords(state, march, battle, 1);
  go(state, battle, march, from, to, cut ? (entry === LAST ? 'stack' : 'ground') : undefined, say);
}

function pay(state: State, battle: Battle, march: Activation, cost: number): void {
  if (cost <= march.left) {
    march.left -= cost;
    return;
  }
  const plain = march.bought < pointsOf(battle, march);
  march.left = (plain ? halvesOf(battle, march) : EXTRA_HALVES) - cost;
  march.extra ||= !plain;
  march.bought++;
  state.actions--;
}

/** While a leader is on the march he stands in no hex's list, so that he may pass another. */
function go(
  state: State,
  battle: Battle,
  march: Activation,
  from: number,
  to: number,
  ends: 'stack' | 'ground' | undefined,
  say: Say,
): void {
  if (march.leader !== NONE) state.leaderAt[march.leader] = to;
  if (march.unit === NONE) {
    say?.({ type: 'leader-moved', leader: march.leader, from, to });
    return;
  }
  const trampled = holder(state, battle, to) === other(state.seat) ? state.foot[to] : NONE;
  if (trampled !== NONE) destroyUnit(state, battle, trampled, 'ridden-down', say);
  say?.({ type: 'moved', unit: march.unit, from, to, ...(ends && trampled === NONE && { ends }) });
  if (march.leader !== NONE) say?.({ type: 'leader-moved', leader: march.leader, from, to });
  putUnit(state, battle, march.unit, to, say);
}

const scratch: Doing<FireVerb | ShockVerb>[] = [];

/** Anything left to do but to halt? */
function hasMore(state: State, battle: Battle, march: Activation): boolean {
  if (hasStep(state, battle, march)) return true;
  scratch.length = 0;
  listMarchAttacks(state, battle, march, scratch);
  return scratch.length > 0;
}

/** A leader who sets out leaves his hex's list. */
export function setOut(state: State, leader: number): void {
  if (state.leaderAt[leader] >= 0) state.chief[state.leaderAt[leader]] = NONE;
}

export function halt(state: State, march: Activation): void {
  if (march.unit !== NONE) raise(state, march.unit, ACTED);
  if (march.leader === NONE) return;
  putLeader(state, march.leader, state.leaderAt[march.leader]);
  state.leaderActed[march.leader] = true;
}

export function endMarch(state: State, battle: Battle): void {
  if (!state.activation) return;
  halt(state, state.activation);
  nextErrand(state, battle);
}
