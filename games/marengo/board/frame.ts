import type { Frame, Point } from '@bicorne/boardkit';
import { BEYOND, boxOf, isBox, LOCALITY, SIDES } from '../rules/map.ts';
import { gunAt } from '../rules/state.ts';
import type { MarengoView } from '../rules/view.ts';
import { middleOf } from './layout.ts';
import { sheetFor, type Sheet } from './sheet.ts';

const SHEET = sheetFor(false);

/** Of the sheet, where these positions are, and the neighbours. */
export const frameAround = (positions: readonly number[]): Frame =>
  frameOf(positions, (locality) => [locality, ...SIDES[locality].map((side) => BEYOND[side])]);

/** Where both armies are; of those who wait, whoever may come in now. */
export function frameOpened({ stacks, guns, hour, army }: MarengoView, flipped: boolean): Frame | null {
  const sheet = sheetFor(flipped);
  const points = [...stacks.map(({ at }) => at), ...guns.map(gunAt)].flatMap((at) => {
    if (isBox(at)) return boxOf(at).army === army && hour >= boxOf(at).hour ? boxCorners(sheet, at) : [];
    return LOCALITY[at] > 0 ? [middleOf(sheet, at)] : [];
  });
  return points.length === 0 ? null : frameOver(points);
}

/** Where these positions are, and no more. */
export const closeFrame = (positions: readonly number[]): Frame =>
  frameOf(positions, (locality) => [locality]);

/** With each locality, whatever is shown for its sake. */
function frameOf(positions: readonly number[], shown: (locality: number) => readonly number[]): Frame {
  const points = positions.flatMap((at) =>
    isBox(at) ? boxCorners(SHEET, at) : shown(LOCALITY[at]).flatMap((near) => SHEET.areas[near].ring),
  );
  return frameOver(points);
}

function frameOver(points: readonly Point[]): Frame {
  const across = points.map(({ x }) => x);
  const down = points.map(({ y }) => y);
  const x = Math.min(...across);
  const y = Math.min(...down);
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

function boxCorners({ boxes, clock }: Sheet, box: number): Point[] {
  const { x, y, width, height } = boxes.get(box)?.frame ?? clock;
  return [
    { x, y },
    { x: x + width, y: y + height },
  ];
}
