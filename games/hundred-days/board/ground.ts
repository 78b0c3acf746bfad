import {
  makeLayout,
  polyline,
  seedOf,
  type HexLayout,
  type Landscape,
  type Point,
  type WaterSide,
} from '@bicorne/boardkit';
import { hexsideCourses } from '@bicorne/boardkit/map/hexsides.ts';
import type { MapName, WaterName } from '@bicorne/boardkit/map/Sheet.tsx';
import { direction, GRID, hexNamed } from '../data/board.ts';
import type { Scenario } from '../data/scenario.ts';
import { GROUND, GROUNDS, type Ground } from '../data/terrain.ts';
import type { HundredDaysWords } from './words/lexicon.ts';

const RADIUS = 60;
const MARGIN = 66;

export const LAYOUT = makeLayout(GRID, RADIUS, MARGIN);
const FLIPPED = makeLayout(GRID, RADIUS, MARGIN, true);
export const layoutFor = (flipped: boolean): HexLayout => (flipped ? FLIPPED : LAYOUT);

const groundsOf = ({ map }: Scenario): Ground[] =>
  map
    .flatMap((row) => row.trim().split(' '))
    .map((letter) => GROUNDS.find((ground) => GROUND[ground].letter === letter) ?? 'clear');

const ALL_AROUND = [0, 1, 2, 3, 4, 5];

/** A scenario's ground as the painter wants it. */
export function landscapeOf(scenario: Scenario): Landscape {
  const grounds = groundsOf(scenario);
  const of = (kind: Ground): number[] => grounds.flatMap((ground, hex) => (ground === kind ? [hex] : []));
  return {
    seed: seedOf(scenario.title?.en ?? ''),
    hills: of('hill'),
    crags: [],
    woods: of('wood'),
    lakes: of('lake'),
    pits: [],
    marshes: [],
    settlements: [
      ...of('town').map((hex) => ({ hex, kind: 'village' as const })),
      ...of('fortification').map((hex) => ({ hex, kind: 'farm' as const })),
    ],
    streams: [],
    roads: (scenario.roads ?? []).map((path) => ({
      run: path.split('-').map(hexNamed),
      kind: 'highway' as const,
    })),
    bridges: [],
    fords: [],
    works: of('fortification').map((hex) => ({ hex, directions: ALL_AROUND })),
    waterSides: waterSidesOf(scenario),
  };
}

export function waterSidesOf({ streams = [], rivers = [], bridges = [] }: Scenario): WaterSide[] {
  const bridged = new Set(bridges.map(sideKey));
  const of = (list: readonly string[], kind: WaterSide['kind']): WaterSide[] =>
    list.map((text) => {
      const [one, two] = text.split('-').map(hexNamed);
      return { hex: one, direction: direction(one, two), kind, bridge: bridged.has(sideKey(text)) };
    });
  return [...of(streams, 'stream'), ...of(rivers, 'river')];
}

/** `E5-E6` and `E6-E5` are one side. */
const sideKey = (text: string): string => text.split('-').sort().join('-');

const NAME_KINDS: Readonly<Partial<Record<Ground, MapName['kind']>>> = {
  hill: 'hill',
  wood: 'wood',
  lake: 'wood',
};

/** Each name stands below its hex, or above it where another is in the way. */
export function namesOf(layout: HexLayout, scenario: Scenario, words: HundredDaysWords): MapName[] {
  const grounds = groundsOf(scenario);
  const names: MapName[] = [];
  for (const [at, name] of Object.entries(scenario.places ?? {})) {
    const hex = hexNamed(at);
    const { x, y } = layout.centres[hex];
    const text = words.name(name);
    const kind = NAME_KINDS[grounds[hex]] ?? 'village';
    const heights = [y + 0.97 * layout.radius, y - 0.62 * layout.radius];
    const free = heights.find(
      (height) => !names.some((other) => overlap(other, { text, kind, x, y: height })),
    );
    names.push({ text, kind, x, y: free ?? heights[0] });
  }
  return names;
}

const LETTER = 8.4;
const LINE = 17;

const overlap = (one: MapName, other: MapName): boolean =>
  Math.abs(one.y - other.y) < LINE &&
  Math.abs(one.x - other.x) < ((one.text.length + other.text.length) * LETTER) / 2;

/** The water that each map is known for. */
const WATERS: Readonly<Record<string, string>> = {
  Ligny: 'Ligne',
  'Quatre Bras': 'Gemioncourt brook',
  Wavre: 'Dyle',
};

/** Written along the longest water of the map, from left to right. */
export function waterNamesOf(
  layout: HexLayout,
  { waterSides = [], seed }: Landscape,
  scenario: Scenario,
  words: HundredDaysWords,
): WaterName[] {
  const name = WATERS[scenario.title?.en ?? ''];
  const [longest] = hexsideCourses(layout, waterSides, seed + 45).sort(
    (one, other) => other.points.length - one.points.length,
  );
  if (name === undefined || !longest) return [];
  const text = words.name(name);
  const inside = longest.points.filter(({ x }) => x > 90 && x < layout.width - 90);
  const built = landMarks(layout, scenario);
  const points = straightest(calm(inside), text.length * 11 + 24, (at) =>
    built.some((mark) => apart(mark, at) < 1.2 * layout.radius) ? CROWDED : 0,
  );
  const rightward = points[points.length - 1].x >= points[0].x ? points : points.toReversed();
  return [{ text, path: polyline(rightward), rise: 13 }];
}

/** What a name on the water keeps clear of. */
const landMarks = (layout: HexLayout, { places = {} }: Scenario): Point[] =>
  Object.keys(places).map((name) => layout.centres[hexNamed(name)]);
const CROWDED = 200;

const REACH = 9;

/** Letters stand better on a line that bends less than the water does. */
const calm = (points: readonly Point[]): Point[] =>
  points.map((_, i) => {
    const near = points.slice(Math.max(0, i - REACH), i + REACH + 1);
    const mean = (of: (point: Point) => number): number =>
      near.reduce((sum, point) => sum + of(point), 0) / near.length;
    return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  });

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The part of a line, at least so long, that bends least: its ends lie farthest apart for its length. */
export function straightest(
  points: readonly Point[],
  length: number,
  shun: (middle: Point) => number = () => 0,
): readonly Point[] {
  let best = points;
  let bend = Infinity;
  for (let from = 0; from < points.length; from++) {
    let walked = 0;
    let to = from;
    while (to + 1 < points.length && walked < length) walked += apart(points[to], points[++to]);
    if (walked < length) break;
    const bent = walked - apart(points[from], points[to]) + shun(points[(from + to) >> 1]);
    if (bent < bend) [best, bend] = [points.slice(from, to + 1), bent];
  }
  return best;
}
