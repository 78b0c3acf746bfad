import { DONE, MARCH, RIDE, type CampaignAction } from './actions.ts';
import {
  ANGLO,
  ARMY_OF,
  BLOCK_COUNT,
  FRENCH,
  IS_FAST,
  PRUSSIAN,
  SIDE_END,
  SIDE_FIRST,
  SIDE_OF,
} from './blocks.ts';
import { EXITS, legBy, TOWN_COUNT } from './board.ts';
import type { Say } from './events.ts';
import { noteFast } from './fog.ts';
import {
  activeSide,
  CALLED,
  has,
  MARCHED,
  OF_THE_MARCH,
  seatOfBlock,
  SECOND,
  sideIn,
  type State,
} from './state.ts';
import {
  callOff,
  findEnemy,
  goTo,
  groupMayMove,
  isQuiet,
  mayEnter,
  mayRideOn,
  originOf,
  useGroup,
} from './steps.ts';

/** C5.1–C5.14: marches. */

export function listMarches(s: State): readonly CampaignAction[] {
  const list: CampaignAction[] = [DONE]; // C5.1
  const side = activeSide(s);
  const enemy = findEnemy(s, side);
  const known = Array<readonly number[] | undefined>(TOWN_COUNT);
  for (let block = SIDE_FIRST[side]; block < SIDE_END[side]; block++) {
    const town = s.at[block];
    if (town < 0 || has(s, block, MARCHED) || seatOfBlock(s, block) !== s.actor) continue;
    if (!groupMayMove(s, ARMY_OF[block], town)) continue;
    if (isQuiet(enemy, town)) listAll(quietMarches(block, town), list);
    else listMarchesOf(block, (known[town] ??= openLegs(s, side, town)), list);
  }
  return list;
}

/** A leg on which one can ride through is listed a second time, plus ON. */
const ON = 1024;

/** The legs a group can take. */
function openLegs(s: State, side: number, town: number): readonly number[] {
  const legs: number[] = [];
  const exits = EXITS[town];
  for (let exit = 0; exit < exits.length; exit++) {
    const { to, way } = exits[exit];
    if (!mayEnter(s, side, town, way, to, true)) continue;
    legs.push(legBy(town, exit));
    if (sideIn(s, 1 - side, to) === 0 && mayRideOn(s, side, town, to)) legs.push(legBy(town, exit) + ON); // C5.7
  }
  return legs;
}

function listMarchesOf(block: number, legs: readonly number[], list: CampaignAction[]): void {
  for (let i = 0; i < legs.length; i++) {
    if (legs[i] < ON) list.push(MARCH(block, legs[i]));
    else if (IS_FAST[block]) list.push(RIDE(block, legs[i] - ON)); // C3.6
  }
}

function listAll(some: readonly CampaignAction[], list: CampaignAction[]): void {
  for (let i = 0; i < some.length; i++) list.push(some[i]);
}

const quiet: (readonly CampaignAction[] | undefined)[] = Array.from({ length: BLOCK_COUNT * TOWN_COUNT });

/** All marches of a block from a town in quiet country, as they would be listed one by one. */
const quietMarches = (block: number, town: number): readonly CampaignAction[] =>
  (quiet[block * TOWN_COUNT + town] ??= EXITS[town].flatMap((_, exit) => {
    const leg = legBy(town, exit);
    return IS_FAST[block] ? [MARCH(block, leg), RIDE(block, leg)] : [MARCH(block, leg)];
  }));

export function march(s: State, block: number, to: number, on: boolean, say: Say): void {
  const from = s.at[block];
  s.flags[block] |= useGroup(s, ARMY_OF[block], from) === 1 ? MARCHED | SECOND : MARCHED;
  goTo(s, block, to, true);
  say?.({ type: 'marched', army: ARMY_OF[block], block, from, to, on, secret: seatOfBlock(s, block) });
  if (!on) return;
  s.flags[block] |= CALLED;
  s.block = block;
  s.phase = 'ride';
}

export function listRides(s: State): readonly CampaignAction[] {
  const list: CampaignAction[] = [];
  const { block } = s;
  const town = s.at[block];
  const origin = originOf(s, block);
  EXITS[town].forEach(({ to, way }, exit) => {
    if (to !== origin && mayEnter(s, SIDE_OF[block], origin, way, to, false))
      list.push(MARCH(block, legBy(town, exit)));
  });
  return list;
}

export function rideOn(s: State, block: number, to: number, say: Say): void {
  const from = s.at[block];
  goTo(s, block, to, false);
  noteFast(s, block);
  callOff(s, block);
  s.phase = 'march';
  say?.({ type: 'marched', army: ARMY_OF[block], block, from, to, on: false, secret: seatOfBlock(s, block) });
}

/** The Anglo-Dutch seat first, then the Prussian. C12.4 */
export function askMarchers(s: State): void {
  s.relay = -1;
  if (activeSide(s) === FRENCH) {
    s.actor = s.seatOf[FRENCH];
    return;
  }
  s.actor = s.seatOf[s.routed[ANGLO] ? PRUSSIAN : ANGLO];
  if (!s.routed[PRUSSIAN] && s.seatOf[PRUSSIAN] !== s.actor) s.relay = s.seatOf[PRUSSIAN];
}

/** Once all marches are made nobody needs to know any more who has marched, or from where. */
export function endMarches(s: State): void {
  for (let block = 0; block < s.flags.length; block++) s.flags[block] &= ~OF_THE_MARCH;
}
