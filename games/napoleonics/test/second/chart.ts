// What the rulebook prints of units, ground and cards, written down a second time.

export type Arm = 'infantry' | 'cavalry' | 'artillery';
export const ARMS: readonly Arm[] = ['infantry', 'cavalry', 'artillery'];

const CAVALRY = new Set(['LC', 'HC', 'CU', 'GHC', 'GLC', 'LL', 'MC']);
const ARTILLERY = new Set(['FA', 'GFA', 'HA', 'GHA', 'MA']);
const GUARD = new Set(['YG', 'OG', 'GG', 'GHC', 'GFA', 'GLT', 'GLC', 'GHA']);

/** A kind of unit: its nation's first letter and its code, `fLN`. */
export const armOf = (kind: string): Arm => {
  const code = kind.slice(1);
  if (CAVALRY.has(code)) return 'cavalry';
  return ARTILLERY.has(code) ? 'artillery' : 'infantry';
};
export const isGuard = (kind: string): boolean => GUARD.has(kind.slice(1));
export const isRifle = (kind: string): boolean => kind === 'bRL' || kind === 'pLT';
/** Light in any of its forms. */
export const isLight = (kind: string): boolean => ['LT', 'RL', 'YG', 'GLT'].includes(kind.slice(1));
export const isMilitia = (kind: string): boolean => ['MI', 'MC', 'MA'].includes(kind.slice(1));
export const isHeavy = (kind: string): boolean => ['HC', 'CU', 'GHC'].includes(kind.slice(1));
export const isHorseArtillery = (kind: string): boolean => kind.endsWith('HA');
export const isGrenadier = (kind: string): boolean => kind.endsWith('GR');

export function fullBlocks(kind: string): number {
  if (armOf(kind) === 'artillery') return 3;
  if (armOf(kind) === 'cavalry') return kind.startsWith('f') ? 4 : 3;
  if (isRifle(kind)) return 3;
  return ['bLT', 'bGG', 'bGLT'].includes(kind) ? 5 : 4;
}

/** Hexes it moves at most by itself, and the most after which it may still battle. */
export function paces(kind: string): { most: number; battling: number } {
  if (['LC', 'GLC', 'LL', 'MC'].includes(kind.slice(1))) return { most: 3, battling: 3 };
  if (armOf(kind) === 'cavalry') return { most: 2, battling: 2 };
  if (isHorseArtillery(kind)) return { most: 2, battling: 1 };
  if (armOf(kind) === 'artillery') return { most: 1, battling: 0 };
  return isLight(kind) ? { most: 2, battling: 1 } : { most: 1, battling: 1 };
}

export function rangeOf(kind: string): number {
  if (armOf(kind) === 'cavalry') return 1;
  if (isHorseArtillery(kind)) return 4;
  if (armOf(kind) === 'artillery') return 5;
  return isRifle(kind) ? 3 : 2;
}

/** Dice of guns, distance 1 being melee. */
export function gunDice(kind: string, blocks: number, distance: number): number {
  const many = isHorseArtillery(kind) ? [3, 2, 1, 1] : [4, 3, 2, 1, 1];
  const single = isHorseArtillery(kind) ? [2, 1, 1, 0] : [3, 2, 1, 1, 0];
  const dice = (blocks === 1 ? single : many)[distance - 1] ?? 0;
  return distance === 1 && isGuard(kind) ? dice + 1 : dice;
}

export function ignoredByClass(kind: string): number {
  if (['fGR', 'bGR', 'fYG', 'fCU'].includes(kind) || kind.endsWith('GLT')) return 1;
  return isGuard(kind) ? 2 : 0;
}

const CLOSED = new Set(['ruggedHill', 'river']);
const STOPPING = new Set(['forest', 'town', 'mill', 'fordableRiver', 'sandQuarry']);
export const isTown = (ground: string): boolean => ground === 'town' || ground === 'mill';
export const isHigh = (ground: string): boolean => ground === 'hill' || ground === 'ruggedHill';
export const hidesSight = (ground: string): boolean => ground === 'forest' || isTown(ground);
export const isStopping = (ground: string): boolean => STOPPING.has(ground);
export const isClosed = (ground: string, arm: Arm | 'leader'): boolean =>
  CLOSED.has(ground) || (ground === 'sandQuarry' && arm === 'artillery');

type ByArm = Readonly<Record<Arm, number>>;
const less = (infantry: number, cavalry: number, artillery: number): ByArm => ({
  infantry,
  cavalry,
  artillery,
});
const NOTHING = less(0, 0, 0);
const BUILDINGS_INTO = less(2, 3, 1);
const BUILDINGS_OUT = less(0, 3, 1);

/** Dice lost by an attack into ground other than a hill. */
const MELEE_INTO: Readonly<Record<string, ByArm>> = {
  forest: less(1, 2, 1),
  town: BUILDINGS_INTO,
  mill: BUILDINGS_INTO,
  fordableRiver: less(1, 1, 1),
  sandQuarry: less(1, 2, 1),
};
const FIRE_INTO: Readonly<Record<string, ByArm>> = {
  ...MELEE_INTO,
  fordableRiver: NOTHING,
  sandQuarry: less(0, 2, 1),
};
const OUT: Readonly<Record<string, ByArm>> = {
  forest: less(0, 2, 1),
  town: BUILDINGS_OUT,
  mill: BUILDINGS_OUT,
  fordableRiver: less(1, 1, 1),
  sandQuarry: less(1, 2, 0),
};
export const lostInto = (ground: string, arm: Arm, melee: boolean): number =>
  ((melee ? MELEE_INTO : FIRE_INTO)[ground] ?? NOTHING)[arm];
export const lostOut = (ground: string, arm: Arm): number => (OUT[ground] ?? NOTHING)[arm];
/** Dice lost through field works: into them and out of them. */
export const WORKS_INTO = less(1, 2, 0);
export const WORKS_OUT = less(0, 2, 0);

/** Orders in the left, the centre and the right; a command rating is -1. */
const PLACES: Readonly<Record<string, readonly number[]>> = {
  'coordinated-advance': [1, 2, 1],
  'flank-attack': [2, 0, 2],
  forward: [2, 2, 2],
  'recon-in-force': [1, 1, 1],
};
const NUMBERS: Readonly<Record<string, number>> = { scout: 1, probe: 2, attack: 3, assault: -1 };
export function placesOf(card: string): readonly number[] | null {
  const known = PLACES[card];
  if (known) return known;
  const [name, section] = card.split('-');
  const number = NUMBERS[name];
  const at = ['left', 'centre', 'right'].indexOf(section);
  return number === undefined || at === -1 ? null : [0, 0, 0].with(at, number);
}

/** Cards that order up to four units of some arms. */
const ORDERED_ARMS: Readonly<Record<string, readonly Arm[]>> = {
  'bayonet-charge': ['infantry'],
  bombard: ['artillery'],
  'cavalry-charge': ['cavalry'],
  'fire-and-hold': ['infantry', 'artillery'],
  'force-march': ['infantry'],
};
export const isOrderedBy = (card: string, kind: string): boolean =>
  (ORDERED_ARMS[card] ?? []).includes(armOf(kind)) || (card === 'cavalry-charge' && isHorseArtillery(kind));
export const namesArms = (card: string): boolean => card in ORDERED_ARMS;

export const mirrored = (card: string): string =>
  card.endsWith('-left') ? card.replace('-left', '-right') : card.replace('-right', '-left');
