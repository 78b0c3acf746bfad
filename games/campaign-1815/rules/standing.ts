import { lowest } from './bits.ts';
import { ARMY_OF, BLOCK_COUNT, FIRST } from './blocks.ts';
import { TOWN_COUNT } from './board.ts';
import type { State } from './state.ts';

/**
 * Who stands in a town: a set for each army, one bit a block from the army's first on. Whoever goes over the blocks of a
 * side there writes out the loop over its bits: a header that hides the bits (`first`, `next`) made all actions a
 * twentieth slower, a list of the blocks a tenth.
 */

export const bitOf = (block: number): number => BITS[block];
const BITS: readonly number[] = ARMY_OF.map((army, block) => 1 << (block - FIRST[army]));
export const standingOf = (s: State, army: number, town: number): number =>
  s.standing[army * TOWN_COUNT + town];

/** The first block of a set that is not empty. */
export const leastOf = (army: number, set: number): number => FIRST[army] + lowest(set);

/** A block is no longer in one town but in the other; either may be none. */
export function restand(s: State, block: number, from: number, to: number): void {
  const army = ARMY_OF[block] * TOWN_COUNT;
  if (from >= 0) s.standing[army + from] &= ~BITS[block];
  if (to >= 0) s.standing[army + to] |= BITS[block];
}

/** Reckoned from where each block is. */
export function reckonStanding(s: State): void {
  s.standing = s.present.map(() => 0);
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (s.at[block] >= 0) s.standing[ARMY_OF[block] * TOWN_COUNT + s.at[block]] |= BITS[block];
}
