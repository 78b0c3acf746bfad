import { distance, type Hex } from '../data/board.ts';
import { TERRAINS } from '../data/terrain.ts';
import { CAVALRY, INFANTRY } from '../data/units.ts';
import type { Field } from '../rules/field.ts';
import { sees } from '../rules/sight.ts';
import { NONE, type State } from '../rules/state.ts';

/** The chance of one die to hit infantry, cavalry, artillery by fire; in melee a saber hits as well. */
const HIT = [1 / 3, 1 / 6, 1 / 6];
const SABER = 1 / 6;
/** What a banner is worth in blocks. */
const BANNER = 3;

/** The blocks that a unit, were it there, takes from another on average: in melee if it is beside it, else by fire. */
function meanHits(state: State, field: Field, by: number, from: Hex, on: number, moved: boolean): number {
  const at = state.hexOf[on];
  const range = distance(from, at);
  if (range === 1) return meleeHits(state, field, by, from, on, at);
  const kind = field.kind[by];
  if (range > kind.range || kind.arm === CAVALRY || !sees(state, field, from, at)) return 0;
  const base = fireBase(state, field, by, range, moved);
  const ground =
    TERRAINS[field.terrain[at]].into.fire[kind.arm] + TERRAINS[field.terrain[from]].outOf.fire[kind.arm];
  return base > ground ? (base - ground) * HIT[field.arm[on]] : 0;
}

function fireBase(state: State, field: Field, by: number, range: number, moved: boolean): number {
  const kind = field.kind[by];
  const blocks = state.blocks[by];
  if (state.squareOf[by] > 0) return 1;
  if (kind.guns !== null) return (blocks === 1 ? kind.guns.single : kind.guns.many)[range - 1];
  return moved ? ((blocks + 1) >> 1) + kind.moving : blocks + kind.standing;
}

function meleeHits(state: State, field: Field, by: number, from: Hex, on: number, at: Hex): number {
  const kind = field.kind[by];
  const odds = HIT[field.arm[on]] + (kind.sabers ? SABER : 0);
  if (state.squareOf[by] > 0 || (kind.arm === CAVALRY && state.squareOf[on] > 0)) return odds;
  const base =
    kind.guns !== null
      ? (state.blocks[by] === 1 ? kind.guns.single : kind.guns.many)[0]
      : state.blocks[by] + kind.melee + (field.arm[on] === INFANTRY ? kind.againstInfantry : 0);
  const ground =
    TERRAINS[field.terrain[at]].into.melee[kind.arm] + TERRAINS[field.terrain[from]].outOf.melee[kind.arm];
  return base > ground ? (base - ground) * odds : 0;
}

/** What so many hits are worth on a unit: blocks, and the nearer to its last one the more of a banner. */
function prizeOf(state: State, hits: number, on: number): number {
  const share = Math.min(1, hits / state.blocks[on]);
  return hits * (1 + BANNER * share * share);
}

/** What an attack promises: what it takes, less what is rolled back. */
export function attackWorth(
  state: State,
  field: Field,
  by: number,
  from: Hex,
  on: number,
  moved: boolean,
): number {
  const hits = meanHits(state, field, by, from, on, moved);
  if (hits === 0) return 0;
  const prize = prizeOf(state, hits, on);
  if (distance(from, state.hexOf[on]) > 1) return prize;
  const left = 1 - Math.min(1, hits / state.blocks[on]);
  const back = meleeHits(state, field, on, state.hexOf[on], by, from) * left;
  return prize - 0.8 * prizeOf(state, back, by);
}

/** The most that a unit, were it there, could hope for from one attack; 0 if there is nothing to attack. */
export function bestAttack(state: State, field: Field, by: number, from: Hex, moved: boolean): number {
  let best = 0;
  const seat = field.seat[by];
  for (let on = 0; on < state.hexOf.length; on++) {
    if (state.hexOf[on] === NONE || field.seat[on] === seat) continue;
    if (distance(from, state.hexOf[on]) > field.kind[by].range) continue;
    best = Math.max(best, attackWorth(state, field, by, from, on, moved));
  }
  return best;
}

/** What an enemy's attack on a unit promises him in his next turn, were it on that hex: he may come nearer first. */
export function dangerAt(state: State, field: Field, unit: number, hex: Hex): number {
  let sum = 0;
  const seat = field.seat[unit];
  const cover = TERRAINS[field.terrain[hex]].into;
  for (let by = 0; by < state.hexOf.length; by++) {
    if (state.hexOf[by] === NONE || field.seat[by] === seat) continue;
    const kind = field.kind[by];
    const near = distance(state.hexOf[by], hex) - kind.march;
    if (near > kind.range) continue;
    const dice =
      near <= 1
        ? state.blocks[by] + kind.melee - cover.melee[kind.arm]
        : farDice(state, field, by, near) - cover.fire[kind.arm];
    if (dice > 0) sum += dice * (HIT[field.arm[unit]] + (near <= 1 && kind.sabers ? SABER : 0));
  }
  return prizeOf(state, ORDERED_SHARE * sum, unit);
}

/** Of all the enemies that could attack few will be ordered to. */
const ORDERED_SHARE = 0.3;

function farDice(state: State, field: Field, by: number, range: number): number {
  const { guns } = field.kind[by];
  if (guns === null) return (state.blocks[by] + 1) >> 1;
  return (state.blocks[by] === 1 ? guns.single : guns.many)[range - 1];
}
