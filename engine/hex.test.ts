import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, firstBlocked, makeHexGrid, OFF, type HexGrid } from './hex.ts';

/** Nine rows of 13 and 12, the short ones set half a hex in. */
const grid = makeHexGrid(
  [13, 12, 13, 12, 13, 12, 13, 12, 13].map((length, row) => ({ length, inset: row % 2 })),
);
const hexes = Array.from({ length: grid.size }, (_, hex) => hex);
const anyHex = fc.nat({ max: grid.size - 1 });

/** Steps from one hex to every other, counted along neighbours. */
function stepsFrom(start: number, { around }: HexGrid): number[] {
  const steps = hexes.map(() => Infinity);
  steps[start] = 0;
  const queue = [start];
  for (const hex of queue)
    for (const next of around[hex])
      if (steps[next] === Infinity) {
        steps[next] = steps[hex] + 1;
        queue.push(next);
      }
  return steps;
}

const named = (parts: ReturnType<HexGrid['line']>): string[] =>
  parts.map((part) =>
    part.map((hex) => (hex === OFF ? 'off' : `${grid.row[hex]},${grid.col[hex]}`)).join('|'),
  );

describe('the grid', () => {
  it('numbers hexes row by row', () => {
    expect(grid.size).toBe(5 * 13 + 4 * 12);
    expect(grid.at(1, 0)).toBe(13);
    expect([grid.row[24], grid.col[24]]).toEqual([1, 11]);
  });

  it('knows nothing beyond its rows', () => {
    expect([grid.at(-1, 0), grid.at(9, 0), grid.at(1, 12), grid.at(0, 13), grid.at(0, -1)]).toEqual(
      Array(5).fill(OFF),
    );
  });

  it('has six neighbours in the middle, in the order of the directions', () => {
    const from = grid.at(4, 6);
    expect(grid.neighbours[from]).toEqual([
      grid.at(4, 7),
      grid.at(5, 6),
      grid.at(5, 5),
      grid.at(4, 5),
      grid.at(3, 5),
      grid.at(3, 6),
    ]);
  });

  it('has two neighbours in a corner of a long row, and five at the end of a short one', () => {
    expect(grid.around[grid.at(0, 0)]).toEqual([grid.at(0, 1), grid.at(1, 0)]);
    expect(grid.around[grid.at(1, 0)]).toHaveLength(5);
    expect(grid.neighbours[grid.at(1, 11)][DIRECTIONS.indexOf('e')]).toBe(OFF);
  });

  it('makes every neighbour a neighbour in the opposite direction', () => {
    const oneWay = hexes.flatMap((hex) =>
      grid.neighbours[hex].filter(
        (next, direction) => next !== OFF && grid.neighbours[next][(direction + 3) % 6] !== hex,
      ),
    );
    expect(oneWay).toEqual([]);
  });
});

describe('distance', () => {
  it('is the number of steps, for every pair of hexes', () => {
    for (const from of hexes) {
      const steps = stepsFrom(from, grid);
      expect(hexes.map((to) => grid.distance(from, to))).toEqual(steps);
    }
  });
});

describe('a line', () => {
  it('runs straight through the hexes of a row', () => {
    expect(named(grid.line(grid.at(0, 0), grid.at(0, 4)))).toEqual(['0,1', '0,2', '0,3']);
  });

  it('between neighbours passes nothing', () => {
    for (const hex of hexes) for (const next of grid.around[hex]) expect(grid.line(hex, next)).toEqual([]);
  });

  it('two rows straight down runs along the side between two hexes', () => {
    expect(named(grid.line(grid.at(2, 5), grid.at(4, 5)))).toEqual(['3,4|3,5']);
  });

  it('down the left edge has the board on one side only', () => {
    expect(named(grid.line(grid.at(0, 0), grid.at(2, 0)))).toEqual(['1,0|off']);
  });

  it('down the right edge too, where the short row ends', () => {
    expect(named(grid.line(grid.at(0, 12), grid.at(2, 12)))).toEqual(['1,11|off']);
  });

  it('four rows down passes a side, a hex and a side', () => {
    expect(named(grid.line(grid.at(0, 3), grid.at(4, 3)))).toEqual(['1,2|1,3', '2,3', '3,2|3,3']);
  });

  it('slants along a side as well', () => {
    expect(named(grid.line(grid.at(0, 0), grid.at(1, 1)))).toEqual(['0,1|1,0']);
  });

  it('is the same from both ends', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (from, to) => {
        expect(grid.line(to, from).toReversed()).toEqual(grid.line(from, to));
      }),
    );
  });

  it('passes only hexes nearer to each end than the ends are to each other, each of them once', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (from, to) => {
        const passed = grid
          .line(from, to)
          .flat()
          .filter((hex) => hex !== OFF);
        expect(new Set(passed).size).toBe(passed.length);
        const far = grid.distance(from, to);
        for (const hex of passed) {
          expect(grid.distance(from, hex)).toBeLessThanOrEqual(far);
          expect(grid.distance(from, hex) + grid.distance(hex, to)).toBeLessThanOrEqual(far + 1);
        }
      }),
    );
  });

  it('passes a hex or a side at every distance in between', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (from, to) => {
        const steps = new Set(
          grid
            .line(from, to)
            .flat()
            .filter((hex) => hex !== OFF)
            .map((hex) => grid.distance(from, hex)),
        );
        for (let step = 1; step < grid.distance(from, to); step++) expect(steps.has(step)).toBe(true);
      }),
    );
  });
});

describe('sight', () => {
  const [from, to] = [grid.at(2, 5), grid.at(4, 5)];
  const [left, right] = [grid.at(3, 4), grid.at(3, 5)];

  it('along a side is blocked only by both hexes', () => {
    expect(firstBlocked(grid, from, to, (hex) => hex === left)).toBeNull();
    expect(firstBlocked(grid, from, to, (hex) => hex === left || hex === right)).not.toBeNull();
  });

  it('along the edge of the board is blocked by the one hex there', () => {
    const blocked = grid.at(1, 0);
    expect(firstBlocked(grid, grid.at(0, 0), grid.at(2, 0), (hex) => hex === blocked)).toEqual([
      blocked,
      OFF,
    ]);
    expect(firstBlocked(grid, grid.at(0, 0), grid.at(2, 0), () => false)).toBeNull();
  });

  it('ends at the first part that blocks', () => {
    const wall = grid.at(0, 2);
    expect(firstBlocked(grid, grid.at(0, 0), grid.at(0, 5), (hex) => hex >= wall)).toEqual([wall]);
    expect(firstBlocked(grid, grid.at(0, 0), grid.at(0, 5), () => false)).toBeNull();
  });

  it('is never blocked by the ends themselves', () => {
    expect(firstBlocked(grid, from, to, (hex) => hex === from || hex === to)).toBeNull();
  });
});
