import { PLACE, type CampaignAction } from './actions.ts';
import { ANGLO, ARMY_OF, BLOCK_COUNT, FRENCH, PRUSSIAN } from './blocks.ts';
import { NOWHERE, ZONE } from './board.ts';
import type { Say } from './events.ts';
import { shift } from './field.ts';
import { armyIn, OFF, seatOfBlock, type State } from './state.ts';

/** C4 */

/** C4.4, C4.5 */
const TOWN_LIMIT: readonly number[] = [12, 4, 4];

/** The order of placing. C4.1, C12.4 */
const ORDER = [ANGLO, PRUSSIAN, FRENCH];

const waits = (s: State, block: number): boolean => s.at[block] === NOWHERE && s.steps[block] > 0;

/** The next army with a block to place; with two seats the Allies place both of theirs in one go. */
export function placingSeat(s: State): number {
  for (const army of ORDER)
    for (let block = 0; block < BLOCK_COUNT; block++)
      if (ARMY_OF[block] === army && waits(s, block)) return s.seatOf[army];
  return NOWHERE;
}

const ZONE_TOWNS: readonly (readonly number[])[] = TOWN_LIMIT.map((_, army) =>
  ZONE.map((_, town) => town).filter((town) => ZONE[town] === army),
);

const openTowns = (s: State, army: number): readonly number[] =>
  ZONE_TOWNS[army].filter((town) => armyIn(s, army, town) < TOWN_LIMIT[army]);

/** C4.2, C4.3, C4.5: zones do not overlap, so an army's own count is the town's. */
export function listPlaces(s: State): readonly CampaignAction[] {
  const list: CampaignAction[] = [];
  const open = Array<readonly number[] | undefined>(TOWN_LIMIT.length);
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (!waits(s, block) || seatOfBlock(s, block) !== s.actor) continue;
    const army = ARMY_OF[block];
    for (const town of (open[army] ??= openTowns(s, army))) list.push(PLACE(block, town));
  }
  return list;
}

export function placeBlock(s: State, block: number, town: number, say: Say): void {
  shift(s, block, town, OFF);
  say?.({ type: 'placed', army: ARMY_OF[block], block, town, secret: seatOfBlock(s, block) });
}
