import {
  ACTED,
  has,
  newActivation,
  NONE,
  raise,
  SQUARE,
  WAITING,
  type Activation,
  type State,
} from './state.ts';
import {
  END_TURN,
  FORM_SQUARE,
  LEAVE_SQUARE,
  PICK,
  PICK_LEADER,
  RALLY,
  TAKE_ALONG,
  type Doing,
  type FireVerb,
  type List,
  type ShockVerb,
} from './actions.ts';
import { batteryOf, listGrandBatteries } from './battery.ts';
import { battleOf, type Battle } from './battle.ts';
import type { Say } from './events.ts';
import { aimAt, fire, listFire } from './fire.ts';
import { nextErrand } from './flow.ts';
import { attackPrice, halt, hasStep, listSteps, setOut } from './march.ts';
import { chiefOf, leaderEntry, touchesEnemy, unitEntry } from './pieces.ts';
import { mayRally } from './rally.ts';
import { declared } from './reaction.ts';
import { declareShock, listStandingShocks } from './shock.ts';
import { joinParent, listPutOut, listTakeBack, putOut, readyBeside } from './skirmishers.ts';
import { formSquare, leaveSquare, mayForm } from './square.ts';

// H4.5, H4.6: which piece acts, and what it does.

const FIRE_COST = 1;
const SHOCK_COST = 2;

type Command = 'pick' | 'pick-leader' | 'grand-battery' | 'end-turn';
type Move = 'step' | 'take-along';
type Order = Move | FireVerb | ShockVerb | 'form-square' | 'leave-square' | 'rally' | 'put-out' | 'take-back';

export function listCommands(state: State, battle: Battle, list: List<Command>): void {
  if (state.actions > 0) {
    for (const unit of battle.roster.of[state.seat]) if (mayAct(state, battle, unit)) list.push(PICK[unit]);
    for (const leader of battle.leaders.of[state.seat])
      if (leaderMayAct(state, battle, leader)) list.push(PICK_LEADER[leader]);
    listGrandBatteries(state, battle, list);
  }
  list.push(END_TURN);
}

const probe = newActivation(NONE, NONE);

/** A march that is only thought of. */
function probing(unit: number, leader: number, beside: readonly number[] = []): Activation {
  probe.unit = unit;
  probe.leader = leader;
  probe.beside = beside;
  return probe;
}
const scratch: Doing<Order>[] = [];

/** Must agree with `listOrders`: a unit without any order is not offered. */
function mayAct(state: State, battle: Battle, unit: number): boolean {
  if (state.at[unit] < WAITING || has(state, unit, ACTED)) return false;
  if (!has(state, unit, SQUARE) && hasStep(state, battle, probing(unit, NONE))) return true;
  scratch.length = 0;
  listOrdersOf(state, battle, unit, scratch);
  return scratch.length > 0;
}

function leaderMayAct(state: State, battle: Battle, leader: number): boolean {
  if (state.leaderAt[leader] < WAITING || state.leaderActed[leader]) return false;
  return hasStep(state, battle, probing(NONE, leader));
}

export function listOrders(state: State, battle: Battle, list: List<Order>): void {
  if (state.activation) listOrdersOf(state, battle, state.activation.unit, list);
}

function listOrdersOf(state: State, battle: Battle, unit: number, list: List<Order>): void {
  if (!has(state, unit, SQUARE)) listMoves(state, battle, unit, list);
  if (state.at[unit] === WAITING) return;
  listFire(state, battle, unit, false, list);
  if (state.actions >= SHOCK_COST) listStandingShocks(state, battle, unit, list);
  if (mayForm(state, battle, unit)) list.push(FORM_SQUARE);
  if (has(state, unit, SQUARE)) list.push(LEAVE_SQUARE);
  if (mayRally(state, battle, unit)) list.push(RALLY);
  listPutOut(state, battle, unit, list);
  listTakeBack(state, battle, unit, list);
}

function listMoves(state: State, battle: Battle, unit: number, list: List<Move>): void {
  listSteps(state, battle, probing(unit, NONE, state.activation?.beside), list);
  if (battle.roster.arm[unit] === 'skirmishers') return;
  if (state.at[unit] === WAITING) listEntryLeaders(state, battle, unit, list);
  else listLeader(state, battle, unit, chiefOf(state, battle, state.at[unit], state.seat), list);
}

/** H6.2 */
function listLeader(
  state: State,
  battle: Battle,
  unit: number,
  leader: number,
  list: List<'take-along'>,
): void {
  if (leader === NONE || state.leaderActed[leader]) return;
  if (hasStep(state, battle, probing(unit, leader, state.activation?.beside))) list.push(TAKE_ALONG[leader]);
}

/** H15.5 */
function listEntryLeaders(state: State, battle: Battle, unit: number, list: List<'take-along'>): void {
  if (unitEntry(state, battle, unit).length === 0) return;
  for (const leader of battle.leaders.of[state.seat])
    if (leaderEntry(state, battle, leader)) listLeader(state, battle, unit, leader, list);
}

export function pick(state: State, _say: Say, { unit }: Doing<'pick'>): void {
  const battle = battleOf(state);
  const at = state.at[unit];
  state.activation = {
    ...newActivation(unit, NONE),
    clear: at < 0 || !touchesEnemy(state, battle, at, state.seat), // H15.6
    beside: readyBeside(state, battle, unit),
  };
  state.phase = 'order';
}

export function pickLeader(state: State, _say: Say, { leader }: Doing<'pick-leader'>): void {
  setOut(state, leader);
  state.activation = newActivation(NONE, leader);
  state.phase = 'march';
}

/** H17.15 */
export function grandBattery(state: State, say: Say, { unit }: Doing<'grand-battery'>): void {
  const battle = battleOf(state);
  const who = batteryOf(state, battle, unit);
  state.actions--;
  state.grandBatteryUsed[state.seat] = true;
  state.errand = { kind: 'battery', who, fired: false };
  say?.({ type: 'grand-battery', units: who });
  nextErrand(state, battle);
}

// What the unit that was picked is ordered to do

const picked = (state: State): number => state.activation?.unit ?? NONE;

export function takeAlong(state: State, _say: Say, { leader }: Doing<'take-along'>): void {
  if (!state.activation) return;
  setOut(state, leader);
  state.activation.leader = leader;
  state.phase = 'march';
}

export const orderFire = (state: State, say: Say, action: Doing<FireVerb>): void =>
  openFire(state, picked(state), action, FIRE_COST, say);

export const orderShock = (state: State, say: Say, action: Doing<ShockVerb>): void =>
  attack(state, picked(state), action, SHOCK_COST, say);

function openFire(
  state: State,
  unit: number,
  { do: verb, at }: Doing<FireVerb>,
  cost: number,
  say: Say,
): void {
  const battle = battleOf(state);
  state.actions -= cost;
  const who = readyBeside(state, battle, unit);
  if (who.length > 0) state.errand = { kind: 'join', who, at }; // H18.6
  fire(state, battle, unit, at, aimAt(state, at, verb === 'fire-guns'), say);
}

function attack(
  state: State,
  unit: number,
  { do: verb, at }: Doing<ShockVerb>,
  cost: number,
  say: Say,
): void {
  const battle = battleOf(state);
  state.actions -= cost;
  declareShock(state, battle, unit, at, aimAt(state, at, verb === 'shock-guns'), say);
  declared(state, battle, say);
}

export function orderRally(state: State): void {
  state.actions--;
  state.phase = 'rallyDie';
}

/** H12.1, H12.11 */
export function orderSquare(state: State, battle: Battle, say: Say): void {
  const unit = picked(state);
  spend(state, unit);
  formSquare(state, unit, say);
  if (state.guns[state.at[unit]] === NONE) nextErrand(state, battle);
  else state.phase = 'gunsInside';
}

export function orderOutOfSquare(state: State, battle: Battle, say: Say): void {
  spend(state, picked(state));
  leaveSquare(state, picked(state), say);
  nextErrand(state, battle);
}

export function orderOut(state: State, say: Say, { at }: Doing<'put-out'>): void {
  const battle = battleOf(state);
  spend(state, picked(state));
  putOut(state, battle, picked(state), at, say);
  nextErrand(state, battle);
}

export function orderBack(state: State, say: Say, { unit }: Doing<'take-back'>): void {
  const battle = battleOf(state);
  spend(state, picked(state));
  joinParent(state, battle, unit, say);
  nextErrand(state, battle);
}

function spend(state: State, unit: number): void {
  state.actions--;
  raise(state, unit, ACTED);
}

// The attack that ends a march

export function fireFromMarch(state: State, say: Say, action: Doing<FireVerb>): void {
  if (state.activation) openFire(state, picked(state), action, halted(state, state.activation), say);
}

export function shockFromMarch(state: State, say: Say, action: Doing<ShockVerb>): void {
  if (state.activation) attack(state, picked(state), action, halted(state, state.activation), say);
}

/** Ends the march, and says what the attack costs. */
function halted(state: State, march: Activation): number {
  const cost = attackPrice(state, battleOf(state), march);
  halt(state, march);
  return cost;
}
