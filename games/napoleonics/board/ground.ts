import { DIRECTIONS } from '@bicorne/engine';
import {
  makeLayout,
  polyline,
  seedOf,
  type HexLayout,
  type Landscape,
  type Point,
  type Settlement,
  type Stream,
} from '@bicorne/boardkit';
import { streamCourse } from '@bicorne/boardkit/map/lines.ts';
import type { MapName, WaterName } from '@bicorne/boardkit/map/Sheet.tsx';
import { GRID, HEX_NAMES, hexNamed } from '../data/board.ts';
import type { Scenario } from '../data/scenario.ts';
import type { NapoleonicsWords } from './words/lexicon.ts';

const RADIUS = 60;
const MARGIN = 66;

export const LAYOUT = makeLayout(GRID, RADIUS, MARGIN);
const FLIPPED = makeLayout(GRID, RADIUS, MARGIN, true);
export const layoutFor = (flipped: boolean): HexLayout => (flipped ? FLIPPED : LAYOUT);

const hexes = (way: string): number[] => way.split('-').map(hexNamed);

/** A scenario's ground as the painter wants it. */
export function landscapeOf(scenario: Scenario): Landscape {
  const of = (...kinds: readonly string[]): number[] =>
    Object.entries(scenario.terrain).flatMap(([name, kind]) =>
      kind !== undefined && kinds.includes(kind) ? [hexNamed(name)] : [],
    );
  const { looks = {}, roads = [], lanes = [] } = scenario;
  const looking = (like: Look): number[] =>
    Object.entries(looks).flatMap(([name, look]) => (look === like ? [hexNamed(name)] : []));
  const lakes = looking('lake');
  const marshes = looking('marsh');
  return {
    seed: seedOf(scenario.title.en),
    hills: of('hill'),
    crags: of('ruggedHill'),
    woods: of('forest'),
    lakes,
    pits: of('sandQuarry').filter((hex) => !marshes.includes(hex)),
    marshes,
    settlements: [
      ...of('town').map((hex) => ({ hex, kind: placeKind(looks[HEX_NAMES[hex]]) })),
      ...of('mill').map((hex) => ({ hex, kind: 'mill' as const })),
    ],
    streams: streamsOf(scenario, lakes),
    roads: [
      ...roads.map((way) => ({ run: hexes(way), kind: 'highway' as const })),
      ...lanes.map((way) => ({ run: hexes(way), kind: 'lane' as const })),
    ],
    bridges: of('bridge'),
    fords: of('river').length > lakes.length ? of('fordableRiver') : [],
    works: Object.entries(scenario.works ?? {}).map(([name, sides]) => ({
      hex: hexNamed(name),
      directions: (sides ?? []).map((side) => DIRECTIONS.indexOf(side)),
    })),
  };
}

type Look = NonNullable<NonNullable<Scenario['looks']>[string]>;

const placeKind = (look: Look | undefined): Settlement['kind'] =>
  look === 'church' || look === 'farm' ? look : 'village';

const WET = new Set(['river', 'fordableRiver', 'bridge']);

/** The courses that the mapmaker has drawn, and after them whatever water is on none of them. */
function streamsOf({ terrain, courses = [] }: Scenario, lakes: readonly number[]): Stream[] {
  const kindAt = new Map(Object.entries(terrain).map(([name, kind]) => [hexNamed(name), kind]));
  const drawn = courses.map(hexes);
  const known = new Set([...drawn.flat(), ...lakes]);
  const rest = [...kindAt].flatMap(([hex, kind]) => (WET.has(kind ?? '') && !known.has(hex) ? [hex] : []));
  return [...drawn, ...chains(rest)].map((run) => ({
    run,
    breadth: breadthOf(run, kindAt),
    rises: !onRim(run[0]),
    ends: !onRim(run[run.length - 1]),
  }));
}

const onRim = (hex: number): boolean => GRID.around[hex].length < 6;

/** Narrow where one can ford, broad where one cannot, and a little broader downstream. */
const breadthOf = (run: readonly number[], kindAt: ReadonlyMap<number, string | undefined>): number[] =>
  run.map((hex, i) => (kindAt.get(hex) === 'fordableRiver' ? 0.075 : 0.24) * (0.8 + (0.5 * i) / run.length));

/** Splits loose water hexes into lines, each begun at an end if there is one. */
function chains(loose: readonly number[]): number[][] {
  const left = new Set(loose);
  const near = (hex: number): number[] => GRID.around[hex].filter((other) => left.has(other));
  const lines: number[][] = [];
  while (left.size > 0) {
    const all = [...left];
    const start =
      all.find((hex) => near(hex).length <= 1 && onRim(hex)) ??
      all.find((hex) => near(hex).length <= 1) ??
      all[0];
    const line = [start];
    left.delete(start);
    for (let next = near(start)[0]; next !== undefined; next = near(line[line.length - 1])[0]) {
      line.push(next);
      left.delete(next);
    }
    lines.push(line);
  }
  return lines;
}

/** N1.3: the lines between the sections run straight down the board. */
export const sectionLines = (layout: HexLayout): string =>
  [4, 9]
    .map((col) => layout.margin + col * Math.sqrt(3) * layout.radius)
    .map((x) => `M${x.toFixed(1)} ${layout.margin - 18}V${layout.height - layout.margin + 18}`)
    .join('');

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** Where north lies on the sheet when its top edge looks to `facing`. */
export const northOf = (facing: string | undefined): number | undefined =>
  facing === undefined || !COMPASS.includes(facing) ? undefined : (360 - 45 * COMPASS.indexOf(facing)) % 360;

const NAME_KINDS: Readonly<Record<string, MapName['kind']>> = {
  hill: 'hill',
  ruggedHill: 'hill',
  forest: 'wood',
  sandQuarry: 'hill',
};

/** A name that several hexes share is written once. Each stands below its hexes, or above them where another is in the way. */
export function namesOf(layout: HexLayout, scenario: Scenario, words: NapoleonicsWords): MapName[] {
  const names: MapName[] = [];
  for (const [name, hexesOfName] of placesByName(scenario)) {
    const points = hexesOfName.map((hex) => layout.centres[hex]);
    const ys = points.map(({ y }) => y);
    const text = words.placeName(name);
    const kind = NAME_KINDS[scenario.terrain[HEX_NAMES[hexesOfName[0]]] ?? ''] ?? 'village';
    const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
    const heights = [Math.max(...ys) + 0.92 * layout.radius, Math.min(...ys) - 0.62 * layout.radius];
    const free = heights.find((y) => !names.some((other) => overlap(other, { text, kind, x, y })));
    names.push({ text, kind, x, y: free ?? heights[0] });
  }
  return names;
}

function placesByName({ places = {} }: Scenario): Map<string, number[]> {
  const byName = new Map<string, number[]>();
  for (const [hex, name] of Object.entries(places))
    if (name !== undefined) byName.set(name, [...(byName.get(name) ?? []), hexNamed(hex)]);
  return byName;
}

const LETTER = 8.4;
const LINE = 17;

const overlap = (one: MapName, other: MapName): boolean =>
  Math.abs(one.y - other.y) < LINE &&
  Math.abs(one.x - other.x) < ((one.text.length + other.text.length) * LETTER) / 2;

/** Along its straightest stretch, written so that it is read from left to right. */
export function waterNamesOf(
  layout: HexLayout,
  land: Landscape,
  { waters = {} }: Scenario,
  words: NapoleonicsWords,
): WaterName[] {
  return Object.entries(waters).flatMap(([at, name]) => {
    const i = land.streams.findIndex(({ run }) => run.includes(hexNamed(at)));
    if (name === '' || i === -1) return [];
    const text = words.placeName(name);
    const { points, breadth } = streamCourse(layout, land.streams[i], land.seed + 40 + i);
    const inside = points.filter(
      ({ x, y }) => x > 60 && y > 60 && x < layout.width - 60 && y < layout.height - 60,
    );
    const stretch = straightest(inside, text.length * 11 + 20);
    const rightward = stretch[stretch.length - 1].x >= stretch[0].x ? stretch : stretch.toReversed();
    return [{ text, path: polyline(rightward), rise: 7 + Math.max(...breadth) }];
  });
}

const stepLength = (points: readonly Point[], i: number): number =>
  Math.hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y);

/** The part of a line, at least so long, that bends least: its ends lie farthest apart for its length. */
export function straightest(points: readonly Point[], length: number): readonly Point[] {
  let best: readonly Point[] = points;
  let bend = Infinity;
  for (let from = 0; from < points.length; from++) {
    let walked = 0;
    let to = from;
    while (to + 1 < points.length && walked < length) walked += stepLength(points, ++to);
    if (walked < length) break;
    const direct = Math.hypot(points[to].x - points[from].x, points[to].y - points[from].y);
    if (walked - direct < bend) [best, bend] = [points.slice(from, to + 1), walked - direct];
  }
  return best;
}
