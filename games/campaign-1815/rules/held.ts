import { ARMY_OF, SIDE_OF } from './blocks.ts';
import { EXITS, TOWN_COUNT } from './board.ts';
import { sideIn, type State } from './state.ts';

/** How many blocks each army has in each town, and with it the towns that each side holds. */

// There are more towns than bits in a number: a set of them is two numbers, one for each half of the map.
const HALF = 28;
const halfOf = (town: number): number => (town < HALF ? 0 : 1);
const bitOf = (town: number): number => 1 << (town % HALF);

export function countIn(s: State, block: number, town: number): void {
  s.present[ARMY_OF[block] * TOWN_COUNT + town]++;
  s.held[SIDE_OF[block] * 2 + halfOf(town)] |= bitOf(town);
}

export function countOut(s: State, block: number, town: number): void {
  s.present[ARMY_OF[block] * TOWN_COUNT + town]--;
  if (sideIn(s, SIDE_OF[block], town) === 0) s.held[SIDE_OF[block] * 2 + halfOf(town)] &= ~bitOf(town);
}

export const holds = (s: State, side: number, town: number): boolean =>
  (s.held[side * 2 + halfOf(town)] & bitOf(town)) !== 0;

/** A set of towns by half. */
type TownSet = readonly number[];

function townSet(towns: readonly number[]): TownSet {
  const set = [0, 0];
  for (const town of towns) set[halfOf(town)] |= bitOf(town);
  return set;
}

const neighbours = (town: number): number[] => EXITS[town].map(({ to }) => to);

/** By town: its neighbours and theirs. */
const NEAR: readonly TownSet[] = EXITS.map((_, town) =>
  townSet(neighbours(town).flatMap((next) => neighbours(next).concat(next))),
);

/** By town and exit: where else one can go from there. */
const ONWARD: readonly (readonly TownSet[])[] = EXITS.map((exits, town) =>
  exits.map(({ to }) => townSet(neighbours(to).filter((next) => next !== town))),
);

/** Whether a side has blocks within two towns of this one. */
export const isNear = (s: State, side: number, town: number): boolean =>
  (s.held[side * 2] & NEAR[town][0]) !== 0 || (s.held[side * 2 + 1] & NEAR[town][1]) !== 0;

/** Whether one who leaves by this exit finds beyond it a town that the side does not hold. */
export function hasWayOn(s: State, side: number, town: number, exit: number): boolean {
  const next = ONWARD[town][exit];
  return (next[0] & ~s.held[side * 2]) !== 0 || (next[1] & ~s.held[side * 2 + 1]) !== 0;
}
