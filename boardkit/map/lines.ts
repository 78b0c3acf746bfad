import { curveThrough, mix, polyline, upright, type HexLayout, type Point } from '../geometry.ts';
import { noise } from '../noise.ts';
import type { Road, Stream } from './landscape.ts';

/** A curve through hexes that wanders a little, as roads and streams do. */
export interface Course {
  readonly points: readonly Point[];
  /** Half of its breadth at each point. */
  readonly breadth: readonly number[];
}

const PER_SPAN = 6;

export function streamCourse(layout: HexLayout, stream: Stream, seed: number): Course {
  const knots = wanderingKnots(layout, stream.run, 0.3, seed);
  const breadth = stream.run.flatMap((_, i) =>
    i === 0 ? [stream.breadth[0]] : [(stream.breadth[i - 1] + stream.breadth[i]) / 2, stream.breadth[i]],
  );
  if (!stream.rises) extend(layout, knots, breadth, stream.run[0], 'before');
  if (!stream.ends) extend(layout, knots, breadth, stream.run[stream.run.length - 1], 'after');
  const points = curveThrough(knots, PER_SPAN);
  const taper = (i: number): number => (stream.rises ? Math.min(1, 0.15 + i / (2 * PER_SPAN)) : 1);
  return {
    points,
    breadth: points.map((_, i) => taper(i) * breadthAt(breadth, i / PER_SPAN) * layout.radius),
  };
}

export function roadCourse(layout: HexLayout, road: Road, seed: number): Course {
  const knots = wanderingKnots(layout, road.run, 0.16, seed);
  const breadth = knots.map(() => 0);
  const last = road.run[road.run.length - 1];
  if (onRim(layout, road.run[0])) extend(layout, knots, breadth, road.run[0], 'before');
  if (onRim(layout, last)) extend(layout, knots, breadth, last, 'after');
  return { points: curveThrough(knots, PER_SPAN), breadth: [] };
}

const breadthAt = (breadth: readonly number[], at: number): number => {
  const i = Math.min(breadth.length - 1, Math.floor(at));
  const next = breadth[Math.min(breadth.length - 1, i + 1)];
  return breadth[i] + (next - breadth[i]) * (at - Math.floor(at));
};

/** The centres and the crossings of the sides between them, each shaken by a noise that belongs to the ground, not to the line. */
function wanderingKnots(layout: HexLayout, run: readonly number[], reach: number, seed: number): Point[] {
  const centre = (hex: number): Point => shaken(layout, layout.centres[hex], reach, seed);
  return run.flatMap((hex, i) =>
    i === 0
      ? [centre(hex)]
      : [shaken(layout, mix(layout.centres[run[i - 1]], layout.centres[hex], 0.5), reach, seed), centre(hex)],
  );
}

function shaken(layout: HexLayout, at: Point, reach: number, seed: number): Point {
  const sign = layout.flipped ? -1 : 1;
  const { x, y } = upright(layout, at);
  const grain = layout.radius * 0.9;
  return {
    x: at.x + sign * reach * layout.radius * noise(seed, x / grain, y / grain),
    y: at.y + sign * reach * layout.radius * noise(seed + 3, x / grain, y / grain),
  };
}

const onRim = ({ grid }: HexLayout, hex: number): boolean => grid.around[hex].length < 6;

/** Carries a line on beyond the edge of the sheet. */
function extend(
  layout: HexLayout,
  knots: Point[],
  breadth: number[],
  hex: number,
  where: 'before' | 'after',
): void {
  const end = where === 'before' ? knots[0] : knots[knots.length - 1];
  const inner = where === 'before' ? (knots[1] ?? end) : (knots[knots.length - 2] ?? end);
  const way = wayOut(layout, hex, { x: end.x - inner.x, y: end.y - inner.y });
  const far = layout.radius + 2 * layout.margin;
  const beyond = { x: end.x + way.x * far, y: end.y + way.y * far };
  if (where === 'before') {
    knots.unshift(beyond);
    breadth.unshift(breadth[0]);
  } else {
    knots.push(beyond);
    breadth.push(breadth[breadth.length - 1]);
  }
}

/** The edge that a line makes for, half straight over it and half as it came. */
function wayOut({ grid, flipped }: HexLayout, hex: number, heading: Point): Point {
  const sign = flipped ? -1 : 1;
  const [row, col] = [grid.row[hex], grid.col[hex]];
  const edges: Point[] = [];
  if (row === 0) edges.push({ x: 0, y: -sign });
  if (row === grid.rows.length - 1) edges.push({ x: 0, y: sign });
  if (col === 0) edges.push({ x: -sign, y: 0 });
  if (col === grid.rows[row].length - 1) edges.push({ x: sign, y: 0 });
  const length = Math.hypot(heading.x, heading.y) || 1;
  const ahead = { x: heading.x / length, y: heading.y / length };
  const toward = ({ x, y }: Point): number => x * ahead.x + y * ahead.y;
  const out = edges.sort((one, other) => toward(other) - toward(one))[0] ?? ahead;
  return { x: out.x * 0.75 + ahead.x * 0.25, y: out.y * 0.75 + ahead.y * 0.25 };
}

/** Both banks as one closed shape, and the ripples between them where there is room. */
export function paintStream({ points, breadth }: Course): {
  readonly body: string;
  readonly ripples: string;
} {
  const left = offset(points, breadth, 1);
  const right = offset(points, breadth, -1);
  return {
    body: `${polyline([...left, ...right.toReversed()])}Z`,
    ripples: [0.45, 0, -0.45].map((part) => ripple(points, breadth, part)).join(''),
  };
}

const offset = (points: readonly Point[], breadth: readonly number[], part: number): Point[] =>
  points.map((point, i) => {
    const [before, after] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const reach = breadth[i] * part;
    return {
      x: point.x - ((after.y - before.y) / length) * reach,
      y: point.y + ((after.x - before.x) / length) * reach,
    };
  });

const BROAD = 8;

function ripple(points: readonly Point[], breadth: readonly number[], part: number): string {
  const line = offset(points, breadth, part);
  const parts: Point[][] = [[]];
  line.forEach((point, i) => {
    if (breadth[i] > BROAD) parts[parts.length - 1].push(point);
    else if (parts[parts.length - 1].length > 0) parts.push([]);
  });
  return parts
    .filter(({ length }) => length > 1)
    .map(polyline)
    .join('');
}

/** The middle of a course near a point, and the direction in which it runs there. */
export function nearestOn(
  { points }: Course,
  at: Point,
): { readonly at: Point; readonly angle: number; readonly index: number } {
  let best = 0;
  points.forEach((point, i) => {
    if (Math.hypot(point.x - at.x, point.y - at.y) < Math.hypot(points[best].x - at.x, points[best].y - at.y))
      best = i;
  });
  const [before, after] = [points[Math.max(0, best - 1)], points[Math.min(points.length - 1, best + 1)]];
  return {
    at: points[best],
    angle: (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI,
    index: best,
  };
}
