import { hexAt, upright, type HexLayout, type Point } from './geometry.ts';
import { noise } from './noise.ts';

/** A smooth number for every point of the sheet: how much of a hill, a wood or a lake is there. */
export interface Field {
  readonly cell: number;
  readonly cols: number;
  readonly rows: number;
  /** The sheet's corner in the field: it reaches a little beyond the sheet, so that every contour closes. */
  readonly origin: number;
  readonly values: Float32Array;
}

export interface Softness {
  /** How far the edge of the hexes is blurred, and how far it wanders, in radii. */
  readonly blur: number;
  readonly wander: number;
  readonly seed: number;
  /** How uneven it is inside. */
  readonly rough?: number;
}

/** Hexes as one soft body with a natural edge: 1 inside, 0 outside, one half at the rim. */
export function fieldOf(layout: HexLayout, weight: (hex: number) => number, soft: Softness): Field {
  const cell = layout.radius / 10;
  const origin = -6 * cell;
  const cols = Math.ceil((layout.width - 2 * origin) / cell) + 1;
  const rows = Math.ceil((layout.height - 2 * origin) / cell) + 1;
  const values = new Float32Array(cols * rows);
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) {
      const at = wander(layout, { x: origin + c * cell, y: origin + r * cell }, soft);
      values[r * cols + c] = weight(hexAt(layout, at));
    }
  const reach = Math.max(1, Math.round((soft.blur * layout.radius) / cell));
  for (let pass = 0; pass < 3; pass++) blur(values, cols, rows, reach);
  const field = { cell, cols, rows, origin, values };
  if (soft.rough !== undefined) roughen(layout, field, soft.rough, soft.seed);
  closeRim(values, cols, rows);
  return field;
}

/** Knolls and hollows that belong to the ground: they grow with the height and leave low ground alone. */
function roughen(
  layout: HexLayout,
  { values, cols, rows, cell, origin }: Field,
  rough: number,
  seed: number,
): void {
  const grain = layout.radius * 1.15;
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) {
      const at = upright(layout, { x: origin + c * cell, y: origin + r * cell });
      values[r * cols + c] *= 1 + rough * noise(seed + 17, at.x / grain, at.y / grain);
    }
}

function wander(layout: HexLayout, at: Point, soft: Softness): Point {
  const grain = layout.radius * 0.62;
  const { x, y } = upright(layout, at);
  const reach = soft.wander * layout.radius * (layout.flipped ? -1 : 1);
  return {
    x: at.x + reach * noise(soft.seed, x / grain, y / grain),
    y: at.y + reach * noise(soft.seed + 7, x / grain, y / grain),
  };
}

/** One pass of a box blur, across and then down. */
function blur(values: Float32Array, cols: number, rows: number, reach: number): void {
  const line = new Float32Array(Math.max(cols, rows));
  for (let r = 0; r < rows; r++) smear(values, line, r * cols, 1, cols, reach);
  for (let c = 0; c < cols; c++) smear(values, line, c, cols, rows, reach);
}

function smear(
  values: Float32Array,
  line: Float32Array,
  start: number,
  step: number,
  length: number,
  reach: number,
): void {
  const at = (i: number): number => values[start + Math.min(length - 1, Math.max(0, i)) * step];
  let sum = 0;
  for (let i = -reach; i <= reach; i++) sum += at(i);
  for (let i = 0; i < length; i++) {
    line[i] = sum / (2 * reach + 1);
    sum += at(i + reach + 1) - at(i - reach);
  }
  for (let i = 0; i < length; i++) values[start + i * step] = line[i];
}

function closeRim(values: Float32Array, cols: number, rows: number): void {
  for (let c = 0; c < cols; c++) values[c] = values[(rows - 1) * cols + c] = 0;
  for (let r = 0; r < rows; r++) values[r * cols] = values[r * cols + cols - 1] = 0;
}

export function valueAt(field: Field, { x, y }: Point): number {
  const gx = Math.min(field.cols - 1.001, Math.max(0, (x - field.origin) / field.cell));
  const gy = Math.min(field.rows - 1.001, Math.max(0, (y - field.origin) / field.cell));
  const [c, r] = [Math.floor(gx), Math.floor(gy)];
  const [u, v] = [gx - c, gy - r];
  const i = r * field.cols + c;
  const { values, cols } = field;
  return (
    (values[i] * (1 - u) + values[i + 1] * u) * (1 - v) +
    (values[i + cols] * (1 - u) + values[i + cols + 1] * u) * v
  );
}

/** Downhill from here, as a vector as long as the slope is steep. */
export function downhill(field: Field, { x, y }: Point): Point {
  const d = field.cell;
  return {
    x: valueAt(field, { x: x - d, y }) - valueAt(field, { x: x + d, y }),
    y: valueAt(field, { x, y: y - d }) - valueAt(field, { x, y: y + d }),
  };
}

/** The closed lines on which the field has this value (marching squares), high ground on one hand all along. */
export function contours(field: Field, level: number): Point[][] {
  const next = new Map<string, { readonly to: string; readonly point: Point }>();
  for (let r = 0; r < field.rows - 1; r++)
    for (let c = 0; c < field.cols - 1; c++)
      for (const [from, to] of cellEdges(field, level, c, r))
        next.set(edgeKey(from, c, r), { to: edgeKey(to, c, r), point: crossing(field, level, from, c, r) });
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    const loop = follow(next, start);
    if (loop.length > 4) loops.push(loop);
  }
  return loops;
}

function follow(next: Map<string, { readonly to: string; readonly point: Point }>, start: string): Point[] {
  const loop: Point[] = [];
  let key = start;
  for (let found = next.get(key); found; found = next.get(key)) {
    next.delete(key);
    loop.push(found.point);
    key = found.to;
  }
  return loop;
}

/** Sides of a cell: 0 above, 1 right, 2 below, 3 left. For each of the sixteen cases the sides by which the line comes and goes. */
const CASES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

function cellEdges(
  { values, cols }: Field,
  level: number,
  c: number,
  r: number,
): readonly (readonly [number, number])[] {
  const i = r * cols + c;
  const bit = (at: number, mask: number): number => (values[at] > level ? mask : 0);
  return CASES[bit(i, 1) | bit(i + 1, 2) | bit(i + cols + 1, 4) | bit(i + cols, 8)];
}

const edgeKey = (edge: number, c: number, r: number): string =>
  edge === 0 ? `h${c},${r}` : edge === 2 ? `h${c},${r + 1}` : edge === 3 ? `v${c},${r}` : `v${c + 1},${r}`;

function crossing(
  { values, cols, cell, origin }: Field,
  level: number,
  edge: number,
  c: number,
  r: number,
): Point {
  const [c0, r0] = [edge === 1 ? c + 1 : c, edge === 2 ? r + 1 : r];
  const across = edge === 0 || edge === 2;
  const one = values[r0 * cols + c0];
  const two = across ? values[r0 * cols + c0 + 1] : values[(r0 + 1) * cols + c0];
  const t = (level - one) / (two - one);
  return { x: origin + (c0 + (across ? t : 0)) * cell, y: origin + (r0 + (across ? 0 : t)) * cell };
}
