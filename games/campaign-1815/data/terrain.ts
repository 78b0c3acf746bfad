import type { Arm } from './blocks.ts';

export const TERRAINS = ['open', 'wood', 'farm', 'stream', 'hill'] as const;
export type Terrain = (typeof TERRAINS)[number];

interface TerrainRow {
  /** Markers of this kind in the bag. */
  readonly markers: number;
  /** Arms that may not stand in the position. */
  readonly shut: readonly Arm[];
  /** Arms that must end a move when they enter. */
  readonly halts: readonly Arm[];
  /** Cavalry fires at this firepower and without shock. */
  readonly cavalryFire: number | null;
  /** Blocks that are not engaged stand hidden, and no artillery fires in. */
  readonly hides: boolean;
  /** Arms one block of which can hold the marker, and what its fire gains, at which range. */
  readonly held: {
    readonly by: readonly Arm[];
    readonly bonus: number;
    readonly range: 'short' | 'long';
  } | null;
  /** Cavalry's hits pass over the holder. */
  readonly spurnsCavalry: boolean;
  /** Crossings of the line in front of the position in one side's part of a round. */
  readonly crossings: number | null;
  /** Arms that cannot cross that line. */
  readonly uncrossable: readonly Arm[];
}

const PLAIN: TerrainRow = {
  markers: 0,
  shut: [],
  halts: [],
  cavalryFire: null,
  hides: false,
  held: null,
  spurnsCavalry: false,
  crossings: null,
  uncrossable: [],
};

/** Three markers of each kind; every effect of a terrain is a column here. */
export const TERRAIN: Readonly<Record<Terrain, TerrainRow>> = {
  open: PLAIN,
  wood: { ...PLAIN, markers: 3, shut: ['foot', 'horse'], halts: ['cavalry'], cavalryFire: 1, hides: true },
  farm: { ...PLAIN, markers: 3, held: { by: ['infantry'], bonus: 1, range: 'short' }, spurnsCavalry: true },
  stream: { ...PLAIN, markers: 3, crossings: 2, uncrossable: ['foot', 'horse'] },
  hill: { ...PLAIN, markers: 3, held: { by: ['foot', 'horse'], bonus: 1, range: 'long' } },
};
