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
  type HundredDaysAction,
} from './actions.ts';
import { batteryOf, listGrandBatteries } from './battery.ts';
import type { Battle } from './battle.ts';
import type { Say } from './events.ts';
import { aimAt, fire, listFire } from './fire.ts';
import { nextErrand } from './flow.ts';
import { attackPrice, halt, hasStep, listSteps, setOut, step } from './march.ts';
import { chiefOf, leaderEntry, touchesEnemy, unitEntry } from './pieces.ts';
import { mayRally } from './rally.ts';
import { declared } from './reaction.ts';
import { declareShock, listStandingShocks } from './shock.ts';
import { joinParent, listPutOut, listTakeBack, putOut, readyBeside } from './skirmishers.ts';
import { formSquare, leaveSquare, mayForm } from './square.ts';

// H4.5, H4.6: which piece acts, and what it does.

const FIRE_COST = 1;
const SHOCK_COST = 2;

export function listCommands(state: State, battle: Battle, list: HundredDaysAction[]): void {
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
const scratch: HundredDaysAction[] = [];

/** Must agree with `listOrders`: a unit without any order is not offered. */
function mayAct(state: State, battle: Battle, unit: number): boolean {
  if (state.at[unit] < WAITING || has(state, unit, ACTED)) return false;
  if (!has(state, unit, SQUARE) && hasStep(state, battle, probing(unit, NONE))) return true;
  scratch.length = 0;
  listOrders(state, battle, unit, scratch);
  return scratch.length > 0;
}

function leaderMayAct(state: State, battle: Battle, leader: number): boolean {
  if (state.leaderAt[leader] < WAITING || state.leaderActed[leader]) return false;
  return hasStep(state, battle, probing(NONE, leader));
}

export function listOrders(state: State, battle: Battle, unit: number, list: HundredDaysAction[]): void {
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

function listMoves(state: State, battle: Battle, unit: number, list: HundredDaysAction[]): void {
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
  list: HundredDaysAction[],
): void {
  if (leader === NONE || state.leaderActed[leader]) return;
  if (hasStep(state, battle, probing(unit, leader, state.activation?.beside))) list.push(TAKE_ALONG[leader]);
}

/** H15.5 */
function listEntryLeaders(state: State, battle: Battle, unit: number, list: HundredDaysAction[]): void {
  if (unitEntry(state, battle, unit).length === 0) return;
  for (const leader of battle.leaders.of[state.seat])
    if (leaderEntry(state, battle, leader)) listLeader(state, battle, unit, leader, list);
}

export function command(state: State, battle: Battle, action: HundredDaysAction, say: Say): void {
  if (action.do === 'pick') return pick(state, battle, action.unit);
  if (action.do === 'pick-leader') return pickLeader(state, action.leader);
  if (action.do === 'grand-battery') grandBattery(state, battle, action.unit, say);
}

function pick(state: State, battle: Battle, unit: number): void {
  const at = state.at[unit];
  state.activation = {
    ...newActivation(unit, NONE),
    clear: at < 0 || !touchesEnemy(state, battle, at, state.seat), // H15.6
    beside: readyBeside(state, battle, unit),
  };
  state.phase = 'order';
}

function pickLeader(state: State, leader: number): void {
  setOut(state, leader);
  state.activation = newActivation(NONE, leader);
  state.phase = 'march';
}

/** H17.15 */
function grandBattery(state: State, battle: Battle, unit: number, say: Say): void {
  const who = batteryOf(state, battle, unit);
  state.actions--;
  state.grandBatteryUsed[state.seat] = true;
  state.errand = { kind: 'battery', who, fired: false };
  say?.({ type: 'grand-battery', units: who });
  nextErrand(state, battle);
}

/** Carries out the order given to the unit that was picked. */
export function order(state: State, battle: Battle, action: HundredDaysAction, say: Say): void {
  const unit = state.activation?.unit ?? NONE;
  switch (action.do) {
    case 'step':
      return step(state, battle, action.to, say);
    case 'take-along':
      return takeAlong(state, action.leader);
    case 'fire':
    case 'fire-guns':
      return orderFire(state, battle, unit, action.at, action.do === 'fire-guns', FIRE_COST, say);
    case 'shock':
    case 'shock-guns':
      return orderShock(state, battle, unit, action.at, action.do === 'shock-guns', SHOCK_COST, say);
    case 'form-square':
      return orderSquare(state, battle, unit, say);
    case 'rally':
      state.actions--;
      state.phase = 'rallyDie';
      return;
    default:
      return orderOther(state, battle, unit, action, say);
  }
}

function orderOther(state: State, battle: Battle, unit: number, action: HundredDaysAction, say: Say): void {
  state.actions--;
  raise(state, unit, ACTED);
  if (action.do === 'leave-square') leaveSquare(state, unit, say);
  if (action.do === 'put-out') putOut(state, battle, unit, action.at, say);
  if (action.do === 'take-back') joinParent(state, battle, action.unit, say);
  nextErrand(state, battle);
}

function takeAlong(state: State, leader: number): void {
  if (!state.activation) return;
  setOut(state, leader);
  state.activation.leader = leader;
  state.phase = 'march';
}

function orderFire(
  state: State,
  battle: Battle,
  unit: number,
  at: number,
  guns: boolean,
  cost: number,
  say: Say,
): void {
  state.actions -= cost;
  const who = readyBeside(state, battle, unit);
  if (who.length > 0) state.errand = { kind: 'join', who, at }; // H18.6
  fire(state, battle, unit, at, aimAt(state, at, guns), say);
}

function orderShock(
  state: State,
  battle: Battle,
  unit: number,
  at: number,
  guns: boolean,
  cost: number,
  say: Say,
): void {
  state.actions -= cost;
  declareShock(state, battle, unit, at, aimAt(state, at, guns), say);
  declared(state, battle, say);
}

/** H12.1, H12.11 */
function orderSquare(state: State, battle: Battle, unit: number, say: Say): void {
  state.actions--;
  raise(state, unit, ACTED);
  formSquare(state, unit, say);
  if (state.guns[state.at[unit]] === NONE) nextErrand(state, battle);
  else state.phase = 'gunsInside';
}

export function attackFromMarch(state: State, battle: Battle, action: HundredDaysAction, say: Say): void {
  const { activation } = state;
  if (!activation || !('at' in action)) return;
  const cost = attackPrice(state, battle, activation);
  halt(state, activation);
  if (action.do === 'fire' || action.do === 'fire-guns')
    return orderFire(state, battle, activation.unit, action.at, action.do === 'fire-guns', cost, say);
  orderShock(state, battle, activation.unit, action.at, action.do === 'shock-guns', cost, say);
}
