import { DEPLOY, type Doing } from './actions.ts';
import { passOn } from './asking.ts';
import { lowest } from './bits.ts';
import { ARMIES_OF_SIDE, ARMY_OF, CORPS, IS_GUNS, NO_CORPS } from './blocks.ts';
import type { Say } from './events.ts';
import { blocksOf, HIDES, shift, SHUT } from './field.ts';
import { gathering } from './gather.ts';
import { leastOf, standingOf } from './standing.ts';
import {
  clear,
  fightNow,
  groundOf,
  OFF,
  OWN_POSITIONS,
  ranksIn,
  RESERVE,
  RIGHT,
  seatOfBlock,
  sideOfRole,
  type Fight,
  type State,
} from './state.ts';

/** C6.24–C6.30: who is deployed where. */

/** How the blocks of a side that is deploying are spread. */
interface Muster {
  /** By place: a corps there, a second one, and the armies whose leaders are there, one bit each. */
  corps: number[];
  second: number[];
  leaders: number[];
  /** Positions still empty, with wood and without; blocks still to come, guns and others. */
  woods: number;
  plain: number;
  guns: number;
  others: number;
}

/** An ally's blocks, whose corps one does not see. */
const STRANGERS = CORPS.length;

const nowhere = (): number[] => Array<number>(RIGHT + 1).fill(NO_CORPS);

/** Lists are made one at a time, so that one muster serves them all. */
const m: Muster = {
  corps: nowhere(),
  second: nowhere(),
  leaders: Array<number>(RIGHT + 1).fill(0),
  woods: 0,
  plain: 0,
  guns: 0,
  others: 0,
};

function clearMuster(): void {
  for (let place = 0; place <= RIGHT; place++) m.corps[place] = m.second[place] = NO_CORPS;
  clear(m.leaders);
  m.woods = m.plain = m.guns = m.others = 0;
}

function muster(s: State, f: Fight): Muster {
  const side = sideOfRole(s, f.part);
  clearMuster();
  for (const army of ARMIES_OF_SIDE[side])
    for (let rest = standingOf(s, army, f.town); rest !== 0; rest &= rest - 1)
      musterBlock(s, leastOf(army, rest));
  for (const place of OWN_POSITIONS) {
    if (!isVacant(f, place)) continue;
    if (isWood(f, place)) m.woods++;
    else m.plain++;
  }
  return m;
}

function musterBlock(s: State, block: number): void {
  const place = s.place[block];
  const strange = seatOfBlock(s, block) !== s.actor; // C12.9
  if (place === OFF && IS_GUNS[block] && !strange) m.guns++;
  else if (place === OFF) m.others++;
  else if (strange) m.corps[place] = STRANGERS;
  else if (CORPS[block] === NO_CORPS) m.leaders[place] |= 1 << ARMY_OF[block];
  else if (m.corps[place] === NO_CORPS) m.corps[place] = CORPS[block];
  else if (m.corps[place] !== CORPS[block]) m.second[place] = CORPS[block];
}

const isVacant = (f: Fight, place: number): boolean => ranksIn(f, f.part, place) === 0;
const isWood = (f: Fight, place: number): boolean => HIDES[f.terrain[groundOf(f.part, place)]];

/** Positions that must stay empty, whatever is done. C6.25, C6.26 */
function shortfall(woods: number, plain: number, others: number, guns: number): number {
  const intoWoods = Math.min(woods, others);
  return woods - intoWoods + Math.max(0, plain - (others - intoWoods) - guns);
}

/** C6.27, C6.28 */
function corpsFits(m: Muster, block: number, place: number): boolean {
  const corps = CORPS[block];
  if (corps === NO_CORPS || m.corps[place] === NO_CORPS) return true;
  if (m.corps[place] === corps || m.second[place] === corps) return true;
  return m.second[place] === NO_CORPS && hasOwnLeader(m, block, place) && sameArmy(m, block, place);
}

const hasOwnLeader = (m: Muster, block: number, place: number): boolean =>
  ((m.leaders[place] >> ARMY_OF[block]) & 1) === 1;
const sameArmy = (m: Muster, block: number, place: number): boolean =>
  ARMY_OF[CORPS.indexOf(m.corps[place])] === ARMY_OF[block];

// Sets of places, one bit each.

/** Where a block can still be spared: in reserve and in positions that are filled if it need not fill another. C6.25 */
function sparing(f: Fight, m: Muster, isGuns: boolean): number {
  const needed = shortfall(m.woods, m.plain, m.others, m.guns);
  const others = m.others - (isGuns ? 0 : 1);
  const guns = m.guns - (isGuns ? 1 : 0);
  const idle = shortfall(m.woods, m.plain, others, guns) <= needed;
  const intoWood = shortfall(m.woods - 1, m.plain, others, guns) <= needed;
  const intoPlain = shortfall(m.woods, m.plain - 1, others, guns) <= needed;
  let places = idle ? 1 << RESERVE : 0;
  for (const place of OWN_POSITIONS) {
    const fills = isWood(f, place) ? intoWood : intoPlain;
    if (isVacant(f, place) ? fills : idle) places |= 1 << place;
  }
  return places;
}

/** Where a block of this corps may stand; the same for the whole corps. */
function fitting(m: Muster, block: number): number {
  let places = 1 << RESERVE;
  for (const place of OWN_POSITIONS) if (corpsFits(m, block, place)) places |= 1 << place;
  return places;
}

/** Positions whose terrain the block may not enter. C6.12 */
function shutPlaces(f: Fight, block: number): number {
  let places = 0;
  for (const place of OWN_POSITIONS)
    if (SHUT[f.terrain[groundOf(f.part, place)]][block]) places |= 1 << place;
  return places;
}

const gatherDeployments = gathering<'deploy'>();

export function listDeployments(s: State): readonly Doing<'deploy'>[] {
  const f = fightNow(s);
  const m = muster(s, f);
  const [others, guns] = [sparing(f, m, false), sparing(f, m, true)];
  const side = sideOfRole(s, f.part);
  const list = gatherDeployments();
  let corps = STRANGERS;
  let fits = 0;
  for (const army of ARMIES_OF_SIDE[side])
    for (let rest = standingOf(s, army, f.town); rest !== 0; rest &= rest - 1) {
      const block = leastOf(army, rest);
      if (!isToDeploy(s, block)) continue;
      if (CORPS[block] !== corps) fits = fitting(m, block);
      corps = CORPS[block];
      const places = (IS_GUNS[block] ? guns : others) & fits & ~shutPlaces(f, block);
      for (let free = places; free !== 0; free &= free - 1) list.add(DEPLOY(block, lowest(free)));
    }
  return list.copy();
}

const isToDeploy = (s: State, block: number): boolean =>
  s.place[block] === OFF && seatOfBlock(s, block) === s.actor;

function anyToDeploy(s: State, f: Fight): boolean {
  const side = sideOfRole(s, f.part);
  for (const army of ARMIES_OF_SIDE[side])
    for (let rest = standingOf(s, army, f.town); rest !== 0; rest &= rest - 1)
      if (isToDeploy(s, leastOf(army, rest))) return true;
  return false;
}

export function deploy(s: State, block: number, place: number, say: Say): void {
  const f = fightNow(s);
  shift(s, block, f.town, place);
  say?.({
    type: 'deployed',
    army: ARMY_OF[block],
    block,
    town: f.town,
    place,
    secret: seatOfBlock(s, block),
  });
  if (!anyToDeploy(s, f) && !passOn(s)) s.phase = 'layout';
  else deployLast(s, f, say);
}

/** The last block fills the only position left, unless there is a wood, which not every face may enter. C2.7 */
function deployLast(s: State, f: Fight, say: Say): void {
  const [vacant, ...others] = OWN_POSITIONS.filter((place) => isVacant(f, place));
  if (vacant === undefined || others.length > 0 || isWood(f, vacant)) return;
  const [last, ...more] = blocksOf(s, f, f.part).filter((block) => s.place[block] === OFF);
  if (more.length === 0) deploy(s, last, vacant, say);
}
