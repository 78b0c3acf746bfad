/** The arms of the service and the nations: H3, H5, H8, H9. */
export const SEATS = ['french', 'allied'] as const;
export type SeatName = (typeof SEATS)[number];

export const NATIONS = ['french', 'british', 'prussian', 'dutch', 'brunswick'] as const;
export type Nation = (typeof NATIONS)[number];

interface NationRow {
  readonly seat: SeatName;
  /** Figures of its infantry at the start. */
  readonly infantry: number;
}

export const NATION: Readonly<Record<Nation, NationRow>> = {
  french: { seat: 'french', infantry: 3 },
  british: { seat: 'allied', infantry: 4 },
  prussian: { seat: 'allied', infantry: 3 },
  dutch: { seat: 'allied', infantry: 2 },
  brunswick: { seat: 'allied', infantry: 3 },
};

export type Arm = 'infantry' | 'cavalry' | 'artillery' | 'horseArtillery' | 'skirmishers';

interface ArmRow {
  /** Allowance that one action point buys, in half hexes. */
  readonly halves: number;
  /** How many points may be spent on a move. */
  readonly points: number;
  /** Hexes it may have gone, each counted in full, and still attack (of infantry only the light one does). */
  readonly beforeAttack: number;
  /** Base dice of fire. */
  readonly dice: number;
  /** The lowest die that hits at 1, 2, 3… hexes. */
  readonly hits: readonly number[];
}

export const ARM: Readonly<Record<Arm, ArmRow>> = {
  infantry: { halves: 2, points: 2, beforeAttack: 1, dice: 3, hits: [6, 6] },
  cavalry: { halves: 6, points: 1, beforeAttack: 3, dice: 3, hits: [6] },
  artillery: { halves: 2, points: 1, beforeAttack: 0, dice: 3, hits: [5, 5, 6] },
  horseArtillery: { halves: 4, points: 1, beforeAttack: 2, dice: 2, hits: [5, 6] },
  skirmishers: { halves: 4, points: 1, beforeAttack: 0, dice: 1, hits: [6, 6] },
};

/** Figures at the start of everything that is not infantry. */
const FIGURES = { cavalry: 2, artillery: 2, horseArtillery: 2, skirmishers: 1 } as const;

export const startFigures = (nation: Nation, arm: Arm): number =>
  arm === 'infantry' ? NATION[nation].infantry : FIGURES[arm];

export const SHOCK_DICE = 3;

/** The lowest die that hits in shock, case by case. */
export const SHOCK = {
  infantry: 5,
  cavalry: 4,
  /** H9.8 */
  cavalryAtSquare: 6,
  /** H17.6 */
  cavalryFromContact: 5,
  /** H17.9 */
  cavalryAtCavalry: 6,
  /** H17.11 */
  infantryAtCavalry: 5,
  /** H18.13 */
  infantryAtSkirmishers: 3,
} as const;

export const LEADER_HALVES = 6;
export const LEADER_WITHDRAWAL = 3;
export const SKIRMISHER_LIMIT = 3;
/** H16.21 */
export const LIGHT_FIRE_DICE = 2;
