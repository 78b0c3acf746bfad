import { contours, fieldOf, valueAt, type Field } from '../field.ts';
import { softLoop, type HexLayout, type Point } from '../geometry.ts';
import { diceFrom, type Dice } from '../noise.ts';

/** A small drawing put down somewhere: which of its kind, where, how large. */
export interface Stamp extends Point {
  readonly form: number;
  readonly size: number;
}

/** Hexes as one body with a soft rim: woods, rocks, marshes. */
export interface Patch {
  readonly wash: string;
  readonly stamps: readonly Stamp[];
}

export interface Planting {
  /** Between two stamps, in radii. */
  readonly spacing: number;
  readonly forms: number;
  readonly seed: number;
  /** How deep inside the patch a stamp must stand. */
  readonly depth: number;
  readonly wander?: number;
}

export function paintPatch(layout: HexLayout, hexes: readonly number[], planting: Planting): Patch {
  if (hexes.length === 0) return { wash: '', stamps: [] };
  const there = new Set(hexes);
  const field = fieldOf(layout, (hex) => (there.has(hex) ? 1 : 0), {
    blur: 0.1,
    wander: planting.wander ?? 0.3,
    seed: planting.seed,
  });
  return {
    wash: contours(field, 0.42).map(softLoop).join(''),
    stamps: plant(layout, field, planting),
  };
}

/** A loose grid, every second row set in, each place shaken a little; the far ones first, so that the near ones cover them. */
function plant(layout: HexLayout, field: Field, planting: Planting): Stamp[] {
  const dice = diceFrom(planting.seed);
  const pace = planting.spacing * layout.radius;
  const stamps: Stamp[] = [];
  for (let y = 0, row = 0; y < layout.height; y += pace * 0.8, row++)
    for (let x = row % 2 ? pace / 2 : 0; x < layout.width; x += pace) {
      const stamp = stampAt({ x, y }, pace, planting.forms, dice);
      if (valueAt(field, stamp) > planting.depth) stamps.push(stamp);
    }
  return stamps.sort((one, other) => one.y - other.y);
}

const stampAt = ({ x, y }: Point, pace: number, forms: number, dice: Dice): Stamp => ({
  x: x + (dice() - 0.5) * pace * 0.7,
  y: y + (dice() - 0.5) * pace * 0.5,
  form: Math.floor(dice() * forms),
  size: 0.82 + dice() * 0.36,
});
