import { corner, curveThrough, mix, type HexLayout, type Point } from '../geometry.ts';
import { noise } from '../noise.ts';
import type { WaterSide } from './landscape.ts';
import type { Course } from './lines.ts';

/** Waters that run along the sides of hexes, drawn as brooks that flow from corner to corner. */

interface Edge {
  readonly ends: readonly [string, string];
  readonly kind: WaterSide['kind'];
}

interface Web {
  readonly edges: readonly Edge[];
  readonly points: ReadonlyMap<string, Point>;
  readonly at: ReadonlyMap<string, readonly number[]>;
}

const BREADTH = { stream: 0.062, river: 0.15 } as const;
const PER_SPAN = 5;

/** One course for every stretch between two ends or confluences. */
export function hexsideCourses(layout: HexLayout, sides: readonly WaterSide[], seed: number): Course[] {
  const web = webOf(layout, sides);
  const left = new Set(web.edges.map((_, i) => i));
  const courses: Course[] = [];
  while (left.size > 0) {
    const start =
      [...left].find((i) => web.edges[i].ends.some((end) => meeting(web, end) !== 2)) ?? first(left);
    courses.push(courseOf(layout, web, stretch(web, left, start), seed));
  }
  return courses;
}

const first = (left: ReadonlySet<number>): number => Math.min(...left);
const meeting = ({ at }: Web, end: string): number => at.get(end)?.length ?? 0;

function webOf(layout: HexLayout, sides: readonly WaterSide[]): Web {
  const points = new Map<string, Point>();
  const at = new Map<string, number[]>();
  const edges = sides.map(({ hex, direction, kind }, i): Edge => {
    const ends = [direction, direction + 1].map((which) => {
      const point = corner(layout, hex, which);
      const name = `${Math.round(point.x)},${Math.round(point.y)}`;
      points.set(name, point);
      at.set(name, [...(at.get(name) ?? []), i]);
      return name;
    });
    return { ends: [ends[0], ends[1]], kind };
  });
  return { edges, points, at };
}

interface Stretch {
  readonly knots: readonly string[];
  readonly kind: WaterSide['kind'];
}

/** Follows the water from a free end, taking its sides off the list. */
function stretch(web: Web, left: Set<number>, start: number): Stretch {
  const { ends, kind } = web.edges[start];
  const [one, two] = meeting(web, ends[0]) === 2 ? [ends[1], ends[0]] : ends;
  const knots = [one, two];
  left.delete(start);
  for (let end = two; meeting(web, end) === 2;) {
    const next = web.at.get(end)?.find((i) => left.has(i));
    if (next === undefined || web.edges[next].kind !== kind) break;
    left.delete(next);
    end = web.edges[next].ends.find((other) => other !== end) ?? end;
    knots.push(end);
  }
  return { knots, kind };
}

function courseOf(layout: HexLayout, web: Web, { knots, kind }: Stretch, seed: number): Course {
  const corners = knots.flatMap((name) => web.points.get(name) ?? []);
  const soft = softened(layout, corners, seed);
  const line = [...beyond(layout, soft[0], soft[1]), ...soft, ...beyond(layout, soft.at(-1), soft.at(-2))];
  const points = curveThrough(line, PER_SPAN);
  const spring = meeting(web, knots[0]) === 1 && inside(layout, corners[0]);
  const breadth = points.map((_, i) => {
    const taper = spring ? Math.min(1, 0.25 + i / (3 * PER_SPAN)) : 1;
    return BREADTH[kind] * layout.radius * taper;
  });
  return { points, breadth };
}

const PULL = 0.42;
const SHAKE = 0.05;

/** Middles of the sides, and the corners between them drawn inward: the zigzag of the net becomes a meander. */
function softened(layout: HexLayout, corners: readonly Point[], seed: number): Point[] {
  const middle = (i: number): Point => mix(corners[i], corners[i + 1], 0.5);
  return corners.flatMap((at, i) => {
    if (i === 0) return [at, ...(corners.length > 1 ? [middle(0)] : [])];
    if (i === corners.length - 1) return [at];
    const soft = mix(at, mix(middle(i - 1), middle(i), 0.5), PULL);
    return [shaken(layout, soft, seed), middle(i)];
  });
}

function shaken(layout: HexLayout, at: Point, seed: number): Point {
  const sign = layout.flipped ? -1 : 1;
  const [x, y] = layout.flipped ? [layout.width - at.x, layout.height - at.y] : [at.x, at.y];
  const reach = sign * SHAKE * layout.radius;
  return { x: at.x + reach * noise(seed, x / 40, y / 40), y: at.y + reach * noise(seed + 5, x / 40, y / 40) };
}

const RIM = 1;

const inside = ({ width, height, margin, radius }: HexLayout, { x, y }: Point): boolean => {
  const edge = margin + RIM * radius;
  return x > edge && y > edge && x < width - edge && y < height - edge;
};

/** Water that comes to the rim goes on beyond the sheet. */
function beyond(layout: HexLayout, end: Point | undefined, inner: Point | undefined): Point[] {
  if (!end || !inner || inside(layout, end)) return [];
  const length = Math.hypot(end.x - inner.x, end.y - inner.y) || 1;
  const far = layout.margin + layout.radius;
  const out = { x: outward(end.x, layout.width), y: outward(end.y, layout.height) };
  const across =
    Math.abs(out.x) > Math.abs(out.y) ? { x: Math.sign(out.x), y: 0 } : { x: 0, y: Math.sign(out.y) };
  return [
    {
      x: end.x + far * (across.x * 0.8 + ((end.x - inner.x) / length) * 0.2),
      y: end.y + far * (across.y * 0.8 + ((end.y - inner.y) / length) * 0.2),
    },
  ];
}

/** How near the middle of the sheet or its edge a place is: -1 at one edge, 1 at the other. */
const outward = (at: number, size: number): number => (2 * at) / size - 1;
