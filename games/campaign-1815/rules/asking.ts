import type { Seat } from '@bicorne/engine';
import { ARMIES_OF_SIDE, SIDE_OF } from './blocks.ts';
import { armyIn, seatOfBlock, type State } from './state.ts';

/** Who is asked: `actor` answers first, and `relay`, where there is one, next. C12.5, C12.6 */

/** How many blocks the seat that is asked has in a town. */
export function actorIn(s: State, side: number, town: number): number {
  let count = 0;
  for (const army of ARMIES_OF_SIDE[side]) if (s.seatOf[army] === s.actor) count += armyIn(s, army, town);
  return count;
}

/** The seats of a side that have blocks in a town, the one with more first. C12.5 */
export function askSide(s: State, side: number, town: number): void {
  const [first, second] = ARMIES_OF_SIDE[side];
  s.relay = -1;
  s.actor = s.seatOf[first];
  if (second === undefined || s.seatOf[second] === s.seatOf[first]) return;
  const chief = chiefArmy(s, side, town);
  const other = first + second - chief;
  s.actor = s.seatOf[chief];
  if (armyIn(s, other, town) > 0) s.relay = s.seatOf[other];
}

/** The army that decides for a side what cannot be divided. C12.6 */
export function chiefArmy(s: State, side: number, town: number): number {
  const [first, second] = ARMIES_OF_SIDE[side];
  if (second === undefined) return first;
  return armyIn(s, first, town) > armyIn(s, second, town) ? first : second;
}

/** Who decides between blocks: their owner, or of two owners the one with more blocks in the town. C12.6 */
export function deciderOf(s: State, blocks: readonly number[], town: number): Seat {
  const owner = seatOfBlock(s, blocks[0]);
  if (blocks.every((block) => seatOfBlock(s, block) === owner)) return owner;
  return s.seatOf[chiefArmy(s, SIDE_OF[blocks[0]], town)];
}

/** Both seats of a side, the one with more blocks in the town first, whether the other has any there or not. */
export function askBoth(s: State, side: number, town: number): void {
  askChief(s, side, town);
  for (const army of ARMIES_OF_SIDE[side]) if (s.seatOf[army] !== s.actor) s.relay = s.seatOf[army];
}

export const askChief = (s: State, side: number, town: number): void => {
  s.relay = -1;
  s.actor = s.seatOf[chiefArmy(s, side, town)];
};

/** Hands the question to the ally, if he has not answered it yet. */
export function passOn(s: State): boolean {
  if (s.relay < 0) return false;
  s.actor = s.relay;
  s.relay = -1;
  return true;
}
