import { ARMY_OF, SIDE_OF } from './blocks.ts';
import { EXITS, TOWN_COUNT } from './board.ts';
import { bitOf } from './standing.ts';
import { sideIn, type State } from './state.ts';

/** How many blocks each army has in each town, and with it the towns that each side holds. */

// There are more towns than bits in a number: a set of them is two numbers, one for each half of the map.
const HALF = 28;
const HALF_OF: readonly number[] = EXITS.map((_, town) => (town < HALF ? 0 : 1));
const BIT_OF: readonly number[] = EXITS.map((_, town) => 1 << (town % HALF));

export function countIn(s: State, block: number, town: number): void {
  s.present[ARMY_OF[block] * TOWN_COUNT + town]++;
  s.standing[ARMY_OF[block] * TOWN_COUNT + town] |= bitOf(block);
  s.held[SIDE_OF[block] * 2 + HALF_OF[town]] |= BIT_OF[town];
}

export function countOut(s: State, block: number, town: number): void {
  s.present[ARMY_OF[block] * TOWN_COUNT + town]--;
  s.standing[ARMY_OF[block] * TOWN_COUNT + town] &= ~bitOf(block);
  if (sideIn(s, SIDE_OF[block], town) === 0) s.held[SIDE_OF[block] * 2 + HALF_OF[town]] &= ~BIT_OF[town];
}

export const holds = (s: State, side: number, town: number): boolean =>
  (s.held[side * 2 + HALF_OF[town]] & BIT_OF[town]) !== 0;

/** A set of towns by half. */
export function townSet(towns: readonly number[]): number[] {
  const set = [0, 0];
  for (const town of towns) set[HALF_OF[town]] |= BIT_OF[town];
  return set;
}
