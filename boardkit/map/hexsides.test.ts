import { makeHexGrid } from '@bicorne/engine';
import { describe, expect, test } from 'vitest';
import { makeLayout, mix, side, type Point } from '../geometry.ts';
import { hexsideCourses } from './hexsides.ts';
import type { WaterSide } from './landscape.ts';
import type { Course } from './lines.ts';

const GRID = makeHexGrid(Array.from({ length: 7 }, (_, row) => ({ length: 7, inset: row % 2 })));
const LAYOUT = makeLayout(GRID, 60, 66);
const MIDDLE = GRID.at(3, 3);

const along = (hex: number, directions: readonly number[], kind: WaterSide['kind'] = 'stream'): WaterSide[] =>
  directions.map((direction) => ({ hex, direction, kind, bridge: false }));
const nearest = ({ points }: Course, at: Point): number =>
  Math.min(...points.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));

describe('waters along hexsides', () => {
  test('that follow each other are one course', () => {
    expect(hexsideCourses(LAYOUT, along(MIDDLE, [0, 1, 2]), 1)).toHaveLength(1);
  });

  test('that are parted are two', () => {
    expect(hexsideCourses(LAYOUT, along(MIDDLE, [0, 3]), 1)).toHaveLength(2);
  });

  test('that meet three at a corner are three', () => {
    const corner = [...along(MIDDLE, [0, 1]), ...along(GRID.neighbours[MIDDLE][0], [2])];
    expect(hexsideCourses(LAYOUT, corner, 1)).toHaveLength(3);
  });

  test('pass through the middle of every one of their sides', () => {
    const sides = along(MIDDLE, [0, 1, 2, 3]);
    const [course] = hexsideCourses(LAYOUT, sides, 1);
    for (const { hex, direction } of sides)
      expect(nearest(course, mix(...side(LAYOUT, hex, direction), 0.5))).toBeLessThan(2);
  });

  test('are broad where they are rivers', () => {
    const [stream] = hexsideCourses(LAYOUT, along(MIDDLE, [0, 1]), 1);
    const [river] = hexsideCourses(LAYOUT, along(MIDDLE, [0, 1], 'river'), 1);
    expect(Math.max(...river.breadth)).toBeGreaterThan(2 * Math.max(...stream.breadth));
  });

  test('come from beyond the sheet where they touch its rim, and rise where they do not', () => {
    const [rim] = hexsideCourses(LAYOUT, along(GRID.at(3, 0), [2]), 1);
    expect(Math.min(...rim.points.map(({ x }) => x))).toBeLessThan(10);
    const [spring] = hexsideCourses(LAYOUT, along(MIDDLE, [0, 1, 2]), 1);
    expect(spring.breadth[0]).toBeLessThan(spring.breadth.at(-1) ?? 0);
  });
});
