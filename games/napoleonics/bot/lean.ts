import type { Seat } from '@bicorne/engine';
import { distance, SIZE, type Hex } from '../data/board.ts';
import { CARDS_IN_FORCE, MIRRORED, ONE_UNIT, RATING, type Card } from '../data/cards.ts';
import { CAVALRY } from '../data/units.ts';
import type { Action } from '../rules/actions.ts';
import { fieldOf, type Field } from '../rules/field.ts';
import { tires } from '../rules/movement.ts';
import { enemyCavalryBeside } from '../rules/pieces.ts';
import { NONE, type PhaseName, type State } from '../rules/state.ts';
import { attackWorth, bestAttack, dangerAt } from './blow.ts';
import { friendsBeside } from './look.ts';

type Lean = (state: State, field: Field, action: Action, seat: Seat) => number;

const hexOf = (action: Action): Hex => ('hex' in action ? action.hex : NONE);

/** What was reckoned of each hex when it was last weighed, for whoever wants to look closer. */
export const attackFrom = new Float64Array(SIZE);
export const dangerOn = new Float64Array(SIZE);

/** How good it is for a unit to stand there, in blocks: what it can attack, what can attack it, friends, ground. */
function standing(state: State, field: Field, unit: number, hex: Hex): number {
  const from = state.hexOf[unit];
  const moved = distance(from, hex);
  const ready = moved === 0 || (moved <= field.kind[unit].march && !tires(field, unit, hex));
  const attack = bestAttack(state, field, unit, hex, moved > 0) * (ready ? 1 : 0.4);
  const danger = dangerAt(state, field, unit, hex);
  const friends = friendsBeside(state, field, unit, hex);
  attackFrom[hex] = attack;
  dangerOn[hex] = danger;
  return attack - 0.5 * danger + 0.15 * Math.min(3, friends) + calls(state, field, unit, hex);
}

/** Enemies draw a strong unit, objectives any. */
function calls(state: State, field: Field, unit: number, hex: Hex): number {
  const seat = field.seat[unit];
  let nearest = 12;
  for (let other = 0; other < state.hexOf.length; other++)
    if (state.hexOf[other] !== NONE && field.seat[other] !== seat)
      nearest = Math.min(nearest, distance(hex, state.hexOf[other]));
  let call = state.blocks[unit] > 1 ? -0.25 * nearest : 0.1 * nearest;
  for (const objective of field.objectives)
    if (objective.seat === seat)
      for (const goal of objective.hexes)
        call -= (0.1 / objective.hexes.length) * objective.banners * distance(hex, goal);
  return call;
}

/** What an order is worth to a unit: the attack it can make as it stands or after coming nearer, or its escape. */
function orderWorth(state: State, field: Field, unit: number): number {
  const hex = state.hexOf[unit];
  const kind = field.kind[unit];
  const now = bestAttack(state, field, unit, hex, false);
  let soon = 0;
  for (let on = 0; on < state.hexOf.length; on++) {
    if (state.hexOf[on] === NONE || field.seat[on] === field.seat[unit]) continue;
    const range = Math.max(1, distance(hex, state.hexOf[on]) - kind.march);
    if (range <= kind.range) soon = Math.max(soon, roughWorth(state, field, unit, on, range));
    else soon = Math.max(soon, 0.3 / range);
  }
  const escape = state.blocks[unit] === 1 ? 0.5 * dangerAt(state, field, unit, hex) : 0;
  return Math.max(now, 0.7 * soon, escape);
}

function roughWorth(state: State, field: Field, by: number, on: number, range: number): number {
  const kind = field.kind[by];
  const dice =
    kind.guns !== null
      ? kind.guns.many[range - 1]
      : range === 1
        ? state.blocks[by] + kind.melee
        : state.blocks[by] / 2;
  const hits = dice * (field.arm[on] === 0 ? 0.4 : 0.25);
  const share = Math.min(1, hits / state.blocks[on]);
  const back = range === 1 ? 0.3 * state.blocks[on] * (1 - share) : 0;
  return hits * (1 + 3 * share * share) - back;
}

/** What an order is worth to each unit of the seat that chooses its card: the same for all its cards. */
const worths: number[] = [];

function weighOrders(state: State, field: Field, seat: Seat): void {
  for (let unit = 0; unit < state.hexOf.length; unit++)
    worths[unit] =
      state.hexOf[unit] !== NONE && field.seat[unit] === seat ? orderWorth(state, field, unit) : NONE;
}

/** The best of what a card could order. */
function cardWorth(state: State, field: Field, card: Card, seat: Seat): number {
  const { orders } = card;
  if (orders.kind === 'nothing') return 0;
  const extra = card.dice === null ? 0 : 0.6;
  const bySection: number[][] = [[], [], []];
  for (let unit = 0; unit < state.hexOf.length; unit++) {
    if (state.hexOf[unit] === NONE || field.seat[unit] !== seat) continue;
    if (orders.kind === 'arms' && !orders.arms[field.arm[unit]]) continue;
    const mask = orders.kind === 'sections' ? field.sections[seat][state.hexOf[unit]] : 1;
    bySection[(mask & 2) !== 0 ? 1 : (mask & 1) !== 0 ? 0 : 2].push(worths[unit] + extra);
  }
  const places = placesOf(orders, state.hands[seat].length);
  return bySection.reduce((sum, here, i) => sum + sumOfBest(here, places[i]), 0);
}

const placesOf = (orders: Card['orders'], rating: number): readonly number[] =>
  orders.kind === 'sections'
    ? orders.places.map((n) => (n === RATING ? rating : n))
    : [SOME[orders.kind] ?? 1, 0, 0];

function sumOfBest(list: number[], count: number): number {
  list.sort((one, other) => other - one);
  let sum = 0;
  for (let i = 0; i < Math.min(count, list.length); i++) sum += list[i];
  return sum;
}

/** How many units a card of this sort orders, more or less. */
const SOME: Readonly<Record<string, number>> = {
  arms: 4,
  section: 4,
  engaged: 3,
  leaders: 3,
  manoeuvre: 2,
  elan: 3,
  rally: 2,
  supply: 1,
  one: 1,
};

const orderLean: Lean = (state, field, action) => {
  if (action.do === 'done') return -3;
  if (action.do === 'detach') return state.unitAt[hexOf(action)] === NONE ? 0.5 : -1.5;
  return 1.5 * orderWorth(state, field, state.unitAt[hexOf(action)]);
};

/** Whoever can attack as he stands had better stand; the weak in danger had better go. */
const moveLean: Lean = (state, field, action) => {
  if (action.do === 'done') return 0;
  if (action.do === 'ride') return state.unitAt[hexOf(action)] === NONE ? 1 : -1;
  const unit = state.unitAt[hexOf(action)];
  const hex = state.hexOf[unit];
  const attack = bestAttack(state, field, unit, hex, false);
  const flee = state.blocks[unit] === 1 ? dangerAt(state, field, unit, hex) : 0;
  return 1.5 - 2 * attack + flee;
};

/** A leader belongs to a strong unit that is not in the worst of it. */
const rideLean: Lean = (state, field, action) => {
  if (action.do === 'exit') return -4;
  const unit = state.unitAt[hexOf(action)];
  if (unit === NONE) return 0;
  return 1 + 0.3 * state.blocks[unit] + 0.3 * bestAttack(state, field, unit, state.hexOf[unit], false);
};

const attackLean: Lean = (state, field, action) => {
  const on = state.unitAt[hexOf(action)];
  const by = state.melee === null ? state.piece : state.melee.attacker;
  if (on === NONE) return 2;
  return 2 * attackWorth(state, field, by, state.hexOf[by], on, false);
};

const word =
  (leans: Readonly<Record<string, number>>): Lean =>
  (_state, _field, action) =>
    leans[action.do] ?? 0;

const LEANS: Readonly<Partial<Record<PhaseName, Lean>>> = {
  play: (state, field, action, seat) =>
    0.5 * cardWorth(state, field, CARDS_IN_FORCE[cardMeant(state, action, seat)], seat),
  manner: word({ manoeuvre: 0.5 }),
  order: orderLean,
  leaveSquare: (state, field, action, seat) =>
    action.do === 'leave' && !enemyCavalryNear(state, field, state.hexOf[state.piece], seat) ? 1 : 0,
  restore: (state, _field, action) =>
    action.do === 'done' ? -3 : 1 / state.blocks[state.unitAt[hexOf(action)]],
  supply: (state, field, action, seat) => {
    const unit = state.unitAt[hexOf(action)];
    const worth = field.seat[unit] === seat ? -1 : bestAttack(state, field, unit, hexOf(action), false);
    return worth;
  },
  move: moveLean,
  to: (state, field, action, seat) =>
    action.do === 'exit'
      ? 4 * Math.max(...field.exits[seat]) - 4
      : 1.5 * standing(state, field, state.piece, hexOf(action)),
  ride: rideLean,
  battle: (state, field, action) => {
    if (action.do === 'done') return -0.5;
    const unit = state.unitAt[hexOf(action)];
    return 1.5 * bestAttack(state, field, unit, state.hexOf[unit], false);
  },
  target: attackLean,
  support: word({ join: 1 }),
  react: word({ strike: 2, square: 1.5, retire: 0.5 }),
  ignore: (_state, _field, action) => ('flags' in action ? 0.8 * action.flags : 0),
  retreat: (state, field, action) =>
    state.attack === null ? 0 : standing(state, field, state.attack.on, hexOf(action)),
  back: word({ back: 3 }),
  advance: (state, field, action) =>
    action.do === 'advance' && state.melee !== null
      ? standing(state, field, state.melee.attacker, state.melee.at)
      : state.melee === null
        ? 0
        : standing(state, field, state.melee.attacker, state.melee.from),
  bonus: (state, field, action, seat) => ('hex' in action ? attackLean(state, field, action, seat) : 0),
};

function cardMeant(state: State, action: Action, seat: Seat): number {
  if (!('card' in action)) return ONE_UNIT;
  if (CARDS_IN_FORCE[action.card].orders.kind !== 'copy') return action.card;
  const model = state.last[1 - seat];
  return model === NONE ? ONE_UNIT : MIRRORED[model];
}

function enemyCavalryNear(state: State, field: Field, hex: Hex, seat: Seat): boolean {
  if (enemyCavalryBeside(state, field, hex, seat)) return true;
  return state.hexOf.some(
    (at, unit) =>
      at !== NONE && field.seat[unit] !== seat && field.arm[unit] === CAVALRY && distance(at, hex) <= 3,
  );
}

export function lean(state: State, seat: Seat, legal: readonly Action[], into: Float64Array): void {
  const field = fieldOf(state);
  const of = LEANS[state.phase];
  if (state.phase === 'play') weighOrders(state, field, seat);
  for (let i = 0; i < legal.length; i++) into[i] = of === undefined ? 0 : of(state, field, legal[i], seat);
}
