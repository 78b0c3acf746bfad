import { clamp, type HexLayout, type Point } from '@bicorne/boardkit';
import type { Model } from './model.ts';

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
  const middles: readonly Point[] = [
    { x, y: y - 1.45 * radius },
    { x, y: y + 1.45 * radius },
    { x: x + 1.1 * radius + width / 2, y },
    { x: x - 1.1 * radius - width / 2, y },
    { x, y: y - 2.4 * radius },
    { x, y: y + 2.4 * radius },
  ];
  const inside = middles.map((middle) => ({
    x: clamp(middle.x, EDGE + width / 2, layout.width - EDGE - width / 2),
    y: clamp(middle.y, EDGE + HEIGHT, layout.height - EDGE - HEIGHT),
  }));
  const costs = inside.map((middle) => cost(layout, model, middle, width));
  const best = inside[costs.indexOf(Math.min(...costs))];
  return { x: best.x - width / 2 + 24, y: best.y, width };
}

/** A piece costs one; those that fight, and hexes one may press, cost more. */
function cost(layout: HexLayout, model: Model, middle: Point, width: number): number {
  const covered = (hex: number): boolean => {
    const { x, y } = layout.centres[hex];
    return Math.abs(x - middle.x) < width / 2 + 34 && Math.abs(y - middle.y) < HEIGHT / 2 + 30;
  };
  const sum = (hexes: readonly number[], price: number): number => hexes.filter(covered).length * price;
  const { clash } = model;
  return (
    sum(
      model.units.map(({ hex }) => hex),
      1,
    ) +
    sum(
      model.leaders.map(({ hex }) => hex),
      1,
    ) +
    sum([...model.spots.keys()], 4) +
    sum(clash === null ? [] : [clash.from, clash.at], 10)
  );
}
