// The board of hexes by their names, measured with ruler and compass: H1.2, H7.

const COLUMNS = [...'ABCDEFGHIJKLM'];
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const HEXES: readonly string[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`));

export const columnOf = (hex: string): number => COLUMNS.indexOf(hex[0]);
export const rowOf = (hex: string): number => Number(hex[1]);

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Centres are 1 apart; every second row stands half a hex to the right. */
const centreOf = (hex: string): Point => ({
  x: columnOf(hex) + (rowOf(hex) % 2 === 0 ? 0.5 : 0),
  y: (rowOf(hex) * Math.sqrt(3)) / 2,
});

function measure(a: string, b: string): number {
  const rows = Math.abs(rowOf(a) - rowOf(b));
  const across = Math.abs(centreOf(a).x - centreOf(b).x);
  return rows + Math.max(0, across - rows / 2);
}
const measured = new Map(HEXES.map((a) => [a, new Map(HEXES.map((b) => [b, measure(a, b)]))]));
export const distance = (a: string, b: string): number => measured.get(a)?.get(b) ?? Infinity;

const within = new Map<string, string[]>();
export function neighbours(hex: string): readonly string[] {
  const known = within.get(hex) ?? HEXES.filter((one) => distance(hex, one) === 1);
  within.set(hex, known);
  return known;
}
export const isNextTo = (a: string, b: string): boolean => neighbours(a).includes(b);

// The line of sight

const NORMALS = [0, 60, 120].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});
const HAIR = 1e-6;

/** The part of the way from `a` to `b` that lies in a hex or on its border. */
function stretchIn(hex: string, a: Point, b: Point): readonly [number, number] {
  const centre = centreOf(hex);
  let [enter, leave] = [0, 1];
  for (const normal of NORMALS) {
    const start = (a.x - centre.x) * normal.x + (a.y - centre.y) * normal.y;
    const slope = (b.x - a.x) * normal.x + (b.y - a.y) * normal.y;
    if (Math.abs(slope) < HAIR) {
      if (Math.abs(start) > 0.5 + HAIR) return [1, 0];
      continue;
    }
    const ends = [(-0.5 - start) / slope, (0.5 - start) / slope].sort((x, y) => x - y);
    enter = Math.max(enter, ends[0]);
    leave = Math.min(leave, ends[1]);
  }
  return [enter, leave];
}

/** Whether the way from `a` to `b` only runs along a side of the hex. */
const isSkirted = (hex: string, a: Point, b: Point): boolean => {
  const centre = centreOf(hex);
  return NORMALS.some((normal) => {
    const start = (a.x - centre.x) * normal.x + (a.y - centre.y) * normal.y;
    const end = (b.x - centre.x) * normal.x + (b.y - centre.y) * normal.y;
    return Math.abs(start - end) < HAIR && Math.abs(start) > 0.5 - HAIR;
  });
};

/** Stretch by stretch the hex that the line runs through, or the two between which it runs along a side (H7.5). */
function stretches(from: string, to: string): string[][] {
  const [a, b] = [centreOf(from), centreOf(to)];
  const byStretch = new Map<string, string[]>();
  for (const hex of HEXES) {
    if (hex === from || hex === to) continue;
    const [enter, leave] = stretchIn(hex, a, b);
    if (leave - enter < HAIR) continue;
    const name = `${enter.toFixed(3)} ${leave.toFixed(3)}`;
    byStretch.set(name, [...(byStretch.get(name) ?? []), hex]);
  }
  return [...byStretch.values()].filter(([hex, other]) => other !== undefined || !isSkirted(hex, a, b));
}

const lines = new Map<string, string[][]>();
export function hexesBetween(from: string, to: string): readonly (readonly string[])[] {
  const name = `${from}-${to}`;
  const known = lines.get(name) ?? stretches(from, to);
  lines.set(name, known);
  return known;
}
