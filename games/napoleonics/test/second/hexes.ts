// The board by the names of its hexes, measured with a ruler: no table of the game is used.

const ROWS = 'ABCDEFGHI';
const inset = (row: number): number => row % 2;

/** Half hexes from the left, and rows from the top. */
interface Spot {
  readonly x: number;
  readonly row: number;
}

export const HEXES: readonly string[] = [...ROWS].flatMap((letter, row) =>
  Array.from({ length: 13 - inset(row) }, (_, i) => `${letter}${i + 1}`),
);
const NAMES = new Set(HEXES);

const spotOf = (hex: string): Spot => {
  const row = ROWS.indexOf(hex[0]);
  return { row, x: 2 * (Number(hex.slice(1)) - 1) + inset(row) };
};
/** Nothing where there is no hex. */
const nameOf = ({ x, row }: Spot): string => {
  const name = `${ROWS[row]}${(x - inset(row)) / 2 + 1}`;
  return NAMES.has(name) ? name : '';
};

export const rowOf = (hex: string): number => ROWS.indexOf(hex[0]);

const STEPS: Readonly<Record<string, Spot>> = {
  e: { x: 2, row: 0 },
  se: { x: 1, row: 1 },
  sw: { x: -1, row: 1 },
  w: { x: -2, row: 0 },
  nw: { x: -1, row: -1 },
  ne: { x: 1, row: -1 },
};
const moved = ({ x, row }: Spot, by: Spot): Spot => ({ x: x + by.x, row: row + by.row });

/** By side of the hex; nothing beyond the edge of the board. */
const SIDES = new Map(
  HEXES.map((hex) => [
    hex,
    Object.entries(STEPS).map(([side, step]) => ({ side, to: nameOf(moved(spotOf(hex), step)) })),
  ]),
);
const AROUND = new Map(
  HEXES.map((hex) => [hex, (SIDES.get(hex) ?? []).map(({ to }) => to).filter((to) => to !== '')]),
);
export const around = (hex: string): readonly string[] => AROUND.get(hex) ?? [];
export const sideToward = (hex: string, to: string): string =>
  SIDES.get(hex)?.find((one) => one.to === to)?.side ?? '';

export function distance(from: string, to: string): number {
  const [a, b] = [spotOf(from), spotOf(to)];
  const rows = Math.abs(a.row - b.row);
  return rows + Math.max(0, (Math.abs(a.x - b.x) - rows) / 2);
}

/** The hexes of the next row down, or up. */
export const back = (hex: string, down: boolean): string[] =>
  around(hex).filter((to) => rowOf(to) === rowOf(hex) + (down ? 1 : -1));

export const SECTIONS = ['left', 'centre', 'right'];

export function sectionsOf(hex: string, fromBottom: boolean): string[] {
  const number = Number(hex.slice(1));
  const narrow = inset(rowOf(hex)) === 1;
  const inLeft = number <= 4;
  const inRight = number >= (narrow ? 9 : 10);
  const inCentre = narrow ? number >= 4 && number <= 9 : number >= 5 && number <= 9;
  const own = fromBottom ? [inLeft, inCentre, inRight] : [inRight, inCentre, inLeft];
  return SECTIONS.filter((_, i) => own[i]);
}

/** The hexes that the line between two centres runs through, and the sides it runs along. */
export interface Line {
  readonly through: readonly string[];
  readonly along: readonly (readonly string[])[];
}

// A hex is 2 wide and 4 high, and rows are 3 apart: every corner lies on whole numbers, so nothing is rounded.
const CORNERS = [
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
];

const EVERYWHERE: readonly Spot[] = Array.from({ length: 11 }, (_, i) => i - 1).flatMap((row) =>
  Array.from({ length: 15 }, (_, i) => ({ row, x: 2 * (i - 1) + Math.abs(inset(row)) })),
);

function draw(from: string, to: string): Line {
  const [a, b] = [spotOf(from), spotOf(to)];
  const [dx, dy] = [b.x - a.x, 3 * (b.row - a.row)];
  // Measured along the line, where a unit of width is √3 times one of height.
  const ahead = (spot: Spot): number => 3 * (spot.x - a.x) * dx + 3 * (spot.row - a.row) * dy;
  const through: { at: number; hex: string }[] = [];
  const along = new Map<number, string[]>();
  for (const spot of EVERYWHERE) {
    const at = ahead(spot);
    if (at <= 0 || at >= ahead(b)) continue;
    const sides = CORNERS.map(([x, y]) =>
      Math.sign(dx * (3 * (spot.row - a.row) + y) - dy * (spot.x - a.x + x)),
    );
    if (sides.includes(1) && sides.includes(-1)) through.push({ at, hex: nameOf(spot) });
    else if (sides.filter((side) => side === 0).length === 2)
      along.set(at, [...(along.get(at) ?? []), nameOf(spot)]);
  }
  return { through: through.map(({ hex }) => hex), along: [...along.values()] };
}

const LINES = new Map<string, Line>();
export function lineBetween(from: string, to: string): Line {
  const key = `${from}-${to}`;
  const known = LINES.get(key) ?? draw(from, to);
  LINES.set(key, known);
  return known;
}
