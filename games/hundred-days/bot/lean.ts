import { distance, GRID, SIZE } from '../data/board.ts';
import { SEATS } from '../data/units.ts';
import type { HundredDaysAction } from '../rules/actions.ts';
import { battleOf, type Battle } from '../rules/battle.ts';
import { chiefOf, touchesEnemy } from '../rules/pieces.ts';
import { partyOf } from '../rules/retreat.ts';
import { has, NONE, SQUARE, type State } from '../rules/state.ts';
import { bestAttack, bestShock, dangerAt, fireHits, keyWorth, prizeOf, shockWorth } from './blow.ts';

/** What was reckoned of each hex when it was last weighed, for whoever wants to look closer. */
export const attackFrom = new Float64Array(SIZE);
export const dangerOn = new Float64Array(SIZE);

/** How good it is for a unit to stand there, in steps: what it threatens, what threatens it, ground, the call of keys and enemies. */
function standing(state: State, battle: Battle, unit: number, hex: number): number {
  const attack = (attackFrom[hex] = bestAttack(state, battle, unit, hex));
  const danger = (dangerOn[hex] = dangerAt(state, battle, unit, hex));
  return 0.5 * attack - 0.6 * danger + keyWorth(state, battle, unit, hex) + calls(state, battle, unit, hex);
}

/** How far the next enemy of each seat is from a hex, as reckoned for the question at hand; 0: not yet. */
const near = [new Uint8Array(SIZE), new Uint8Array(SIZE)];

function nearestEnemy(state: State, { roster }: Battle, seat: number, hex: number): number {
  if (near[seat][hex] > 0) return near[seat][hex];
  let nearest = 12;
  for (const enemy of roster.of[1 - seat])
    if (state.at[enemy] >= 0) nearest = Math.min(nearest, distance(hex, state.at[enemy]));
  return (near[seat][hex] = Math.max(1, nearest));
}

function calls(state: State, battle: Battle, unit: number, hex: number): number {
  const { roster, keys, scenario } = battle;
  const seat = roster.seat[unit];
  const pressed = scenario.timeout !== SEATS[seat];
  let call = 0;
  keys.forEach(({ at, points, scores }, i) => {
    const wanted = scores === seat ? state.held[i] !== seat : state.held[i] === seat;
    if (wanted) call -= (scores === seat ? 0.2 : 0.08) * points * distance(hex, at);
  });
  const nearest = nearestEnemy(state, battle, seat, hex);
  const weak = state.figures[unit] + state.marker[unit] === 1;
  return call + (weak ? 0.15 * nearest : pressed ? -0.25 * nearest : -0.08 * nearest);
}

/** What a point spent on a unit is worth: its best attack, or what it can better by moving. */
function pickWorth(state: State, battle: Battle, unit: number): number {
  const { roster } = battle;
  const hex = state.at[unit];
  if (hex < 0) return 1.2;
  const cavalry = roster.arm[unit] === 'cavalry';
  const ride =
    cavalry && !touchesEnemy(state, battle, hex, roster.seat[unit]) ? chargeWorth(state, battle, unit) : 0;
  const attack = cavalry ? 0.3 * bestAttack(state, battle, unit, hex) : bestAttack(state, battle, unit, hex);
  const escape = state.figures[unit] + state.marker[unit] === 1 ? dangerAt(state, battle, unit, hex) : 0;
  return Math.max(attack, ride, escape, moveWorth(state, battle, unit, hex));
}

/** A rough guess of what cavalry finds within its ride. */
function chargeWorth(state: State, battle: Battle, unit: number): number {
  let best = 0;
  for (const enemy of battle.roster.of[1 - battle.roster.seat[unit]]) {
    const at = state.at[enemy];
    if (at < 0 || distance(at, state.at[unit]) > 4) continue;
    const fit =
      battle.ground[at].charge && !has(state, enemy, SQUARE) && battle.roster.arm[enemy] !== 'cavalry';
    if (fit) best = Math.max(best, 0.6 * prizeOf(state, 1.5 + 0.5 * state.marker[unit], enemy));
  }
  return best;
}

function moveWorth(state: State, battle: Battle, unit: number, hex: number): number {
  const here = calls(state, battle, unit, hex);
  let best = 0;
  for (const to of GRID.around[hex]) {
    if (state.foot[to] !== NONE || state.guns[to] !== NONE) continue;
    best = Math.max(best, keyWorth(state, battle, unit, to) + calls(state, battle, unit, to) - here);
  }
  return best;
}

function pickLeaderWorth(state: State, leader: number): number {
  const hex = state.leaderAt[leader];
  return hex >= 0 && (state.foot[hex] !== NONE || state.guns[hex] !== NONE) ? -1.5 : 0;
}

/** A leader belongs to foot that has something to stand for. */
const leaderPlace = (state: State, battle: Battle, hex: number): number => {
  const foot = state.foot[hex];
  return foot === NONE ? -0.5 : 0.5 + 0.2 * state.figures[foot] + 0.3 * dangerAt(state, battle, foot, hex);
};

function leanTo(state: State, battle: Battle, action: HundredDaysAction): number {
  const { activation, attack } = state;
  const unit = activation?.unit ?? attack?.by ?? NONE;
  switch (action.do) {
    case 'pick':
      return 1.5 * pickWorth(state, battle, action.unit);
    case 'pick-leader':
      return pickLeaderWorth(state, action.leader);
    case 'grand-battery':
      return 2.5;
    case 'end-turn':
      return -3;
    case 'step':
      return unit === NONE
        ? leaderPlace(state, battle, action.to)
        : 1.5 * stepWorth(state, battle, unit, action.to);
    case 'halt':
      return unit === NONE
        ? leaderPlace(state, battle, state.leaderAt[activation?.leader ?? 0])
        : 1.5 * standing(state, battle, unit, state.at[unit]);
    case 'fire':
    case 'fire-guns':
      return 2 * firePrize(state, battle, unit, action.at);
    case 'shock':
    case 'shock-guns':
      return 1.6 * shockWorth(state, battle, unit, state.at[unit], action.at);
    case 'form-square':
      return cavalryNear(state, battle, unit) ? -1 : -4;
    case 'leave-square':
      return cavalryNear(state, battle, unit) ? -0.5 : 1;
    case 'rally':
      return 1.2;
    case 'take-along':
      return -0.5;
    case 'yes':
      return 1;
    case 'retreat':
    case 'withdraw':
      return retreatWorth(state, battle, action.to);
    case 'advance':
      return attack === null ? 0 : 1.5 * standing(state, battle, attack.by, attack.at);
    case 'advance-led':
      return attack === null
        ? 0
        : 1.5 * standing(state, battle, attack.by, attack.at) + ledTrust(state, battle);
    case 'stay':
      if (state.phase === 'withdraw') return stayAlone(state, battle);
      return attack === null ? 0 : 1.5 * standing(state, battle, attack.by, state.at[attack.by]);
    case 'put-out':
      return -1;
    default:
      return 0;
  }
}

/** Cavalry on its ride looks for whom it will shock from there. */
function stepWorth(state: State, battle: Battle, unit: number, to: number): number {
  const ride = battle.roster.arm[unit] === 'cavalry' ? bestShock(state, battle, unit, to) : 0;
  return standing(state, battle, unit, to) + 0.5 * ride;
}

function firePrize(state: State, battle: Battle, unit: number, at: number): number {
  const on = state.foot[at] === NONE ? state.guns[at] : state.foot[at];
  return prizeOf(state, fireHits(state, battle, unit, state.at[unit], at), on);
}

/** Whoever stays before a shock is ridden down in the advance. */
const stayAlone = (state: State, battle: Battle): number =>
  state.attack === null || state.attack.shock ? -3 : leaderPlace(state, battle, state.attack.at);

function retreatWorth(state: State, battle: Battle, to: number): number {
  const unit = state.flight ? partyOf(state, battle, state.flight.chain).unit : NONE;
  return unit === NONE ? leaderPlace(state, battle, to) : standing(state, battle, unit, to);
}

const ledTrust = (state: State, battle: Battle): number =>
  chiefOf(state, battle, state.attack?.from ?? 0, state.seat) === NONE ? 0 : -0.2;

function cavalryNear(state: State, battle: Battle, unit: number): boolean {
  if (unit === NONE) return false;
  const { roster } = battle;
  return roster.of[1 - roster.seat[unit]].some(
    (enemy) =>
      roster.arm[enemy] === 'cavalry' &&
      state.at[enemy] >= 0 &&
      distance(state.at[enemy], state.at[unit]) <= 4,
  );
}

export function lean(
  state: State,
  _seat: number,
  legal: readonly HundredDaysAction[],
  into: Float64Array,
): void {
  const battle = battleOf(state);
  for (const table of near) table.fill(0);
  for (let i = 0; i < legal.length; i++) into[i] = leanTo(state, battle, legal[i]);
}
