import { DIRECTIONS, OFF } from '@bicorne/engine';
import { corners, polygon, type HexLayout, type Point } from '../geometry.ts';
import type { Spot } from './contract.ts';

/** The hexes of a sheet as spots, their neighbours in the order of the directions. */
export const hexSpots = (layout: HexLayout, names: readonly string[]): readonly Spot[] =>
  layout.centres.map(({ x, y }, hex) => ({
    id: names[hex],
    x,
    y,
    outline: polygon(corners(layout, hex)),
    around: layout.grid.neighbours[hex].map((other) => (other === OFF ? null : names[other])),
  }));

/** The side of a hex that is nearest to a point within it: its number among the directions. */
export function sideNear(spot: Point, at: Point): number {
  const angle = Math.atan2(at.y - spot.y, at.x - spot.x);
  return ((Math.round((angle * DIRECTIONS.length) / (2 * Math.PI)) % 6) + 6) % 6;
}
