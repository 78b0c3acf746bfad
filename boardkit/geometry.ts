import { HEX_CORNERS, OFF, type HexGrid } from '@bicorne/engine';
import type { Frame } from './contract.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where every hex of a grid lies on its sheet of paper. All drawing goes by this; a flipped sheet is only another layout. */
export interface HexLayout {
  readonly grid: HexGrid;
  readonly radius: number;
  readonly margin: number;
  readonly flipped: boolean;
  /** Of the whole sheet, margins included. */
  readonly width: number;
  readonly height: number;
  readonly centres: readonly Point[];
}

const HALF_WIDTH = Math.sqrt(3) / 2;

export function makeLayout(grid: HexGrid, radius: number, margin: number, flipped = false): HexLayout {
  const half = radius * HALF_WIDTH;
  const across = Math.max(...grid.rows.map(({ length, inset }) => 2 * length + inset));
  const width = across * half + 2 * margin;
  const height = (grid.rows.length * 1.5 + 0.5) * radius + 2 * margin;
  const places = grid.row.map((row, hex) => ({
    x: margin + (2 * grid.col[hex] + grid.rows[row].inset + 1) * half,
    y: margin + (1.5 * row + 1) * radius,
  }));
  const centres = places.map((place) => upright({ flipped, width, height }, place));
  return { grid, radius, margin, flipped, width, height, centres };
}

/** The same place of the ground, however the sheet is turned; also the other way. */
export const upright = (
  { flipped, width, height }: Pick<HexLayout, 'flipped' | 'width' | 'height'>,
  { x, y }: Point,
): Point => (flipped ? { x: width - x, y: height - y } : { x, y });

/** The part of the sheet that shows these hexes and those around them; the whole of it where it would be little more. */
export function frameAround(layout: HexLayout, hexes: readonly number[]): Frame {
  const near = hexes.flatMap((hex) => [hex, ...layout.grid.around[hex]]);
  const points = near.map((hex) => layout.centres[hex]);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const reach = layout.radius * 1.1;
  const [left, top] = [Math.max(0, Math.min(...xs) - reach), Math.max(0, Math.min(...ys) - reach)];
  const width = Math.min(layout.width, Math.max(...xs) + reach) - left;
  const height = Math.min(layout.height, Math.max(...ys) + reach) - top;
  const little = hexes.length > 0 && width < 0.85 * layout.width;
  return little
    ? { x: left, y: top, width, height }
    : { x: 0, y: 0, width: layout.width, height: layout.height };
}

export function corner(layout: HexLayout, hex: number, which: number, reach = 1): Point {
  const [x, y] = HEX_CORNERS[((which % 6) + 6) % 6];
  const size = layout.radius * reach * (layout.flipped ? -1 : 1);
  const { x: cx, y: cy } = layout.centres[hex];
  return { x: cx + x * HALF_WIDTH * size, y: cy + (y * size) / 2 };
}

/** The two ends of the side towards a direction. */
export const side = (
  layout: HexLayout,
  hex: number,
  direction: number,
  reach = 1,
): readonly [Point, Point] => [
  corner(layout, hex, direction, reach),
  corner(layout, hex, direction + 1, reach),
];

export const corners = (layout: HexLayout, hex: number, reach = 1): readonly Point[] =>
  HEX_CORNERS.map((_, which) => corner(layout, hex, which, reach));

/** The hex that owns this point; beyond the board, the nearest one. */
export function hexAt(layout: HexLayout, at: Point): number {
  const { grid, radius, margin } = layout;
  const { x, y } = upright(layout, at);
  const guess = (y - margin) / radius / 1.5 - 2 / 3;
  let best = OFF;
  let nearest = Infinity;
  for (const row of [Math.floor(guess), Math.ceil(guess)]) {
    const r = clamp(row, 0, grid.rows.length - 1);
    const { length, inset } = grid.rows[r];
    const col = Math.round(((x - margin) / (radius * HALF_WIDTH) - inset - 1) / 2);
    const hex = grid.at(r, clamp(col, 0, length - 1));
    const away = Math.hypot(at.x - layout.centres[hex].x, at.y - layout.centres[hex].y);
    if (away < nearest) [best, nearest] = [hex, away];
  }
  return best;
}

/** The next hex for an arrow key, as the one who looks sees the board; OFF at the edge. Up and down zigzag, so that they undo each other. */
export function stepCursor({ grid, flipped }: HexLayout, hex: number, arrow: Arrow): number {
  const down = (arrow === 'down') !== flipped;
  const six = grid.neighbours[hex];
  if (arrow === 'left' || arrow === 'right') return six[(arrow === 'right') !== flipped ? 0 : 3];
  const [east, west] = down ? [six[1], six[2]] : [six[5], six[4]];
  const first = grid.row[hex] % 2 === 0 ? east : west;
  return first === OFF ? (first === east ? west : east) : first;
}

export type Arrow = 'left' | 'right' | 'up' | 'down';

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
export const mix = (one: Point, two: Point, part: number): Point => ({
  x: one.x + (two.x - one.x) * part,
  y: one.y + (two.y - one.y) * part,
});

const round = (value: number): string => String(Math.round(value * 10) / 10);
export const xy = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

export const polygon = (points: readonly Point[]): string => `M${points.map(xy).join('L')}Z`;
export const polyline = (points: readonly Point[]): string => `M${points.map(xy).join('L')}`;

/** A closed curve through the middles of the sides: soft, and never outside its corners. */
export function softLoop(points: readonly Point[]): string {
  const middle = (i: number): Point => mix(points[i], points[(i + 1) % points.length], 0.5);
  const start = middle(points.length - 1);
  return `M${xy(start)}${points.map((point, i) => `Q${xy(point)} ${xy(middle(i))}`).join('')}Z`;
}

/** Points on a smooth curve through all the given ones (Catmull–Rom), `per` to a span. */
export function curveThrough(points: readonly Point[], per: number): Point[] {
  const at = (i: number): Point => points[clamp(i, 0, points.length - 1)];
  const spans = points
    .slice(1)
    .flatMap((_, i) =>
      Array.from({ length: per }, (_unused, k) => catmull(at(i - 1), at(i), at(i + 1), at(i + 2), k / per)),
    );
  return [...spans, at(points.length - 1)];
}

function catmull(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const along = (p: number, q: number, r: number, s: number): number =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return { x: along(a.x, b.x, c.x, d.x), y: along(a.y, b.y, c.y, d.y) };
}
