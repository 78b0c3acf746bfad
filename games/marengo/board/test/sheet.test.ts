import { describe, expect, it } from 'vitest';
import { BORDERS } from '../../data/map.ts';
import { FIRST_BOX, FIRST_SIDE, LOCALITY, SIDES, TO_BLOCK } from '../../rules/map.ts';
import { SETTLEMENTS } from '../data/land.ts';
import { frameOpened } from '../frame.ts';
import { game } from '../../index.ts';
import { liesAt, liesOf, pilesOf } from '../layout.ts';
import type { Bar } from '../model.ts';
import { playout } from '../moments.ts';
import { nameAt, nameRoom } from '../names.ts';
import { BLOCK, depthIn } from '../room.ts';
import { LOCALITY_NUMBERS, sheetFor, sidePoint } from '../sheet.ts';
import { stepApproach, stepArea } from '../steps.ts';

describe.each([false, true])('the sheet, flipped: %s', (flipped) => {
  const sheet = sheetFor(flipped);

  it('has an outline for every locality and a side for every approach', () => {
    for (const locality of LOCALITY_NUMBERS) expect(sheet.areas[locality].ring.length).toBeGreaterThan(2);
    expect(sheet.sides.size).toBe(2 * BORDERS.length);
  });

  it('keeps every approach on the inner side of its own locality', () => {
    for (const [position, side] of sheet.sides) {
      const { ring } = sheet.areas[LOCALITY[position]];
      expect(depthIn(ring, sidePoint(side, 0, 6)), String(position)).toBeGreaterThan(0);
      expect(depthIn(ring, sidePoint(side, 0, -6)), String(position)).toBe(0);
    }
  });

  it('lays reserves inside their locality', () => {
    for (const locality of LOCALITY_NUMBERS)
      for (const lie of liesAt(sheet, locality, 3))
        expect(depthIn(sheet.areas[locality].ring, lie), String(locality)).toBeGreaterThan(0);
  });

  it('lays as many blocks abreast as block an approach', () => {
    for (const position of [SIDES[9][0], SIDES[41][0], SIDES[70][0]]) {
      const side = sheet.sides.get(position);
      const deep = liesAt(sheet, position, 4).map(({ x, y }) =>
        side ? Math.round((x - side.middle.x) * side.inward.x + (y - side.middle.y) * side.inward.y) : 0,
      );
      expect(deep.filter((one) => one === deep[0])).toHaveLength(TO_BLOCK[position]);
    }
  });

  it('goes back by the opposite arrow from Marengo', () => {
    const west = stepArea(sheet, 31, 'left');
    expect(west).not.toBe(31);
    expect(stepArea(sheet, west, 'right')).toBe(31);
  });
});

it('lays no block on a name where few stand', () => {
  for (const flipped of [false, true]) {
    const sheet = sheetFor(flipped);
    const names = SETTLEMENTS.map((one) => nameRoom(nameAt(sheet.place(one), one, sheet.height), one));
    const covered = LOCALITY_NUMBERS.filter((locality) =>
      liesAt(sheet, locality, 1).some(({ x, y }) =>
        names.some(
          (name) =>
            Math.abs(name.x - x) < (name.width + BLOCK.length) / 2 - 4 &&
            Math.abs(name.y - y) < (name.height + BLOCK.thick) / 2 - 4,
        ),
      ),
    );
    // In the smallest there is no other place.
    expect(covered.length, String(covered)).toBeLessThan(4);
  }
});

it('lays those of a kind in a waiting box on one pile, and those whose faces are hidden side by side', () => {
  const sheet = sheetFor(false);
  const bar = (face: number | null): Bar => ({
    face,
    known: null,
    acted: false,
    lifted: false,
    open: false,
    role: 'none',
    action: null,
  });
  const open = [0, 0, 0, 1, 2, 2].map(bar);
  expect(pilesOf(open)).toEqual([3, 1, 2]);
  const steps = (lies: readonly { y: number }[]): number[] =>
    lies.slice(1).map(({ y }, i) => Math.round(y - lies[i].y));
  const [inPile, , toNext] = steps(liesOf(sheet, { position: FIRST_BOX, bars: open }));
  expect(toNext).toBeGreaterThan(2 * inPile);
  const hidden = steps(liesOf(sheet, { position: FIRST_BOX, bars: open.map(() => bar(null)) }));
  expect(new Set(hidden).size).toBe(1);
});

it('a table opens where the armies are, and not on those who wait', () => {
  const [{ state }] = [...playout(3, 40)].slice(-1);
  for (const flipped of [false, true]) {
    const frame = frameOpened(game.view(state, 1), flipped);
    const { width } = sheetFor(flipped);
    expect(frame?.width ?? Infinity).toBeLessThan(0.6 * width);
  }
});

it('the two halves of a turned sheet lie opposite each other', () => {
  const [upright, turned] = [sheetFor(false), sheetFor(true)];
  const at = upright.sides.get(FIRST_SIDE);
  const there = turned.sides.get(FIRST_SIDE);
  expect((at?.middle.x ?? 0) + (there?.middle.x ?? 0)).toBeCloseTo(upright.width);
  expect(turned.boxes.get(FIRST_BOX)?.frame.x).toBeGreaterThan(upright.width / 2);
});

it('goes around the approaches of a locality and comes back to the first', () => {
  const sides = SIDES[9];
  expect(sides.reduce((at) => stepApproach(9, at, 1), 9)).toBe(sides.at(-1));
  expect(stepApproach(9, sides[sides.length - 1], 1)).toBe(sides[0]);
  expect(stepApproach(9, sides[0], -1)).toBe(sides.at(-1));
});
