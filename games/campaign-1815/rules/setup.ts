import { PLACE, type Doing } from './actions.ts';
import { ANGLO, ARMY_COUNT, ARMY_OF, END, FIRST, FRENCH, PRUSSIAN } from './blocks.ts';
import { NOWHERE, TOWN_LIMIT, ZONE } from './board.ts';
import type { Say } from './events.ts';
import { shift } from './field.ts';
import { gathering, type Taking } from './gather.ts';
import { armyIn, OFF, seatOfBlock, type State } from './state.ts';

/** C4 */

/** The order of placing. C4.1, C12.4 */
const ORDER = [ANGLO, PRUSSIAN, FRENCH];

const waits = (s: State, block: number): boolean => s.at[block] === NOWHERE && s.steps[block] > 0;

/** The next army with a block to place; with two seats the Allies place both of theirs in one go. */
export function placingSeat(s: State): number {
  for (const army of ORDER)
    for (let block = FIRST[army]; block < END[army]; block++) if (waits(s, block)) return s.seatOf[army];
  return NOWHERE;
}

const ZONE_TOWNS: readonly (readonly number[])[] = TOWN_LIMIT.map((_, army) =>
  ZONE.map((_, town) => town).filter((town) => ZONE[town] === army),
);

/** Every placing of each block, in the order of its zone's towns. */
const PLACINGS: readonly (readonly Doing<'place'>[])[] = ARMY_OF.map((army, block) =>
  ZONE_TOWNS[army].map((town) => PLACE(block, town)),
);

/** Which towns of its zone, by their place in the zone's list, have room for an army's next block. C4.4, C4.5 */
function openTowns(s: State, army: number): number[] {
  const towns = ZONE_TOWNS[army];
  const open: number[] = [];
  for (let i = 0; i < towns.length; i++) if (armyIn(s, army, towns[i]) < TOWN_LIMIT[army]) open.push(i);
  return open;
}

const gatherPlaces = gathering<'place'>();

/** C4.2, C4.3, C4.5: zones do not overlap, so an army's own count is the town's. */
export function listPlaces(s: State): readonly Doing<'place'>[] {
  const list = gatherPlaces();
  for (let army = 0; army < ARMY_COUNT; army++) if (s.seatOf[army] === s.actor) gatherArmy(s, army, list);
  return list.copy();
}

function gatherArmy(s: State, army: number, list: Taking<Doing<'place'>>): void {
  const open = openTowns(s, army);
  for (let block = FIRST[army]; block < END[army]; block++) {
    if (!waits(s, block)) continue;
    const all = PLACINGS[block];
    if (open.length === all.length) list.addAll(all);
    else for (let i = 0; i < open.length; i++) list.add(all[open[i]]);
  }
}

export function placeBlock(s: State, block: number, town: number, say: Say): void {
  shift(s, block, town, OFF);
  say?.({ type: 'placed', army: ARMY_OF[block], block, town, secret: seatOfBlock(s, block) });
}
