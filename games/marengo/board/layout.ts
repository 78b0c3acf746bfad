import type { Point } from '@bicorne/boardkit';
import { isBox, isReserve, TO_BLOCK } from '../rules/map.ts';
import type { GoalKind } from './goals.ts';
import type { Line } from './model.ts';
import { BLOCK, COLUMN, RANK } from './room.ts';
import { sidePoint, type Box, type Sheet } from './sheet.ts';

/** Where a block lies: its middle, and how it is turned. */
export interface Lie extends Point {
  readonly turn: number;
}

/** Where the blocks of a position lie, the first in front. */
export function liesAt(sheet: Sheet, position: number, count: number): Lie[] {
  if (isReserve(position)) return inReserve(sheet, position, count);
  if (isBox(position)) return inBox(sheet.boxes.get(position), count);
  return inApproach(sheet, position, count);
}

/** Blocks of a line as they lie; in a waiting box those of a kind lie on one pile, so that it is read as a list. */
export function liesOf(sheet: Sheet, { position, bars }: Pick<Line, 'position' | 'bars'>): Lie[] {
  const box = isBox(position) ? sheet.boxes.get(position) : undefined;
  const kinds = box ? pilesOf(bars) : [];
  return box && kinds.length > 0 ? inPiles(box, kinds) : liesAt(sheet, position, bars.length);
}

/** How many there are of each kind in a row; nothing where a face is hidden. */
export function pilesOf(bars: Line['bars']): readonly number[] {
  if (bars.some(({ face }) => face === null)) return [];
  const piles: number[] = [];
  bars.forEach(({ face }, i) => {
    if (i > 0 && face === bars[i - 1].face) piles[piles.length - 1] += 1;
    else piles.push(1);
  });
  return piles;
}

/** From one block of a pile to the next, as far as there is room. */
const PILED = 11;

function inPiles({ inside: { x, y, width, height } }: Box, piles: readonly number[]): Lie[] {
  const steps = piles.flatMap((count, pile) =>
    numbers(count).map((i) => (i > 0 ? PILED : pile > 0 ? RANK + 4 : 0)),
  );
  const wanted = steps.reduce((sum, step) => sum + step, 0);
  const tight = Math.min(1, (height - BLOCK.thick - 8) / Math.max(1, wanted));
  let at = y + BLOCK.thick / 2 + 4;
  return steps.map((step) => ({ x: x + width / 2, y: (at += step * tight), turn: 0 }));
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Against the edge: as many abreast as block the approach, the others behind them. */
function inApproach(sheet: Sheet, position: number, count: number): Lie[] {
  const side = sheet.sides.get(position);
  if (!side) return [];
  const abreast = TO_BLOCK[position];
  const pitch = Math.min(BLOCK.length + 8, (side.length - 8) / abreast);
  const depth = count > 2 * abreast ? BLOCK.thick * 0.62 : BLOCK.thick + 3;
  return numbers(count).map((i) => {
    const rank = Math.floor(i / abreast);
    const inRank = Math.min(abreast, count - rank * abreast);
    const step = ((i % abreast) - (inRank - 1) / 2) * pitch;
    const { x, y } = sidePoint(side, step, 5 + BLOCK.thick / 2 + rank * depth);
    return { x, y, turn: side.turn };
  });
}

/** In tidy ranks, in as many columns as leave the ranks most room. */
function inReserve(sheet: Sheet, locality: number, count: number): Lie[] {
  const { ranks, crowded } = sheet.areas[locality].room;
  let best = ranks[0];
  let widest = 0;
  for (const one of ranks) {
    const pitch = rankPitch(count, one.columns, one.height);
    if (pitch > widest + 1) [best, widest] = [one, pitch];
  }
  if (widest < TIGHT)
    for (const one of crowded) {
      const pitch = rankPitch(count, one.columns, one.height);
      if (pitch > widest + 1) [best, widest] = [one, pitch];
    }
  return inRanks(best.middle, count, best.columns, widest);
}

/** Ranks closer than this hide one another. */
const TIGHT = 22;

const rankPitch = (count: number, columns: number, height: number): number => {
  const rows = Math.ceil(count / columns);
  return rows === 1 ? RANK : Math.min(RANK, Math.max(9, (height - BLOCK.thick) / (rows - 1)));
};

function inRanks(middle: Point, count: number, columns: number, pitch: number): Lie[] {
  const rows = Math.ceil(count / columns);
  return numbers(count).map((i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: middle.x + ((i % columns) - (inRow - 1) / 2) * COLUMN,
      y: middle.y + (row - (rows - 1) / 2) * pitch,
      turn: 0,
    };
  });
}

function inBox(box: Box | undefined, count: number): Lie[] {
  if (!box) return [];
  const { x, y, width, height } = box.inside;
  return inRanks({ x: x + width / 2, y: y + height / 2 }, count, 1, rankPitch(count, 1, height));
}

/** Where a line to or from a position ends. */
export function middleOf(sheet: Sheet, position: number): Point {
  if (isReserve(position)) return sheet.areas[position].room.ranks[0].middle;
  const box = sheet.boxes.get(position);
  if (box) return { x: box.inside.x + box.inside.width / 2, y: box.inside.y + box.inside.height / 2 };
  const side = sheet.sides.get(position);
  return side ? sidePoint(side, 0, 5 + BLOCK.thick / 2) : { x: 0, y: 0 };
}

/** Where it is marked that something may be done at a position: beside its middle, so that blocks and mark are both seen. */
export function markAt(sheet: Sheet, position: number, kind: GoalKind): Point {
  const side = sheet.sides.get(position);
  if (side) return sidePoint(side, 0, 20);
  if (isBox(position)) return middleOf(sheet, position);
  const { discs, mark } = sheet.areas[position].room;
  return kind === 'disc' ? discs : mark;
}

/** The outline of a position, to be marked and pressed. */
export function shapeOf(sheet: Sheet, position: number): string {
  if (isReserve(position)) return sheet.areas[position].outline;
  const box = sheet.boxes.get(position);
  if (box) {
    const { x, y, width, height } = box.frame;
    return `M${x} ${y}h${width}v${height}h${-width}Z`;
  }
  return sheet.sides.get(position)?.strip ?? '';
}
