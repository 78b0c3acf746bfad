import type { Feature, Seat } from '@bicorne/engine';
import { distance } from '../data/board.ts';
import { SEATS } from '../data/units.ts';
import { battleOf, type Battle } from '../rules/battle.ts';
import { NONE, WAITING, type State } from '../rules/state.ts';
import { bestAttack, dangerAt } from './blow.ts';

export const FEATURES: readonly Feature[] = [
  { id: 'points' },
  { id: 'nearGoal' },
  { id: 'infantry' },
  { id: 'cavalry' },
  { id: 'guns' },
  { id: 'markers' },
  { id: 'frail', dial: 'care' },
  { id: 'threats', dial: 'attack' },
  { id: 'dangers', dial: 'care' },
  { id: 'closeness', dial: 'approach' },
  { id: 'leaders' },
  { id: 'led' },
  { id: 'reach', dial: 'ground' },
  { id: 'time' },
];

const place = (id: string): number => FEATURES.findIndex((feature) => feature.id === id);
const [POINTS, NEAR, INFANTRY, CAVALRY, GUNS] = ['points', 'nearGoal', 'infantry', 'cavalry', 'guns'].map(
  place,
);
const [MARKERS, FRAIL, THREATS, DANGERS] = ['markers', 'frail', 'threats', 'dangers'].map(place);
const [CLOSENESS, LEADERS, LED, REACH, TIME] = ['closeness', 'leaders', 'led', 'reach', 'time'].map(place);

/** What was seen of each unit at the last look, for whoever wants to look closer. */
export const nearestOf: number[] = [];
export const threatBy: number[] = [];
export const dangerTo: number[] = [];

/** The seat's own less the enemy's. */
export function look(state: State, seat: Seat, into: Float64Array): void {
  const battle = battleOf(state);
  into.fill(0);
  for (const side of [seat, 1 - seat]) lookAtSide(state, battle, side, side === seat ? 1 : -1, into);
  into[TIME] = timeFor(state, battle, seat);
}

/** Rounds run for whoever wins when they are over. */
function timeFor(state: State, { scenario }: Battle, seat: Seat): number {
  if (scenario.timeout === 'draw') return 0;
  const gone = state.round / scenario.rounds;
  return SEATS[seat] === scenario.timeout ? gone : -gone;
}

function lookAtSide(state: State, battle: Battle, seat: Seat, sign: number, into: Float64Array): void {
  const share = Math.min(1, state.points[seat] / battle.need[seat]);
  into[POINTS] += sign * state.points[seat];
  into[NEAR] += sign * share ** 3;
  for (const unit of battle.roster.of[seat])
    if (state.at[unit] >= WAITING) lookAtUnit(state, battle, unit, sign, into);
  for (const leader of battle.leaders.of[seat]) {
    const at = state.leaderAt[leader];
    if (at < WAITING) continue;
    into[LEADERS] += sign * state.leaderValue[leader];
    if (at >= 0 && state.foot[at] !== NONE) into[LED] += sign * state.leaderValue[leader];
  }
  for (const key of battle.keys) {
    if (key.scores !== seat) continue;
    into[REACH] += (sign * key.points) / (1 + nearestFoot(state, battle, seat, key.at));
    into[REACH] -= (sign * 0.5 * key.points) / (1 + nearestFoot(state, battle, 1 - seat, key.at));
  }
}

function lookAtUnit(state: State, battle: Battle, unit: number, sign: number, into: Float64Array): void {
  const { roster } = battle;
  const arm = roster.arm[unit];
  const figures = state.figures[unit];
  into[arm === 'cavalry' ? CAVALRY : roster.isGuns[unit] ? GUNS : INFANTRY] += sign * figures;
  into[MARKERS] += sign * state.marker[unit];
  if (figures + state.marker[unit] === 1) into[FRAIL] += sign;
  const hex = state.at[unit];
  if (hex < 0) return;
  const near = nearestUnit(state, battle, 1 - roster.seat[unit], hex);
  nearestOf[unit] = near;
  threatBy[unit] = near > 4 ? 0 : bestAttack(state, battle, unit, hex);
  dangerTo[unit] = near > 4 ? 0 : dangerAt(state, battle, unit, hex);
  into[CLOSENESS] += (sign * figures) / (1 + near);
  into[THREATS] += sign * threatBy[unit];
  into[DANGERS] += sign * dangerTo[unit];
}

function nearestUnit(state: State, { roster }: Battle, seat: Seat, hex: number): number {
  let nearest = 12;
  for (const unit of roster.of[seat])
    if (state.at[unit] >= 0) nearest = Math.min(nearest, distance(state.at[unit], hex));
  return nearest;
}

/** Of those that can take a key hex. */
function nearestFoot(state: State, { roster }: Battle, seat: Seat, hex: number): number {
  let nearest = 12;
  for (const unit of roster.of[seat])
    if (state.at[unit] >= 0 && roster.arm[unit] !== 'cavalry' && roster.arm[unit] !== 'skirmishers')
      nearest = Math.min(nearest, distance(state.at[unit], hex));
  return nearest;
}
