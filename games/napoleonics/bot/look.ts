import type { Feature, Seat } from '@bicorne/engine';
import { AROUND, distance } from '../data/board.ts';
import { CARDS, RATING } from '../data/cards.ts';
import { ARTILLERY, CAVALRY, INFANTRY } from '../data/units.ts';
import { fieldOf, type Field } from '../rules/field.ts';
import { NONE, type State } from '../rules/state.ts';
import { bannersOf } from '../rules/victory.ts';
import { bestAttack, dangerAt } from './blow.ts';

export const FEATURES: readonly Feature[] = [
  { id: 'banners' },
  { id: 'nearGoal' },
  { id: 'infantry' },
  { id: 'cavalry' },
  { id: 'artillery' },
  { id: 'frail', dial: 'care' },
  { id: 'threats', dial: 'attack' },
  { id: 'dangers', dial: 'care' },
  { id: 'closeness', dial: 'approach' },
  { id: 'support' },
  { id: 'led' },
  { id: 'lone' },
  { id: 'hand' },
  { id: 'objectives', dial: 'ground' },
];

const place = (id: string): number => FEATURES.findIndex((feature) => feature.id === id);
/** By arm. */
const BLOCKS = ['infantry', 'cavalry', 'artillery'].map(place);
const [BANNERS, NEAR, FRAIL, THREATS, DANGERS] = ['banners', 'nearGoal', 'frail', 'threats', 'dangers'].map(
  place,
);
const [CLOSENESS, SUPPORT, LED, LONE, HAND] = ['closeness', 'support', 'led', 'lone', 'hand'].map(place);
const OBJECTIVES = place('objectives');

/** What was seen of each unit at the last look, for whoever wants to look closer. */
export const nearestOf: number[] = [];
export const threatBy: number[] = [];
export const dangerTo: number[] = [];

/** The seat's own less the enemy's; what is near the goal counts more in a short battle. */
export function look(state: State, seat: Seat, into: Float64Array): void {
  const field = fieldOf(state);
  into.fill(0);
  const [mine, theirs] = [bannersOf(state, field, seat), bannersOf(state, field, 1 - seat)];
  into[BANNERS] = mine - theirs;
  into[NEAR] = nearGoal(mine, field.goal) - nearGoal(theirs, field.goal);
  for (let unit = 0; unit < state.hexOf.length; unit++)
    if (state.hexOf[unit] !== NONE) lookAtUnit(state, field, unit, field.seat[unit] === seat ? 1 : -1, into);
  for (let leader = 0; leader < state.leaderHex.length; leader++) {
    const hex = state.leaderHex[leader];
    if (hex === NONE) continue;
    into[state.unitAt[hex] === NONE ? LONE : LED] += field.leaderSeat[leader] === seat ? 1 : -1;
  }
  into[HAND] = handWorth(state, field, seat) - handWorth(state, field, 1 - seat);
  for (const { hexes, seat: whose, banners } of field.objectives)
    for (const hex of hexes)
      into[OBJECTIVES] +=
        ((whose === seat ? banners : -banners) / hexes.length) * grip(state, field, hex, whose);
}

const nearGoal = (banners: number, goal: number): number => (banners / goal) ** 3;

function lookAtUnit(state: State, field: Field, unit: number, sign: number, into: Float64Array): void {
  const hex = state.hexOf[unit];
  const blocks = state.blocks[unit];
  into[BLOCKS[field.arm[unit]]] += sign * blocks;
  if (blocks === 1) into[FRAIL] += sign;
  const nearest = nearestEnemy(state, field, unit);
  const near = nearest <= FAR;
  nearestOf[unit] = nearest;
  threatBy[unit] = near ? bestAttack(state, field, unit, hex, false) : 0;
  dangerTo[unit] = near ? dangerAt(state, field, unit, hex) : 0;
  into[CLOSENESS] += (sign * blocks) / (1 + nearest);
  if (!near) return;
  into[THREATS] += sign * threatBy[unit];
  into[DANGERS] += sign * dangerTo[unit];
  if (friendsBeside(state, field, unit) >= 2) into[SUPPORT] += sign;
}

/** Beyond it no unit is in touch with another. */
const FAR = 5;

function nearestEnemy(state: State, field: Field, unit: number): number {
  let nearest = 9;
  for (let other = 0; other < state.hexOf.length; other++)
    if (state.hexOf[other] !== NONE && field.seat[other] !== field.seat[unit])
      nearest = Math.min(nearest, distance(state.hexOf[unit], state.hexOf[other]));
  return nearest;
}

export function friendsBeside(state: State, field: Field, unit: number, at = state.hexOf[unit]): number {
  let friends = 0;
  for (const hex of AROUND[at]) {
    const there = state.unitAt[hex];
    if (there !== NONE && there !== unit && field.seat[there] === field.seat[unit]) friends++;
  }
  return friends;
}

/** How far an army is towards standing on its objective: 1 on it, less the farther its next unit is. */
function grip(state: State, field: Field, hex: number, seat: Seat): number {
  let nearest = 9;
  for (let unit = 0; unit < state.hexOf.length; unit++)
    if (state.hexOf[unit] !== NONE && field.seat[unit] === seat)
      nearest = Math.min(nearest, distance(state.hexOf[unit], hex));
  const there = state.unitAt[hex];
  const defended = there !== NONE && field.seat[there] !== seat;
  return (defended ? 0.6 : 1) / (1 + nearest);
}

/** What the cards in hand could order: units of the arms and sections they name, as far as there are any. */
function handWorth(state: State, field: Field, seat: Seat): number {
  const hand = state.hands[seat];
  if (hand.length === 0) return 0;
  const [left, centre, right] = unitsBySection(state, field, seat);
  const arms = unitsByArm(state, field, seat);
  let worth = 0;
  for (const card of hand) {
    const { orders } = CARDS[card];
    if (orders.kind === 'sections') {
      const [l, c, r] = orders.places.map((n) => (n === RATING ? hand.length : n));
      worth += Math.min(l, left) + Math.min(c, centre) + Math.min(r, right);
    } else if (orders.kind === 'arms')
      worth +=
        1 +
        Math.min(
          4,
          arms.reduce((sum, n, arm) => sum + (orders.arms[arm] ? n : 0), 0),
        );
    else worth += 3;
  }
  return worth;
}

function unitsBySection(state: State, field: Field, seat: Seat): number[] {
  const units = [0, 0, 0];
  const sections = field.sections[seat];
  for (let unit = 0; unit < state.hexOf.length; unit++) {
    if (state.hexOf[unit] === NONE || field.seat[unit] !== seat) continue;
    const mask = sections[state.hexOf[unit]];
    for (let i = 0; i < 3; i++) if ((mask & (1 << i)) !== 0) units[i]++;
  }
  return units;
}

function unitsByArm(state: State, field: Field, seat: Seat): number[] {
  const units = [INFANTRY, CAVALRY, ARTILLERY].map(() => 0);
  for (let unit = 0; unit < state.hexOf.length; unit++)
    if (state.hexOf[unit] !== NONE && field.seat[unit] === seat) units[field.arm[unit]]++;
  return units;
}
