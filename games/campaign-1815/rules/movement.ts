import { DONE, MARCH, RIDE, type CampaignAction } from './actions.ts';
import {
  ANGLO,
  ARMIES_OF_SIDE,
  ARMY_OF,
  BLOCK_COUNT,
  END,
  FIRST,
  FRENCH,
  IS_FAST,
  PRUSSIAN,
  SIDE_OF,
} from './blocks.ts';
import { EXITS, legBy, TOWN_COUNT } from './board.ts';
import type { Say } from './events.ts';
import { noteFast } from './fog.ts';
import { Gathering } from './gather.ts';
import { activeSide, CALLED, has, MARCHED, OF_THE_MARCH, seatOfBlock, SECOND, type State } from './state.ts';
import {
  callOff,
  survey,
  goTo,
  groupMayMove,
  hasWayOn,
  includes,
  isUnhindered,
  mayEnter,
  mayRideOn,
  originOf,
  useGroup,
  type Survey,
} from './steps.ts';

/** C5.1–C5.14: marches. */

export function listMarches(s: State): readonly CampaignAction[] {
  const side = activeSide(s);
  const enemy = survey(s, side);
  gathering.begin().add(DONE); // C5.1
  for (const army of ARMIES_OF_SIDE[side]) if (s.seatOf[army] === s.actor) gatherArmy(s, side, army, enemy);
  return gathering.list();
}

const gathering = new Gathering();

/** The open ways of each town, while one list is made. */
const known = new Int32Array(TOWN_COUNT);
const UNKNOWN = -1;

function gatherArmy(s: State, side: number, army: number, enemy: Survey): void {
  known.fill(UNKNOWN);
  for (let block = FIRST[army]; block < END[army]; block++) {
    const town = s.at[block];
    if (town < 0 || has(s, block, MARCHED) || !groupMayMove(s, army, town)) continue;
    if (known[town] === UNKNOWN) known[town] = openWays(s, side, town, enemy);
    gatherMarches(block, town, known[town]);
  }
}

/** `ways` has two bits for each exit: whether one may march by it, and whether one may then ride on. */
function gatherMarches(block: number, town: number, ways: number): void {
  const all = marchesFrom(block, town);
  if (ways === ALL_WAYS[town]) return gathering.addAll(all);
  const bits = IS_FAST[block] ? 1 : 2;
  for (let i = 0; i < all.length; i++) if (((ways >> (i * bits)) & 1) === 1) gathering.add(all[i]);
}

const marches: (readonly CampaignAction[] | undefined)[] = Array.from({ length: BLOCK_COUNT * TOWN_COUNT });

/** All marches of a block from a town: by each exit, and for fast blocks by each exit and on. C3.6 */
const marchesFrom = (block: number, town: number): readonly CampaignAction[] =>
  (marches[block * TOWN_COUNT + town] ??= EXITS[town].flatMap((_, exit) => {
    const leg = legBy(town, exit);
    return IS_FAST[block] ? [MARCH(block, leg), RIDE(block, leg)] : [MARCH(block, leg)];
  }));

const ALL_WAYS: readonly number[] = EXITS.map((exits) => (1 << (2 * exits.length)) - 1);

function openWays(s: State, side: number, town: number, enemy: Survey): number {
  if (isUnhindered(enemy, town)) return ALL_WAYS[town];
  let ways = 0;
  const exits = EXITS[town];
  for (let exit = 0; exit < exits.length; exit++) {
    const { to, way } = exits[exit];
    const held = includes(enemy, to);
    if ((held || !enemy.roomy) && !mayEnter(s, side, town, way, to, true)) continue;
    ways |= 1 << (2 * exit);
    if (held) continue; // C5.7
    if ((enemy.roomy && hasWayOn(enemy, town, exit)) || mayRideOn(s, side, town, to)) ways |= 2 << (2 * exit);
  }
  return ways;
}

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
