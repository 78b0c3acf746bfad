import { layOut, type Gathered, type Inputs, type Seat } from '@bicorne/engine';
import { distance, GRID } from '../data/board.ts';
import { GROUNDS, type Ground } from '../data/terrain.ts';
import { SEATS, type Arm } from '../data/units.ts';
import { battleOf, type Battle } from '../rules/battle.ts';
import { holder } from '../rules/pieces.ts';
import { has, INSIDE, NONE, SQUARE, WAITING, type State } from '../rules/state.ts';
import { dangerTo, nearestOf, threatBy } from './look.ts';

/** Sides are the seat's own, then the enemy's. */
const SIDES = { side: 2 };
export const ARM_NUMBER: Readonly<Record<Arm, number>> = {
  infantry: 0,
  cavalry: 1,
  artillery: 2,
  horseArtillery: 3,
  skirmishers: 4,
};
export const GROUND_NUMBER: Readonly<Record<Ground, number>> = {
  clear: 0,
  wood: 1,
  town: 2,
  fortification: 3,
  hill: 4,
  lake: 5,
};
const ARMS = { ...SIDES, arm: 5 };

const GROUPS = [
  { id: 'strength', by: { ...ARMS, figures: 4, marker: 3 } },
  { id: 'waiting', by: ARMS },
  { id: 'ground', by: { ...ARMS, ground: GROUNDS.length } },
  { id: 'contact', by: { ...ARMS, steps: 3, enemies: 4, friends: 3 } },
  { id: 'distance', by: { ...ARMS, hexes: 7 } },
  { id: 'danger', by: { ...ARMS, steps: 3, step: 6 } },
  { id: 'threat', by: { ...ARMS, step: 6 } },
  { id: 'squares', by: { ...SIDES, inside: 2 } },
  { id: 'leaders', by: { ...SIDES, place: 4 } },
  { id: 'toWin', by: { ...SIDES, points: 9 } },
  { id: 'time', by: { for: 3, left: 8 } },
  { id: 'keys', by: { ...SIDES, held: 2, own: 5, enemy: 5 } },
  { id: 'around', by: { ...SIDES, own: 4, enemy: 4 } },
  { id: 'turn', by: { own: 1 } },
] as const;

const { at: AT } = layOut(GROUPS);

/** Where values get coarser: each step ends at one of these. */
const STEPS = [0.3, 0.7, 1.2, 2, 3.5] as const;

export function stepOf(value: number): number {
  let step = 0;
  while (step < STEPS.length && value >= STEPS[step]) step++;
  return step;
}

const upTo = (most: number, value: number): number => (value < most ? value : most);

function gather(state: State, seat: Seat, into: Gathered): 1 {
  const battle = battleOf(state);
  for (const side of [0, 1]) gatherSide(state, battle, side === 0 ? seat : 1 - seat, side, into);
  for (const { at, points, scores } of battle.keys) gatherKey(state, battle, seat, at, points, scores, into);
  const { timeout, rounds } = battle.scenario;
  const whose = timeout === 'draw' ? 2 : timeout === SEATS[seat] ? 0 : 1;
  into.add(AT.time + 8 * whose + upTo(7, Math.max(0, rounds - state.round)), 1);
  if (state.seat === seat) into.add(AT.turn, 1);
  return 1;
}

function gatherSide(state: State, battle: Battle, who: Seat, side: number, into: Gathered): void {
  for (const unit of battle.roster.of[who])
    if (state.at[unit] >= WAITING) gatherUnit(state, battle, unit, who, side, into);
  for (const leader of battle.leaders.of[who]) {
    const at = state.leaderAt[leader];
    if (at < WAITING) continue;
    const place = at === WAITING ? 0 : state.foot[at] !== NONE ? 1 : state.guns[at] !== NONE ? 2 : 3;
    into.add(AT.leaders + 4 * side + place, state.leaderValue[leader]);
  }
  const missing = battle.need[who] - state.points[who];
  into.add(AT.toWin + 9 * side + upTo(8, Math.max(0, missing)), 1);
}

function gatherUnit(
  state: State,
  battle: Battle,
  unit: number,
  who: Seat,
  side: number,
  into: Gathered,
): void {
  const hex = state.at[unit];
  const marker = state.marker[unit];
  const steps = upTo(3, state.figures[unit] + marker) - 1;
  const armed = 5 * side + ARM_NUMBER[battle.roster.arm[unit]];
  into.add(AT.strength + 12 * armed + 3 * (upTo(4, state.figures[unit]) - 1) + upTo(2, marker), 1);
  if (hex === WAITING) return into.add(AT.waiting + armed, 1);
  let [enemies, friends] = [0, 0];
  for (const beside of GRID.around[hex]) {
    const there = holder(state, battle, beside);
    if (there === who) friends++;
    else if (there === 1 - who) enemies++;
  }
  into.add(AT.ground + GROUNDS.length * armed + GROUND_NUMBER[battle.kind[hex]], 1);
  if (enemies + friends > 0)
    into.add(AT.contact + 12 * (3 * armed + steps) + 3 * upTo(3, enemies) + upTo(2, friends), 1);
  into.add(AT.distance + 7 * armed + upTo(7, Math.max(1, nearestOf[unit])) - 1, 1);
  if (dangerTo[unit] > 0) into.add(AT.danger + 6 * (3 * armed + steps) + stepOf(dangerTo[unit]), 1);
  if (threatBy[unit] > 0) into.add(AT.threat + 6 * armed + stepOf(threatBy[unit]), 1);
  if (has(state, unit, SQUARE)) into.add(AT.squares + 2 * side + Number(has(state, unit, INSIDE)), 1);
}

/** How near either army is to a key hex, and how many of each stand around it. */
function gatherKey(
  state: State,
  battle: Battle,
  seat: Seat,
  hex: number,
  points: number,
  scores: Seat,
  into: Gathered,
): void {
  const nearest = [4, 4];
  const around = [0, 0];
  for (const who of [0, 1])
    for (const unit of battle.roster.of[who === 0 ? scores : 1 - scores]) {
      if (state.at[unit] < 0) continue;
      const away = distance(state.at[unit], hex);
      if (away < nearest[who]) nearest[who] = away;
      if (away <= 2) around[who]++;
    }
  const side = scores === seat ? 0 : 1;
  const held = state.held[battle.keyAt[hex]] === scores ? 0 : 1;
  into.add(AT.keys + 25 * (2 * side + held) + 5 * nearest[0] + nearest[1], points);
  into.add(AT.around + 16 * side + 4 * upTo(3, around[0]) + upTo(3, around[1]), points);
}

export const inputs: Inputs<State> = { groups: GROUPS, gather };
