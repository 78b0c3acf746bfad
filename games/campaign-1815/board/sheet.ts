import {
  type Arrow,
  softLoop,
  curveThrough,
  diceFrom,
  mix,
  noise,
  polyline,
  xy,
  type Point,
} from '@bicorne/boardkit';
import { ROADS } from '../data/roads.ts';
import { TOWNS } from '../data/towns.ts';
import { townNamed } from '../rules/board.ts';
import { plots } from '@bicorne/boardkit/map/plots.ts';
import { nearest } from './keys.ts';
import {
  DEPLOYMENT,
  FRONTIER,
  REGIONS,
  RIDGES,
  RIVERS,
  WOODS,
  type RegionName,
  type RiverName,
} from './data/land.ts';

/** Where everything lies on the sheet of paper. All drawing goes by this; a flipped sheet is only another sheet. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly flipped: boolean;
  readonly towns: readonly Point[];
  readonly roads: readonly RoadLine[];
  readonly rivers: readonly RiverLine[];
  readonly frontier: readonly Point[];
  readonly deployment: readonly Point[];
  readonly woods: readonly WoodPatch[];
  /** The hills' outlines for their tints, the higher ground last. */
  readonly slopes: readonly string[];
  readonly hachures: string;
  readonly fields: string;
  readonly regions: readonly { readonly name: RegionName; readonly place: Point }[];
  readonly trackAt: Point;
  readonly titleAt: Point;
}

interface RoadLine {
  readonly path: string;
  readonly points: readonly Point[];
  readonly middle: Point;
  /** Where the bridge is, and how the road runs there, in degrees; null without a river. */
  readonly bridge: { readonly at: Point; readonly turn: number } | null;
}

interface RiverLine {
  readonly name: RiverName;
  readonly points: readonly Point[];
  readonly body: string;
  /** From left to right, for the name. */
  readonly line: string;
  readonly named: number | undefined;
}

interface WoodPatch {
  readonly rim: string;
  readonly trees: readonly (Point & { readonly form: number; readonly size: number })[];
}

export const WIDTH = 2400;
export const HEIGHT = 1640;
const [LEFT, RIGHT, TOP, BOTTOM] = [95, 2305, 110, 1545];
const [WEST, EAST, SOUTH, NORTH] = [3.2, 5.95, 50.0, 51.13];
const MIDDLE = { lon: 4.4, lat: 50.44 };
/** The heart of the campaign is drawn larger than its edges, as the published boards of this country do. */
const LENS = 0.7;

/** From −1 to 1 across the sheet, the middle spread out. */
const lens = (part: number): number => ((1 + LENS) * part) / (1 + LENS * Math.abs(part));

function along(value: number, low: number, middle: number, high: number): number {
  return value < middle ? lens((value - middle) / (middle - low)) : lens((value - middle) / (high - middle));
}

function project([lon, lat]: readonly [number, number], flipped: boolean): Point {
  const [across, up] = [along(lon, WEST, MIDDLE.lon, EAST), along(lat, SOUTH, MIDDLE.lat, NORTH)];
  const middle = { x: LEFT + (RIGHT - LEFT) * 0.46, y: TOP + (BOTTOM - TOP) * 0.6 };
  const x = middle.x + (across < 0 ? across * (middle.x - LEFT) : across * (RIGHT - middle.x));
  const y = middle.y - (up > 0 ? up * (middle.y - TOP) : up * (BOTTOM - middle.y));
  return flipped ? { x: WIDTH - x, y: HEIGHT - y } : { x, y };
}

const sheets = new Map<boolean, Sheet>();
export function sheetFor(flipped: boolean): Sheet {
  const known = sheets.get(flipped);
  if (known) return known;
  const made = makeSheet(flipped);
  sheets.set(flipped, made);
  return made;
}

function makeSheet(flipped: boolean): Sheet {
  const at = (place: readonly [number, number]): Point => project(place, flipped);
  const towns = TOWNS.map(({ lon, lat }) => at([lon, lat]));
  const rivers = RIVERS.map(({ name, course, breadth, named }) =>
    riverLine(name, curveThrough(course.map(at), 8), breadth, named),
  );
  const woods = WOODS.map(({ at: place }) => at(place));
  const crests = RIDGES.map((ridge) => curveThrough(ridge.map(at), 9));
  return {
    width: WIDTH,
    height: HEIGHT,
    flipped,
    towns,
    rivers,
    roads: ROADS.map((road, i) =>
      roadLine(towns[townNamed(road.a)], towns[townNamed(road.b)], i, road.river, rivers),
    ),
    frontier: curveThrough(FRONTIER.map(at), 6),
    deployment: curveThrough(DEPLOYMENT.map(at), 6),
    woods: WOODS.map(({ at: place, size }, i) => woodPatch(at(place), size, i)),
    slopes: [34, 17].map((reach) => crests.map((crest, i) => slope(crest, i, reach)).join('')),
    hachures: crests.map(hatch).join(''),
    fields: fieldsOn([
      [towns, 70],
      [woods, 110],
      [rivers.flatMap(({ points }) => points), 55],
      [crests.flat(), 75],
    ]),
    regions: REGIONS.map(({ name, at: place }) => ({ name, place: at(place) })),
    trackAt: flipped ? { x: WIDTH - 500, y: 60 } : { x: 60, y: HEIGHT - 278 },
    titleAt: flipped ? { x: 70, y: HEIGHT - 230 } : { x: WIDTH - 640, y: 76 },
  };
}

// Roads

/** A road wanders a little between its towns. */
function roadLine(
  a: Point,
  b: Point,
  seed: number,
  river: string | null,
  rivers: readonly RiverLine[],
): RoadLine {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const normal = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const sway = Math.min(16, length / 12);
  const bend = (part: number): Point => {
    const off = noise(31, seed * 7.3, part * 5) * sway;
    const on = mix(a, b, part);
    return { x: on.x + normal.x * off, y: on.y + normal.y * off };
  };
  const points = curveThrough([a, bend(0.3), bend(0.66), b], 10);
  const water = rivers.find(({ name }) => name === river);
  return {
    points,
    path: polyline(points),
    middle: points[Math.floor(points.length / 2)],
    bridge: river === null ? null : bridgeOn(points, water),
  };
}

/** Where road and river come nearest to each other. */
function bridgeOn(road: readonly Point[], water: RiverLine | undefined): RoadLine['bridge'] {
  let [best, nearest] = [Math.floor(road.length / 2), Infinity];
  for (let i = 2; i < road.length - 2; i++)
    for (const { x, y } of water?.points ?? []) {
      const away = Math.hypot(x - road[i].x, y - road[i].y);
      if (away < nearest) [best, nearest] = [i, away];
    }
  const [before, after] = [road[best - 1], road[best + 1]];
  return { at: road[best], turn: (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI };
}

// Water

function riverLine(
  name: RiverName,
  points: readonly Point[],
  [source, mouth]: readonly [number, number],
  named: number | undefined,
): RiverLine {
  const wavy = points.map(({ x, y }) => ({
    x: x + noise(5, x / 46, y / 46) * 9,
    y: y + noise(6, x / 46, y / 46) * 9,
  }));
  const edge = (way: 1 | -1): Point[] =>
    wavy.map((point, i) => {
      const [from, to] = [wavy[Math.max(0, i - 1)], wavy[Math.min(wavy.length - 1, i + 1)]];
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const half = ((source + ((mouth - source) * i) / wavy.length) / 2) * way;
      return {
        x: point.x - ((to.y - from.y) / length) * half,
        y: point.y + ((to.x - from.x) / length) * half,
      };
    });
  // Letters stand upright where the name is, whichever way the whole river goes.
  const near = (part: number): Point => wavy[Math.round(Math.min(1, Math.max(0, part)) * (wavy.length - 1))];
  const eastward = near((named ?? 0.5) - 0.1).x < near((named ?? 0.5) + 0.1).x;
  return {
    name,
    points: wavy,
    body: `${polyline([...edge(1), ...edge(-1).toReversed()])}Z`,
    line: smooth(eastward ? wavy : wavy.toReversed()),
    named: named === undefined ? undefined : eastward ? named : 1 - named,
  };
}

/** Every third point is enough for letters to stand on. */
const smooth = (points: readonly Point[]): string => polyline(points.filter((_, i) => i % 4 === 0));

// Woods and hills

const UNIT = 1300;

function woodPatch({ x, y }: Point, [wide, high]: readonly [number, number], seed: number): WoodPatch {
  const reach = (turn: number): number =>
    1 + 0.28 * noise(seed + 3, Math.cos(turn) * 1.7 + 9, Math.sin(turn) * 1.7 + 4);
  const rim = Array.from({ length: 18 }, (_, i) => {
    const turn = (i / 18) * Math.PI * 2;
    return {
      x: x + Math.cos(turn) * wide * UNIT * reach(turn),
      y: y + Math.sin(turn) * high * UNIT * reach(turn),
    };
  });
  const closed = curveThrough([...rim, rim[0]], 3);
  const dice = diceFrom(seed + 77);
  const trees = Array.from({ length: Math.round(wide * high * 14000) }, () => {
    const [turn, far] = [dice() * Math.PI * 2, Math.sqrt(dice()) * 0.86];
    return {
      x: x + Math.cos(turn) * wide * UNIT * far,
      y: y + Math.sin(turn) * high * UNIT * far,
      form: Math.floor(dice() * 3),
      size: 0.8 + dice() * 0.4,
    };
  }).sort((one, other) => one.y - other.y);
  return { rim: `${polyline(closed)}Z`, trees };
}

/** A hill around its crest: thin at both ends, and of no regular shape. */
function slope(crest: readonly Point[], seed: number, reach: number): string {
  const edge = (way: 1 | -1): Point[] =>
    crest.map((point, i) => {
      const [from, to] = [crest[Math.max(0, i - 1)], crest[Math.min(crest.length - 1, i + 1)]];
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const swell = 0.25 + 0.75 * (1 - Math.abs((i / (crest.length - 1)) * 2 - 1) ** 3);
      const off = way * reach * swell * (1 + 0.45 * noise(seed + 50 * way, i / 3, reach));
      return { x: point.x - ((to.y - from.y) / length) * off, y: point.y + ((to.x - from.x) / length) * off };
    });
  return softLoop([...edge(1), ...edge(-1).toReversed()]);
}

/** Strokes that fall away from a crest, longer on the lee side of the light. */
function hatch(crest: readonly Point[], seed: number): string {
  const dice = diceFrom(seed + 400);
  const strokes: string[] = [];
  for (let i = 1; i < crest.length; i++) {
    const [a, b] = [crest[i - 1], crest[i]];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const normal = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
    for (let at = 0; at < length; at += 4.4) {
      const foot = mix(a, b, at / length);
      const swell = 1 - Math.abs((i / crest.length) * 2 - 1) ** 3;
      for (const way of [1, -1]) {
        const [near, far] = [2 + dice() * 2, (8 + dice() * 9) * swell + 4];
        strokes.push(
          `M${xy({ x: foot.x + normal.x * way * near, y: foot.y + normal.y * way * near })}L${xy({ x: foot.x + normal.x * way * (near + far), y: foot.y + normal.y * way * (near + far) })}`,
        );
      }
    }
  }
  return strokes.join('');
}

/** Ploughland in the open country, away from whatever else is drawn. */
function fieldsOn(taken: readonly (readonly [points: readonly Point[], away: number])[]): string {
  const dice = diceFrom(1815);
  const drawn: string[] = [];
  for (let y = TOP; y < BOTTOM; y += FURLONG)
    for (let x = LEFT; x < RIGHT; x += FURLONG) {
      const at = { x: x + dice() * FURLONG, y: y + dice() * FURLONG };
      const free = taken.every(([points, away]) =>
        points.every((point) => Math.hypot(point.x - at.x, point.y - at.y) > away),
      );
      if (free && dice() < 0.62) drawn.push(plots(at, 62, x + y));
    }
  return drawn.join('');
}
const FURLONG = 118;

// Keys

/** The nearest town in a direction; the same one at the edge. */
export function stepTown({ towns }: Sheet, town: number, arrow: Arrow): number {
  const next = nearest(towns, towns[town], arrow);
  return next < 0 ? town : next;
}
