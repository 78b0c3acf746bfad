import { makeGraph } from '@bicorne/engine';
import { ROADS } from '../data/roads.ts';
import { SUPPLY_CITIES } from '../data/supply.ts';
import { TOWN_LIMITS, TOWNS, type Zone } from '../data/towns.ts';
import { LAST_DAY, TRACK } from '../data/track.ts';
import { ARMIES } from '../data/blocks.ts';

/** C1: the map and the track as tables of numbers, built once. */

export const TOWN_COUNT = TOWNS.length;
export const NOWHERE = -1;

const TOWN_NUMBERS = new Map(TOWNS.map((town, i) => [town.id, i]));
export const townNamed = (id: string): number => TOWN_NUMBERS.get(id) ?? NOWHERE;

export const MAP = makeGraph(
  TOWN_COUNT,
  ROADS.map((road) => ({ from: townNamed(road.a), to: townNamed(road.b) })),
);
export const EXITS = MAP.exits;
export const ROAD_COUNT = ROADS.length;
/** More than the most roads of any town: room for a count by exit. */
export const MOST_EXITS = 8;

export const joined = (a: number, b: number): boolean => MAP.way(a, b) >= 0;

/** A leg is a road in one direction: the exits of all towns, numbered through. */
const LEG_BASE: readonly number[] = EXITS.map((_, town) => EXITS.slice(0, town).flat().length);
export const LEG_FROM: readonly number[] = EXITS.flatMap((exits, from) => exits.map(() => from));
export const LEG_TO: readonly number[] = EXITS.flatMap((exits) => exits.map(({ to }) => to));
export const LEG_ROAD: readonly number[] = EXITS.flatMap((exits) => exits.map(({ way }) => way));
export const LEG_COUNT = LEG_TO.length;
export const legBy = (town: number, exit: number): number => LEG_BASE[town] + exit;
/** The legs of a town are numbered without gaps: from `firstLeg` up to, not including, `endLeg`. */
export const firstLeg = (town: number): number => LEG_BASE[town];
export const endLeg = (town: number): number => LEG_BASE[town] + EXITS[town].length;
const legBetween = new Int16Array(TOWN_COUNT * TOWN_COUNT).fill(NOWHERE);
LEG_TO.forEach((to, leg) => {
  legBetween[LEG_FROM[leg] * TOWN_COUNT + to] = leg;
});
export const legOf = (from: number, to: number): number => legBetween[from * TOWN_COUNT + to];

/** The number of the exit of `town` that leads to `to`. */
export const exitTo = (town: number, to: number): number => EXITS[town].findIndex((exit) => exit.to === to);

const MARCHING = { major: 8, minor: 6 } as const;
const PASSING = { major: 2, minor: 1 } as const;

/** C5.11 */
export const MARCH_LIMIT: readonly number[] = ROADS.map((road) => MARCHING[road.kind]);
/** C5.13 */
export const ATTACK_LIMIT: readonly number[] = ROADS.map((road) =>
  road.river ? MARCHING[road.kind] / 2 : MARCHING[road.kind],
);
/** Retreat, reinforcement and regrouping. C6.63, C7.6, C7.19 */
export const PASS_LIMIT: readonly number[] = ROADS.map((road) => PASSING[road.kind]);

const ZONES: readonly Zone[] = ARMIES;
/** The army that may set up in each town. C4.2–C4.5 */
export const ZONE: readonly number[] = TOWNS.map((town) => ZONES.indexOf(town.zone));

/** How many blocks of each army a town takes in the set-up. C4.4, C4.5 */
export const TOWN_LIMIT: readonly number[] = ARMIES.map((army) => TOWN_LIMITS[army]);

/** C10.1 */
export const CITIES = SUPPLY_CITIES.map(({ town, army, loss }) => ({
  town: townNamed(town),
  army: ARMIES.indexOf(army),
  loss,
}));

export const TURNS = TRACK.length;
export const ACTIVE_SIDE: readonly number[] = TRACK.map((space) => (space.side === 'french' ? 0 : 1));
export const NIGHT: readonly boolean[] = TRACK.map((space) => space.hour === 'night');
/** C11.5 */
export const LAST_DAY_TURN: readonly boolean[] = TRACK.map((space) => space.day === LAST_DAY);
