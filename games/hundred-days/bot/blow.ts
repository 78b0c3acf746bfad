import { direction, distance, GRID, SIZE } from '../data/board.ts';
import { ARM, SHOCK, SHOCK_DICE } from '../data/units.ts';
import type { Battle } from '../rules/battle.ts';
import { moraleSum } from '../rules/morale.ts';
import { holder, inSquare } from '../rules/pieces.ts';
import { has, NONE, SQUARE, type State } from '../rules/state.ts';

/** What the destruction of a unit is worth in steps, and to make one fall back. */
const DESTROYED = 2.5;
const DRIVEN_OFF = 0.6;
/** A victory point, in steps. */
const POINT = 3;

/** The unit of a hex that an attack falls on, or NONE. */
const unitIn = (state: State, hex: number): number =>
  state.foot[hex] === NONE ? state.guns[hex] : state.foot[hex];

const stepsOf = (state: State, unit: number): number => state.figures[unit] + state.marker[unit];

/** What so many hits are worth on a unit: steps, and the nearer to its last one the more of a point. */
export function prizeOf(state: State, hits: number, unit: number): number {
  const share = Math.min(1, hits / stepsOf(state, unit));
  return hits * (1 + DESTROYED * share * share);
}

/** Steps that a unit, were it there, takes by fire on average. */
export function fireHits(state: State, battle: Battle, unit: number, from: number, at: number): number {
  const { dice, hits } = ARM[battle.roster.arm[unit]];
  const range = distance(from, at);
  if (range > hits.length || battle.sees[from * SIZE + at] === 0) return 0;
  const ground = battle.ground[at];
  const square = inSquare(state, state.foot[at]) ? 1 : 0;
  const own = has(state, unit, SQUARE) ? 1 : dice + state.marker[unit];
  const count = own + square - ground.dice - (range > 1 ? ground.farDice : 0);
  return count > 0 ? (count * (7 - hits[range - 1])) / 6 : 0;
}

/** What a shock from one hex against the next promises: steps, and the enemy driven off. */
export function shockWorth(state: State, battle: Battle, unit: number, from: number, at: number): number {
  const on = unitIn(state, at);
  const way = from * 6 + direction(from, at);
  const side = battle.side[way];
  if (on === NONE || !side.shock) return 0;
  const cavalry = battle.roster.arm[unit] === 'cavalry';
  if (cavalry && (!side.charge || !battle.ground[at].charge)) return 0;
  if (state.foot[at] !== NONE && battle.roster.arm[state.foot[at]] === 'cavalry') return 0;
  const square = inSquare(state, state.foot[at]);
  if (square && !cavalry) return 0;
  const dice = SHOCK_DICE + state.marker[unit] - side.dice - battle.ground[at].dice;
  if (dice <= 0) return 0;
  const low = cavalry ? (square ? SHOCK.cavalryAtSquare : SHOCK.cavalry) : SHOCK.infantry;
  const odds = (7 - low) / 6;
  const breaks = square ? 0 : brokenOdds(state, battle, on, from) * (1 - (1 - odds) ** dice);
  return prizeOf(state, dice * odds, on) + breaks * (DRIVEN_OFF + keyWorth(state, battle, unit, at));
}

const brokenOdds = (state: State, battle: Battle, unit: number, from: number): number =>
  Math.max(1, 6 - moraleSum(state, battle, unit, from)) / 6;

/** What it is worth that this unit comes to stand there: key hexes it can take. */
export function keyWorth(state: State, battle: Battle, unit: number, hex: number): number {
  const key = battle.keyAt[hex];
  const arm = battle.roster.arm[unit];
  if (key === -1 || arm === 'cavalry' || arm === 'skirmishers') return 0;
  return state.held[key] === battle.roster.seat[unit] ? 0 : POINT * battle.keys[key].points;
}

/** The most that a unit, were it there, could hope for from one attack. */
export function bestAttack(state: State, battle: Battle, unit: number, from: number): number {
  const { roster } = battle;
  const enemies = roster.of[1 - roster.seat[unit]];
  const reach = ARM[roster.arm[unit]].hits.length;
  let best = 0;
  for (const enemy of enemies) {
    const at = state.at[enemy];
    if (at < 0 || distance(from, at) > reach) continue;
    best = Math.max(best, prizeOf(state, fireHits(state, battle, unit, from, at), enemy));
  }
  return Math.max(best, bestShock(state, battle, unit, from));
}

export function bestShock(state: State, battle: Battle, unit: number, from: number): number {
  const { roster } = battle;
  const arm = roster.arm[unit];
  if ((arm !== 'infantry' && arm !== 'cavalry') || has(state, unit, SQUARE)) return 0;
  let best = 0;
  for (const at of GRID.around[from])
    if (holder(state, battle, at) === 1 - roster.seat[unit])
      best = Math.max(best, shockWorth(state, battle, unit, from, at));
  return best;
}

/** Of all the enemies that could attack few will have the points to. */
const ATTACKING_SHARE = 0.3;

/** What the enemy may hope to take from a unit in his next turn, were it on that hex. */
export function dangerAt(state: State, battle: Battle, unit: number, hex: number): number {
  const { roster } = battle;
  const ground = battle.ground[hex];
  const foot = roster.arm[unit] === 'infantry' || roster.isGuns[unit];
  let hits = 0;
  for (const by of roster.of[1 - roster.seat[unit]]) {
    const at = state.at[by];
    if (at < 0) continue;
    const range = distance(at, hex);
    if (range > 4) continue;
    if (roster.arm[by] === 'cavalry') {
      if (foot && ground.charge && !has(state, unit, SQUARE)) hits += 0.7 + 0.3 * state.marker[by];
    } else if (roster.isGuns[by])
      hits += range <= 3 ? Math.max(0, fireHits(state, battle, by, at, hex)) : 0.2;
    else if (range <= 3) hits += range <= 2 ? Math.max(0, 0.5 - 0.17 * ground.dice) : 0.15;
  }
  return prizeOf(state, ATTACKING_SHARE * hits, unit);
}
