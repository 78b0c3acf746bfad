import { clamp, type HexLayout, type Point } from './geometry.ts';

/** From die to die. */
export const PITCH = 38;
const HEIGHT = 54;
const EDGE = 34;

/** What a throw of dice should not cover. */
export interface Crowd {
  /** Pieces on the board, by hex. */
  readonly pieces: readonly number[];
  /** Hexes one may press. */
  readonly spots: readonly number[];
  /** The hexes of those who fight. */
  readonly fighting: readonly number[];
}

interface Fought {
  readonly pieces: readonly { readonly hex: number }[];
  readonly spots: ReadonlyMap<number, unknown>;
  readonly clash: { readonly from: number; readonly at: number } | null;
}

export const crowdOf = ({ pieces, spots, clash }: Fought): Crowd => ({
  pieces: pieces.map(({ hex }) => hex),
  spots: [...spots.keys()],
  fighting: clash === null ? [] : [clash.from, clash.at],
});

export interface Plaque extends Point {
  readonly width: number;
}

/** Where the first die of a throw lies: of the places around the fight the one that covers least of what matters. */
export function throwPlace(layout: HexLayout, crowd: Crowd, at: number, dice: number): Plaque {
  const width = (dice - 1) * PITCH + 48;
  const middles = placesAround(layout, at, width);
  const costs = middles.map((middle) => cost(layout, crowd, middle, width));
  const best = middles[costs.indexOf(Math.min(...costs))];
  return { x: best.x - width / 2 + 24, y: best.y, width };
}

/** Above, below and beside the hex, kept on the sheet. */
function placesAround(layout: HexLayout, at: number, width: number): Point[] {
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
  return middles.map((middle) => ({
    x: clamp(middle.x, EDGE + width / 2, layout.width - EDGE - width / 2),
    y: clamp(middle.y, EDGE + HEIGHT, layout.height - EDGE - HEIGHT),
  }));
}

/** A piece costs one; those that fight, and hexes one may press, cost more. */
function cost(layout: HexLayout, { pieces, spots, fighting }: Crowd, middle: Point, width: number): number {
  const covered = (hex: number): boolean => {
    const { x, y } = layout.centres[hex];
    return Math.abs(x - middle.x) < width / 2 + 34 && Math.abs(y - middle.y) < HEIGHT / 2 + 30;
  };
  return (
    pieces.filter(covered).length + 4 * spots.filter(covered).length + 10 * fighting.filter(covered).length
  );
}
