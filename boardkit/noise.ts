/** Chance for drawing: the same seed always gives the same picture. */
export type Dice = () => number;

/** Numbers from 0 to 1 (mulberry32). */
export function diceFrom(seed: number): Dice {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const seedOf = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619), 0x811c9dc5);

const lattice = (seed: number, x: number, y: number): number => {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974711);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise from −1 to 1; `x` and `y` in units of its grain. */
export function noise(seed: number, x: number, y: number): number {
  const [col, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - col), ease(y - row)];
  const top = lattice(seed, col, row) * (1 - u) + lattice(seed, col + 1, row) * u;
  const bottom = lattice(seed, col, row + 1) * (1 - u) + lattice(seed, col + 1, row + 1) * u;
  return 2 * (top * (1 - v) + bottom * v) - 1;
}
