import type { Seat } from '@bicorne/engine';
import { distance, GRID } from '../data/board.ts';
import type { Battle } from './battle.ts';
import type { Cause, Say } from './events.ts';
import { GONE, has, INSIDE, lower, NONE, other, SQUARE, WAITING, type State } from './state.ts';

// Where pieces stand, how they come and go, and the points that are won by it.

export const isSkirmishers = (battle: Battle, unit: number): boolean =>
  battle.roster.arm[unit] === 'skirmishers';

export const holdsSkirmishers = (state: State, battle: Battle, hex: number): boolean =>
  state.foot[hex] !== NONE && isSkirmishers(battle, state.foot[hex]);

/** The seat whose units stand in a hex, or NONE; a lone leader is not a unit. */
export function holder(state: State, battle: Battle, hex: number): Seat {
  if (state.foot[hex] !== NONE) return battle.roster.seat[state.foot[hex]];
  return state.guns[hex] === NONE ? NONE : battle.roster.seat[state.guns[hex]];
}

export const isEmpty = (state: State, hex: number): boolean =>
  state.foot[hex] === NONE && state.guns[hex] === NONE && state.chief[hex] === NONE;

export const chiefOf = (state: State, battle: Battle, hex: number, seat: Seat): number =>
  state.chief[hex] !== NONE && battle.leaders.seat[state.chief[hex]] === seat ? state.chief[hex] : NONE;

export function touchesEnemy(state: State, battle: Battle, hex: number, seat: Seat): boolean {
  const near = GRID.around[hex];
  for (let i = 0; i < near.length; i++) if (holder(state, battle, near[i]) === other(seat)) return true;
  return false;
}

/** H3.9, H3.10, H16.10: may this unit, with this leader or none, stand here beside what is there? */
export function mayStand(state: State, battle: Battle, unit: number, leader: number, hex: number): boolean {
  const seat = battle.roster.seat[unit];
  const held = holder(state, battle, hex);
  const chief = chiefOf(state, battle, hex, seat);
  if (isSkirmishers(battle, unit)) return held === NONE && chief === NONE;
  if (held === other(seat) || (leader !== NONE && chief !== NONE)) return false;
  if (!battle.roster.isGuns[unit]) return state.foot[hex] === NONE;
  return state.guns[hex] === NONE && (state.foot[hex] === NONE || !isSkirmishers(battle, state.foot[hex]));
}

function liftUnit(state: State, battle: Battle, unit: number): void {
  const hex = state.at[unit];
  if (hex < 0) return;
  if (battle.roster.isGuns[unit]) {
    state.guns[hex] = NONE;
    lower(state, unit, INSIDE); // H12.17
  } else {
    if (!isUnderWay(state, unit)) state.foot[hex] = NONE;
    if (state.guns[hex] !== NONE) lower(state, state.guns[hex], INSIDE);
  }
}

/** H18.18: skirmishers whose hex their parent has entered; they have still to go along. */
export const isUnderWay = ({ at, foot }: State, skirmishers: number): boolean =>
  at[skirmishers] >= 0 && foot[at[skirmishers]] !== skirmishers;

/** The unit stands in the hex, as before the first turn: nothing comes of it. */
export function setDown(state: State, battle: Battle, unit: number, hex: number): void {
  state.at[unit] = hex;
  if (battle.roster.isGuns[unit]) state.guns[hex] = unit;
  else state.foot[hex] = unit;
}

/** The unit comes to the hex from wherever it was. */
export function putUnit(state: State, battle: Battle, unit: number, hex: number, say: Say): void {
  liftUnit(state, battle, unit);
  setDown(state, battle, unit, hex);
  rideDown(state, battle, unit, hex, say);
  takeKey(state, battle, unit, hex, say);
}

export function putLeader(state: State, leader: number, hex: number): void {
  if (state.leaderAt[leader] >= 0) state.chief[state.leaderAt[leader]] = NONE;
  state.leaderAt[leader] = hex;
  state.chief[hex] = leader;
}

/** H5.7 */
function rideDown(state: State, battle: Battle, unit: number, hex: number, say: Say): void {
  const chief = state.chief[hex];
  if (chief !== NONE && battle.leaders.seat[chief] !== battle.roster.seat[unit])
    killLeader(state, battle, chief, say);
}

/** H14.3–H14.5 */
function takeKey(state: State, battle: Battle, unit: number, hex: number, say: Say): void {
  const key = battle.keyAt[hex];
  const arm = battle.roster.arm[unit];
  if (key === -1 || arm === 'cavalry' || arm === 'skirmishers') return;
  const seat = battle.roster.seat[unit];
  if (state.held[key] === seat) return;
  const { scores, points } = battle.keys[key];
  state.held[key] = seat;
  say?.({ type: 'key-taken', key, seat });
  score(state, scores, scores === seat ? points : -points, say);
}

function score(state: State, seat: Seat, points: number, say: Say): void {
  state.points[seat] += points;
  say?.({ type: 'scored', seat, points });
}

/** H4.3, H6.13 */
export function killLeader(state: State, battle: Battle, leader: number, say: Say): void {
  const seat = battle.leaders.seat[leader];
  if (state.leaderAt[leader] >= 0) state.chief[state.leaderAt[leader]] = NONE;
  state.leaderAt[leader] = GONE;
  state.leadersLost[seat]++;
  say?.({ type: 'leader-killed', leader });
  score(state, other(seat), 1, say);
}

/** H3.8, H14.1, H16.11 */
export function destroyUnit(state: State, battle: Battle, unit: number, cause: Cause, say: Say): void {
  const at = state.at[unit];
  removeUnit(state, battle, unit);
  say?.({ type: 'destroyed', unit, at, cause });
  if (isSkirmishers(battle, unit)) return;
  orphan(state, battle, unit);
  score(state, other(battle.roster.seat[unit]), 1, say);
}

export function removeUnit(state: State, battle: Battle, unit: number): void {
  liftUnit(state, battle, unit);
  state.at[unit] = GONE;
  state.figures[unit] = 0;
  state.marker[unit] = 0;
  state.flags[unit] = 0;
  state.parent[unit] = NONE;
}

/** H18.17 */
function orphan(state: State, battle: Battle, unit: number): void {
  for (const child of battle.roster.skirmishers[battle.roster.seat[unit]])
    if (state.parent[child] === unit) state.parent[child] = NONE;
}

/** One step of loss: H3.7. */
export function loseStep(state: State, battle: Battle, unit: number, say: Say): void {
  if (state.marker[unit] > 0) state.marker[unit]--;
  else state.figures[unit]--;
  say?.({ type: 'lost', unit, figures: state.figures[unit], marker: state.marker[unit] });
  if (state.figures[unit] === 0) destroyUnit(state, battle, unit, 'losses', say);
}

export const inSquare = (state: State, unit: number): boolean => unit !== NONE && has(state, unit, SQUARE);

/** A square with guns of its own side standing outside it: H12.15. */
export const gunsOutside = (state: State, hex: number): boolean =>
  state.guns[hex] !== NONE && inSquare(state, state.foot[hex]) && !has(state, state.guns[hex], INSIDE);

type Arrival = Battle['roster']['arrival'][number];

/** When and by which hexes a unit that waits comes: its own, or those of the cavalry it was put with (H16.55). */
export const unitArrival = ({ parent }: State, { roster }: Battle, unit: number): Arrival =>
  roster.arrival[parent[unit] === NONE ? unit : parent[unit]];

/** H15.4, H16.43 */
export const leaderArrival = ({ leaderWith }: State, { roster, leaders }: Battle, leader: number): Arrival =>
  leaderWith[leader] === NONE ? leaders.arrival[leader] : roster.arrival[leaderWith[leader]];

/** Where a unit that waits may come in now. */
export function unitEntry(state: State, battle: Battle, unit: number): readonly number[] {
  if (state.at[unit] !== WAITING) return NO_HEXES;
  const arrival = unitArrival(state, battle, unit);
  return arrival && arrival.round <= state.round ? arrival.by : NO_HEXES;
}
const NO_HEXES: readonly number[] = [];

/** Null while the leader cannot come in; he may have no hexes of his own and need a unit to come with. */
export function leaderEntry(state: State, battle: Battle, leader: number): readonly number[] | null {
  if (state.leaderAt[leader] !== WAITING) return null;
  const arrival = leaderArrival(state, battle, leader);
  return arrival && arrival.round <= state.round ? arrival.by : null;
}

export const adjacent = (one: number, two: number): boolean => distance(one, two) === 1;

/** Skirmishers next to the infantry they came from. */
export const besideParent = (state: State, skirmishers: number): boolean => {
  const parent = state.parent[skirmishers];
  return parent !== NONE && state.at[parent] >= 0 && adjacent(state.at[parent], state.at[skirmishers]);
};
