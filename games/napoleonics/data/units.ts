/** The national unit charts (N17) as one table. */
export const NATIONS = ['french', 'british', 'portuguese'] as const;
export type Nation = (typeof NATIONS)[number];

export const ARMIES = ['french', 'allied'] as const;
export type Army = (typeof ARMIES)[number];
export const armyOf = (nation: Nation): Army => (nation === 'french' ? 'french' : 'allied');

export const ARMS = ['infantry', 'cavalry', 'artillery'] as const;
export const INFANTRY = 0;
export const CAVALRY = 1;
export const ARTILLERY = 2;

export interface UnitKind {
  readonly nation: Nation;
  readonly code: string;
  readonly arm: number;
  /** Full strength, and how many units the box holds (N1.9); of what it lacks, as many as a scenario names (N1.11). */
  readonly blocks: number;
  readonly inBox: number;
  /** Hexes it may move and still battle, and the most it may move. */
  readonly march: number;
  readonly run: number;
  readonly range: number;
  /** Dice beyond the blocks: standing fire, fire after a move, melee, and melee against infantry. */
  readonly standing: number;
  readonly moving: number;
  readonly melee: number;
  readonly againstInfantry: number;
  readonly halves: 'up' | 'down';
  readonly sabers: boolean;
  readonly ignores: number;
  readonly flight: number;
  readonly guard: boolean;
  /** May battle in the turn it enters a wood. */
  readonly woodcraft: boolean;
  /** May move two hexes and battle in a Force March. */
  readonly forced: boolean;
  readonly horse: boolean;
  readonly guns: Guns | null;
}

/** Dice by distance, distance 1 (melee) first; for a single block and for more. N6.11, N6.12, N8.7, N8.8 */
interface Guns {
  readonly many: readonly number[];
  readonly single: readonly number[];
}

type Traits = Partial<Omit<UnitKind, 'nation' | 'code' | 'arm' | 'blocks' | 'inBox'>>;

const COMMON = {
  march: 1,
  run: 1,
  range: 2,
  standing: 0,
  moving: 0,
  melee: 0,
  againstInfantry: 0,
  halves: 'up',
  sabers: true,
  ignores: 0,
  flight: 1,
  guard: false,
  woodcraft: false,
  forced: false,
  horse: false,
  guns: null,
} as const;

const LIGHT: Traits = { run: 2, standing: 1, moving: 1, woodcraft: true, forced: true };
const RIFLE: Traits = { ...LIGHT, range: 3, sabers: false };
const GRENADIER: Traits = { standing: 1, moving: 1, melee: 1, ignores: 1, forced: true };
const GUARD: Traits = { ...GRENADIER, ignores: 2, guard: true };
const GUARD_LIGHT: Traits = { ...GUARD, ...LIGHT, ignores: 1 };
const MILITIA: Traits = { sabers: false, flight: 3 };
const DOWN: Traits = { halves: 'down' };
const RIDERS: Traits = { range: 1 };
const LIGHT_HORSE: Traits = { ...RIDERS, march: 3, run: 3 };
const HEAVY_HORSE: Traits = { ...RIDERS, march: 2, run: 2, melee: 1 };
const FOOT: Traits = { march: 0, run: 1, range: 5, guns: { many: [4, 3, 2, 1, 1], single: [3, 2, 1, 1, 0] } };
const HORSE: Traits = {
  march: 1,
  run: 2,
  range: 4,
  horse: true,
  guns: { many: [3, 2, 1, 1], single: [2, 1, 1, 0] },
};
const GUARD_FOOT: Traits = {
  ...FOOT,
  guard: true,
  ignores: 2,
  guns: { many: [5, 3, 2, 1, 1], single: [4, 2, 1, 1, 0] },
};

const GUARD_HORSE: Traits = {
  ...HORSE,
  guard: true,
  ignores: 2,
  guns: { many: [4, 2, 1, 1], single: [3, 1, 1, 0] },
};

const row = (
  nation: Nation,
  code: string,
  arm: number,
  blocks: number,
  inBox: number,
  traits: Traits,
): UnitKind => ({ ...COMMON, ...traits, nation, code, arm, blocks, inBox });

const UNLIMITED = Infinity;

/** N1.11, N17.5: what the rulebooks name and the box lacks; strong as the nation's own infantry, cavalry and guns are. */
const beyondTheBox = (nation: Nation, infantry: number, cavalry: number, rounding: Traits): UnitKind[] => [
  row(nation, 'GLT', INFANTRY, infantry, UNLIMITED, { ...GUARD_LIGHT, ...rounding }),
  row(nation, 'GLC', CAVALRY, cavalry, UNLIMITED, { ...LIGHT_HORSE, ignores: 2, guard: true }),
  row(nation, 'LL', CAVALRY, cavalry, UNLIMITED, LIGHT_HORSE),
  row(nation, 'MC', CAVALRY, cavalry, UNLIMITED, { ...LIGHT_HORSE, ...MILITIA }),
  row(nation, 'GHA', ARTILLERY, 3, UNLIMITED, GUARD_HORSE),
  row(nation, 'MA', ARTILLERY, 3, UNLIMITED, { ...FOOT, ...MILITIA }),
];

export const UNIT_KINDS: readonly UnitKind[] = [
  row('french', 'LN', INFANTRY, 4, 10, { againstInfantry: 1 }),
  row('french', 'LT', INFANTRY, 4, 5, LIGHT),
  row('french', 'GR', INFANTRY, 4, 1, GRENADIER),
  row('french', 'YG', INFANTRY, 4, 1, GUARD_LIGHT),
  row('french', 'OG', INFANTRY, 4, 1, { ...GUARD, melee: 2 }),
  row('french', 'MI', INFANTRY, 4, 2, MILITIA),
  row('french', 'LC', CAVALRY, 4, 3, LIGHT_HORSE),
  row('french', 'HC', CAVALRY, 4, 2, HEAVY_HORSE),
  row('french', 'CU', CAVALRY, 4, 2, { ...HEAVY_HORSE, ignores: 1 }),
  row('french', 'GHC', CAVALRY, 4, 1, { ...HEAVY_HORSE, ignores: 2, guard: true }),
  row('french', 'FA', ARTILLERY, 3, 3, FOOT),
  row('french', 'GFA', ARTILLERY, 3, 1, GUARD_FOOT),
  row('french', 'HA', ARTILLERY, 3, 2, HORSE),
  row('british', 'LN', INFANTRY, 4, 9, { standing: 1 }),
  row('british', 'LT', INFANTRY, 5, 2, LIGHT),
  row('british', 'RL', INFANTRY, 3, 2, RIFLE),
  row('british', 'GR', INFANTRY, 4, 1, GRENADIER),
  row('british', 'GG', INFANTRY, 5, 2, GUARD),
  row('british', 'LC', CAVALRY, 3, 6, LIGHT_HORSE),
  row('british', 'HC', CAVALRY, 3, 4, HEAVY_HORSE),
  row('british', 'GHC', CAVALRY, 3, 1, { ...HEAVY_HORSE, ignores: 2, guard: true }),
  row('british', 'FA', ARTILLERY, 3, 3, FOOT),
  row('british', 'HA', ARTILLERY, 3, 2, HORSE),
  row('portuguese', 'LN', INFANTRY, 4, 6, DOWN),
  row('portuguese', 'LT', INFANTRY, 3, 2, { ...RIFLE, ...DOWN }),
  row('portuguese', 'MI', INFANTRY, 4, 1, { ...MILITIA, ...DOWN }),
  row('portuguese', 'LC', CAVALRY, 3, 2, LIGHT_HORSE),
  row('portuguese', 'HC', CAVALRY, 3, 2, HEAVY_HORSE),
  row('portuguese', 'FA', ARTILLERY, 3, 2, FOOT),
  ...beyondTheBox('french', 4, 4, {}),
  ...beyondTheBox('british', 5, 3, {}),
  ...beyondTheBox('portuguese', 4, 3, DOWN),
];

/** N19.6: what the national cards change. */
export const NATIONAL_CARDS: readonly UnitKind[] = UNIT_KINDS.map((kind) => {
  if (kind.nation !== 'french') return kind;
  if (kind.code === 'GR') return { ...kind, standing: 0, moving: 0 };
  return kind.code === 'MI' ? { ...kind, halves: 'down' } : kind;
});

export const kindOf = (nation: Nation, code: string): number =>
  UNIT_KINDS.findIndex((kind) => kind.nation === nation && kind.code === code);

// N1.9
export const LEADERS_IN_BOX: Readonly<Record<Nation, number>> = { french: 4, british: 3, portuguese: 2 };
