import { DONE, MARCH, RIDE, type Doing } from './actions.ts';
import { lowest } from './bits.ts';
import { ANGLO, ARMIES_OF_SIDE, ARMY_OF, END, FIRST, FRENCH, IS_FAST, PRUSSIAN, SIDE_OF } from './blocks.ts';
import { EXITS, firstLeg, LEG_TO, legBy, legOf, NOWHERE, TOWN_COUNT } from './board.ts';
import type { Say } from './events.ts';
import { noteFast } from './fog.ts';
import { gathering, type Taking } from './gather.ts';
import { leastOf, standingOf } from './standing.ts';
import { activeSide, CALLED, has, MARCHED, OF_THE_MARCH, seatOfBlock, SECOND, type State } from './state.ts';
import { callOff, firstGroup, goTo, lastGroup, originOf, useGroup } from './steps.ts';
import { ALL_WAYS, MARCHES, openExits, openWays } from './ways.ts';

/** C5.1–C5.14: marches. */

const gatherMarching = gathering<'march' | 'ride' | 'done'>();

export function listMarches(s: State): readonly Doing<'march' | 'ride' | 'done'>[] {
  const side = activeSide(s);
  const list = gatherMarching(DONE); // C5.1
  for (const army of ARMIES_OF_SIDE[side]) if (s.seatOf[army] === s.actor) gatherArmy(s, side, army, list);
  return list.copy();
}

/** Whether the seat has a block that could march; everybody knows that, since being fast opens no first road. */
export function anyMarch(s: State): boolean {
  const side = activeSide(s);
  for (const army of ARMIES_OF_SIDE[side])
    if (s.seatOf[army] === s.actor && mayArmyMarch(s, side, army)) return true;
  return false;
}

function mayArmyMarch(s: State, side: number, army: number): boolean {
  for (let rest = ready(s, army); rest !== 0; rest &= rest - 1) {
    const block = leastOf(army, rest);
    if (isFresh(s, block) && hasWay(s, side, s.at[block])) return true;
  }
  return false;
}

const hasWay = (s: State, side: number, town: number): boolean => openWays(s, side, town) !== 0;

/** The blocks of an army that stand with its groups: with any, until they are chosen. C5.3, C5.4 */
function ready(s: State, army: number): number {
  const last = lastGroup(s, army);
  if (last === NOWHERE) return WHOLE[army];
  return standingOf(s, army, last) | standingOf(s, army, firstGroup(s, army));
}

const WHOLE: readonly number[] = FIRST.map((first, army) => (1 << (END[army] - first)) - 1);

/** C5.6 */
const isFresh = (s: State, block: number): boolean => s.at[block] >= 0 && !has(s, block, MARCHED);

/** The open ways of each town, and for which army they were found last: lists are made one at a time. */
const known: number[] = Array<number>(TOWN_COUNT).fill(0);
const foundFor: number[] = Array<number>(TOWN_COUNT).fill(0);
let asking = 0;

function waysFrom(s: State, side: number, town: number): number {
  if (foundFor[town] === asking) return known[town];
  foundFor[town] = asking;
  return (known[town] = openWays(s, side, town));
}

function gatherArmy(s: State, side: number, army: number, list: Taking<Doing<'march' | 'ride'>>): void {
  asking++;
  for (let rest = ready(s, army); rest !== 0; rest &= rest - 1) {
    const block = leastOf(army, rest);
    if (!isFresh(s, block)) continue;
    const town = s.at[block];
    gatherMarches(block, town, waysFrom(s, side, town), list);
  }
}

/** `ways` has two bits for each exit: whether one may march by it, and whether one may then ride on. */
function gatherMarches(
  block: number,
  town: number,
  ways: number,
  list: Taking<Doing<'march' | 'ride'>>,
): void {
  const all = marchesFrom(town);
  const kinds = IS_FAST[block] ? 2 : 1;
  const from = ROW[block] * EXITS[town].length;
  if (ways === ALL_WAYS[town]) return list.addRange(all, from, from + EXITS[town].length * kinds);
  for (let rest = kinds === 2 ? ways : ways & MARCHES; rest !== 0; rest &= rest - 1)
    list.add(all[from + (lowest(rest) >> (2 - kinds))]);
}

const marches: (readonly Doing<'march' | 'ride'>[] | undefined)[] = Array.from({ length: TOWN_COUNT });

/** All marches from a town, block by block and exit by exit; those of fast blocks in pairs, to stop there and to ride on. C3.6 */
const marchesFrom = (town: number): readonly Doing<'march' | 'ride'>[] =>
  (marches[town] ??= IS_FAST.flatMap((fast, block) =>
    EXITS[town].flatMap((_, exit) => {
      const leg = legBy(town, exit);
      return fast ? [MARCH(block, leg), RIDE(block, leg)] : [MARCH(block, leg)];
    }),
  ));

/** How many marches by an exit are listed before those of a block. */
const ROW: readonly number[] = IS_FAST.map((_, block) =>
  IS_FAST.slice(0, block).reduce((sum, fast) => sum + (fast ? 2 : 1), 0),
);

export function march(s: State, block: number, to: number, on: boolean, say: Say): void {
  const from = s.at[block];
  s.flags[block] |= useGroup(s, ARMY_OF[block], from) === 1 ? MARCHED | SECOND : MARCHED;
  goTo(s, block, to, true);
  say?.({ type: 'marched', army: ARMY_OF[block], block, from, to, on, secret: seatOfBlock(s, block) });
  if (!on) return;
  s.flags[block] |= CALLED;
  s.block = block;
  s.phase = 'ride';
  const exits = exitsOnward(s);
  if ((exits & (exits - 1)) === 0) rideOn(s, block, LEG_TO[firstLeg(to) + lowest(exits)], say); // C2.7
}

/** By which exits the block that rides may go on, and not back. */
function exitsOnward(s: State): number {
  const { block } = s;
  const town = s.at[block];
  const origin = originOf(s, block);
  const back = 1 << (legOf(town, origin) - firstLeg(town));
  return openExits(s, SIDE_OF[block], origin, town) & ~back;
}

const gatherRides = gathering<'march'>();

export function listRides(s: State): readonly Doing<'march'>[] {
  const list = gatherRides();
  const first = firstLeg(s.at[s.block]);
  for (let rest = exitsOnward(s); rest !== 0; rest &= rest - 1)
    list.add(MARCH(s.block, first + lowest(rest)));
  return list.copy();
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
