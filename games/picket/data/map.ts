import { makeHexGrid } from '@bicorne/engine';

/** P1.1 */
export const GRID = makeHexGrid([5, 4, 5, 4, 5].map((length, row) => ({ length, inset: row % 2 })));

export const SEATS = ['blue', 'red'] as const;
export const HOME_ROW = [0, 4] as const;
export const BLOCKS_EACH = 3;
/** P2.1 */
export const POOL = [1, 1, 2, 2, 3] as const;
export const LAST_TURN = 24;

const LAKE = '~';
export const isLake = (map: string, hex: number): boolean => map[hex] === LAKE;

/** Hexes are written as on a chessboard: row letter, column number. */
export const hexName = (hex: number): string => 'abcde'[GRID.row[hex]] + (GRID.col[hex] + 1);
export const hexNamed = (name: string): number =>
  name.length === 2 ? GRID.at('abcde'.indexOf(name[0]), '12345'.indexOf(name[1])) : -1;
