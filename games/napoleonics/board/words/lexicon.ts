import type { Face, OptionWords, Words } from '@bicorne/boardkit';
import type { Scenario } from '../../data/scenario.ts';
import type { Nation } from '../../data/units.ts';
import type { Action } from '../../rules/actions.ts';
import type { Event, IgnoreReason } from '../../rules/events.ts';
import type { SUMMANDS } from '../../rules/strength.ts';
import type { View } from '../../rules/view.ts';
import type { Fate, MEASURES } from '../odds.ts';
import type { WhyWords } from '@bicorne/boardkit/why.ts';
import type { Reason } from '../../rules/presses.ts';

/** What one language says. All three have this shape: a word that is missing is a type error. */
export interface Lexicon {
  /** For dates, plurals and lists. */
  readonly locale: string;
  readonly title: string;
  readonly tagline: string;
  readonly seats: Readonly<Record<'french' | 'allied', string>>;
  readonly nations: Readonly<Record<Nation, Adjective>>;
  readonly units: Readonly<Record<UnitCode, Noun>>;
  readonly terrain: Readonly<Record<TerrainName, string>>;
  readonly works: string;
  readonly ignoring: Readonly<Record<IgnoreReason, string>>;
  readonly faces: Readonly<Record<Face, string>>;
  readonly cards: Readonly<Record<CardName, CardWords>>;
  readonly wins: Readonly<Record<string, string>>;
  /** What a side has lost: of strength, and of whole pieces. */
  readonly toll: (strength: number, pieces: number) => string;
  readonly effort: string;
  readonly handicap: Pick<OptionWords, 'title' | 'text'>;
  readonly options: Readonly<Record<'edition' | 'nationalCards', OptionWords>>;
  readonly scenarios: Readonly<Record<ScenarioName, ScenarioText>>;
  /** How a match of this scenario is won. */
  readonly victory: (
    goal: number,
    objectives: readonly ObjectiveText[],
    exits: readonly ExitText[],
  ) => string;
  /** Names of people and places on the maps; a name that is not listed is written as it is. */
  readonly people: Readonly<Record<string, string>>;
  /** A leader of whom a drawn position knows only where he stands. */
  readonly unnamed: string;
  readonly places: Readonly<Record<string, string>>;
  /** Why a press does nothing, in one sentence. */
  readonly whyNot: WhyWords<Reason>;
  readonly prompts: Readonly<Record<Asked, (about: About) => string>>;
  /** What is going on, for those who are not asked, where the question speaks to the one who is. */
  readonly moments: Readonly<Record<Spoken, (about: About) => string>>;
  readonly actions: Readonly<Record<Action['do'], (about: ActionAbout) => string>>;
  /** What flags do to a unit, as it is said of those who decide it. */
  readonly driven: {
    readonly back: (hexes: number) => string;
    readonly lose: (blocks: number) => string;
    readonly destroyed: string;
    readonly stands: string;
  };
  readonly events: EventTable<Event['type']>;
  /** By banners, or because the enemy has left the field. */
  readonly ending: (winner: string, by: 'banners' | 'field') => string;
  readonly odds: OddsLexicon;
  readonly ui: Interface;
}

interface OddsLexicon {
  readonly measures: Readonly<Record<(typeof MEASURES)[number], string>>;
  readonly fates: Readonly<Record<Fate, string>>;
  readonly leader: Readonly<Record<'lost' | 'safe', string>>;
  /** What is taken for granted: that no battery joins, that the defender stands. */
  readonly given: Readonly<Record<'support' | 'react', string>>;
}

export type EventOf = { [T in Event['type']]: Extract<Event, { type: T }> };
export type EventTable<T extends Event['type']> = {
  readonly [K in T]: (event: EventOf[K], say: Say) => string | null;
};

/** Adjectives agree: one thing (pikhota, pekhota; neuter opolcheniye) or many (grenadiers). English does not mind. */
interface Adjective {
  readonly one: string;
  readonly neuter: string;
  readonly many: string;
}
interface Noun {
  readonly name: string;
  readonly number: keyof Adjective;
}

export const UNIT_CODES = [
  'LN',
  'LT',
  'RL',
  'GR',
  'YG',
  'OG',
  'GG',
  'MI',
  'LC',
  'HC',
  'CU',
  'GHC',
  'FA',
  'GFA',
  'HA',
  'GLT',
  'GLC',
  'LL',
  'GHA',
  'MC',
  'MA',
] as const;
type UnitCode = (typeof UNIT_CODES)[number];

export const TERRAIN_NAMES = [
  'clear',
  'forest',
  'hill',
  'ruggedHill',
  'town',
  'mill',
  'river',
  'fordableRiver',
  'bridge',
  'sandQuarry',
] as const;
type TerrainName = (typeof TERRAIN_NAMES)[number];

export const CARD_WORDS = [
  'scout-left',
  'scout-centre',
  'scout-right',
  'probe-left',
  'probe-centre',
  'probe-right',
  'attack-left',
  'attack-centre',
  'attack-right',
  'assault-left',
  'assault-centre',
  'assault-right',
  'coordinated-advance',
  'flank-attack',
  'forward',
  'recon-in-force',
  'bayonet-charge',
  'bombard',
  'cavalry-charge',
  'counter-attack',
  'elan',
  'fire-and-hold',
  'first-strike',
  'force-march',
  'cold-steel',
  'leadership',
  'grande-manoeuvre',
  'rally',
  'short-supply',
  'one-unit',
] as const;
type CardName = (typeof CARD_WORDS)[number];
export interface CardWords {
  readonly name: string;
  readonly text: string;
}

export const SCENARIO_NAMES = [
  'rolica-first-position',
  'rolica-second-position',
  'vimeiro',
  'corunna',
  'talavera',
  'bussaco-reynier',
  'bussaco-ney',
  'sabugal',
  'fuentes-de-onoro-3-may',
  'fuentes-de-onoro-5-may',
  'salamanca-pakenham',
  'salamanca-cole',
  'sorauren',
  'orthez',
  'quatre-bras',
  'waterloo',
] as const;
export type ScenarioName = (typeof SCENARIO_NAMES)[number];
export interface ScenarioText {
  readonly history: string;
  readonly notes: string;
}
export interface ObjectiveText {
  readonly army: string;
  readonly hexes: readonly string[];
  readonly banners: number;
  readonly permanent: boolean;
  /** Whether each of the hexes counts, or most of them together, or only all. */
  readonly of: 'each' | 'most' | 'all';
  /** Counted whenever it is so, and not only at the start of the army's turn. */
  readonly atOnce: boolean;
}
export interface ExitText {
  readonly army: string;
  readonly hexes: readonly string[];
  readonly banners: number;
}

/** The moments at which somebody is asked. */
export const ASKED = [
  'play',
  'section',
  'manner',
  'restore',
  'supply',
  'place',
  'order',
  'leaveSquare',
  'move',
  'to',
  'ride',
  'battle',
  'target',
  'support',
  'react',
  'ignore',
  'retreat',
  'flight',
  'back',
  'advance',
  'press',
  'bonus',
  'keep',
] as const;
export type Asked = (typeof ASKED)[number];

/** Questions that tell somebody to do something. */
export const SPOKEN = [
  'play',
  'section',
  'restore',
  'supply',
  'place',
  'order',
  'move',
  'to',
  'ride',
  'battle',
  'target',
  'support',
  'retreat',
  'flight',
  'bonus',
  'keep',
] as const satisfies readonly Asked[];
type Spoken = (typeof SPOKEN)[number];

export interface About {
  /** The piece it is about, with its hex; empty where there is none. */
  readonly piece: string;
  /** What lets it ignore flags. */
  readonly reasons: string;
  readonly attacker: string;
  readonly defender: string;
  readonly card: string;
  /** Orders, blocks, flags or hexes that are left. */
  readonly left: number;
  readonly cavalry: boolean;
}

export interface ActionAbout {
  readonly hex: string;
  readonly piece: string;
  readonly leader: string;
  readonly card: string;
  readonly flags: number;
  /** Of flags that are ignored: what the others do to the unit. */
  readonly driven: string;
  readonly section: 'left' | 'centre' | 'right';
  /** Which question it answers. */
  readonly asked: string;
}

/** Names for the facts of an event. */
export interface Say {
  /** What lets a unit ignore flags, in a row. */
  reasons(by: readonly IgnoreReason[]): string;
  unit(id: number): string;
  leader(id: number): string;
  hex(hex: number): string;
  seat(seat: number): string;
  card(card: number): string;
  faces(counts: readonly number[]): string;
  /** What stands on the hex now, or the bare hex. */
  at(hex: number): string;
  readonly unknown: (card: number) => boolean;
}

interface Interface {
  readonly northLetter: string;
  /** In the list of who stands where: the nearest enemy, and how far he is. */
  readonly nearest: (at: string, steps: number) => string;
  /** Stands on a card for as many as the command rating. */
  readonly rating: string;
  readonly hexes: string;
  readonly hand: string;
  readonly handOf: (army: string, count: number) => string;
  readonly deck: (count: number) => string;
  readonly discards: (count: number) => string;
  readonly spread: SpreadWords;
  /** The sections of the field, by which cards order, as one's own side sees them. */
  readonly sections: Readonly<Record<'left' | 'centre' | 'right', string>>;
  /** What the signs on the units mean. */
  readonly signs: { readonly title: string; readonly note: string };
  readonly played: (army: string) => string;
  /** What an attack's dice are made of; `half` stands alone, the others before their number. */
  readonly sum: Readonly<Record<Exclude<(typeof SUMMANDS)[number], 'blocks'>, string>>;
  readonly squares: string;
  /** With the card that lies there, hidden or not; null where the place is free. */
  readonly squarePlace: (place: number, card: string | null) => string;
  readonly hiddenCard: string;
  readonly scouted: string;
  readonly roll: string;
  readonly noHits: string;
  readonly hits: (count: number) => string;
  readonly flags: (count: number) => string;
  readonly banners: (army: string, count: number, goal: number) => string;
  readonly blocks: (count: number) => string;
  readonly dice: (count: number) => string;
  /** Asked at the end of the battles. */
  readonly couldFight: (units: number) => string;
  readonly leader: (name: string) => string;
  /** Of a hex by itself, or of a group of which the army must hold so many. */
  readonly objective: (army: string, banners: number, needed: number, hexes: number) => string;
  /** A hex by which units may leave, with the banners for each of them. */
  readonly exit: (army: string, banners: number) => string;
  readonly info: InfoWords;
  readonly inSquare: string;
  readonly ordered: string;
  readonly moved: string;
  readonly fought: string;
}

/** The discards spread out. */
interface SpreadWords {
  readonly title: string;
  /** How many there are, and where there are several, that the newest comes first. */
  readonly order: (count: number) => string;
  readonly close: string;
}

/** What the card of a place says: its ground, its unit, and the sight to it. */
interface InfoWords {
  readonly closed: Readonly<Record<'artillery' | 'everybody', string>>;
  readonly stops: string;
  readonly tires: Readonly<Record<'all but light infantry' | 'everybody', string>>;
  readonly blocks: string;
  readonly high: string;
  /** Dice lost by infantry, cavalry and artillery. */
  readonly losses: (by: readonly [number, number, number]) => string;
  readonly into: Readonly<Record<'both' | 'fire' | 'melee', (losses: string) => string>>;
  readonly outOf: Readonly<Record<'both' | 'fire' | 'melee', (losses: string) => string>>;
  /** Hexes it may go and still battle, and the most it may go. */
  readonly march: (battling: number, most: number) => string;
  readonly range: (hexes: number) => string;
  readonly melee: (dice: number) => string;
  readonly seen: (from: string, dice: number) => string;
  readonly cut: (from: string, at: string) => string;
  readonly far: (from: string) => string;
}

/** The words of the game, with what the board itself says. */
export interface NapoleonicsWords extends Words<View, Action, Event> {
  readonly ui: Interface;
  readonly terrain: Lexicon['terrain'];
  readonly worksName: string;
  readonly faces: Lexicon['faces'];
  card(card: number): CardWords;
  /** The sentence of an event with dice, as what stands before them and after. */
  aroundDice(event: Event, view: View): readonly [string, string];
  unitName(nation: Nation, code: string): string;
  personName(name: string): string;
  placeName(name: string): string;
  /** What a battle is called on its map, ours or somebody's own. */
  battle(scenario: Scenario): { readonly title: string; readonly date: string };
}
