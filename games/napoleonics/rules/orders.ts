import type { Listing } from '@bicorne/engine';
import { CENTRE, LEFT, RIGHT } from '../data/board.ts';
import { CARDS_IN_FORCE, RATING, type Orders } from '../data/cards.ts';
import { ARTILLERY } from '../data/units.ts';
import { DETACH, DONE, LEAVE, ORDER, STAY, type Doing } from './actions.ts';
import type { Tell } from './events.ts';
import { fieldOf, type Field } from './field.ts';
import { activeSeat, ask, pass } from './phase.ts';
import { attachedTo, enemyCavalryBeside, enemyUnitBeside, giveBackCard } from './pieces.ts';
import { ASKED, NONE, ORDERED, goTo, type State } from './state.ts';

export function markLeader(state: State, leader: number, marks: number): void {
  state.leaderMarks = state.leaderMarks.with(leader, marks);
}

export function markOrdered(state: State, unit: number, tell: Tell): void {
  state.marks[unit] |= ORDERED;
  tell?.({ type: 'ordered', unit, at: state.hexOf[unit] });
}

/** The pieces that may be ordered next; with `first`, only whether there is one. */
function orderable(state: State, field: Field, first: boolean): Doing<'order' | 'detach'>[] {
  const list: Doing<'order' | 'detach'>[] = [];
  const { orders, hat } = CARDS_IN_FORCE[state.card];
  if (outOfOrders(state, orders)) return list;
  if (orders.kind !== 'leaders') addUnits(state, field, orders, list, first);
  if (hat && !(first && list.length > 0)) addLeaders(state, field, orders, list);
  return list;
}

function outOfOrders({ left }: State, orders: Orders): boolean {
  if (orders.kind === 'elan') return left[0] + left[1] + left[2] + left[3] === 0;
  if (orders.kind !== 'sections') return !(left[0] > 0);
  return left[3] + left[4] + left[5] + left[6] + left[7] === left[0] + left[1] + left[2];
}

function addUnits(
  state: State,
  field: Field,
  orders: Orders,
  list: Listing<Doing<'order'>>,
  first: boolean,
): void {
  const { hexOf, marks, active } = state;
  for (let unit = 0; unit < hexOf.length; unit++) {
    if (hexOf[unit] === NONE || field.seat[unit] !== active || (marks[unit] & ORDERED) !== 0) continue;
    if (!mayOrderUnit(state, field, orders, unit)) continue;
    list.push(ORDER[hexOf[unit]]);
    if (first) return;
  }
}

function mayOrderUnit(state: State, field: Field, orders: Orders, unit: number): boolean {
  const hex = state.hexOf[unit];
  if (orders.kind === 'sections') return fits(state.left, field.sections[state.active][hex]);
  if (orders.kind === 'elan') return state.left[field.arm[unit]] > 0 || state.left[3] > 0;
  if (orders.kind === 'manoeuvre') return state.squareOf[unit] === 0;
  if (orders.kind !== 'arms') return orders.kind === 'one';
  return ofArms(field, orders, unit) && !(orders.apart && enemyUnitBeside(state, field, hex, state.active));
}

export const ofArms = (field: Field, orders: Extract<Orders, { kind: 'arms' }>, unit: number): boolean =>
  orders.arms[field.arm[unit]] || (orders.horse && field.arm[unit] === ARTILLERY && field.kind[unit].horse);

// N4.3, N4.5, N4.9
function addLeaders(state: State, field: Field, orders: Orders, list: Listing<Doing<'detach'>>): void {
  for (let leader = 0; leader < state.leaderHex.length; leader++) {
    const hex = state.leaderHex[leader];
    if (hex === NONE || field.leaderSeat[leader] !== state.active || state.leaderMarks[leader] !== 0)
      continue;
    if (staysInSquare(state, state.unitAt[hex])) continue;
    if (mayOrderLeader(state, field, orders, hex)) list.push(DETACH[hex]);
  }
}

const staysInSquare = (state: State, unit: number): boolean => unit !== NONE && state.squareOf[unit] > 0;

function mayOrderLeader(state: State, field: Field, orders: Orders, hex: number): boolean {
  if (orders.kind === 'sections') return fits(state.left, field.sections[state.active][hex]);
  return orders.kind === 'elan' ? state.left[3] > 0 : true;
}

/**
 * N4.6. `left` holds the card's places in the three sections, then how many ordered pieces stand in the
 * left, the centre, both of these, the right, and centre and right. Another piece fits when no set of
 * sections has more pieces that belong only there than places.
 */
function fits(left: readonly number[], mask: number): boolean {
  const inLeft = left[3] + (mask === LEFT ? 1 : 0);
  const inCentre = left[4] + (mask === CENTRE ? 1 : 0);
  const inRight = left[6] + (mask === RIGHT ? 1 : 0);
  const leftCentre = inLeft + inCentre + left[5] + (mask === (LEFT | CENTRE) ? 1 : 0);
  const centreRight = inCentre + inRight + left[7] + (mask === (CENTRE | RIGHT) ? 1 : 0);
  return (
    inLeft <= left[0] &&
    inCentre <= left[1] &&
    inRight <= left[2] &&
    leftCentre <= left[0] + left[1] &&
    centreRight <= left[1] + left[2] &&
    leftCentre + centreRight - inCentre <= left[0] + left[1] + left[2]
  );
}

/** Where each mask is counted in `left`. */
const PLACE_OF_MASK = [NONE, 3, 4, 5, 6, NONE, 7];

export function sectionPlaces(places: readonly [number, number, number], rating: number): number[] {
  return [...places.map((n) => (n === RATING ? rating : n)), 0, 0, 0, 0, 0];
}

function spendOrder(state: State, field: Field, hex: number, arm: number): void {
  const { orders } = CARDS_IN_FORCE[state.card];
  const { left } = state;
  if (orders.kind === 'sections') {
    const place = PLACE_OF_MASK[field.sections[state.active][hex]];
    state.left = left.with(place, left[place] + 1);
  } else if (orders.kind !== 'leaders') {
    const purse = orders.kind !== 'elan' ? 0 : arm !== NONE && left[arm] > 0 ? arm : 3;
    state.left = left.with(purse, left[purse] - 1);
  }
}

export const ordering = pass((state, tell) => {
  if (orderable(state, fieldOf(state), true).length > 0) return goTo(state, 'order');
  finishOrders(state, tell);
});

export const order = ask({
  rule: 'N4.1',
  seat: activeSeat,
  legal(state) {
    const list: Doing<'order' | 'detach' | 'done'>[] = orderable(state, fieldOf(state), false);
    list.push(DONE);
    return list;
  },
  does: {
    order: (state, tell, { hex }) => orderUnit(state, hex, tell),
    detach: (state, tell, { hex }) => orderLeader(state, hex, tell),
    done: finishOrders,
  },
});

function orderUnit(state: State, hex: number, tell: Tell): void {
  const field = fieldOf(state);
  const unit = state.unitAt[hex];
  spendOrder(state, field, hex, field.arm[unit]);
  markOrdered(state, unit, tell);
  goTo(state, state.squareOf[unit] > 0 ? 'squares' : 'ordering');
}

function orderLeader(state: State, hex: number, tell: Tell): void {
  const leader = state.leaderAt[hex];
  spendOrder(state, fieldOf(state), hex, NONE);
  markLeader(state, leader, ORDERED);
  tell?.({ type: 'leaderOrdered', leader });
  goTo(state, 'ordering');
}

/** N16.18: with Leadership, the units whose leaders stay are ordered only when it is known who leaves. */
function finishOrders(state: State, tell: Tell): void {
  const { orders } = CARDS_IN_FORCE[state.card];
  if (orders.kind !== 'leaders' || state.left[0] === 0) return goTo(state, 'moving');
  state.left = [0];
  orderLedUnits(state, tell);
  goTo(state, 'squares');
}

function orderLedUnits(state: State, tell: Tell): void {
  const field = fieldOf(state);
  for (let leader = 0; leader < state.leaderHex.length; leader++) {
    const hex = state.leaderHex[leader];
    if (hex === NONE || field.leaderSeat[leader] !== state.active || state.leaderMarks[leader] !== 0)
      continue;
    if (state.unitAt[hex] !== NONE) markOrdered(state, state.unitAt[hex], tell);
  }
}

/** N16.17: units that have an enemy unit beside them. */
export function orderEngaged(state: State, tell: Tell): void {
  const field = fieldOf(state);
  for (let unit = 0; unit < state.hexOf.length; unit++) {
    const hex = state.hexOf[unit];
    if (hex === NONE || field.seat[unit] !== state.active) continue;
    if (enemyUnitBeside(state, field, hex, state.active)) markOrdered(state, unit, tell);
  }
}

// N4.8
export const squares = pass((state) => {
  const field = fieldOf(state);
  state.piece = state.hexOf.findIndex((hex, unit) => hex !== NONE && asksToLeave(state, field, unit));
  goTo(state, state.piece === NONE ? 'ordering' : 'leaveSquare');
});

const asksToLeave = (state: State, field: Field, unit: number): boolean =>
  state.squareOf[unit] > 0 &&
  (state.marks[unit] & (ORDERED | ASKED)) === ORDERED &&
  !enemyCavalryBeside(state, field, state.hexOf[unit], state.active); // N13.20

export const leaveSquare = ask({
  rule: 'N13.20',
  seat: activeSeat,
  legal: () => [LEAVE, STAY],
  does: {
    leave(state, tell) {
      state.marks[state.piece] |= ASKED;
      giveBackCard(state, fieldOf(state), state.piece, tell);
      goTo(state, 'squares');
    },
    stay(state) {
      state.marks[state.piece] |= ASKED;
      goTo(state, 'squares');
    },
  },
});

/** Whether the unit's leader goes along when it moves: he does not when he has an order of his own (N5.14). */
export function goesAlong(state: State, unit: number): number {
  const leader = attachedTo(state, unit);
  return leader !== NONE && (state.leaderMarks[leader] & ORDERED) === 0 ? leader : NONE;
}
