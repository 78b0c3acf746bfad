/**
 * Pieces have no identity: a group of them is a count for each face, four bits a face, in one number.
 * What cannot be told apart on the table cannot be told apart here either. (M2.1, M17.1)
 */
export const FACES = ['i3', 'i2', 'i1', 'c2', 'c1', 'a1', 'g1'] as const;
export const [I3, I2, I1, C2, C1, A1] = [0, 1, 2, 3, 4, 5];
/** Artillery that has declared a bombardment and lies face up. It is never in a group of hidden pieces. */
export const GUN = 6;
/** The faces a hidden piece may have. */
export const HIDDEN_FACES = 6;

const INFANTRY = 0;
export const CAVALRY = 1;
export const ARTILLERY = 2;
export const TYPE = [INFANTRY, INFANTRY, INFANTRY, CAVALRY, CAVALRY, ARTILLERY, ARTILLERY] as const;
export const STRENGTH = [3, 2, 1, 2, 1, 1, 1] as const;
/** The face a reduction leaves, or NONE. (M2.2, M2.3) */
export const NONE = -1;
export const REDUCED = [I2, I1, NONE, C1, NONE, NONE, NONE] as const;

/** Pieces of one face that a group can hold. */
export const MOST_ALIKE = 15;

export type Group = number;

export const ALL_INFANTRY = 0x0000fff;
export const ALL_CAVALRY = 0x00ff000;
export const ALL_ARTILLERY = 0x0f00000;
/** Faces of strength 2 and more. (M11.9) */
export const STRONG = 0x000f0ff;

export const one = (face: number): Group => 1 << (4 * face);
export const countOf = (group: Group, face: number): number => (group >> (4 * face)) & 15;

export function size(group: Group): number {
  const pairs = (group & 0x0f0f0f0f) + ((group >> 4) & 0x0f0f0f0f);
  return Math.imul(pairs, 0x01010101) >>> 24;
}

export function strength(group: Group): number {
  let sum = 0;
  for (let face = 0; face < FACES.length; face++) sum += countOf(group, face) * STRENGTH[face];
  return sum;
}

/** The last face of a group in the order of FACES, or NONE. */
const lastFace = (group: Group): number => (group === 0 ? NONE : (31 - Math.clz32(group)) >> 2);
export const firstFace = (group: Group): number =>
  group === 0 ? NONE : (31 - Math.clz32(group & -group)) >> 2;

/** Whether all pieces of the group have one face. */
export const alike = (group: Group): boolean => firstFace(group) === lastFace(group);

export function facesOf(group: Group): number[] {
  const faces: number[] = [];
  for (let face = 0; face < FACES.length; face++)
    for (let n = countOf(group, face); n > 0; n--) faces.push(face);
  return faces;
}

export const groupOf = (faces: readonly number[]): Group => faces.reduce((sum, face) => sum + one(face), 0);

// Groups are compared face by face, four faces at a time: a byte holds a count and, above it, a bit that stays
// set unless the subtraction went below zero.

const COUNTS = 0x0f0f0f0f;
const GUARD = 0x10101010;

/** The counts of those bytes in which the guard is still set. */
function guarded(bytes: number): number {
  const set = bytes & GUARD;
  return bytes & (set - (set >> 4));
}

/** For each face what the first has more than the second. */
export const beyondOf = (a: Group, b: Group): Group =>
  guarded(((a & COUNTS) | GUARD) - (b & COUNTS)) |
  (guarded((((a >> 4) & COUNTS) | GUARD) - ((b >> 4) & COUNTS)) << 4);

/** For each face n less, or none. */
export const lower = (group: Group, n: number): Group =>
  n >= 15 ? 0 : beyondOf(group, Math.imul(n, 0x1111111));

/** For each face the greater number of the two. */
export const most = (a: Group, b: Group): Group => b + beyondOf(a, b);

/** Of the first group the faces that the second has at all. */
export function only(group: Group, faces: Group): Group {
  const even = ((faces & COUNTS) + COUNTS) & GUARD;
  const odd = (((faces >> 4) & COUNTS) + COUNTS) & GUARD;
  return group & ((even - (even >> 4)) | ((odd - (odd >> 4)) << 4));
}

/** `i3 i2 i2 c2` */
export const writeGroup = (group: Group): string =>
  facesOf(group)
    .map((face) => FACES[face])
    .join(' ');
