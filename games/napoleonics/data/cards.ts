/** The 70 command cards (N15, N16) as a table of kinds; what a card does is data, read by the chapters. */
export interface Card {
  readonly name: string;
  readonly count: number;
  readonly orders: Orders;
  /** N4.3: leaders may be ordered by themselves. */
  readonly hat: boolean;
  readonly dice: CardDice | null;
  /** Hexes a unit may move at least, by arm; null: ordered units do not move. */
  readonly reach: readonly [number, number, number] | null;
  /** Hexes a leader may move. */
  readonly rides: number;
  /** After what moves an ordered unit may battle: its usual ones, any, none, or as Force March says. */
  readonly march: 'usual' | 'any' | 'none' | 'forced';
  readonly battles: 'any' | 'melee' | 'fire' | 'none';
  readonly scout: boolean;
  /** N3.9 */
  readonly mixes: boolean;
}

/** As many as the command rating. */
export const RATING = -1;

export type Orders =
  | { readonly kind: 'sections'; readonly places: readonly [number, number, number] }
  | {
      readonly kind: 'arms';
      readonly arms: readonly boolean[];
      readonly horse: boolean;
      readonly apart: boolean;
    }
  | { readonly kind: 'section' }
  | { readonly kind: 'engaged' }
  | { readonly kind: 'leaders' }
  | { readonly kind: 'manoeuvre' }
  | { readonly kind: 'elan' }
  | { readonly kind: 'rally' }
  | { readonly kind: 'supply' }
  | { readonly kind: 'copy' }
  | { readonly kind: 'one' }
  | { readonly kind: 'nothing' };

/** N16: dice for ordered units, of the line and of the guard, by arm. */
interface CardDice {
  readonly plain: readonly [number, number, number];
  readonly guard: readonly [number, number, number];
  readonly bonusMelee: boolean;
  readonly standing: boolean;
  /** N14.16 */
  readonly town: boolean;
}

const PLAIN = {
  hat: false,
  dice: null,
  reach: [0, 0, 0],
  rides: 3,
  march: 'usual',
  battles: 'any',
  scout: false,
  mixes: false,
} as const;

const section = (
  name: string,
  count: number,
  places: readonly [number, number, number],
  scout = false,
): Card => ({ ...PLAIN, name, count, orders: { kind: 'sections', places }, hat: true, scout });

const dice = (
  plain: readonly [number, number, number],
  guard: readonly [number, number, number] = plain,
  terms: Partial<CardDice> = {},
): CardDice => ({ plain, guard, bonusMelee: true, standing: false, town: true, ...terms });

const arms = (
  infantry: boolean,
  cavalry: boolean,
  artillery: boolean,
  terms: { horse?: boolean; apart?: boolean } = {},
): Orders => ({
  kind: 'arms',
  arms: [infantry, cavalry, artillery],
  horse: terms.horse ?? false,
  apart: terms.apart ?? false,
});

export const CARDS: readonly Card[] = [
  section('scout-left', 2, [1, 0, 0], true),
  section('scout-centre', 2, [0, 1, 0], true),
  section('scout-right', 2, [0, 0, 1], true),
  section('probe-left', 4, [2, 0, 0]),
  section('probe-centre', 6, [0, 2, 0]),
  section('probe-right', 4, [0, 0, 2]),
  section('attack-left', 4, [3, 0, 0]),
  section('attack-centre', 6, [0, 3, 0]),
  section('attack-right', 4, [0, 0, 3]),
  section('assault-left', 2, [RATING, 0, 0]),
  section('assault-centre', 2, [0, RATING, 0]),
  section('assault-right', 2, [0, 0, RATING]),
  section('coordinated-advance', 2, [1, 2, 1]),
  section('flank-attack', 2, [2, 0, 2]),
  section('forward', 2, [2, 2, 2]),
  section('recon-in-force', 2, [1, 1, 1]),
  {
    ...PLAIN,
    name: 'bayonet-charge',
    count: 2,
    orders: arms(true, false, false),
    dice: dice([0, 0, 0], [1, 0, 0]),
    reach: [2, 0, 0],
    march: 'any',
    battles: 'melee',
  },
  {
    ...PLAIN,
    name: 'bombard',
    count: 2,
    orders: arms(false, false, true),
    dice: dice([0, 0, 2], [0, 0, 3], { standing: true }),
    reach: [0, 0, 3],
    march: 'none',
  },
  {
    ...PLAIN,
    name: 'cavalry-charge',
    count: 3,
    orders: arms(false, true, false, { horse: true }),
    dice: dice([0, 1, 0], [0, 2, 0], { town: false }),
    reach: [0, 3, 0],
    march: 'usual',
  },
  { ...PLAIN, name: 'counter-attack', count: 2, orders: { kind: 'copy' } },
  {
    ...PLAIN,
    name: 'elan',
    count: 1,
    orders: { kind: 'elan' },
    hat: true,
    dice: dice([1, 1, 1]),
    mixes: true,
  },
  {
    ...PLAIN,
    name: 'fire-and-hold',
    count: 2,
    orders: arms(true, false, true, { apart: true }),
    dice: dice([1, 0, 1]),
    reach: null,
    battles: 'fire',
  },
  { ...PLAIN, name: 'first-strike', count: 2, orders: { kind: 'nothing' } },
  { ...PLAIN, name: 'force-march', count: 2, orders: { kind: 'section' }, reach: [2, 0, 0], march: 'forced' },
  {
    ...PLAIN,
    name: 'cold-steel',
    count: 1,
    orders: { kind: 'engaged' },
    dice: dice([1, 1, 1], [1, 1, 1], { bonusMelee: false }),
    reach: null,
    battles: 'melee',
  },
  {
    ...PLAIN,
    name: 'leadership',
    count: 2,
    orders: { kind: 'leaders' },
    hat: true,
    dice: dice([1, 1, 1]),
  },
  {
    ...PLAIN,
    name: 'grande-manoeuvre',
    count: 1,
    orders: { kind: 'manoeuvre' },
    hat: true,
    reach: [4, 4, 4],
    rides: 4,
    battles: 'none',
  },
  { ...PLAIN, name: 'rally', count: 1, orders: { kind: 'rally' } },
  { ...PLAIN, name: 'short-supply', count: 1, orders: { kind: 'supply' } },
];

/** Not a card of the deck: what a card becomes that orders one unit of choice, without its own effects (N16.2). */
export const ONE_UNIT = CARDS.length;
export const CARDS_IN_FORCE: readonly Card[] = [
  ...CARDS,
  { ...PLAIN, name: 'one-unit', count: 0, orders: { kind: 'one' } },
];

export const CARD_NAMES: readonly string[] = CARDS.map(({ name }) => name);
export const cardNamed = (name: string): number => CARD_NAMES.indexOf(name);
export const FIRST_STRIKE = cardNamed('first-strike');

// N16.7
const exchange = (name: string): string =>
  name.endsWith('-left') ? name.replace('-left', '-right') : name.replace('-right', '-left');
export const MIRRORED: readonly number[] = [...CARD_NAMES.map((name) => cardNamed(exchange(name))), ONE_UNIT];

export const DECK: readonly number[] = CARDS.map(({ count }) => count);
