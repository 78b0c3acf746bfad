import { FIREPOWER, IS_FAST, SIDE_END, SIDE_FIRST } from '../rules/blocks.ts';
import {
  ahead,
  enemiesIn,
  mirror,
  OFF,
  PLACE_COUNT,
  ranksIn,
  RESERVE,
  sideOfRole,
  slot,
  type Fight,
  type State,
} from '../rules/state.ts';
import { powerOf } from './ground.ts';

/** On the battlefield: what stands in each place (see `slot`). All of it is counted for one battle at a time. */

const places = (): Float64Array => new Float64Array(2 * PLACE_COUNT);
export const force = places();
const steps = places();
/** Hits to be expected of one fire. */
const hits = places();
/** Blocks in reserve that can ride through. */
const fast = [0, 0];

export function countLines(s: State, f: Fight): void {
  for (const count of [force, steps, hits]) count.fill(0);
  fast.fill(0);
  for (const role of [0, 1]) {
    const side = sideOfRole(s, role);
    for (let block = SIDE_FIRST[side]; block < SIDE_END[side]; block++)
      if (s.at[block] === f.town && s.place[block] !== OFF) countBlock(s, block, role);
  }
}

function countBlock(s: State, block: number, role: number): void {
  const at = slot(role, s.place[block]);
  force[at] += powerOf(s, block);
  steps[at] += s.steps[block];
  hits[at] += (s.steps[block] * FIREPOWER[block]) / 6;
  if (s.place[block] === RESERVE && IS_FAST[block]) fast[role]++;
}

/** How likely an own position is to be lost before long: nobody holds it, or those who do are shot down. C7.9 */
export function breachAt(f: Fight, role: number, own: number): number {
  const soon = f.part === role ? 0.6 : 1;
  if (ranksIn(f, role, own) === 0) {
    if (enemiesIn(f, role, ahead(own)) > 0) return 0.9 * soon;
    return fast[1 - role] > 0 ? 0.7 * soon : 0.1;
  }
  const shots = hits[slot(1 - role, mirror(own))];
  return shots === 0 ? 0 : soon / (1 + Math.exp(1.3 * (steps[slot(role, own)] - shots) - 0.5));
}
