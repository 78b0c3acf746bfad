/** What a kind of ground does: H2. A terrain effect is a row of these tables. */
export interface GroundRow {
  /** Stands for the ground in a drawn map. */
  readonly letter: string;
  /** Pieces may enter. */
  readonly open: boolean;
  /** A piece that enters must stop. */
  readonly stops: boolean;
  /** Dice taken from every attack on it. */
  readonly dice: number;
  /** Dice taken from fire from two or more hexes away. */
  readonly farDice: number;
  /** Cavalry may shock a unit in it. */
  readonly charge: boolean;
  readonly blocksSight: boolean;
  readonly morale: number;
  /** Infantry may form square in it. */
  readonly square: boolean;
}

const CLEAR: GroundRow = {
  letter: '.',
  open: true,
  stops: false,
  dice: 0,
  farDice: 0,
  charge: true,
  blocksSight: false,
  morale: 0,
  square: true,
};

const COVER = { dice: 1, charge: false, blocksSight: true, morale: 1, square: false } as const;

export const GROUNDS = ['clear', 'wood', 'town', 'fortification', 'hill', 'lake'] as const;
export type Ground = (typeof GROUNDS)[number];

export const GROUND: Readonly<Record<Ground, GroundRow>> = {
  clear: CLEAR,
  wood: { ...CLEAR, ...COVER, letter: 'w', stops: true },
  town: { ...CLEAR, ...COVER, letter: 't' },
  fortification: { ...CLEAR, ...COVER, letter: 'f', morale: 2 },
  hill: { ...CLEAR, letter: 'h', farDice: 1, blocksSight: true, morale: 1 },
  lake: { ...CLEAR, letter: 'l', open: false },
};

/** What lies on a hexside. A bridge is the same over a river and over a stream. */
export interface SideRow {
  readonly cross: boolean;
  /** A piece that crosses must stop. */
  readonly stops: boolean;
  readonly shock: boolean;
  readonly charge: boolean;
  /** Dice taken from shock across it. */
  readonly dice: number;
  readonly morale: number;
}

export type Side = 'open' | 'stream' | 'river' | 'bridge';

export const SIDE: Readonly<Record<Side, SideRow>> = {
  open: { cross: true, stops: false, shock: true, charge: true, dice: 0, morale: 0 },
  stream: { cross: true, stops: true, shock: true, charge: false, dice: 1, morale: 1 },
  river: { cross: false, stops: false, shock: false, charge: false, dice: 0, morale: 0 },
  bridge: { cross: true, stops: false, shock: true, charge: true, dice: 1, morale: 1 },
};
