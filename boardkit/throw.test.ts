import { makeHexGrid } from '@bicorne/engine';
import { expect, it } from 'vitest';
import { makeLayout } from './geometry.ts';
import { throwPlace } from './throw.ts';

const GRID = makeHexGrid(Array.from({ length: 9 }, (_, row) => ({ length: 9, inset: row % 2 })));
const LAYOUT = makeLayout(GRID, 60, 66);
const MIDDLE = GRID.at(4, 4);
const { x, y } = LAYOUT.centres[MIDDLE];
const NOBODY = { pieces: [], spots: [], fighting: [MIDDLE] };

it('on an empty field the dice lie above the fight', () => {
  const place = throwPlace(LAYOUT, NOBODY, MIDDLE, 3);
  expect(place.y).toBeLessThan(y);
  expect(place.x - 24 + place.width / 2).toBeCloseTo(x);
});

it('they lie below where a piece stands above', () => {
  const above = [GRID.at(3, 3), GRID.at(3, 4), GRID.at(2, 4)];
  expect(throwPlace(LAYOUT, { ...NOBODY, pieces: above }, MIDDLE, 3).y).toBeGreaterThan(y);
});

it('a hex one may press is left free rather than one with pieces', () => {
  const crowd = { pieces: [GRID.at(3, 3), GRID.at(3, 4)], spots: [GRID.at(5, 3), GRID.at(5, 4)] };
  const place = throwPlace(LAYOUT, { ...crowd, fighting: [MIDDLE, GRID.at(4, 3), GRID.at(4, 5)] }, MIDDLE, 1);
  expect(Math.abs(place.y - LAYOUT.centres[GRID.at(5, 4)].y)).toBeGreaterThan(30);
});

it('at the edge of the sheet they stay on it', () => {
  const corner = GRID.at(0, 0);
  const place = throwPlace(LAYOUT, { ...NOBODY, fighting: [corner] }, corner, 5);
  expect(place.x).toBeGreaterThan(0);
  expect(place.y).toBeGreaterThan(0);
});
