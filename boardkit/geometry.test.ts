import { makeHexGrid, OFF } from '@bicorne/engine';
import { describe, expect, test } from 'vitest';
import {
  corners,
  frameAround,
  hexAt,
  makeLayout,
  side,
  softLoop,
  stepCursor,
  type Point,
} from './geometry.ts';

const GRID = makeHexGrid([
  { length: 4, inset: 0 },
  { length: 3, inset: 1 },
  { length: 4, inset: 0 },
]);
const upright = makeLayout(GRID, 60, 50);
const flipped = makeLayout(GRID, 60, 50, true);
const hexes = upright.centres.map((_, hex) => hex);
const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

describe('a layout', () => {
  test('holds every hex inside its margins', () => {
    for (const { x, y } of hexes.flatMap((hex) => corners(upright, hex))) {
      expect(x).toBeGreaterThanOrEqual(50 - 1e-9);
      expect(y).toBeGreaterThanOrEqual(50 - 1e-9);
      expect(x).toBeLessThanOrEqual(upright.width - 50 + 1e-9);
      expect(y).toBeLessThanOrEqual(upright.height - 50 + 1e-9);
    }
  });

  test('turned about is the same sheet seen from the other side', () => {
    for (const hex of hexes)
      expect(
        apart(flipped.centres[hex], {
          x: upright.width - upright.centres[hex].x,
          y: upright.height - upright.centres[hex].y,
        }),
      ).toBe(0);
  });

  test.each([upright, flipped])('finds the hex of a point well inside it', (layout) => {
    for (const hex of hexes)
      for (const point of [layout.centres[hex], ...corners(layout, hex, 0.9)])
        expect(hexAt(layout, point)).toBe(hex);
  });

  test('gives a point beyond the edge to the nearest hex', () => {
    expect(hexAt(upright, { x: 0, y: 0 })).toBe(0);
    expect(hexAt(upright, { x: upright.width, y: upright.height })).toBe(GRID.size - 1);
  });

  test.each([upright, flipped])('has neighbours share the side between them', (layout) => {
    for (const hex of hexes)
      GRID.neighbours[hex].forEach((other, direction) => {
        if (other === OFF) return;
        const [from, to] = side(layout, hex, direction);
        const [back, forth] = side(layout, other, direction + 3);
        expect(apart(from, forth) + apart(to, back)).toBeCloseTo(0);
      });
  });
});

describe('the cursor', () => {
  test.each([upright, flipped])('goes where the arrow points, as the viewer sees it', (layout) => {
    const middle = GRID.at(1, 1);
    const at = (hex: number): Point => layout.centres[hex];
    expect(at(stepCursor(layout, middle, 'left')).x).toBeLessThan(at(middle).x);
    expect(at(stepCursor(layout, middle, 'right')).x).toBeGreaterThan(at(middle).x);
    expect(at(stepCursor(layout, middle, 'up')).y).toBeLessThan(at(middle).y);
    expect(at(stepCursor(layout, middle, 'down')).y).toBeGreaterThan(at(middle).y);
  });

  test('comes back to its column when it goes up and up again', () => {
    const start = GRID.at(2, 1);
    expect(stepCursor(upright, stepCursor(upright, start, 'up'), 'up')).toBe(GRID.at(0, 1));
  });

  test('stops at the edge, and takes the only way where there is one', () => {
    expect(stepCursor(upright, 0, 'left')).toBe(OFF);
    expect(stepCursor(upright, 0, 'up')).toBe(OFF);
    expect(stepCursor(upright, GRID.at(0, 3), 'down')).toBe(GRID.at(1, 2));
  });
});

test('a soft loop begins and ends in the same place', () => {
  expect(
    softLoop([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 0, y: 10 },
    ]),
  ).toBe('M0 5Q0 0 5 0Q10 0 5 5Q0 10 0 5Z');
});

describe('a frame around hexes', () => {
  test('shows them and their neighbours, and no more', () => {
    const row = makeHexGrid([{ length: 12, inset: 0 }]);
    const layout = makeLayout(row, 60, 50);
    const { x, width } = frameAround(layout, [2]);
    expect(x).toBeLessThan(layout.centres[1].x - 50);
    expect(x + width).toBeGreaterThan(layout.centres[3].x + 50);
    expect(x + width).toBeLessThan(layout.centres[5].x);
  });

  test('is the whole sheet where there is nothing to show, or nearly all of it', () => {
    const whole = { x: 0, y: 0, width: upright.width, height: upright.height };
    expect(frameAround(upright, [])).toEqual(whole);
    expect(frameAround(upright, hexes)).toEqual(whole);
  });
});
