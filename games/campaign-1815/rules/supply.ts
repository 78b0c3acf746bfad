import { STARVE, type Doing } from './actions.ts';
import { ALLIED, ANGLO, ARMIES_OF_SIDE, END, FIRST, FRENCH, PRUSSIAN } from './blocks.ts';
import { CITIES } from './board.ts';
import type { Say } from './events.ts';
import { destroy } from './field.ts';
import { gathering } from './gather.ts';
import { activeSide, armyIn, clear, inPlay, type State } from './state.ts';

/** C10 */

function blocksLeft(s: State, army: number): number {
  let left = 0;
  for (let block = FIRST[army]; block < END[army]; block++) if (inPlay(s, block)) left++;
  return left;
}

/** C10.1, C10.3, C10.5 */
export function reckonSupply(s: State): void {
  clear(s.owed);
  if (activeSide(s) !== FRENCH) return;
  for (const { town, army, loss } of CITIES) if (armyIn(s, FRENCH, town) > 0) s.owed[army] += loss;
  for (const army of ARMIES_OF_SIDE[ALLIED])
    if (s.owed[army] > 0) s.owed[army] = Math.min(s.owed[army], blocksLeft(s, army));
}

export function askAttrition(s: State, say: Say): void {
  for (const army of ARMIES_OF_SIDE[ALLIED]) {
    if (s.owed[army] === blocksLeft(s, army)) starveAll(s, army, say);
    if (s.owed[army] === 0) continue;
    s.actor = s.seatOf[army];
    s.relay = -1;
    s.phase = 'attrition';
    return;
  }
  s.phase = 'verdict';
}

/** Where all that are left must go, nobody is asked which. C2.7 */
function starveAll(s: State, army: number, say: Say): void {
  for (let block = FIRST[army]; block < END[army]; block++)
    if (inPlay(s, block)) destroy(s, block, 'supply', say);
  s.owed[army] = 0;
}

const starvingArmy = (s: State): number => (s.owed[ANGLO] > 0 ? ANGLO : PRUSSIAN);

const gatherStarving = gathering<'starve'>();

/** C10.2 */
export function listStarving(s: State): readonly Doing<'starve'>[] {
  const army = starvingArmy(s);
  const list = gatherStarving();
  for (let block = FIRST[army]; block < END[army]; block++) if (inPlay(s, block)) list.add(STARVE[block]);
  return list.copy();
}

export function starve(s: State, block: number, say: Say): void {
  s.owed[starvingArmy(s)]--;
  destroy(s, block, 'supply', say); // C10.4
  askAttrition(s, say);
}
