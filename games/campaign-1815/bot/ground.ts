import { FIREPOWER, IS_LEADER, SIDE_END, SIDE_FIRST } from '../rules/blocks.ts';
import { EXITS, TOWN_COUNT } from '../rules/board.ts';
import type { State } from '../rules/state.ts';

const FAR = 99;

/** Roads from one town to every other. */
const ROADS: readonly Uint8Array[] = Array.from({ length: TOWN_COUNT }, (_, from) => roadsFrom(from));

function roadsFrom(from: number): Uint8Array {
  const roads = new Uint8Array(TOWN_COUNT).fill(FAR);
  roads[from] = 0;
  const queue = [from];
  for (const at of queue)
    for (const { to } of EXITS[at]) {
      if (roads[to] !== FAR) continue;
      roads[to] = roads[at] + 1;
      queue.push(to);
    }
  return roads;
}

export const roads = (from: number, to: number): number => ROADS[from][to];

/** What a block does in a fight: its dice, and how often they hit. A leader steadies others. */
export const powerOf = (s: State, block: number): number =>
  IS_LEADER[block] ? 1 : (s.steps[block] * (1 + FIREPOWER[block])) / 2;

/** The power of a side by town. */
export function powers(s: State, side: number, into: Float64Array): Float64Array {
  into.fill(0);
  for (let block = SIDE_FIRST[side]; block < SIDE_END[side]; block++)
    if (s.at[block] >= 0 && s.steps[block] > 0) into[s.at[block]] += powerOf(s, block);
  return into;
}
