import { ARTILLERY } from './units.ts';

/** The terrain chart (N14): every effect is a column of this table. */
export interface Terrain {
  readonly name: string;
  readonly symbol: string;
  readonly closedTo: 'nobody' | 'artillery' | 'everybody';
  readonly stops: boolean;
  /** Who may not battle in the turn it entered. */
  readonly tires: 'nobody' | 'all but light infantry' | 'everybody';
  readonly square: 'always' | 'first edition';
  readonly high: boolean;
  readonly blocks: boolean;
  readonly town: boolean;
  /** Dice lost by an attack into and out of it. */
  readonly into: Loss;
  readonly outOf: Loss;
}

/** By arm: infantry, cavalry, artillery. */
export interface Loss {
  readonly fire: readonly [number, number, number];
  readonly melee: readonly [number, number, number];
}

const loss = (infantry: number, cavalry: number, artillery: number): Loss => ({
  fire: [infantry, cavalry, artillery],
  melee: [infantry, cavalry, artillery],
});
const NONE = loss(0, 0, 0);

const CLEAR: Terrain = {
  name: 'clear',
  symbol: '.',
  closedTo: 'nobody',
  stops: false,
  tires: 'nobody',
  square: 'always',
  high: false,
  blocks: false,
  town: false,
  into: NONE,
  outOf: NONE,
};

const TOWN: Terrain = {
  ...CLEAR,
  name: 'town',
  symbol: 'T',
  stops: true,
  tires: 'everybody',
  square: 'first edition',
  blocks: true,
  town: true,
  into: loss(2, 3, 1),
  outOf: loss(0, 3, 1),
};

export const TERRAINS: readonly Terrain[] = [
  CLEAR,
  {
    ...CLEAR,
    name: 'forest',
    symbol: 'F',
    stops: true,
    tires: 'all but light infantry',
    blocks: true,
    into: loss(1, 2, 1),
    outOf: loss(0, 2, 1),
  },
  { ...CLEAR, name: 'hill', symbol: 'H', high: true, into: loss(1, 1, 0), outOf: loss(0, 1, 0) },
  { ...CLEAR, name: 'ruggedHill', symbol: 'R', closedTo: 'everybody', high: true },
  TOWN,
  { ...TOWN, name: 'mill', symbol: 'M' },
  { ...CLEAR, name: 'river', symbol: '~', closedTo: 'everybody' },
  {
    ...CLEAR,
    name: 'fordableRiver',
    symbol: '=',
    stops: true,
    square: 'first edition',
    into: { fire: [0, 0, 0], melee: [1, 1, 1] },
    outOf: loss(1, 1, 1),
  },
  { ...CLEAR, name: 'bridge', symbol: 'B' },
  {
    ...CLEAR,
    name: 'sandQuarry',
    symbol: 'Q',
    closedTo: 'artillery',
    stops: true,
    into: { fire: [0, 2, 1], melee: [1, 2, 1] },
    outOf: loss(1, 2, 0),
  },
];

// N14.10
export const HILL_TO_HILL: Loss = { fire: [1, 0, 0], melee: [0, 0, 0] };

// N14.25, N14.28
export const WORKS = { into: loss(1, 2, 0), outOf: loss(0, 2, 0) } as const;

/** Whether nobody of this arm may stand there; an arm beyond the three is a leader. */
export const isClosed = ({ closedTo }: Terrain, arm: number): boolean =>
  closedTo === 'everybody' || (closedTo === 'artillery' && arm === ARTILLERY);

export const terrainNamed = (name: string): number => TERRAINS.findIndex((terrain) => terrain.name === name);
export const terrainOf = (symbol: string): number =>
  TERRAINS.findIndex((terrain) => terrain.symbol === symbol);
