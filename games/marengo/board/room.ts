import type { Point } from '@bicorne/boardkit';

/** Where in a locality its reserve, its discs and its number lie. */
export interface Room {
  /** For one, two and three columns of blocks: the middle, and the height there is for ranks. */
  readonly ranks: readonly Ranks[];
  /** The same for as many as can only stand on what is written there. */
  readonly crowded: readonly Ranks[];
  readonly discs: Point;
  readonly label: Point;
  /** Where it is marked that one may go there: clear of the others, and as far from its approaches as can be. */
  readonly mark: Point;
}

interface Ranks {
  readonly columns: number;
  readonly middle: Point;
  readonly height: number;
}

export const BLOCK = { length: 98, thick: 32 } as const;
/** From one rank to the next, and from one column to the next. */
export const RANK = 37;
export const COLUMN = 106;

const STEP = 17;
/** Kept clear for the blocks in the approaches, as far as there is room. */
const MARGINS = [36, 26, 16, 6] as const;
const ENOUGH = 2 * RANK;

/** Something that is written on the map. */
export interface Name extends Point {
  readonly width: number;
  readonly height: number;
}

/** Blocks keep away from what is written on the map, as long as there are few of them; so does the number. */
export function roomIn(ring: readonly Point[], names: readonly Name[] = []): Room {
  const spots = spotsIn(ring);
  const here = names.filter((name) => isOver(ring, name));
  const clear = [1, 2, 3].flatMap((columns) => ranksFor(ring, spots, columns, here));
  const all = here.length === 0 ? clear : [1, 2, 3].flatMap((columns) => ranksFor(ring, spots, columns, []));
  const ranks = clear.length > 0 ? clear : all;
  const first = ranks.at(0) ?? { columns: 1, middle: deepest(spots), height: BLOCK.thick };
  const away = (spot: Point): number =>
    Math.hypot(
      Math.max(0, Math.abs(spot.x - first.middle.x) - 52),
      Math.max(0, Math.abs(spot.y - first.middle.y) - 34),
    );
  const discs = best(spots, (spot) => Math.min(spot.depth * 1.5, away(spot)));
  const label = best(spots, (spot) =>
    Math.min(
      spot.depth * 1.7,
      away(spot) + 14,
      Math.hypot(spot.x - discs.x, spot.y - discs.y) * 0.6,
      ...here.map((name) => beyond(name, spot)),
    ),
  );
  const apart = (spot: Point, other: Point): number => Math.hypot(spot.x - other.x, spot.y - other.y);
  const mark = best(spots, (spot) =>
    Math.min(spot.depth, away(spot) + 10, apart(spot, discs) * 0.8, apart(spot, label) * 0.8),
  );
  return { ranks: ranks.length > 0 ? ranks : [first], crowded: all, discs, label, mark };
}

interface Spot extends Point {
  /** How far it is from the nearest side. */
  readonly depth: number;
}

function spotsIn(ring: readonly Point[]): Spot[] {
  const [left, right] = span(ring.map(({ x }) => x));
  const [top, bottom] = span(ring.map(({ y }) => y));
  const spots: Spot[] = [];
  for (let y = top + STEP / 2; y < bottom; y += STEP)
    for (let x = left + STEP / 2; x < right; x += STEP) {
      const depth = depthIn(ring, { x, y });
      if (depth > 0) spots.push({ x, y, depth });
    }
  return spots;
}

const span = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
];

/** How deep a point lies inside a ring; outside it is 0. */
export function depthIn(ring: readonly Point[], at: Point): number {
  let inside = false;
  let nearest = Infinity;
  ring.forEach((one, i) => {
    const other = ring[(i + 1) % ring.length];
    if (
      one.y > at.y !== other.y > at.y &&
      at.x < one.x + ((at.y - one.y) * (other.x - one.x)) / (other.y - one.y)
    )
      inside = !inside;
    nearest = Math.min(nearest, distanceTo(one, other, at));
  });
  return inside ? nearest : 0;
}

/** From a point to the nearest of a stretch. */
export function distanceTo(one: Point, other: Point, at: Point): number {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const part = Math.min(
    1,
    Math.max(0, ((at.x - one.x) * dx + (at.y - one.y) * dy) / (dx * dx + dy * dy || 1)),
  );
  const [x, y] = [at.x - one.x - part * dx, at.y - one.y - part * dy];
  // Measured a few million times: hypot is several times slower.
  return Math.sqrt(x * x + y * y);
}

const best = (spots: readonly Spot[], worth: (spot: Spot) => number): Point => {
  let found = spots[0];
  let most = -Infinity;
  for (const spot of spots) {
    const value = worth(spot);
    if (value > most) [found, most] = [spot, value];
  }
  return { x: found.x, y: found.y };
};
const deepest = (spots: readonly Spot[]): Point => best(spots, ({ depth }) => depth);

/** How far from something that is written; in it nothing, and above and below it counts for more. */
const beyond = ({ x, y, width, height }: Name, spot: Point): number =>
  Math.hypot(
    Math.max(0, Math.abs(spot.x - x) - width / 2 - 12) * 1.3,
    Math.max(0, Math.abs(spot.y - y) - height / 2 - 10) * 1.3,
  );

/** Whether it is written in the locality, at least in part, or close to it. */
function isOver(ring: readonly Point[], { x, y, width, height }: Name): boolean {
  const [left, right] = span(ring.map((corner) => corner.x));
  const [top, bottom] = span(ring.map((corner) => corner.y));
  return x + width / 2 > left && x - width / 2 < right && y + height / 2 > top && y - height / 2 < bottom;
}

/** The tallest place for so many columns, with as much margin as still leaves enough. */
function ranksFor(
  ring: readonly Point[],
  spots: readonly Spot[],
  columns: number,
  names: readonly Name[],
): Ranks[] {
  const half = (columns * COLUMN) / 2 - 3;
  let found: Ranks | null = null;
  for (const margin of MARGINS) {
    const fitsAt = (spot: Point, height: number): boolean =>
      isClear(names, spot, half, height) && fits(ring, spot, half, height, margin);
    for (const spot of spots) {
      const height = found?.height ?? 0;
      if (spot.depth < margin + BLOCK.thick / 2 || !fitsAt(spot, height / 2 + 4)) continue;
      found = { columns, middle: { x: spot.x, y: spot.y }, height: 2 * tallest(spot, fitsAt) };
    }
    if (found && found.height >= (columns === 1 ? ENOUGH : ENOUGH * 2)) return [found];
  }
  return found ? [found] : [];
}

const TALLEST = 110;

function tallest(at: Point, fitsAt: (at: Point, height: number) => boolean): number {
  let height = BLOCK.thick / 2;
  while (height < TALLEST && fitsAt(at, height + 4)) height += 4;
  return height;
}

/** Whether blocks so far to either side, above and below cover no name; a name's place is its middle. */
const isClear = (names: readonly Name[], { x, y }: Point, half: number, height: number): boolean =>
  names.every(
    (name) =>
      Math.abs(name.x - x) > half + name.width / 2 ||
      Math.abs(name.y - y) > Math.max(height, BLOCK.thick / 2) + name.height / 2,
  );

const fits = (
  ring: readonly Point[],
  { x, y }: Point,
  half: number,
  height: number,
  margin: number,
): boolean =>
  [-1, 0, 1].every((across) =>
    [-1, 1].every((down) => {
      const reach = Math.max(height, BLOCK.thick / 2);
      return depthIn(ring, { x: x + across * half, y: y + down * reach }) >= margin;
    }),
  );
