import type { Point } from '@bicorne/boardkit';
import type { DrawnUnit } from './model.ts';

/** Where in its hex a piece stands, and how large it is drawn. */
export interface Stand extends Point {
  readonly scale: number;
}

export const STANDS: Readonly<Record<DrawnUnit['place'], Stand>> = {
  alone: { x: 0, y: 3, scale: 1 },
  foot: { x: 0, y: -14, scale: 0.8 },
  guns: { x: 0, y: 29, scale: 0.72 },
  inside: { x: 0, y: 18, scale: 0.62 },
};

/** A leader stands at the right shoulder of his unit, or has the hex for himself. */
export const SHOULDER: Point = { x: 35, y: -25 };
export const ALONE: Point = { x: 0, y: -4 };
