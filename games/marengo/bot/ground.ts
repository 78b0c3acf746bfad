import { AUSTRIAN } from '../data/forces.ts';
import {
  BEYOND,
  EAST,
  EXIT_SIDE,
  EXIT_TO,
  LAST_LOCALITY,
  LOCALITY,
  opposite,
  SIDES,
  TO_BLOCK,
} from '../rules/map.ts';
import { size } from '../rules/pieces.ts';
import { standing, type State } from '../rules/state.ts';

const FAR = 99;

/** Borders from one locality to every other, as a crow among the pieces goes. */
const HOPS: readonly Uint8Array[] = Array.from({ length: LAST_LOCALITY + 1 }, (_, from) => hopsFrom(from));

function hopsFrom(from: number): Uint8Array {
  const hops = new Uint8Array(LAST_LOCALITY + 1).fill(FAR);
  if (from === 0) return hops;
  hops[from] = 0;
  const queue = [from];
  for (const at of queue)
    for (const side of SIDES[at]) {
      const to = BEYOND[side];
      if (hops[to] !== FAR) continue;
      hops[to] = hops[at] + 1;
      queue.push(to);
    }
  return hops;
}

export const hops = (from: number, to: number): number => HOPS[from][to];

/** Borders to the nearest locality beyond the objective line. */
export const TO_EAST: readonly number[] = HOPS.map((row) =>
  EAST.reduce((least, east, to) => (east ? Math.min(least, row[to]) : least), FAR),
);

/** How far an army's next piece is. */
export function nearestOf(state: State, army: number, locality: number): number {
  let nearest = 9;
  for (const post of state.posts[army]) nearest = Math.min(nearest, hops(locality, post));
  return nearest;
}

/** How far the foremost Austrians are from the objective line. */
export function spearhead(state: State): number {
  let least = TO_EAST[1];
  for (const post of state.posts[AUSTRIAN]) least = Math.min(least, TO_EAST[post]);
  return least;
}

/** Whether the enemy stands beyond this approach. */
export const facesEnemy = (state: State, side: number, army: number): boolean =>
  state.garrison[BEYOND[side]] > 0 && state.entered[BEYOND[side]] !== army;

export const isBlocked = (state: State, side: number): boolean => standing(state, side) >= TO_BLOCK[side];

/** How sure a manoeuvre attack over this border is, from reserve or from the approach: 0 to 1. */
export function attackOdds(state: State, via: number, fromApproach: boolean): number {
  const defence = opposite(via);
  const there = standing(state, defence);
  if (there >= TO_BLOCK[defence]) return 0;
  const ready = fromApproach ? 0 : size(state.faces[LOCALITY[defence]]);
  return there + Math.min(ready, 3) >= TO_BLOCK[defence] ? 0.15 : 1;
}

/** Where a march goes that leaves this locality by a crossing. */
export function beyondCrossing(locality: number, crossing: number): number {
  const exit = LOCALITY[EXIT_SIDE[2 * crossing]] === locality ? 2 * crossing : 2 * crossing + 1;
  return EXIT_TO[exit];
}
