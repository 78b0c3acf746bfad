import { noise, softLoop, type Point } from '@bicorne/boardkit';
import { contours, type Field } from '@bicorne/boardkit/field.ts';
import { hatchRank, type Rank } from '@bicorne/boardkit/map/relief.ts';
import { RISES, type Rise } from './data/rises.ts';
import type { Sheet } from './sheet.ts';

const SEED = 1800;

export interface Relief {
  readonly tints: readonly string[];
  readonly hachures: readonly string[];
}

const CELL = 20;
const RIM = 6;
const LEVELS = [0.3, 0.62, 0.95] as const;
const RANKS: readonly Rank[] = [
  { from: 0.3, to: 0.14, longest: 0.24 },
  { from: 0.62, to: 0.44, longest: 0.22 },
  { from: 0.95, to: 0.8, longest: 0.16 },
];
/** The hachures were made for hexes of about this radius. */
const RADIUS = 82;

/** The rises of the plain: tints from the foot up, hachures by how they stand to the light. */
export function reliefOf(sheet: Sheet): Relief {
  const field = heightField(sheet);
  const shades: [string[], string[], string[]] = [[], [], []];
  RANKS.forEach((rank, i) => hatchRank(field, RADIUS, rank, SEED + i, shades));
  return {
    tints: LEVELS.map((level) => contours(field, level).map(softLoop).join('')),
    hachures: shades.map((strokes) => strokes.join('')),
  };
}

function heightField(sheet: Sheet): Field {
  const cols = Math.ceil(sheet.width / CELL) + 2 * RIM;
  const rows = Math.ceil(sheet.height / CELL) + 2 * RIM;
  const origin = -RIM * CELL;
  const values = new Float32Array(cols * rows);
  const middles = RISES.map((rise) => sheet.place(rise));
  for (let r = 1; r < rows - 1; r++)
    for (let c = 1; c < cols - 1; c++) {
      const at = { x: origin + c * CELL, y: origin + r * CELL };
      const wave = 0.2 * noise(SEED, at.x / 90, at.y / 90) + 0.1 * noise(SEED + 1, at.x / 38, at.y / 38);
      let height = 0;
      RISES.forEach((rise, i) => (height += swell(rise, middles[i], at)));
      values[r * cols + c] = height * (1 + wave);
    }
  return { cell: CELL, cols, rows, origin, values };
}

function swell(rise: Rise, middle: Point, at: Point): number {
  const turn = (rise.turn * Math.PI) / 180;
  const [dx, dy] = [at.x - middle.x, at.y - middle.y];
  if (Math.abs(dx) + Math.abs(dy) > 3 * rise.along) return 0;
  const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / rise.along;
  const across = (dy * Math.cos(turn) - dx * Math.sin(turn)) / rise.across;
  return rise.height * 1.05 * Math.exp(-(along * along + across * across));
}
