import type { BlindPick, Outcome } from '@bicorne/engine';
import { TERRAINS } from '../data/terrain.ts';
import { DEPLOY, HOLD, LAY, NOBODY, type CampaignAction } from './actions.ts';
import { lowest } from './bits.ts';
import { ARMIES_OF_SIDE, ARMY_OF, CORPS, IS_GUNS, NO_CORPS } from './blocks.ts';
import type { Say } from './events.ts';
import {
  blocksOf,
  HIDES,
  HOLDABLE,
  holdGround,
  IS_HELD,
  lookAround,
  OPEN_GROUND,
  shift,
  SHUT,
} from './field.ts';
import { secretOf } from './fog.ts';
import { gather } from './gather.ts';
import { leastOf, standingOf } from './standing.ts';
import {
  askChief,
  askSide,
  column,
  fightNow,
  LEFT,
  OFF,
  OWN_POSITIONS,
  passOn,
  RESERVE,
  RIGHT,
  seatOfBlock,
  sideOfRole,
  type Fight,
  type State,
} from './state.ts';

/** C6.6–C6.9, C6.21, C6.24–C6.31: the battlefield before the first round. */

// Stages of a layout, in order.
const ATTACKER_DRAWS = 0;
const DEFENDER_DRAWS = 1;
const DEFENDER_LAYS = 2;
const DEFENDER_DEPLOYS = 3;
const ATTACKER_DEPLOYS = 4;
const OPENING = 5;
/** Then the six positions, the defender's first, each asked who holds its farm or hill. */
const HOLDERS = 6;
export const LAID = HOLDERS + 6;

const MARKERS_OF_DEFENDER = 2;

export function layOut(s: State, say: Say): void {
  const f = fightNow(s);
  switch (f.stage) {
    case ATTACKER_DRAWS:
      return drawOrLay(s, f, 0, 1, DEFENDER_DRAWS);
    case DEFENDER_DRAWS:
      return drawOrLay(s, f, 1, MARKERS_OF_DEFENDER, DEFENDER_LAYS);
    case DEFENDER_LAYS:
      return s.drawn.length > 0 ? askLay(s, f, 1) : askDeployer(s, f, DEFENDER_DEPLOYS);
    case DEFENDER_DEPLOYS:
      return askDeployer(s, f, ATTACKER_DEPLOYS);
    case OPENING:
      f.stage = HOLDERS;
      return lookAround(s, f, say); // C6.31
    case LAID:
      s.phase = 'fights';
      return;
    case ATTACKER_DEPLOYS:
      f.stage = OPENING;
      return;
    default:
      return askHolder(s, f);
  }
}

// Terrain

const bagIsEmpty = (s: State): boolean => s.bag.every((count) => count === 0);

function drawOrLay(s: State, f: Fight, role: number, markers: number, next: number): void {
  if (s.drawn.length < markers && !bagIsEmpty(s)) {
    s.phase = 'draw';
    return;
  }
  f.stage = next;
  if (s.drawn.length > 0 && role === 0) askLay(s, f, 0);
}

export function drawChance(s: State): BlindPick {
  const from: number[] = [];
  s.bag.forEach((count, terrain) => {
    for (let i = 0; i < count; i++) from.push(terrain);
  });
  return { kind: 'pick', from, names: TERRAINS };
}

/** C6.7, C6.8 */
export function drew(s: State, terrain: Outcome, say: Say): void {
  const f = fightNow(s);
  s.bag[terrain]--;
  s.drawn.push(terrain);
  s.phase = 'layout';
  say?.({ type: 'drew', town: f.town, role: f.stage === ATTACKER_DRAWS ? 0 : 1, terrain });
}

function askLay(s: State, f: Fight, role: number): void {
  f.part = role;
  askChief(s, sideOfRole(s, role), f.town);
  s.phase = 'lay';
}

export function listLayings(s: State): readonly CampaignAction[] {
  const f = fightNow(s);
  const list = gather();
  for (const terrain of new Set(s.drawn))
    for (const place of OWN_POSITIONS)
      if (f.terrain[f.part * 3 + column(place)] === OPEN_GROUND) list.add(LAY(terrain, place));
  return list.copy();
}

export function lay(s: State, terrain: number, place: number, say: Say): void {
  const f = fightNow(s);
  s.drawn.splice(s.drawn.indexOf(terrain), 1);
  f.terrain[f.part * 3 + column(place)] = terrain;
  s.phase = 'layout';
  say?.({ type: 'laid', town: f.town, role: f.part, place, terrain });
}

// Deployment

function askDeployer(s: State, f: Fight, stage: number): void {
  f.stage = stage;
  f.part = stage === DEFENDER_DEPLOYS ? 1 : 0;
  askSide(s, sideOfRole(s, f.part), f.town);
  s.phase = 'deploy';
}

/** How the blocks of a side that is deploying are spread. */
interface Muster {
  /** By place: a corps there, a second one, and the army whose leader is there. */
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
  leaders: nowhere(),
  woods: 0,
  plain: 0,
  guns: 0,
  others: 0,
};

function clearMuster(): void {
  for (let place = 0; place <= RIGHT; place++) m.corps[place] = m.second[place] = m.leaders[place] = NO_CORPS;
  m.woods = m.plain = m.guns = m.others = 0;
}

function muster(s: State, f: Fight): Muster {
  const side = sideOfRole(s, f.part);
  clearMuster();
  for (const army of ARMIES_OF_SIDE[side])
    for (let rest = standingOf(s, army, f.town); rest !== 0; rest &= rest - 1) {
      const block = leastOf(army, rest);
      musterBlock(s, block);
    }
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
  else if (CORPS[block] === NO_CORPS) m.leaders[place] = ARMY_OF[block];
  else if (m.corps[place] === NO_CORPS) m.corps[place] = CORPS[block];
  else if (m.corps[place] !== CORPS[block]) m.second[place] = CORPS[block];
}

const isVacant = (f: Fight, place: number): boolean => f.ranks[f.part * 8 + place] === 0;
const isWood = (f: Fight, place: number): boolean => HIDES[f.terrain[f.part * 3 + column(place)]];

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
  m.leaders[place] === ARMY_OF[block];
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
    if (SHUT[f.terrain[f.part * 3 + column(place)]][block]) places |= 1 << place;
  return places;
}

export function listDeployments(s: State): readonly CampaignAction[] {
  const f = fightNow(s);
  const m = muster(s, f);
  const [others, guns] = [sparing(f, m, false), sparing(f, m, true)];
  const side = sideOfRole(s, f.part);
  const list = gather();
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
    for (let rest = standingOf(s, army, f.town); rest !== 0; rest &= rest - 1) {
      const block = leastOf(army, rest);
      if (isToDeploy(s, block)) return true;
    }
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
}

// Farms and hills

/** The position a stage of the holders asks about: the defender's three, then the attacker's. */
const askedGround = (f: Fight): number => (f.stage - HOLDERS + 3) % 6;

function askHolder(s: State, f: Fight): void {
  const ground = askedGround(f);
  f.part = ground < 3 ? 0 : 1;
  if (!IS_HELD[f.terrain[ground]]) {
    f.stage++;
    return;
  }
  askSide(s, sideOfRole(s, f.part), f.town);
  s.phase = 'hold';
}

/** C6.21 */
export function listHolders(s: State): readonly CampaignAction[] {
  const f = fightNow(s);
  const ground = askedGround(f);
  const list = gather(NOBODY);
  for (const block of blocksOf(s, f, f.part))
    if (
      s.place[block] === LEFT + (ground % 3) &&
      seatOfBlock(s, block) === s.actor &&
      HOLDABLE[f.terrain[ground]][block]
    )
      list.add(HOLD[block]);
  return list.copy();
}

export function hold(s: State, block: number, say: Say): void {
  const f = fightNow(s);
  if (block >= 0) {
    holdGround(s, f, askedGround(f), block);
    const place = s.place[block];
    say?.({ type: 'held', army: ARMY_OF[block], block, town: f.town, place, secret: secretOf(s, block) });
  } else if (passOn(s)) return;
  f.stage++;
  s.phase = 'layout';
}
