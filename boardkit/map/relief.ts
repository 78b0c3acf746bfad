import { contours, downhill, fieldOf, valueAt, type Field } from '../field.ts';
import { mix, softLoop, xy, type HexLayout, type Point } from '../geometry.ts';
import { diceFrom } from '../noise.ts';

export interface Relief {
  /** Outlines of the height from its foot to its top. */
  readonly tints: readonly [string, string, string];
  /** Hachures on slopes that look to the light, stand half in it, and lie in shade. */
  readonly hachures: readonly [string, string, string];
}

const FOOT = 0.42;
const SUMMITS = [0.82, 1.02] as const;
/** Ranks of strokes, from one level down to another: two on the slope, a shorter one about each summit. */
const SLOPE: readonly Rank[] = [
  { from: 0.9, to: 0.68, longest: 0.24 },
  { from: 0.66, to: FOOT - 0.02, longest: 0.3 },
];
const CROWN: readonly Rank[] = [
  { from: SUMMITS[0], to: 0.74, longest: 0.15 },
  { from: SUMMITS[1], to: 0.95, longest: 0.15 },
];

/** A rank of strokes: from one level down to another, and how long they may be, in radii. */
export interface Rank {
  readonly from: number;
  readonly to: number;
  readonly longest: number;
}

/** The slope follows the hexes; the summits rise where they like within it. */
export function paintRelief(layout: HexLayout, hills: readonly number[], seed: number): Relief {
  const high = new Set(hills);
  const body = (hex: number): number => (high.has(hex) ? 1 : 0);
  const slope = fieldOf(layout, body, { blur: 0.24, wander: 0.26, seed });
  const crown = fieldOf(layout, body, { blur: 0.42, wander: 0.3, seed: seed + 5, rough: 0.3 });
  const shades: [string[], string[], string[]] = [[], [], []];
  SLOPE.forEach((rank, i) => hatchRank(slope, layout.radius, rank, seed + i, shades));
  CROWN.forEach((rank, i) => hatchRank(crown, layout.radius, rank, seed + 9 + i, shades));
  return {
    tints: [outline(slope, FOOT), outline(crown, SUMMITS[0]), outline(crown, SUMMITS[1])],
    hachures: [shades[0].join(''), shades[1].join(''), shades[2].join('')],
  };
}

const outline = (field: Field, level: number): string => contours(field, level).map(softLoop).join('');

/** Hachures of one rank, sorted by how they stand to the light. */
export function hatchRank(
  field: Field,
  radius: number,
  rank: Rank,
  seed: number,
  shades: readonly string[][],
): void {
  const dice = diceFrom(seed);
  for (const loop of contours(field, rank.from)) hatch(field, radius, loop, rank, dice, shades);
}

/** Strokes at even steps along one contour, each running downhill to the next level. */
function hatch(
  field: Field,
  radius: number,
  loop: readonly Point[],
  { to, longest }: Rank,
  dice: () => number,
  shades: readonly string[][],
): void {
  const pace = radius * 0.075;
  let walked = 0;
  let due = pace * dice();
  loop.forEach((point, i) => {
    const after = loop[(i + 1) % loop.length];
    const length = Math.hypot(after.x - point.x, after.y - point.y);
    for (; due < walked + length; due += pace * (0.72 + 0.56 * dice())) {
      const start = mix(point, after, (due - walked) / length);
      const stroke = runDown(field, start, to, radius * longest * (0.85 + 0.4 * dice()));
      if (stroke) shades[shadeOf(stroke)].push(`M${xy(stroke[0])}L${xy(stroke[1])}`);
    }
    walked += length;
  });
}

function runDown(field: Field, start: Point, to: number, longest: number): readonly [Point, Point] | null {
  const step = field.cell / 2;
  let at = start;
  for (let gone = 0; gone < longest && valueAt(field, at) > to; gone += step) {
    const slope = downhill(field, at);
    const steep = Math.hypot(slope.x, slope.y);
    if (steep < 0.004) return null;
    at = { x: at.x + (slope.x / steep) * step, y: at.y + (slope.y / steep) * step };
  }
  return Math.hypot(at.x - start.x, at.y - start.y) < step * 2 ? null : [start, at];
}

/** Light comes from the north-west. */
function shadeOf([from, to]: readonly [Point, Point]): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const facing = ((to.x - from.x) * 0.6 + (to.y - from.y) * 0.8) / length;
  return facing < -0.35 ? 0 : facing < 0.4 ? 1 : 2;
}
