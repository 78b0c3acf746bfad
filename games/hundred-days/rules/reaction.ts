import type { Outcome } from '@bicorne/engine';
import type { Battle } from './battle.ts';
import type { Say } from './events.ts';
import { aimAt } from './fire.ts';
import { nextErrand } from './flow.ts';
import { moraleSum } from './morale.ts';
import { besideParent, destroyUnit, gunsOutside } from './pieces.ts';
import { attackersLeader, goInto, resolve, startFlight } from './resolve.ts';
import { retreatHexes } from './retreat.ts';
import { dieShown } from './roll.ts';
import { allDice, atSkirmishers, leaderForShock, mayShock, rollShock, wayOf } from './shock.ts';
import { joinParent } from './skirmishers.ts';
import { mayReact, tryForming } from './square.ts';
import { NONE, type Attack, type State } from './state.ts';

// A shock between its declaration and its dice, and the advance that ends it.

export function declared(state: State, battle: Battle, say: Say): void {
  const { attack } = state;
  if (!attack) return;
  const scatters = state.rules.skirmishers === 'basic' && atSkirmishers(battle, attack); // H16.7: no dice
  if (scatters || leaderForShock(state, battle, attack) === NONE) react(state, battle, say);
  else state.phase = 'leaderDice';
}

/** The defender's answer, if he has one. */
export function react(state: State, battle: Battle, say: Say): void {
  const { attack } = state;
  if (!attack) return;
  if (atSkirmishers(battle, attack)) return shockSkirmishers(state, battle, attack, say);
  if (attack.foot !== NONE && battle.roster.arm[attack.foot] === 'cavalry')
    return shockCavalry(state, battle, attack, say);
  if (mayReact(state, battle, attack)) state.phase = 'reactSquare';
  else rollShock(state, battle, say);
}

/** H16.7, H18.9, H18.14 */
function shockSkirmishers(state: State, battle: Battle, attack: Attack, say: Say): void {
  if (state.rules.skirmishers === 'basic')
    return startFlight(state, battle, { why: 'scatter', chain: [attack.foot], into: [], left: 1 }, say);
  attack.mustAdvance = battle.roster.arm[attack.by] === 'infantry'; // H18.13
  if (!besideParent(state, attack.foot)) return rollShock(state, battle, say);
  state.phase = attack.mustAdvance ? 'callBack' : 'callBackDie';
}

/** H17.8, H17.10, H17.13 */
function shockCavalry(state: State, battle: Battle, attack: Attack, say: Say): void {
  if (battle.roster.arm[attack.by] === 'cavalry') state.phase = 'chargeDie';
  else if (retreatHexes(state, battle, attack.from, [attack.foot]).length > 0) state.phase = 'meet';
  else rollShock(state, battle, say);
}

/** H12.3, H12.11 */
export function settleSquareDie(state: State, battle: Battle, roll: Outcome, say: Say): void {
  const formed = tryForming(state, battle, roll, say);
  if (formed && state.attack && state.guns[state.attack.at] !== NONE) state.phase = 'gunsInside';
  else rollShock(state, battle, say);
}

/** H12.15 */
export function gunsPlaced(state: State, battle: Battle, say: Say): void {
  const { attack } = state;
  if (!attack) return nextErrand(state, battle);
  if (gunsOutside(state, attack.at)) state.phase = 'nameTarget';
  else rollShock(state, battle, say);
}

/** H17.8 */
export function settleChargeDie(state: State, battle: Battle, roll: Outcome, say: Say): void {
  const { attack } = state;
  if (!attack) return;
  const die = dieShown(roll);
  const sum = moraleSum(state, battle, attack.foot, attack.from);
  const goesIn = die > sum || die === 6;
  say?.({ type: 'charge-tested', unit: attack.by, die, sum, goesIn });
  if (goesIn) rollShock(state, battle, say);
  else nextErrand(state, battle);
}

/** H17.12 */
export function fallBack(state: State, battle: Battle, say: Say): void {
  const { attack } = state;
  if (!attack) return;
  const left = allDice(state, battle, attack);
  startFlight(state, battle, { why: 'fallBack', chain: [attack.foot], into: [], left }, say);
}

// H18.10–H18.12

const JOIN_NUMBER = 3;

export function settleCallBackDie(state: State, battle: Battle, roll: Outcome, say: Say): void {
  const { attack } = state;
  if (!attack) return;
  const parent = state.parent[attack.foot];
  const die = dieShown(roll);
  attack.joined = die <= JOIN_NUMBER;
  say?.({ type: 'called-back', unit: attack.foot, die, sum: JOIN_NUMBER, joined: attack.joined });
  if (attack.joined) joinParent(state, battle, attack.foot, say);
  else destroyUnit(state, battle, attack.foot, 'caught', say);
  attack.foot = attack.joined ? parent : NONE;
  attack.mustAdvance = true;
  const leader = attackersLeader(state, battle, attack);
  const leads = leader !== NONE && leader === attack.lead && goesOn(state, battle, attack);
  if (leader === NONE || leads) advance(state, battle, leads, say);
  else state.phase = 'advance';
}

/** H18.12: whether the parent may be shocked from the hex its skirmishers left. */
function goesOn(state: State, battle: Battle, { by, at: from, foot, joined }: Attack): boolean {
  if (!joined) return false;
  const at = state.at[foot];
  return mayShock(state, battle, by, wayOf({ from, at }), aimAt(state, at, false));
}

/** The shock goes on against the parent, from the hex its skirmishers left. */
function shockParent(state: State, battle: Battle, attack: Attack, say: Say): void {
  if (!goesOn(state, battle, attack)) return nextErrand(state, battle);
  attack.from = attack.at;
  attack.mustAdvance = false;
  attack.at = state.at[attack.foot];
  attack.guns = state.guns[attack.at];
  attack.aim = aimAt(state, attack.at, false);
  react(state, battle, say);
}

// H9.14, H9.15, H18.11

export function advance(state: State, battle: Battle, led: boolean, say: Say): void {
  const { attack } = state;
  if (!attack) return;
  goInto(state, battle, attack, led, say);
  if (attack.mustAdvance) shockParent(state, battle, attack, say);
  else resolve(state, battle, say);
}

export const mayLeadAdvance = (state: State, battle: Battle): boolean =>
  state.attack !== null && attackersLeader(state, battle, state.attack) !== NONE;
