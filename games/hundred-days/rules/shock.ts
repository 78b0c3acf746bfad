import { OFF } from '@bicorne/engine';
import { direction, NEXT } from '../data/board.ts';
import { SHOCK as NUMBER, SHOCK_DICE, type Arm } from '../data/units.ts';
import { LEADER_DICE, SHOCK, SHOCK_GUNS, type List, type ShockVerb } from './actions.ts';
import type { Battle } from './battle.ts';
import type { Say } from './events.ts';
import { newAttack, type Told } from './fire.ts';
import {
  chiefOf,
  gunsOutside,
  holder,
  holdsSkirmishers,
  inSquare,
  isSkirmishers,
  touchesEnemy,
} from './pieces.ts';
import { ACTED, NONE, other, raise, type Activation, type Aim, type Attack, type State } from './state.ts';

// H9

/** May this unit shock that neighbour, across this side (`way` is a place in the flat tables)? */
export function mayShock(state: State, battle: Battle, unit: number, way: number, aim: Aim): boolean {
  const at = NEXT[way];
  if (!battle.side[way].shock) return false;
  const arm = battle.roster.arm[unit];
  if (arm === 'cavalry') {
    if (!battle.side[way].charge || !battle.ground[at].charge) return false;
    if (meetsCavalry(state, battle, at) && !state.rules.cavalryAgainstCavalry) return false; // H9.9
  } else if (arm !== 'infantry' || !infantryMayShock(state, battle, at, aim)) return false;
  return shockDice(state, battle, unit, way, aim) > 0;
}

const meetsCavalry = (state: State, battle: Battle, at: number): boolean =>
  state.foot[at] !== NONE && battle.roster.arm[state.foot[at]] === 'cavalry';

/** H9.3, H9.4 */
function infantryMayShock(state: State, battle: Battle, at: number, aim: Aim): boolean {
  if (meetsCavalry(state, battle, at)) return state.rules.infantryAgainstCavalry;
  return aim === 'guns' || !inSquare(state, state.foot[at]) || state.rules.infantryAgainstSquare;
}

/** H9.12, before the dice that a leader or a failed square adds. */
export function shockDice(
  state: State,
  battle: Battle,
  unit: number,
  way: number,
  aim: Aim,
  tell?: Told,
): number {
  const at = NEXT[way];
  const infantry = battle.roster.arm[unit] === 'infantry';
  tell?.('base', SHOCK_DICE);
  if (infantry && holdsSkirmishers(state, battle, at)) return SHOCK_DICE; // H18.13
  const french = state.rules.frenchShock && infantry && battle.roster.nation[unit] === 'french' ? 1 : 0;
  const square = infantry && aim !== 'guns' && inSquare(state, state.foot[at]) ? 1 : 0; // H17.19
  const ground = battle.side[way].dice + battle.ground[at].dice;
  if (tell) {
    tell('elite', state.marker[unit]);
    tell('nation', french);
    tell('square', square);
    tell('ground', -ground);
  }
  return SHOCK_DICE + state.marker[unit] + french + square - ground;
}

/** The lowest die that hits. */
function shockNumber(state: State, battle: Battle, attack: Attack): number {
  const foot = attack.aim === 'guns' ? NONE : attack.foot;
  const arm = foot === NONE ? 'artillery' : battle.roster.arm[foot];
  if (battle.roster.arm[attack.by] === 'infantry') return infantryNumber(arm);
  if (arm === 'cavalry') return NUMBER.cavalryAtCavalry;
  if (inSquare(state, foot)) return NUMBER.cavalryAtSquare;
  return attack.contact ? NUMBER.cavalryFromContact : NUMBER.cavalry;
}

const infantryNumber = (arm: Arm): number =>
  arm === 'skirmishers'
    ? NUMBER.infantryAtSkirmishers
    : arm === 'cavalry'
      ? NUMBER.infantryAtCavalry
      : NUMBER.infantry;

function listShocks(state: State, battle: Battle, unit: number, list: List<ShockVerb>): void {
  const from = state.at[unit];
  const enemy = other(battle.roster.seat[unit]);
  for (let way = from * 6; way < from * 6 + 6; way++) {
    const at = NEXT[way];
    if (at === OFF || holder(state, battle, at) !== enemy) continue;
    const outside = gunsOutside(state, at);
    if (mayShock(state, battle, unit, way, outside ? 'foot' : 'hex')) list.push(SHOCK[at]);
    if (outside && mayShock(state, battle, unit, way, 'guns')) list.push(SHOCK_GUNS[at]);
  }
}

/** H9.5, H9.6: the ride began out of contact. */
export function listRideShocks(state: State, battle: Battle, march: Activation, list: List<ShockVerb>): void {
  if (battle.roster.arm[march.unit] === 'cavalry' && march.clear) listShocks(state, battle, march.unit, list);
}

/** Infantry from where it stands; cavalry only with H17.6. */
export function listStandingShocks(state: State, battle: Battle, unit: number, list: List<ShockVerb>): void {
  const arm = battle.roster.arm[unit];
  if (arm === 'infantry' && !inSquare(state, unit)) listShocks(state, battle, unit, list);
  if (arm !== 'cavalry' || !state.rules.closeCharge) return;
  if (touchesEnemy(state, battle, state.at[unit], battle.roster.seat[unit]))
    listShocks(state, battle, unit, list);
}

export function declareShock(
  state: State,
  battle: Battle,
  unit: number,
  at: number,
  aim: Aim,
  say: Say,
): void {
  const contact = battle.roster.arm[unit] === 'cavalry' && state.activation?.hexes === 0;
  raise(state, unit, ACTED);
  state.attack = { ...newAttack(state, unit, at, aim), shock: true, contact };
  say?.({ type: 'shock-declared', unit, at });
}

// H17.1

/** The leader who may add dice to this shock, or NONE. */
export function leaderForShock(state: State, battle: Battle, { by, from }: Attack): number {
  if (!state.rules.leaderInShock || state.actions === 0 || battle.roster.arm[by] !== 'infantry') return NONE;
  const leader = chiefOf(state, battle, from, battle.roster.seat[by]);
  return leader !== NONE && !state.leaderActed[leader] ? leader : NONE;
}

export function listLeaderDice(state: State, battle: Battle, list: List<'leader-dice'>): void {
  const leader = state.attack ? leaderForShock(state, battle, state.attack) : NONE;
  const most = leader === NONE ? 0 : Math.min(state.leaderValue[leader], state.actions);
  for (let dice = 0; dice <= most; dice++) list.push(LEADER_DICE[dice]);
}

export function addLeaderDice(state: State, battle: Battle, attack: Attack, count: number, say: Say): void {
  if (count === 0) return;
  const leader = leaderForShock(state, battle, attack);
  attack.lead = leader;
  attack.bonus += count;
  state.actions -= count;
  state.leaderActed[leader] = true;
  say?.({ type: 'leader-joined', leader, dice: count });
}

/** Units that stand or fall by a shock: skirmishers do neither in the usual way. */
export const atSkirmishers = (battle: Battle, { foot }: Attack): boolean =>
  foot !== NONE && isSkirmishers(battle, foot);

// The dice

export const wayOf = ({ from, at }: Pick<Attack, 'from' | 'at'>): number => from * 6 + direction(from, at);

export function rollShock(state: State, battle: Battle, say: Say): void {
  const { attack } = state;
  if (!attack) return;
  attack.dice = allDice(state, battle, attack);
  attack.low = shockNumber(state, battle, attack);
  say?.({ type: 'shocked', unit: attack.by, at: attack.at, dice: attack.dice, low: attack.low });
  state.phase = 'attackDice';
}

export function allDice(state: State, battle: Battle, attack: Attack, tell?: Told): number {
  const dice = shockDice(state, battle, attack.by, wayOf(attack), attack.aim, tell);
  tell?.('leader', attack.bonus);
  return dice + attack.bonus;
}
