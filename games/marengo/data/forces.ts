/** Armies are seats: the Austrian is 0, the French 1. */
export const ARMIES = ['austrian', 'french'] as const;
export const AUSTRIAN = 0;
export const FRENCH = 1;
export const enemyOf = (army: number): number => 1 - army;

export const FIRST_HOUR = 6;
export const LAST_HOUR = 21;
export const ORDERS = 3;
export const MOST_PIECES = 3;
export const MARCH_STEPS = 3;
export const TRAIN_HOUR = 7;
export const FRENCH_RALLY_BEFORE = 16;
export const PIECES_TO_WIN = 3;

/** The discs of the time track by hour: Austrian, French. (M4.1) */
export const TIME_TRACK: Readonly<Record<number, readonly [number, number]>> = {
  6: [2, 1],
  7: [2, 1],
  8: [2, 1],
  9: [2, 1],
  10: [2, 1],
  11: [2, 1],
  12: [0, 2],
  16: [0, 3],
  17: [0, 1],
};

/** Boxes in which reinforcements wait, in the order of their positions. (M15.1) */
export const BOXES = [
  { name: 'alessandria', army: AUSTRIAN, into: 1, hour: 6, pontoon: true },
  { name: 'tortona', army: FRENCH, into: 86, hour: 11, pontoon: false },
  { name: 'novi', army: FRENCH, into: 77, hour: 16, pontoon: false },
  { name: 'sale', army: FRENCH, into: 83, hour: 17, pontoon: false },
] as const;
