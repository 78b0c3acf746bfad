/** Sets of small numbers as bits: the least number of a set that is not empty. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set);
