import { makeHexGrid, OFF, type HexGrid } from '@bicorne/engine';

// N1.1
export const GRID: HexGrid = makeHexGrid(
  Array.from({ length: 9 }, (_, row) =>
    row % 2 === 0 ? { length: 13, inset: 0 } : { length: 12, inset: 1 },
  ),
);
export const SIZE = GRID.size;
export { OFF };

/** A hex by its number, 0 to 112, counted row by row. */
export type Hex = number;

export const ROW_NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];

// N1.2
export const HEX_NAMES: readonly string[] = GRID.row.map((row, hex) => ROW_NAMES[row] + (GRID.col[hex] + 1));
const HEX_BY_NAME = new Map(HEX_NAMES.map((name, hex) => [name, hex]));
export const hexNamed = (name: string): Hex => HEX_BY_NAME.get(name) ?? OFF;

export const { distance } = GRID;
export const AROUND = GRID.around;
export const NEIGHBOURS = GRID.neighbours;
/** The direction in which an adjacent hex lies, or −1. */
export const directionTo = (from: Hex, to: Hex): number => NEIGHBOURS[from].indexOf(to);

/** The player at the bottom, and the one at the top. */
const EDGES = ['bottom', 'top'] as const;
export type Edge = (typeof EDGES)[number];

export const SECTIONS = ['left', 'centre', 'right'] as const;
export const LEFT = 1;
export const CENTRE = 2;
export const RIGHT = 4;

// N1.3, N1.4: from the left, as the player at the bottom sees it
const WIDE_ROW = [1, 1, 1, 1, 2, 2, 2, 2, 2, 4, 4, 4, 4];
const NARROW_ROW = [1, 1, 1, 3, 2, 2, 2, 2, 6, 4, 4, 4];
const sectionsFromBottom = GRID.row.map((row, hex) => (row % 2 === 0 ? WIDE_ROW : NARROW_ROW)[GRID.col[hex]]);
// N1.5
const mirrored = (mask: number): number =>
  (mask & CENTRE) | (mask & LEFT ? RIGHT : 0) | (mask & RIGHT ? LEFT : 0);

/** The sections of each hex as a mask of LEFT, CENTRE and RIGHT, as the player at that edge sees them. */
export const SECTION_MASK: Readonly<Record<Edge, readonly number[]>> = {
  bottom: sectionsFromBottom,
  top: sectionsFromBottom.map(mirrored),
};

const rowsBack = (down: boolean): readonly (readonly Hex[])[] =>
  NEIGHBOURS.map((six) => (down ? [six[2], six[1]] : [six[4], six[5]]).filter((hex) => hex !== OFF));

/** N10.2: the hexes of the next row toward that edge. */
export const BACK: Readonly<Record<Edge, readonly (readonly Hex[])[]>> = {
  bottom: rowsBack(true),
  top: rowsBack(false),
};

/** The rows of the board as that player's own edge row, the next one, and so on. */
export const ROWS_FROM: Readonly<Record<Edge, readonly (readonly Hex[])[]>> = {
  bottom: rowsFrom([8, 7, 6, 5, 4, 3, 2, 1, 0]),
  top: rowsFrom([0, 1, 2, 3, 4, 5, 6, 7, 8]),
};

function rowsFrom(order: readonly number[]): readonly (readonly Hex[])[] {
  return order.map((row) => GRID.row.flatMap((r, hex) => (r === row ? [hex] : [])));
}
