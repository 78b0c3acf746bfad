import { ARMS } from '../data/blocks.ts';
import { TERRAIN, TERRAINS, type Terrain } from '../data/terrain.ts';
import { ARM_NUMBER, IS_FOOT } from './blocks.ts';
import { crossingsLeft, engagedPlaces, STREAM } from './field.ts';
import { BEYOND_RIGHT, clear, groundOf, isOwn, LEFT, OWN_POSITIONS, RESERVE, type Fight } from './state.ts';

/** C6.42–C6.50: where blocks may go on the battlefield, as sets of places, one bit each. */

const OWN_SET = setOf(OWN_POSITIONS);
const RESERVE_SET = setOf([RESERVE]);

function setOf(places: readonly number[]): number {
  return places.reduce((set, place) => set | (1 << place), 0);
}

/** From the own positions of a set to the enemy's beyond them, and back. */
const forward = (set: number): number => set << 3;
const back = (set: number): number => set >> 3;

/** What an arm may do on the field: it is the same for all its blocks. */
interface Going {
  /** Where it may step, and where without engaging. */
  enter: number;
  calm: number;
  /** Own positions that do not end its move, and those whose line it may cross. */
  pass: number;
  cross: number;
}

/** The field as the moving side names its places; lists are made one at a time, so that one serves them all. */
const field = { enemies: 0, streams: 0, fords: 0, known: 0 };
const lie: number[] = TERRAINS.map(() => 0);
const goings: readonly Going[] = ARMS.map(() => ({ enter: 0, calm: 0, pass: 0, cross: 0 }));

/** To be called before the moves of a list are gathered. */
export function survey(f: Fight, role: number): void {
  clear(lie);
  field.fords = field.known = 0;
  field.enemies = engagedPlaces(f, role);
  for (let place = LEFT; place <= BEYOND_RIGHT; place++) lie[f.terrain[groundOf(role, place)]] |= 1 << place;
  field.streams = (lie[STREAM] | back(lie[STREAM])) & OWN_SET; // C6.16
  for (const own of OWN_POSITIONS) if (crossingsLeft(f, role, own) > 0) field.fords |= 1 << own;
}

function goingOf(block: number): Going {
  const arm = ARM_NUMBER[block];
  const going = goings[arm];
  if (((field.known >> arm) & 1) === 1) return going;
  field.known |= 1 << arm;
  going.calm = ~unite(SHUT_TO[arm]) & ~field.enemies; // C6.12
  going.enter = IS_FOOT[block] ? going.calm : ~unite(SHUT_TO[arm]); // C6.44
  going.pass = ~unite(HALTING[arm]) & ~field.enemies; // C6.11, C6.50
  going.cross = MAY_CROSS[arm] ? field.fords : ~field.streams; // C6.16, C6.18
  return going;
}

/** By arm: the terrains that are shut to it, and those that end its move. */
const SHUT_TO = ARMS.map((arm) => terrainsWhere(({ shut }) => shut.includes(arm)));
const HALTING = ARMS.map((arm) => terrainsWhere(({ halts }) => halts.includes(arm)));
const MAY_CROSS = ARMS.map((arm) => !TERRAIN.stream.uncrossable.includes(arm));

function terrainsWhere(test: (row: (typeof TERRAIN)[Terrain]) => boolean): number[] {
  return [...TERRAINS.keys()].filter((terrain) => test(TERRAIN[TERRAINS[terrain]]));
}

/** All places with one of these terrains. */
function unite(terrains: readonly number[]): number {
  let places = 0;
  for (const terrain of terrains) places |= lie[terrain];
  return places;
}

/** Where a block may go that makes up to `reach` steps. */
export function destinations(block: number, from: number, reach: number): number {
  const going = goingOf(block);
  if (from === RESERVE) return fromReserve(going, reach);
  return isOwn(from) ? fromOwn(going, 1 << from, reach) : fromBeyond(going, 1 << from, reach);
}

/** To an own position, or through it into the enemy's. */
function fromReserve({ enter, pass, cross }: Going, reach: number): number {
  const own = enter & OWN_SET;
  return reach > 1 ? own | (forward(own & pass & cross) & enter) : own;
}

/** Forward unless engaged; back to the reserve, and on to another position. C6.45, C6.49 */
function fromOwn({ enter, calm, cross }: Going, here: number, reach: number): number {
  const free = here & ~field.enemies;
  const next = RESERVE_SET | (forward(free & cross) & enter);
  if (reach < 2) return next;
  return next | ((free === 0 ? calm : enter) & OWN_SET & ~here);
}

/** Back over the line, and on to the reserve. */
function fromBeyond({ calm, pass, cross }: Going, here: number, reach: number): number {
  const own = back(here) & cross & calm;
  return reach > 1 && (own & pass) !== 0 ? own | RESERVE_SET : own;
}
