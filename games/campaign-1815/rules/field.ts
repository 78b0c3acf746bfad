import { TERRAIN, TERRAINS } from '../data/terrain.ts';
import { ALLIED, ARM, ARMIES_OF_SIDE, ARMY_OF, BLOCK_COUNT, FRENCH, NO_BLOCK } from './blocks.ts';
import { exitTo, MOST_EXITS, NOWHERE } from './board.ts';
import type { CampaignEvent, Say } from './events.ts';
import { closeBlock, groupOf, isHidden, openBlock, recognise, secretOf, slip } from './fog.ts';
import { countIn, countOut } from './held.ts';
import { leastOf, standingOf } from './standing.ts';
import {
  ACTED,
  activeSide,
  BEYOND_RIGHT,
  CANISTER,
  column,
  enemiesIn,
  fightAt,
  groundOf,
  has,
  HOLDS,
  isBeyond,
  isOwn,
  LEFT,
  OFF,
  OPEN,
  OWN_POSITIONS,
  PLACE_COUNT,
  RESERVE,
  roleOf,
  seatOfBlock,
  SHOCK,
  sideOfRole,
  slot,
  SQUARE,
  type Fight,
  type State,
} from './state.ts';

/** Where blocks stand: every change of place, strength or face on map and battlefield goes through here. */

type Cause = Extract<CampaignEvent, { type: 'destroyed' }>['cause'];

export const OPEN_GROUND = 0;
export const WOOD = TERRAINS.indexOf('wood');
export const STREAM = TERRAINS.indexOf('stream');
const ROWS = TERRAINS.map((terrain) => TERRAIN[terrain]);
const table = <T>(of: (row: (typeof ROWS)[number]) => T): readonly T[] => ROWS.map(of);
/** By terrain, then by block. */
const byBlock = (
  test: (row: (typeof ROWS)[number], block: number) => boolean,
): readonly (readonly boolean[])[] => ROWS.map((row) => ARM.map((_, block) => test(row, block)));
export const SHUT = byBlock((row, block) => row.shut.includes(ARM[block]));
export const HOLDABLE = byBlock((row, block) => row.held?.by.includes(ARM[block]) ?? false);
export const HIDES = table((row) => row.hides);
export const IS_HELD = table((row) => row.held !== null);
const CROSSINGS = TERRAIN.stream.crossings ?? 0;

export const terrainAt = (s: State, f: Fight, block: number): number =>
  f.terrain[groundOf(roleOf(s, block), s.place[block])];

// Columns are counted from the attacker's left where both sides share them.
const sharedColumn = (role: number, place: number): number =>
  role === 0 ? column(place) : 2 - column(place);
const isStream = (f: Fight, col: number): boolean =>
  f.terrain[col] === STREAM || f.terrain[5 - col] === STREAM;
/** Whether a block of this role finds a stream before this column. C6.16 */
export const hasStream = (f: Fight, role: number, place: number): boolean =>
  isStream(f, sharedColumn(role, place));
export const crossingsLeft = (f: Fight, role: number, place: number): number =>
  hasStream(f, role, place) ? CROSSINGS - f.crossings[sharedColumn(role, place)] : BLOCK_COUNT;
export const countCrossing = (f: Fight, role: number, place: number): void => {
  f.crossings[sharedColumn(role, place)]++;
};

const NO_RANKS = Array<number>(2 * PLACE_COUNT).fill(0);
const NONE_PASSED = Array<number>(2 * MOST_EXITS).fill(0);

export const emptyField = (town: number): Fight => ({
  town,
  battle: false,
  origin: NOWHERE,
  origin2: NOWHERE,
  direct: true,
  entered: 0,
  stage: 0,
  terrain: [0, 0, 0, 0, 0, 0],
  holders: [-1, -1, -1, -1, -1, -1],
  swapped: 0,
  ranks: NO_RANKS.slice(),
  notes: [0, 0, 0, 0, 0, 0, 0, 0, 0],
  part: 0,
  fought: false,
  round: 0,
  crossings: [0, 0, 0],
  passed: NONE_PASSED.slice(),
  busy: false,
  quiet: 0,
});

/** Moves a block anywhere: between towns, onto a battlefield, within it. */
export function shift(s: State, block: number, town: number, place: number): void {
  const army = ARMY_OF[block];
  const oldTown = s.at[block];
  const from = groupOf(s, block);
  if (has(s, block, HOLDS)) letGo(s, block);
  s.host[block] = NO_BLOCK;
  if (s.place[block] !== OFF) rank(s, block, -1);
  if (oldTown !== town) {
    if (oldTown >= 0) countOut(s, block, oldTown);
    countIn(s, block, town);
  }
  s.at[block] = town;
  s.place[block] = place;
  if (place !== OFF) rank(s, block, 1);
  if (oldTown >= 0 && !has(s, block, OPEN)) slip(s, army, from, groupOf(s, block));
}

function rank(s: State, block: number, change: number): void {
  const f = fightAt(s, s.at[block]);
  if (f) f.ranks[slot(roleOf(s, block), s.place[block])] += change;
}

/** Reinforcement or regrouping into a battle. */
export function enterField(s: State, f: Fight, block: number): void {
  if (roleOf(s, block) === 0) {
    f.entered |= 1 << exitTo(f.town, s.at[block]); // C7.3
    f.quiet = 0; // C6.91
  }
  shift(s, block, f.town, RESERVE);
}

/** C6.14, C6.20 */
export function holdGround(s: State, f: Fight, ground: number, block: number): void {
  const before = f.holders[ground];
  if (before >= 0) s.flags[before] &= ~HOLDS;
  f.holders[ground] = block;
  if (block >= 0) s.flags[block] |= HOLDS;
}

function letGo(s: State, block: number): void {
  s.flags[block] &= ~HOLDS;
  const f = fightAt(s, s.at[block]);
  if (f) f.holders[f.holders.indexOf(block)] = NO_BLOCK;
}

/** Everybody sees that it is the holder who goes, though not which block he is. C6.23 */
export function sayAbandoned(s: State, f: Fight, block: number, say: Say): void {
  if (!has(s, block, HOLDS) || has(s, block, OPEN)) return;
  const terrain = terrainAt(s, f, block);
  say?.({ type: 'abandoned', town: f.town, place: s.place[block], terrain, owner: seatOfBlock(s, block) });
}

/** C3.4 */
export function loseSteps(s: State, block: number, count: number, cause: Cause, say: Say): void {
  if (s.steps[block] <= count) return destroy(s, block, cause, say);
  s.steps[block] -= count;
  if (has(s, block, OPEN)) s.seen[block] = s.steps[block];
  say?.({
    type: 'lost',
    army: ARMY_OF[block],
    block,
    town: s.at[block],
    steps: count,
    cause,
    owner: seatOfBlock(s, block),
    secret: secretOf(s, block),
  });
}

/** C3.9, C6.81 */
export function destroy(s: State, block: number, cause: Cause, say: Say): void {
  const town = s.at[block];
  say?.({ type: 'destroyed', block, town, cause, owner: seatOfBlock(s, block) });
  s.steps[block] = 0;
  s.lost[ARMY_OF[block]]++;
  takeOff(s, block);
  const guest = s.host.indexOf(block);
  if (guest >= 0) destroy(s, guest, 'square', say);
}

/** Takes a block off the board, face up. */
export function takeOff(s: State, block: number): void {
  if (isHidden(s, block)) {
    s.flags[block] |= OPEN;
    recognise(s, block);
  }
  if (has(s, block, HOLDS)) letGo(s, block);
  if (s.place[block] !== OFF) rank(s, block, -1);
  countOut(s, block, s.at[block]);
  s.at[block] = NOWHERE;
  s.place[block] = OFF;
  s.flags[block] = OPEN;
  s.host[block] = NO_BLOCK;
}

/** After every change on a field: who is open, and which engagements have ended. C6.32, C6.33, C6.61 */
export function lookAround(s: State, f: Fight, say: Say): void {
  lookAtSide(s, f, FRENCH, say);
  lookAtSide(s, f, ALLIED, say);
}

function lookAtSide(s: State, f: Fight, side: number, say: Say): void {
  const role = side === activeSide(s) ? 0 : 1;
  const contested = engagedPlaces(f, role);
  const shown = contested | BEYOND | (s.revealLate ? 0 : ~hidingPlaces(f, role)); // C6.31, C6.34
  const hidden = hidingPlaces(f, role) & ~shown;
  for (const army of ARMIES_OF_SIDE[side])
    for (let rest = standingOf(s, army, f.town); rest !== 0; rest &= rest - 1) {
      const block = leastOf(army, rest);
      if (s.place[block] === OFF) continue;
      const place = 1 << s.place[block];
      if ((contested & place) === 0) s.flags[block] &= ~(SHOCK | CANISTER);
      if ((shown & place) !== 0) openBlock(s, block, say);
      else if ((hidden & place) !== 0) closeBlock(s, block, say);
    }
}

// Sets of places, one bit each, as the side of a role names them.

const BEYOND = 0b1110_0000;

/** Where enemies stand. C6.35 */
export function engagedPlaces(f: Fight, role: number): number {
  let places = 0;
  for (let place = LEFT; place <= BEYOND_RIGHT; place++)
    if (enemiesIn(f, role, place) > 0) places |= 1 << place;
  return places;
}

/** The reserve, and own positions whose terrain hides who is not engaged. C6.13 */
function hidingPlaces(f: Fight, role: number): number {
  let places = 1 << RESERVE;
  for (const place of OWN_POSITIONS) if (HIDES[f.terrain[groundOf(role, place)]]) places |= 1 << place;
  return places;
}

/** Every block of a side on a field. */
export function blocksOf(s: State, f: Fight, role: number): number[] {
  const side = sideOfRole(s, role);
  const list: number[] = [];
  for (const army of ARMIES_OF_SIDE[side])
    for (let rest = standingOf(s, army, f.town); rest !== 0; rest &= rest - 1) list.push(leastOf(army, rest));
  return list;
}

export const isSquare = (s: State, block: number): boolean => has(s, block, SQUARE);
export const isSheltered = (s: State, block: number): boolean => s.host[block] >= 0;
export const inSquares = (s: State, block: number): boolean => isSquare(s, block) || isSheltered(s, block);

/** The block has done its whole action. */
export const spend = (s: State, block: number): void => {
  s.flags[block] |= ACTED;
};

export const standsBeyond = (s: State, block: number): boolean => isBeyond(s.place[block]);
export const standsOwn = (s: State, block: number): boolean => isOwn(s.place[block]);
