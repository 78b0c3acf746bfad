import { curveThrough, diceFrom, noise, polyline, softLoop, type Point } from '@bicorne/boardkit';
import { paintStream } from '@bicorne/boardkit/map/lines.ts';
import {
  LOCAL_ROADS,
  MAIN_ROADS,
  MARSHES,
  PARKS,
  RICE_FIELDS,
  SETTLEMENTS,
  WATER,
  WOODS,
  type Settlement,
} from './data/land.ts';
import { reliefOf, type Relief } from './relief.ts';
import { depthIn, distanceTo } from './room.ts';
import { parsePoints, type Sheet } from './sheet.ts';

/** The plain as it is drawn: paths and places for small drawings, worked out once for each way the sheet lies. */
export interface Ground extends Relief {
  readonly furrows: string;
  readonly vines: string;
  readonly water: { readonly bodies: string; readonly ripples: string; readonly rills: string };
  readonly roads: { readonly main: string; readonly local: string };
  readonly woods: string;
  readonly trees: readonly Stamp[];
  readonly rice: readonly string[];
  readonly marshes: string;
  readonly reeds: readonly Stamp[];
  readonly villages: readonly Village[];
  readonly bormida: string;
  /** Parapets where roads cross water. */
  readonly bridges: string;
}

export interface Stamp extends Point {
  readonly form: number;
  readonly size: number;
}

export interface Village extends Point {
  readonly name: string;
  readonly size: Settlement['size'];
  readonly church: boolean;
  readonly houses: readonly Stamp[];
}

const SEED = 1800;

export function groundOf(sheet: Sheet): Ground {
  const shapes = (texts: readonly string[]): Point[][] =>
    texts.map((text) => parsePoints(text).map(sheet.place));
  const woods = shapes([...WOODS, ...PARKS]);
  const rice = shapes(RICE_FIELDS);
  const marshes = shapes(MARSHES);
  const waters = WATER.map(({ width, course }) => ({ width, points: parsePoints(course).map(sheet.place) }));
  const roads = [...shapes(MAIN_ROADS), ...shapes(LOCAL_ROADS)];
  const taken: Taken = {
    shapes: [...woods, ...rice, ...marshes],
    lines: [...roads, ...waters.map(({ points }) => points)],
    towns: SETTLEMENTS.map((one) => sheet.place(one)),
  };
  return {
    ...reliefOf(sheet),
    ...plots(sheet, taken),
    water: waterPaths(waters),
    roads: { main: roadPath(shapes(MAIN_ROADS)), local: roadPath(shapes(LOCAL_ROADS)) },
    woods: woods.map(softLoop).join(''),
    trees: woods.flatMap((wood, i) => plant(wood, 30, 3, SEED + i)),
    rice: rice.map(softLoop),
    marshes: marshes.map(softLoop).join(''),
    reeds: marshes.flatMap((marsh, i) => plant(marsh, 27, 3, SEED + 60 + i)),
    villages: SETTLEMENTS.map((one, i) => villageOf(one, sheet.place(one), SEED + 7 * i)),
    bormida: bormidaName(sheet),
    bridges: bridgesOf(shapes(MAIN_ROADS), 8, waters) + bridgesOf(shapes(LOCAL_ROADS), 5, waters),
  };
}

// Fields and vineyards

interface Taken {
  readonly shapes: readonly (readonly Point[])[];
  readonly lines: readonly (readonly Point[])[];
  readonly towns: readonly Point[];
}

const PLOT = 62;

/** A loose mesh of plots wherever nothing else is: most are ploughed, some are vineyards. */
function plots(sheet: Sheet, taken: Taken): Pick<Ground, 'furrows' | 'vines'> {
  const dice = diceFrom(SEED + 3);
  const furrows: string[] = [];
  const vines: string[] = [];
  for (let y = 60; y < sheet.height - 40; y += PLOT * 0.9)
    for (let x = 60; x < sheet.width - 40; x += PLOT * 1.15) {
      const at = { x: x + dice() * 26, y: y + dice() * 20 };
      const [form, size] = [dice(), 0.75 + dice() * 0.35];
      const vineyard = noise(SEED + 4, at.x / 260, at.y / 260) > 0.02;
      if (form > (vineyard ? 0.62 : 0.42) || !isFree(sheet, taken, at)) continue;
      const turn = noise(SEED + 5, at.x / 330, at.y / 330) * 1.1;
      if (vineyard) vines.push(vineRows(at, turn, size));
      else furrows.push(furrowRows(at, turn, size));
    }
  return { furrows: furrows.join(''), vines: vines.join('') };
}

function isFree(sheet: Sheet, { shapes, lines, towns }: Taken, at: Point): boolean {
  const upright = sheet.place(at);
  if (upright.x < 690 && upright.y < 620 && upright.x + upright.y < 1080) return false;
  if (towns.some((town) => Math.hypot(town.x - at.x, town.y - at.y) < 74)) return false;
  if (shapes.some((shape) => depthIn(shape, at) > 0)) return false;
  return !lines.some((line) => line.some((point, i) => i > 0 && distanceTo(line[i - 1], point, at) < 38));
}

const local = (at: Point, turn: number, x: number, y: number): string =>
  `${(at.x + x * Math.cos(turn) - y * Math.sin(turn)).toFixed(1)} ${(at.y + x * Math.sin(turn) + y * Math.cos(turn)).toFixed(1)}`;

function furrowRows(at: Point, turn: number, size: number): string {
  const [w, h] = [28 * size, 18 * size];
  const rows: string[] = [];
  for (let y = -h; y <= h; y += 5.5) rows.push(`M${local(at, turn, -w, y)}L${local(at, turn, w, y)}`);
  return rows.join('');
}

/** Rows of stakes. */
function vineRows(at: Point, turn: number, size: number): string {
  const [w, h] = [26 * size, 18 * size];
  const rows: string[] = [];
  for (let y = -h; y <= h; y += 9)
    for (let x = -w; x <= w; x += 7.5)
      rows.push(`M${local(at, turn, x, y - 2.6)}L${local(at, turn, x, y + 2.6)}`);
  return rows.join('');
}

// Water and roads

interface Drawn {
  readonly width: number;
  readonly points: readonly Point[];
}

const RILL = 8;

function waterPaths(waters: readonly Drawn[]): Ground['water'] {
  const broad = waters
    .filter(({ width }) => width > RILL)
    .map(({ width, points }) => {
      const course = curveThrough(points, 6);
      return paintStream({ points: course, breadth: course.map(() => width / 2) });
    });
  return {
    bodies: broad.map(({ body }) => body).join(''),
    ripples: broad.map(({ ripples }) => ripples).join(''),
    rills: waters
      .filter(({ width }) => width <= RILL)
      .map(({ points }) => polyline(curveThrough(points, 3)))
      .join(''),
  };
}

const roadPath = (roads: readonly (readonly Point[])[]): string =>
  roads.map((points) => polyline(curveThrough(points, 3))).join('');

/** Two parapets along the road wherever it crosses water. */
function bridgesOf(roads: readonly (readonly Point[])[], half: number, waters: readonly Drawn[]): string {
  return roads
    .flatMap((road) => stretches(road))
    .flatMap(([from, to]) =>
      waters.flatMap(({ points, width }) =>
        stretches(points).flatMap(([one, other]) => {
          const at = crossing(from, to, one, other);
          return at ? [parapets(at, Math.atan2(to.y - from.y, to.x - from.x), width / 2 + 4, half)] : [];
        }),
      ),
    )
    .join('');
}

const stretches = (line: readonly Point[]): (readonly [Point, Point])[] =>
  line.slice(1).map((point, i) => [line[i], point] as const);

function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [abx, aby, cdx, cdy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const cross = abx * cdy - aby * cdx;
  if (cross === 0) return null;
  const t = ((c.x - a.x) * cdy - (c.y - a.y) * cdx) / cross;
  const u = ((c.x - a.x) * aby - (c.y - a.y) * abx) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? { x: a.x + t * abx, y: a.y + t * aby } : null;
}

const parapets = (at: Point, turn: number, reach: number, half: number): string =>
  [-half, half]
    .map((y) => {
      const flare = Math.sign(y) * 2.6;
      return `M${local(at, turn, -reach - 3, y + flare)}L${local(at, turn, -reach, y)}L${local(at, turn, reach, y)}L${local(at, turn, reach + 3, y + flare)}`;
    })
    .join('');

/** A line along which the river's name is written, always from left to right. */
function bormidaName(sheet: Sheet): string {
  const course = parsePoints('640,262 700,242 745,200 772,140 792,96').map(sheet.place);
  return polyline(curveThrough(sheet.flipped ? course.toReversed() : course, 4));
}

// Small drawings

function plant(shape: readonly Point[], pace: number, forms: number, seed: number): Stamp[] {
  const dice = diceFrom(seed);
  const [xs, ys] = [shape.map(({ x }) => x), shape.map(({ y }) => y)];
  const stamps: Stamp[] = [];
  for (let y = Math.min(...ys), row = 0; y < Math.max(...ys); y += pace * 0.78, row++)
    for (let x = Math.min(...xs) + (row % 2 ? pace / 2 : 0); x < Math.max(...xs); x += pace) {
      const at = { x: x + (dice() - 0.5) * pace * 0.6, y: y + (dice() - 0.5) * pace * 0.4 };
      const stamp = { ...at, form: Math.floor(dice() * forms), size: 0.8 + dice() * 0.35 };
      if (depthIn(shape, at) > 4) stamps.push(stamp);
    }
  return stamps.sort((one, other) => one.y - other.y);
}

/** In units of a house, about the middle of the place. */
const HOUSES: Readonly<Record<Settlement['size'], readonly (readonly [number, number])[]>> = {
  small: [
    [-11, 2],
    [9, 6],
  ],
  medium: [
    [-36, -6],
    [24, -14],
    [44, 4],
    [-14, 14],
    [14, 16],
    [-40, 22],
    [36, 28],
  ],
  large: [
    [-56, -10],
    [-34, -22],
    [24, -20],
    [50, -10],
    [66, 12],
    [-62, 16],
    [-36, 12],
    [-8, 18],
    [20, 14],
    [42, 26],
    [-50, 38],
    [-18, 40],
    [12, 40],
  ],
};

function villageOf({ name, size }: Settlement, at: Point, seed: number): Village {
  const dice = diceFrom(seed);
  const houses = HOUSES[size].map(([x, y]) => ({
    x: at.x + x + (dice() - 0.5) * 7,
    y: at.y + y + (dice() - 0.5) * 6,
    form: Math.floor(dice() * 4),
    size: 0.95 + dice() * 0.2,
  }));
  return {
    name,
    size,
    ...at,
    church: size !== 'small',
    houses: houses.sort((one, other) => one.y - other.y),
  };
}
