import { BORDERS, LOCALITIES } from '../data/map.ts';
import { BOXES } from '../data/forces.ts';

/**
 * The map as the rules ask for it: tables by position, locality, crossing. Built once.
 *
 * Positions are numbers: 1–90 the reserves, which are also the numbers of the localities; then two for
 * every border, the approaches on its first and on its second side; then the waiting boxes; then places
 * that no map shows: pieces that are just being moved, and bags from which pieces are dealt.
 */
export const LAST_LOCALITY = 90;
export const FIRST_SIDE = LAST_LOCALITY + 1;
export const FIRST_BOX = FIRST_SIDE + 2 * BORDERS.length;
/** Pieces that the acting army has taken up for its action. */
export const HAND = FIRST_BOX + BOXES.length;
/** Pieces that the defender is bringing up against a manoeuvre attack. */
export const ANSWER = HAND + 1;
export const BAGS = [ANSWER + 1, ANSWER + 2] as const;
export const SPOTS = ANSWER + 3;

/** Pieces that have acted this turn lie apart from those that may still act. (M17.2) */
export const acted = (position: number): number => position + SPOTS;
export const PLACES = 2 * SPOTS;
export const positionOf = (place: number): number => (place < SPOTS ? place : place - SPOTS);

export const isReserve = (position: number): boolean => position <= LAST_LOCALITY;
export const isSide = (position: number): boolean => position >= FIRST_SIDE && position < FIRST_BOX;
export const isBox = (position: number): boolean => position >= FIRST_BOX && position < HAND;
export const opposite = (side: number): number => ((side - FIRST_SIDE) ^ 1) + FIRST_SIDE;
export const borderOf = (side: number): number => (side - FIRST_SIDE) >> 1;

const table = <T>(length: number, value: T): T[] => Array<T>(length).fill(value);

export const NAME = table(SPOTS, '');
/** The locality of a position; 0 for places off the map. */
export const LOCALITY = table(SPOTS, 0);
/** The locality beyond an approach. */
export const BEYOND = table(SPOTS, 0);
/** Pieces that block an approach fully. (M3.4) */
export const TO_BLOCK = table(SPOTS, 0);
/** Penalties in an approach by type of piece. */
export const PENALTY = [table(SPOTS, 0), table(SPOTS, 0), table(SPOTS, 0)] as const;
export const OBSTRUCTED = table(SPOTS, false);
/** Where one goes who leaves by this approach: 1 east, -1 west, 0 unmarked. (M13.10) */
export const HEADING = table(SPOTS, 0);
/** Another, earlier approach of the locality that leads to the same neighbour, or 0. */
export const TWIN = table(SPOTS, 0);

export const CAPACITY = table(LAST_LOCALITY + 1, 0);
export const EAST = table(LAST_LOCALITY + 1, false);
export const SIDES: number[][] = Array.from({ length: LAST_LOCALITY + 1 }, () => []);
/** The box whose pieces enter here, or 0. (M15.7) */
export const ENTRY_BOX = table(LAST_LOCALITY + 1, 0);

for (const { id, capacity, eastOfObjective } of LOCALITIES) {
  NAME[id] = String(id);
  LOCALITY[id] = id;
  CAPACITY[id] = capacity;
  EAST[id] = eastOfObjective;
}

BORDERS.forEach(([name, a, b, width, sideA, sideB, east], border) => {
  const first = FIRST_SIDE + 2 * border;
  const suffix = name.replace(/^\d+-\d+/, '');
  addSide(first, a, b, suffix, width, sideA, east);
  addSide(first + 1, b, a, suffix, width, sideB, east);
});

function addSide(
  side: number,
  of: number,
  to: number,
  suffix: string,
  width: string,
  symbols: string,
  east: number,
): void {
  NAME[side] = `${of}/${to}${suffix}`;
  LOCALITY[side] = of;
  BEYOND[side] = to;
  TO_BLOCK[side] = width === 'wide' ? 2 : 1;
  ['i', 'c', 'a'].forEach((letter, type) => (PENALTY[type][side] = symbols.split(letter).length - 1));
  OBSTRUCTED[side] = symbols.includes('x');
  HEADING[side] = east === 0 ? 0 : east === to ? 1 : -1;
  TWIN[side] = SIDES[of].find((other) => BEYOND[other] === to) ?? 0;
  SIDES[of].push(side);
}

/** All positions of a locality, the reserve last. */
export const POSITIONS: readonly (readonly number[])[] = SIDES.map((sides, locality) =>
  sides.concat(locality),
);

BOXES.forEach(({ name, into }, i) => {
  NAME[FIRST_BOX + i] = name;
  ENTRY_BOX[into] = FIRST_BOX + i;
});
NAME[HAND] = 'hand';
NAME[ANSWER] = 'answer';
BAGS.forEach((bag, i) => (NAME[bag] = `bag${i + 1}`));

const POSITION_NAMED = new Map(NAME.map((name, position) => [name, position]));
/** The position of that name, or 0. */
export const positionNamed = (name: string): number => (name === '' ? 0 : (POSITION_NAMED.get(name) ?? 0));
export const boxOf = (position: number): (typeof BOXES)[number] => BOXES[position - FIRST_BOX];

// Roads

/** Crossings by number; the entries of the boxes come last. */
export const CROSSINGS: string[] = [];
export const MAIN: boolean[] = [];

/** A way out of a locality: twice the number of its crossing, and one more for the way back. */
export const EXIT_TO: number[] = [];
export const EXIT_SIDE: number[] = [];
/** The piece of road one comes upon. */
export const EXIT_ROAD: number[] = [];
/** The ways out by piece of road, and by locality. */
export const ROAD_EXITS: number[][] = [];
export const LOCALITY_EXITS: number[][] = Array.from({ length: LAST_LOCALITY + 1 }, () => []);
/** The piece of road on which one enters from a box. */
export const ENTRY_ROAD: number[] = BOXES.map(() => 0);

for (const { id, roads } of LOCALITIES) for (const road of roads) addRoad(id, road.split(' '));
export const FIRST_ENTRY = CROSSINGS.length;
for (const { name } of BOXES) addCrossing(name, true);

export const entryOf = (box: number): number => FIRST_ENTRY + box - FIRST_BOX;

function addRoad(locality: number, joined: readonly string[]): void {
  const road = ROAD_EXITS.push([]) - 1;
  for (const name of joined) {
    const box = BOXES.findIndex((one) => one.name === name);
    if (box >= 0) ENTRY_ROAD[box] = road;
    else addExit(locality, road, name);
  }
}

function addCrossing(name: string, main: boolean): number {
  MAIN.push(main);
  return CROSSINGS.push(name) - 1;
}

function addExit(locality: number, road: number, name: string): void {
  const known = CROSSINGS.indexOf(name);
  const crossing = known >= 0 ? known : addCrossing(name, name.includes(':main'));
  const exit = 2 * crossing + (known >= 0 ? 1 : 0);
  const border = BORDERS.findIndex((row) => row[0] === name.split(':')[0]);
  const side = FIRST_SIDE + 2 * border + (BORDERS[border][1] === locality ? 0 : 1);
  EXIT_SIDE[exit] = side;
  EXIT_TO[exit] = BEYOND[side];
  EXIT_ROAD[exit ^ 1] = road;
  ROAD_EXITS[road].push(exit);
  LOCALITY_EXITS[locality].push(exit);
}
