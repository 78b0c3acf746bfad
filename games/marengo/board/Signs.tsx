import { memo, type ReactNode } from 'react';
import { HEADING, OBSTRUCTED, PENALTY } from '../rules/map.ts';
import type { Side, Sheet } from './sheet.ts';

const PITCH = 13;
const DEEP = 11;

/** The small signs in the approaches: what they cost whom. A whisper; pointing at an approach says it aloud. */
export const Signs = memo(function Signs({ sheet }: { readonly sheet: Sheet }): ReactNode {
  const paths = { infantry: '', cavalry: '', artillery: '', bar: '', arrow: '' };
  for (const [position, side] of sheet.sides) {
    const signs = signsOf(position);
    signs.forEach((sign, i) => {
      paths[sign] += SHAPES[sign](spot(side, (i - (signs.length - 1) / 2) * PITCH));
    });
    if (HEADING[position] === 1) paths.arrow += arrow(side);
  }
  return (
    <g>
      <path className="mar-sign-line" d={paths.infantry} />
      <path className="mar-sign-fill" d={paths.cavalry} />
      <path className="mar-sign-fill" d={paths.artillery} />
      <path className="mar-sign-bar" d={paths.bar} />
      <path className="mar-arrow" d={paths.arrow} />
    </g>
  );
});

type Sign = 'infantry' | 'cavalry' | 'artillery' | 'bar';
const TYPES = ['infantry', 'cavalry', 'artillery'] as const;

function signsOf(position: number): Sign[] {
  const signs = TYPES.flatMap((type, i) => Array<Sign>(PENALTY[i][position]).fill(type));
  return OBSTRUCTED[position] ? [...signs, 'bar'] : signs;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
}

/** Near the end of the side that is first going clockwise, so that two facing lists do not meet. */
const spot = (side: Side, step: number): Spot => {
  const { middle, along, inward } = side;
  const at = -side.length / 2 + Math.min(46, side.length * 0.36) + step;
  return { x: middle.x + along.x * at + inward.x * DEEP, y: middle.y + along.y * at + inward.y * DEEP, side };
};

/** A point beside the spot, in the directions of its side. */
const by = ({ x, y, side: { along, inward } }: Spot, a: number, b: number): string =>
  `${(x + along.x * a + inward.x * b).toFixed(1)} ${(y + along.y * a + inward.y * b).toFixed(1)}`;

const SHAPES: Readonly<Record<Sign, (spot: Spot) => string>> = {
  infantry: (at) => `M${by(at, -4, -4)}L${by(at, 4, 4)}M${by(at, 4, -4)}L${by(at, -4, 4)}`,
  cavalry: (at) => `M${by(at, -5, 4)}L${by(at, 5, -4)}L${by(at, 5, 4)}Z`,
  artillery: (at) => `M${by(at, -4, 0)}L${by(at, 0, -4)}L${by(at, 4, 0)}L${by(at, 0, 4)}Z`,
  bar: (at) => `M${by(at, -5, 0)}L${by(at, 5, 0)}`,
};

/** Over the border, from west to east. */
function arrow(side: Side): string {
  const { middle, along, inward, length } = side;
  const at = length / 2 - Math.min(26, length * 0.22);
  const [x, y] = [middle.x + along.x * at, middle.y + along.y * at];
  const point = (a: number, b: number): string =>
    `${(x + along.x * a - inward.x * b).toFixed(1)} ${(y + along.y * a - inward.y * b).toFixed(1)}`;
  return `M${point(-5, -4)}L${point(0, 5)}L${point(5, -4)}`;
}
