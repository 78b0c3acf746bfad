import type { Arrow, Point } from '@bicorne/boardkit';
import { BEYOND, SIDES } from '../rules/map.ts';
import type { Sheet } from './sheet.ts';

const WAYS: Readonly<Record<Arrow, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The adjacent locality that lies most nearly in the direction of an arrow key; the same one at the edge. */
export function stepArea(sheet: Sheet, locality: number, arrow: Arrow): number {
  const from = middle(sheet, locality);
  const way = WAYS[arrow];
  let best = locality;
  let most = 0.35;
  for (const side of SIDES[locality]) {
    const to = middle(sheet, BEYOND[side]);
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const straight = ((to.x - from.x) * way.x + (to.y - from.y) * way.y) / length;
    if (straight > most) [best, most] = [BEYOND[side], straight];
  }
  return best;
}

/** The next of a locality's approaches, or the one before; from the reserve the first or the last. */
export function stepApproach(locality: number, at: number, turn: 1 | -1): number {
  const sides = SIDES[locality];
  const here = sides.indexOf(at);
  if (here < 0) return turn === 1 ? sides[0] : sides[sides.length - 1];
  return sides[(here + turn + sides.length) % sides.length];
}

function middle(sheet: Sheet, locality: number): Point {
  const { ring } = sheet.areas[locality];
  return {
    x: ring.reduce((sum, { x }) => sum + x, 0) / ring.length,
    y: ring.reduce((sum, { y }) => sum + y, 0) / ring.length,
  };
}
