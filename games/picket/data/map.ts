import { makeHexGrid } from '@bicorne/engine';

/** P1.1 */
export const GRID = makeHexGrid([5, 4, 5, 4, 5].map((length, row) => ({ length, inset: row % 2 })));
const HEXES = GRID.row.map((_, hex) => hex);
/** As on a chessboard: row letter, column number. */
export const HEX_NAMES = HEXES.map((hex) => 'abcde'[GRID.row[hex]] + (GRID.col[hex] + 1));
export const isLake = (map: string, hex: number): boolean => map[hex] === '~';

export const SEATS = ['blue', 'red'] as const;
/** By seat: the hexes of its home row; by seat and hex: the neighbours one row nearer home. */
export const HOME = [0, 4].map((row) => HEXES.filter((hex) => GRID.row[hex] === row));
export const BEHIND = [-1, 1].map((way) =>
  HEXES.map((hex) => GRID.around[hex].filter((near) => GRID.row[near] === GRID.row[hex] + way)),
);
export const LAST_TURN = 24;
