import type { Point } from '@bicorne/boardkit';
import type { Settlement } from './data/land.ts';
import type { Name } from './room.ts';

/** How large a name is written, and how far below its place, or above it. */
const LETTERS = {
  large: { size: 36, below: 76, above: 52 },
  medium: { size: 31, below: 62, above: 44 },
  small: { size: 22, below: 30, above: 18 },
} as const;

/** The border of the sheet, and what hangs below a line of letters. */
const FOOT = 46;

/** Where the name of a village stands, by the foot of its letters: below it, or above where there is no room. */
export function nameAt({ x, y }: Point, village: Pick<Settlement, 'size' | 'above'>, height: number): Point {
  const { below, above } = LETTERS[village.size];
  return { x, y: village.above === true || y + below > height - FOOT ? y - above : y + below };
}

/** The room that it takes, in whatever language it is written. */
export function nameRoom(foot: Point, { name, size }: Pick<Settlement, 'name' | 'size'>): Name {
  const letter = LETTERS[size].size;
  return {
    x: foot.x,
    y: foot.y - letter * 0.3,
    width: (name.length + 2) * letter * 0.48,
    height: letter * 0.9,
  };
}
