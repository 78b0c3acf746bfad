import { clamp, type HexLayout, type Point } from '@bicorne/boardkit';
import type { DrawnUnit, Model } from './model.ts';

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

/** From die to die. */
export const PITCH = 38;
const HEIGHT = 54;
const EDGE = 34;

export interface Plaque extends Point {
  readonly width: number;
}

/** Where the first die of a throw lies: of the places around the fight the one that covers least of what matters. */
export function throwPlace(layout: HexLayout, model: Model, at: number, dice: number): Plaque {
  const width = (dice - 1) * PITCH + 48;
  const { x, y } = layout.centres[at];
  const { radius } = layout;
  const around: readonly Point[] = [
    { x, y: y - 1.45 * radius },
    { x, y: y + 1.45 * radius },
    { x: x + 1.1 * radius + width / 2, y },
    { x: x - 1.1 * radius - width / 2, y },
    { x, y: y - 2.4 * radius },
    { x, y: y + 2.4 * radius },
  ];
  const inside = around.map((middle) => ({
    x: clamp(middle.x, EDGE + width / 2, layout.width - EDGE - width / 2),
    y: clamp(middle.y, EDGE + HEIGHT, layout.height - EDGE - HEIGHT),
  }));
  const costs = inside.map((middle) => cover(layout, model, middle, width));
  const best = inside[costs.indexOf(Math.min(...costs))];
  return { x: best.x - width / 2 + 24, y: best.y, width };
}

/** A piece costs one; those that fight, and hexes one may press, cost more. */
function cover(layout: HexLayout, { units, spots, clash }: Model, middle: Point, width: number): number {
  const covered = (hex: number): boolean => {
    const { x, y } = layout.centres[hex];
    return Math.abs(x - middle.x) < width / 2 + 34 && Math.abs(y - middle.y) < HEIGHT / 2 + 30;
  };
  const fighting = clash === null ? [] : [clash.from, clash.at];
  return (
    units.filter(({ hex }) => covered(hex)).length +
    4 * [...spots.keys()].filter(covered).length +
    10 * fighting.filter(covered).length
  );
}
