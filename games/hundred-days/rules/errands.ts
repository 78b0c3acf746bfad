import { DONE, NO, PICK, type Doing, type FireVerb, type List } from './actions.ts';
import { listBattery } from './battery.ts';
import { battleOf, type Battle } from './battle.ts';
import type { Say } from './events.ts';
import { aimAt, fire, listFire } from './fire.ts';
import { ableFor, ERRAND_PHASE, listJoint, nextErrand } from './flow.ts';
import { isUnderWay, putUnit } from './pieces.ts';
import { followWay, listFollow } from './skirmishers.ts';
import { ACTED, newActivation, NONE, raise, type Errand, type State } from './state.ts';

// H17.16, H18.5, H18.6: those who do something after another, one by one.

function fireAt(state: State, unit: number, { do: verb, at }: Doing<FireVerb>, say: Say): void {
  fire(state, battleOf(state), unit, at, aimAt(state, at, verb === 'fire-guns'), say);
}

// H17.16

export function listNextBattery(state: State, battle: Battle, list: List<'pick' | 'done'>): void {
  const { errand } = state;
  if (errand?.kind !== 'battery') return;
  listBattery(state, battle, errand.who, list);
  if (errand.fired) list.push(DONE);
}

export function pickBattery(state: State, _say: Say, { unit }: Doing<'pick'>): void {
  const { errand } = state;
  if (errand?.kind !== 'battery') return;
  state.activation = newActivation(unit, NONE);
  state.errand = { ...errand, fired: true };
  state.phase = 'batteryFire';
}

export function endBattery(state: State, battle: Battle): void {
  state.errand = null;
  nextErrand(state, battle);
}

export function listBatteryFire(state: State, battle: Battle, list: List<FireVerb>): void {
  if (state.activation) listFire(state, battle, state.activation.unit, false, list);
}

export function fireBattery(state: State, say: Say, action: Doing<FireVerb>): void {
  if (state.activation) fireAt(state, state.activation.unit, action, say);
}

// H18.5, H18.6

export function listWhoNext(state: State, battle: Battle, list: List<'pick' | 'no'>): void {
  if (!state.errand) return;
  for (const unit of ableFor(state, battle, state.errand)) list.push(PICK[unit]);
  if (!state.errand.who.some((unit) => isUnderWay(state, unit))) list.push(NO); // H18.18
}

export function pickNext(state: State, _say: Say, { unit }: Doing<'pick'>): void {
  const { errand } = state;
  if (!errand || errand.kind === 'battery') return;
  const others = errand.who.filter((one) => one !== unit);
  state.errand = { ...errand, who: [unit, ...others], picked: true };
  state.phase = ERRAND_PHASE[errand.kind];
}

/** None that is left comes. */
export function pickNobody(state: State, battle: Battle): void {
  const { errand } = state;
  if (!errand || errand.kind === 'battery') return;
  state.errand = { ...errand, who: [] };
  nextErrand(state, battle);
}

export function listFollowing(state: State, battle: Battle, list: List<'follow' | 'no'>): void {
  const { errand } = state;
  if (errand?.kind !== 'follow') return;
  listFollow(state, battle, errand.who[0], errand.hexes, list);
  if (mayDecline(state, errand)) list.push(NO);
}

export function listJoining(state: State, battle: Battle, list: List<FireVerb | 'no'>): void {
  const { errand } = state;
  if (errand?.kind !== 'join') return;
  listJoint(state, battle, errand.who[0], errand.at, list);
  if (mayDecline(state, errand)) list.push(NO);
}

/** Whoever was not picked may decline, unless the parent has entered its hex (H18.18). */
const mayDecline = (state: State, { picked, who }: Sent): boolean => !picked && !isUnderWay(state, who[0]);

type Sent = Exclude<Errand, { readonly kind: 'battery' }>;

function leaveErrand(state: State): number {
  const { errand } = state;
  if (!errand || errand.kind === 'battery') return NONE;
  state.errand = { ...errand, who: errand.who.slice(1), picked: false };
  return errand.who[0];
}

export function decline(state: State, battle: Battle): void {
  leaveErrand(state);
  nextErrand(state, battle);
}

export function followParent(state: State, say: Say, { to }: Doing<'follow'>): void {
  const { errand } = state;
  const battle = battleOf(state);
  const unit = leaveErrand(state);
  if (errand?.kind !== 'follow') return;
  for (const hex of followWay(state, battle, unit, errand.hexes, to)) {
    say?.({ type: 'moved', unit, from: state.at[unit], to: hex });
    putUnit(state, battle, unit, hex, say);
  }
  raise(state, unit, ACTED);
  nextErrand(state, battle);
}

export const joinFire = (state: State, say: Say, action: Doing<FireVerb>): void =>
  fireAt(state, leaveErrand(state), action, say);
