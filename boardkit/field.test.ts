import { makeHexGrid } from '@bicorne/engine';
import { expect, test } from 'vitest';
import { contours, downhill, fieldOf, valueAt } from './field.ts';
import { makeLayout } from './geometry.ts';
import { paintRelief } from './map/relief.ts';

const GRID = makeHexGrid(Array.from({ length: 5 }, (_, row) => ({ length: 6, inset: row % 2 })));
const LAYOUT = makeLayout(GRID, 60, 50);
const SOFT = { blur: 0.2, wander: 0.15, seed: 7 };
const hill = (...hexes: number[]) => fieldOf(LAYOUT, (hex) => (hexes.includes(hex) ? 1 : 0), SOFT);

test('a hill is high in its middle and fades out within the neighbouring hexes', () => {
  const middle = GRID.at(2, 2);
  const field = hill(middle);
  expect(valueAt(field, LAYOUT.centres[middle])).toBeGreaterThan(0.8);
  expect(valueAt(field, LAYOUT.centres[GRID.at(2, 4)])).toBeLessThan(0.02);
});

test('hill hexes that touch are one height, those apart are two', () => {
  const touching = hill(GRID.at(2, 1), GRID.at(2, 2));
  const apart = hill(GRID.at(2, 1), GRID.at(2, 4));
  expect(contours(touching, 0.5)).toHaveLength(1);
  expect(contours(apart, 0.5)).toHaveLength(2);
});

test('a contour lies on its level all along', () => {
  const field = hill(GRID.at(2, 2), GRID.at(1, 2));
  for (const point of contours(field, 0.5)[0]) expect(valueAt(field, point)).toBeCloseTo(0.5, 1);
});

test('a contour closes even where the hill runs off the sheet', () => {
  const [loop] = contours(hill(GRID.at(0, 0)), 0.5);
  const [first, last] = [loop[0], loop[loop.length - 1]];
  expect(Math.hypot(first.x - last.x, first.y - last.y)).toBeLessThan(20);
});

test('downhill points away from the top', () => {
  const middle = GRID.at(2, 2);
  const { x, y } = LAYOUT.centres[middle];
  expect(downhill(hill(middle), { x: x + 45, y }).x).toBeGreaterThan(0);
  expect(downhill(hill(middle), { x: x - 45, y }).x).toBeLessThan(0);
});

test('the heavy hachures lie on the side away from the light, in the south-east', () => {
  const middle = GRID.at(2, 2);
  const { hachures } = paintRelief(LAYOUT, [middle], 3);
  const starts = (strokes: string) =>
    [...strokes.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => Number(x) + Number(y));
  const mean = (sums: readonly number[]) => sums.reduce((sum, n) => sum + n, 0) / sums.length;
  const { x, y } = LAYOUT.centres[middle];
  expect(mean(starts(hachures[0]))).toBeLessThan(x + y);
  expect(mean(starts(hachures[2]))).toBeGreaterThan(x + y);
});

test('the same seed paints the same picture', () => {
  const hills = [GRID.at(2, 2), GRID.at(3, 2)];
  expect(paintRelief(LAYOUT, hills, 3)).toEqual(paintRelief(LAYOUT, hills, 3));
  expect(paintRelief(LAYOUT, hills, 4)).not.toEqual(paintRelief(LAYOUT, hills, 3));
});
