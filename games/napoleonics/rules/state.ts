import type { Seat } from '@bicorne/engine';
import type { Scenario } from '../data/scenario.ts';
import type { Hex } from '../data/board.ts';

/** No unit, no leader, no card, no hex. */
export const NONE = -1;

/** A card that is there but may not be known, in a view. */
export const UNKNOWN = -2;

/** What a match is played on: a scenario of the game by name, or a whole scenario, and the options. */
export interface Setting {
  readonly scenario: string | Scenario;
  readonly edition: 'later' | 'first';
  readonly nationalCards: boolean;
}

/**
 * A position. Units, leaders and cards are numbers: units and leaders by their place in the scenario,
 * cards by their kind. All that the scenario fixes (kinds, sides, ground) is in the Field, not here.
 *
 * Copies are made all the time. What changes at every step is a list of its own in each copy; the lists
 * marked `readonly` change seldom: copies share them, and a change puts a new list in their place.
 */
export interface State {
  readonly setting: Setting;
  phase: PhaseName;
  active: Seat;

  /** Of each unit: its hex (or NONE), and its marks of this turn. */
  hexOf: number[];
  marks: number[];
  /** Of each hex: the unit there. */
  unitAt: number[];
  /** Of each unit: its blocks, and its place on the square track (0: no square). */
  blocks: readonly number[];
  squareOf: readonly number[];
  leaderHex: readonly number[];
  leaderMarks: readonly number[];
  /** Of each hex: the leader there. */
  leaderAt: readonly number[];

  /** By seat, the kinds of card in hand, in order of kind. */
  hands: readonly Cards[];
  /** By seat, the four places of the square track. */
  tracks: readonly Cards[];
  /** How many of each kind are in the deck and among the discards. */
  deck: readonly number[];
  discards: readonly number[];
  /** By seat, what the opponent knows of its hidden cards since the discards were last mixed in. */
  notes: readonly (readonly Note[])[];
  /** By seat, the command card it played in its last turn. */
  last: readonly number[];

  /** The card played this turn, the card it stands for, and the card whose effects hold. */
  played: number;
  copied: number;
  card: number;
  rating: number;
  /** Orders left, by the card's own reckoning: sections, or arms and flags, or one number. */
  left: readonly number[];
  /** The section of a Force March. */
  section: number;
  /** First Strikes the other seat must draw for; cards the active one must still draw; those a scout holds. */
  strikes: number;
  draws: number;
  scouted: Cards;

  /** Banners won by losses of the enemy. */
  won: readonly number[];
  /** Of each objective: 1 while it counts. */
  held: readonly number[];
  /** What goes on with the tiles that the scenario may take off; null where it takes none. */
  tiles: Tiles | null;
  winner: Seat;

  /** The unit or leader (by phase) that is about to move, battle, leave its square or be moved. */
  piece: number;
  melee: Melee | null;
  attack: Attack | null;
  flight: Flight | null;
}

/** N14.30. A change puts a new one in its place. */
export interface Tiles {
  /** Of each removal of the scenario: whether its tiles lie, are due to go, or are gone (TILE). */
  readonly removed: readonly number[];
  /** How many turns of either side have begun. */
  readonly turns: number;
}

export type Cards = readonly number[];

/** One attack of a unit on an adjacent enemy, from its declaration to the end of its bonus actions. */
export interface Melee {
  readonly attacker: number;
  /** Where the attacker stood, and the hex it attacks. */
  readonly from: Hex;
  readonly at: Hex;
  readonly defender: number;
  /** The lone leader attacked, when there is no defender. */
  readonly leader: number;
  batteries: readonly number[];
  readonly bonus: boolean;
  reaction: Reaction;
}

export type Reaction = 'none' | 'strike' | 'retire' | 'square';

/** One roll of battle dice and what follows from it. */
export interface Attack {
  readonly way: Way;
  readonly by: number;
  /** The unit rolled against, or the lone leader. */
  readonly on: number;
  readonly leader: number;
  readonly from: Hex;
  readonly at: Hex;
  dice: number;
  /** How many dice showed infantry, cavalry, artillery, flag, saber. */
  faces: readonly number[];
  /** Whether a leader was checked for this roll (N9.2). */
  checked: boolean;
  /** Hexes of retreat still to be made. */
  left: number;
  stage: 'hits' | 'retreat';
}

/** Fire, the attack of a melee, battle back, First Strike, the die of a square against cavalry. */
export type Way = 'fire' | 'melee' | 'back' | 'strike' | 'square';

/** The retreat of a leader. */
export interface Flight {
  readonly leader: number;
  /** Where he is on his way; he is on no hex of the board until it ends. */
  hex: Hex;
  steps: number;
}

/**
 * What a seat's hidden cards may be, as the other seat can tell: at most `slack` of them are of kinds
 * beyond `bound`. Written when discards are mixed into the deck while he holds cards (N3.8).
 */
export interface Note {
  readonly bound: readonly number[];
  readonly slack: number;
}

export const TILE = { lies: 0, due: 1, gone: 2 } as const;

/** Marks of a unit in this turn. */
export const ORDERED = 1;
export const MOVED = 2;
export const MOVED_FAR = 4;
export const TIRED = 8;
export const BATTLED = 16;
export const JOINED = 32;
export const ASKED = 128;

export const PHASES = [
  'deal',
  'opening',
  'opened',
  'play',
  'command',
  'section',
  'manner',
  'commandRoll',
  'supply',
  'place',
  'restoring',
  'restore',
  'ordering',
  'order',
  'squares',
  'leaveSquare',
  'moving',
  'move',
  'to',
  'ride',
  'fighting',
  'battle',
  'target',
  'supporting',
  'support',
  'reacting',
  'react',
  'formSquare',
  'reacted',
  'roll',
  'losses',
  'check',
  'flags',
  'ignore',
  'retreating',
  'retreat',
  'retreated',
  'fleeing',
  'flight',
  'escape',
  'attacked',
  'backing',
  'back',
  'won',
  'advance',
  'advanced',
  'press',
  'charging',
  'bonus',
  'battled',
  'ending',
  'drawing',
  'draw',
  'keep',
  'over',
] as const;
export type PhaseName = (typeof PHASES)[number];

export const other = (seat: Seat): Seat => 1 - seat;

/** A won match is over at once: no step after it opens another phase. */
export function goTo(state: State, phase: PhaseName): void {
  if (state.phase !== 'over') state.phase = phase;
}

/** A state that was stored under version 2 of the rules keeps what scouts threw away face down: now it lies open (N2.5). */
function openDiscards({
  discards,
  buried,
}: State & { readonly buried?: readonly Cards[] }): readonly number[] {
  if (buried === undefined) return discards;
  return discards.map((n, card) => n + buried.flat().filter((one) => one === card).length);
}

export function cloneState(state: State): State {
  const { melee, attack, flight } = state;
  return {
    setting: state.setting,
    phase: state.phase,
    active: state.active,
    hexOf: state.hexOf.slice(),
    marks: state.marks.slice(),
    unitAt: state.unitAt.slice(),
    blocks: state.blocks,
    squareOf: state.squareOf,
    leaderHex: state.leaderHex,
    leaderMarks: state.leaderMarks,
    leaderAt: state.leaderAt,
    hands: state.hands,
    tracks: state.tracks,
    deck: state.deck,
    discards: openDiscards(state),
    notes: state.notes,
    last: state.last,
    played: state.played,
    copied: state.copied,
    card: state.card,
    rating: state.rating,
    left: state.left,
    section: state.section,
    strikes: state.strikes,
    draws: state.draws,
    scouted: state.scouted,
    won: state.won,
    held: state.held,
    tiles: state.tiles,
    winner: state.winner,
    piece: state.piece,
    melee: melee && { ...melee },
    attack: attack && { ...attack },
    flight: flight && { ...flight },
  };
}
