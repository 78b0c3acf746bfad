import type { Point } from '@bicorne/boardkit';
import { isBeyond, LEFT, mirror, RESERVE } from '../rules/state.ts';
import type { Cell } from './model.ts';

/** Where everything lies on the battle board; one's own side is below. */

export const CELL = { width: 585, height: 450, gap: 20 } as const;
export const LEFT_EDGE = 70;
const STRIP = 232;
/** Where the rows begin: the far reserve and positions, then the near ones. */
const ROW_Y = [122, 368, 848, 1312] as const;
export const FRONT = 833;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function boxOf({ role, place }: Pick<Cell, 'role' | 'place'>, near: number): Box {
  const below = role === near;
  if (place === RESERVE)
    return {
      x: LEFT_EDGE,
      y: below ? ROW_Y[3] : ROW_Y[0],
      width: 3 * CELL.width + 2 * CELL.gap,
      height: STRIP,
    };
  const column = below ? place - LEFT : 2 - (place - LEFT);
  return {
    x: LEFT_EDGE + column * (CELL.width + CELL.gap),
    y: below ? ROW_Y[2] : ROW_Y[1],
    width: CELL.width,
    height: CELL.height,
  };
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The same for a place as a role names it, which may lie beyond its own. */
export const boxFor = (role: number, place: number, near: number): Box =>
  boxOf(isBeyond(place) ? { role: 1 - role, place: mirror(place) } : { role, place }, near);
