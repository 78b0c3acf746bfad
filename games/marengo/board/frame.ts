import type { Frame, Point } from '@bicorne/boardkit';
import { BEYOND, isBox, LOCALITY, SIDES } from '../rules/map.ts';
import { sheetFor } from './sheet.ts';

const SHEET = sheetFor(false);

/** Of the sheet, where these positions are, and the neighbours. */
export const frameAround = (positions: readonly number[]): Frame =>
  frameOf(positions, (locality) => [locality, ...SIDES[locality].map((side) => BEYOND[side])]);

/** Where these positions are, and no more. */
export const closeFrame = (positions: readonly number[]): Frame =>
  frameOf(positions, (locality) => [locality]);

/** With each locality, whatever is shown for its sake. */
function frameOf(positions: readonly number[], shown: (locality: number) => readonly number[]): Frame {
  const points = positions.flatMap((at) =>
    isBox(at) ? boxCorners(at) : shown(LOCALITY[at]).flatMap((near) => SHEET.areas[near].ring),
  );
  const across = points.map(({ x }) => x);
  const down = points.map(({ y }) => y);
  const x = Math.min(...across);
  const y = Math.min(...down);
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

function boxCorners(box: number): Point[] {
  const { x, y, width, height } = SHEET.boxes.get(box)?.frame ?? SHEET.clock;
  return [
    { x, y },
    { x: x + width, y: y + height },
  ];
}
