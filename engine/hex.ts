/**
 * Hexes in rows, pointing up, every second row set half a hex in; rows may be of unequal length.
 * A hex is its number, counted row by row. Built once from a map's shape; everything is then a look-up.
 */
export interface HexGrid {
  readonly size: number;
  /** Row and column of each hex, both from 0. */
  readonly row: readonly number[];
  readonly col: readonly number[];
  /** The six neighbours in the order of `DIRECTIONS`; OFF where the board ends. */
  readonly neighbours: readonly (readonly number[])[];
  /** Only the neighbours that are there. */
  readonly around: readonly (readonly number[])[];
  readonly rows: readonly HexRow[];
  /** Number of the hex in this row and column, or OFF. */
  readonly at: (row: number, col: number) => number;
  readonly distance: (from: number, to: number) => number;
  /** What a straight line between two centres passes, in order, its ends left out. */
  readonly line: (from: number, to: number) => readonly LinePart[];
}

export interface HexRow {
  readonly length: number;
  /** How far the row is set in, in half hexes. */
  readonly inset: number;
}

/** Beyond the edge of the board. */
export const OFF = -1;

export const DIRECTIONS = ['e', 'se', 'sw', 'w', 'nw', 'ne'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Half hexes to the right and rows down, for each direction. */
const STEPS: readonly (readonly [number, number])[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];

/** The line runs through one hex, or along the side between two (one of which may be OFF). */
export type LinePart = readonly [hex: number] | readonly [hex: number, other: number];

export function makeHexGrid(rows: readonly HexRow[]): HexGrid {
  const starts = rows.map((_, r) => rows.slice(0, r).reduce((sum, { length }) => sum + length, 0));
  const cells = rows.flatMap(({ length }, row) => Array.from({ length }, (_, col) => ({ row, col })));
  const row = cells.map((cell) => cell.row);
  const col = cells.map((cell) => cell.col);
  const x = cells.map((cell) => 2 * cell.col + rows[cell.row].inset);
  const size = cells.length;

  const at = (r: number, c: number): number =>
    r >= 0 && r < rows.length && c >= 0 && c < rows[r].length ? starts[r] + c : OFF;
  const atHalf = (r: number, half: number): number => (rows[r] ? at(r, (half - rows[r].inset) / 2) : OFF);
  const step = (hex: number, direction: number): number =>
    atHalf(row[hex] + STEPS[direction][1], x[hex] + STEPS[direction][0]);
  const neighbours = cells.map((_, hex) => STEPS.map((_unused, direction) => step(hex, direction)));

  const distances = distanceTable(row, x);
  const distance = (from: number, to: number): number => distances[from * size + to];

  const lines: (readonly LinePart[] | undefined)[] = [];
  const line = (from: number, to: number): readonly LinePart[] =>
    (lines[from * size + to] ??= traceLine({ size, row, x, neighbours }, from, to));

  return {
    size,
    row,
    col,
    neighbours,
    around: neighbours.map((six) => six.filter((hex) => hex !== OFF)),
    rows,
    at,
    distance,
    line,
  };
}

/** Between any two hexes, by one × size + other. */
function distanceTable(row: readonly number[], x: readonly number[]): Uint8Array {
  const measure = (from: number, to: number): number => {
    const down = Math.abs(row[from] - row[to]);
    const across = Math.abs(x[from] - x[to]);
    return down + Math.max(0, (across - down) / 2);
  };
  return Uint8Array.from(row.flatMap((_, from) => row.map((_to, to) => measure(from, to))));
}

interface Shape {
  readonly size: number;
  readonly row: readonly number[];
  readonly x: readonly number[];
  readonly neighbours: readonly (readonly number[])[];
}

/** Corners of a hex around its centre, in half widths and half radii, clockwise; corner i and i + 1 bound the side towards direction i. */
export const HEX_CORNERS: readonly (readonly [number, number])[] = [
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
];

/** Exact in whole numbers: a hex is crossed when it has corners strictly on both sides of the line. */
function traceLine(shape: Shape, from: number, to: number): readonly LinePart[] {
  if (from === to) return [];
  const centre = (hex: number): [number, number] => [shape.x[hex], 3 * shape.row[hex]]; // a row is three half radii
  const [ax, ay] = centre(from);
  const [bx, by] = centre(to);
  const [dx, dy] = [bx - ax, by - ay];
  const length = 3 * dx * dx + dy * dy; // a half hex across is √3 times a third of a row down
  const parts: { part: LinePart; along: number }[] = [];
  for (let hex = 0; hex < shape.size; hex++) {
    if (hex === from || hex === to) continue;
    const [cx, cy] = centre(hex);
    const sides = HEX_CORNERS.map(([px, py]) => Math.sign(dx * (cy + py - ay) - dy * (cx + px - ax)));
    const along = (3 * dx * (cx - ax) + dy * (cy - ay)) / length;
    if (along <= 0 || along >= 1) continue;
    if (sides.includes(1) && sides.includes(-1)) parts.push({ part: [hex], along });
    else addSide(shape, hex, sides, along, parts);
  }
  parts.sort((one, other) => one.along - other.along);
  return parts.map(({ part }) => part);
}

function addSide(
  shape: Shape,
  hex: number,
  sides: readonly number[],
  along: number,
  parts: { part: LinePart; along: number }[],
): void {
  const direction = sides.findIndex((side, i) => side === 0 && sides[(i + 1) % 6] === 0);
  if (direction === -1) return;
  const other = shape.neighbours[hex][direction];
  // Each side belongs to two hexes: the lower number reports it, or the one that stands at the edge.
  if (other === OFF || hex < other) parts.push({ part: [hex, other], along });
}

/**
 * The first part of the line that blocks it, or null; a line along a side is blocked only if both hexes block, and OFF
 * blocks.
 */
export function firstBlocked(
  grid: HexGrid,
  from: number,
  to: number,
  blocks: (hex: number) => boolean,
): LinePart | null {
  return grid.line(from, to).find((part) => partBlocked(part, blocks)) ?? null;
}

const partBlocked = (part: LinePart, blocks: (hex: number) => boolean): boolean =>
  part.length === 1 ? blocks(part[0]) : blocks(part[0]) && (part[1] === OFF || blocks(part[1]));
