import { makeHexGrid } from '@bicorne/engine';

/** H1.2 */
const COLUMNS = 13;
const ROWS = 9;
export const GRID = makeHexGrid(
  Array.from({ length: ROWS }, (_, row) => ({ length: COLUMNS, inset: row % 2 })),
);
export const SIZE = GRID.size;

const LETTERS = 'ABCDEFGHIJKLM';
export const hexName = (hex: number): string => `${LETTERS[GRID.col[hex]]}${GRID.row[hex] + 1}`;
export const HEX_NAMES: readonly string[] = GRID.row.map((_, hex) => hexName(hex));
export const hexNamed = (name: string): number =>
  GRID.at(Number(name.slice(1)) - 1, LETTERS.indexOf(name[0]));

/** The neighbour of each hex in each of the six directions, flat: `NEXT[hex * 6 + direction]`. */
export const NEXT = Int16Array.from(GRID.neighbours.flat());

export const { distance } = GRID;

/** The direction from a hex to its neighbour. */
export const direction = (from: number, to: number): number => GRID.neighbours[from].indexOf(to);
