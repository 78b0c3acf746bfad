import type { Tally } from '@bicorne/engine';
import { GRID, OFF, directionTo, distance, type Hex } from '../data/board.ts';
import { CARDS_IN_FORCE } from '../data/cards.ts';
import { HILL_TO_HILL, TERRAINS, WORKS } from '../data/terrain.ts';
import { CAVALRY, INFANTRY } from '../data/units.ts';
import type { Field } from './field.ts';
import { MOVED, NONE, ORDERED, type State, type Way } from './state.ts';

/** Of what the dice of an attack are made. `half`: what the blocks lose by counting half. */
export const SUMMANDS = ['blocks', 'half', 'guns', 'square', 'class', 'card', 'ground'] as const;
type Told = Tally<(typeof SUMMANDS)[number]>;

// N6.14, N8.10
const atLeastNone = (dice: number): number => (dice > 0 ? dice : 0);

/** N6.6 … N6.15: dice of a unit that fires. */
export function fireDice(state: State, field: Field, by: number, at: Hex, tell?: Told): number {
  const from = state.hexOf[by];
  const range = distance(from, at);
  if (!reaches(state, field, by, range)) return 0;
  const base = state.squareOf[by] > 0 ? single(tell) : firepower(state, field, by, range, tell);
  const cards = cardDice(state, field, by, from, at, false);
  const lost = terrainLoss(field, field.arm[by], true, from, at);
  tell?.('card', cards);
  tell?.('ground', -lost);
  return atLeastNone(base + cards - lost);
}

function single(tell?: Told): number {
  tell?.('square', 1);
  return 1;
}

/** N6.5, N6.13: a dash in the guns' table is out of range. */
function reaches(state: State, field: Field, by: number, range: number): boolean {
  const kind = field.kind[by];
  return kind.guns === null ? range <= kind.range : gunDice(state, field, by, range) > 0;
}

// N6.20: half a block, rounded down, is no die, but cards may still add theirs
function firepower(state: State, field: Field, by: number, range: number, tell?: Told): number {
  const kind = field.kind[by];
  const blocks = state.blocks[by];
  const moved = (state.marks[by] & MOVED) !== 0;
  if (kind.guns !== null) {
    const guns = gunDice(state, field, by, range);
    tell?.('guns', guns);
    return guns;
  }
  const count = moved ? (blocks + (kind.halves === 'up' ? 1 : 0)) >> 1 : blocks; // N6.7, N6.8
  const more = moved ? kind.moving : kind.standing;
  tell?.('blocks', blocks);
  tell?.('half', count - blocks);
  tell?.('class', more);
  return count + more;
}

/** N6.11, N6.12: dice of guns by distance; distance 1 is melee. */
export function gunDice(state: State, field: Field, by: number, range: number): number {
  const { guns, range: longest } = field.kind[by];
  if (guns === null || range > longest) return 0;
  const moved = (state.marks[by] & MOVED) !== 0;
  if (moved && range === longest) return 0;
  return (state.blocks[by] === 1 ? guns.single : guns.many)[range - 1];
}

/** What the melee dice depend on: who against whom, from where, and in which way. */
export interface Blow {
  readonly by: number;
  /** The unit struck, or NONE for a lone leader. */
  readonly on: number;
  readonly from: Hex;
  readonly at: Hex;
  readonly way: Way;
  readonly bonus: boolean;
}

/** N8.4 … N8.10, N13.12, N13.13: dice of a unit in melee, battle back or First Strike, batteries apart. */
export function meleeDice(state: State, field: Field, blow: Blow, tell?: Told): number {
  const { by, on, from, at } = blow;
  const base = meleeStrength(state, field, by, on, tell);
  const cards =
    blow.way === 'melee' && !bySquare(state, field, by, on)
      ? cardDice(state, field, by, from, at, blow.bonus)
      : 0;
  const lost = terrainLoss(field, field.arm[by], false, from, at);
  tell?.('card', cards);
  tell?.('ground', -lost);
  return atLeastNone(base + cards - lost);
}

/** Dice before card and terrain; `on` may be NONE for a leader. */
export function meleeStrength(state: State, field: Field, by: number, on: number, tell?: Told): number {
  if (bySquare(state, field, by, on)) return single(tell);
  const kind = field.kind[by];
  if (kind.guns !== null) {
    const guns = (state.blocks[by] === 1 ? kind.guns.single : kind.guns.many)[0];
    tell?.('guns', guns);
    return guns;
  }
  const infantry = on !== NONE && field.arm[on] === INFANTRY;
  const more = kind.melee + (infantry ? kind.againstInfantry : 0);
  tell?.('blocks', state.blocks[by]);
  tell?.('class', more);
  return state.blocks[by] + more;
}

/** One die and no more: a square, or cavalry against one. */
const bySquare = (state: State, field: Field, by: number, on: number): boolean =>
  state.squareOf[by] > 0 || (field.arm[by] === CAVALRY && on !== NONE && state.squareOf[on] > 0);

/** N20.4: what a battery adds to a combined attack. */
export function batteryDice(state: State, field: Field, by: number, at: Hex, bonus: boolean): number {
  const from = state.hexOf[by];
  const range = distance(from, at);
  const dice = gunDice(state, field, by, range) + cardDice(state, field, by, from, at, bonus);
  return atLeastNone(dice - terrainLoss(field, field.arm[by], range > 1, from, at));
}

/** N16: dice of the card for a unit it ordered. */
function cardDice(state: State, field: Field, by: number, from: Hex, at: Hex, bonus: boolean): number {
  if (state.card === NONE || state.squareOf[by] > 0) return 0;
  const { dice } = CARDS_IN_FORCE[state.card];
  if (dice === null || (state.marks[by] & ORDERED) === 0) return 0;
  if (bonus && !dice.bonusMelee) return 0;
  if (dice.standing && (state.marks[by] & MOVED) !== 0) return 0;
  if (!dice.town && (field.town[from] || field.town[at])) return 0;
  return (field.kind[by].guard ? dice.guard : dice.plain)[field.arm[by]];
}

/** N14: dice lost to the ground of both. */
function terrainLoss(field: Field, arm: number, fire: boolean, from: Hex, at: Hex): number {
  const way = fire ? 'fire' : 'melee';
  const works = throughWorks(field, from, at);
  const level = field.high[from] && field.high[at];
  let lost = works ? WORKS.into[way][arm] : 0;
  if (!(works && field.high[at])) lost += (level ? HILL_TO_HILL : TERRAINS[field.terrain[at]].into)[way][arm]; // N14.27
  if (!level) lost += TERRAINS[field.terrain[from]].outOf[way][arm];
  if (!fire && (field.works[from] & (1 << directionTo(from, at))) !== 0) lost += WORKS.outOf[way][arm]; // N14.28
  return lost;
}

/** N14.25, N14.26: whether an attack comes in by a side that carries works. */
export function throughWorks(field: Field, from: Hex, at: Hex): boolean {
  const works = field.works[at];
  if (works === 0) return false;
  const last = GRID.line(from, at).at(-1) ?? [from];
  return last.every((hex) => hex === OFF || (works & (1 << directionTo(at, hex))) !== 0);
}
