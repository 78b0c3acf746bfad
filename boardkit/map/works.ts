import { side, type HexLayout, type Point, mix, xy, polyline } from '../geometry.ts';
import type { Works } from './landscape.ts';

/** The breastwork just inside its sides, and its teeth toward the enemy. */
export function paintWorks(
  layout: HexLayout,
  { hex, directions }: Works,
): { readonly wall: string; readonly teeth: string } {
  const sides = directions.map((direction) => side(layout, hex, direction, 0.9));
  return {
    wall: sides.map((ends) => polyline([mix(...ends, 0.02), mix(...ends, 0.98)])).join(''),
    teeth: sides.map((ends) => teethAlong(layout.centres[hex], ends)).join(''),
  };
}

const TEETH = 6;

function teethAlong(centre: Point, [from, to]: readonly [Point, Point]): string {
  const middle = mix(from, to, 0.5);
  const out = { x: (middle.x - centre.x) * 0.14, y: (middle.y - centre.y) * 0.14 };
  return Array.from({ length: TEETH }, (_, i) => {
    const [a, b] = [mix(from, to, (i + 0.1) / TEETH), mix(from, to, (i + 0.9) / TEETH)];
    const tip = mix(a, b, 0.5);
    return `M${xy(a)}L${xy({ x: tip.x + out.x, y: tip.y + out.y })}L${xy(b)}Z`;
  }).join('');
}
