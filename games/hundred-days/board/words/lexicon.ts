import type { LegendWords } from '@bicorne/boardkit/Legend.tsx';
import type { OptionWords, Words } from '@bicorne/boardkit';
import type { Scenario } from '../../data/scenario.ts';
import type { Ground } from '../../data/terrain.ts';
import type { Arm, Nation, SeatName } from '../../data/units.ts';
import type { HundredDaysAction } from '../../rules/actions.ts';
import type { HundredDaysEvent } from '../../rules/events.ts';
import type { Rules } from '../../rules/options.ts';
import type { SUMMANDS } from '../../rules/fire.ts';
import type { Ask, Phase } from '../../rules/state.ts';
import type { HundredDaysView } from '../../rules/view.ts';
import type { Fate, GIVEN, MeasureName } from '../odds.ts';
import type { WhyWords } from '@bicorne/boardkit/why.ts';
import type { Reason } from '../../rules/presses.ts';

/** What one language says. All three have this shape: a word that is missing is a type error. */
export interface Lexicon {
  /** For dates, plurals and lists. */
  readonly locale: 'en' | 'uk' | 'ru';
  readonly title: string;
  readonly tagline: string;
  readonly seats: Readonly<Record<SeatName, string>>;
  readonly nations: Readonly<Record<Nation, Adjective>>;
  readonly arms: Readonly<Record<Arm, Noun>>;
  readonly grounds: Readonly<Record<Ground, string>>;
  readonly wins: Readonly<Record<string, string>>;
  /** What a side has lost: of strength, and of whole pieces. */
  readonly toll: (strength: number, pieces: number) => string;
  readonly effort: string;
  readonly handicap: Pick<OptionWords, 'title' | 'text'>;
  readonly options: Readonly<Record<keyof Rules, OptionWords>>;
  /** How a battle is won. */
  readonly victory: (french: number, allied: number, rounds: number, timeout: SeatName | 'draw') => string;
  /** Names of leaders, places and units; one that is not listed is written as it is. */
  readonly names: Readonly<Record<string, string>>;
  /** Why a press does nothing, in one sentence. */
  readonly whyNot: WhyWords<Reason>;
  readonly prompts: Readonly<Record<Asked, (about: About) => string>>;
  /** What is going on, for those who are not asked, where the question speaks to the one who is. */
  readonly moments: Readonly<Record<Spoken, (about: About) => string>>;
  readonly actions: {
    readonly [K in HundredDaysAction['do']]: (about: ActionAbout) => string;
  };
  readonly events: EventTable<HundredDaysEvent['type']>;
  readonly ending: (winner: SeatName | null, byTime: boolean) => string;
  readonly odds: OddsLexicon;
  readonly ui: Interface;
}

interface OddsLexicon {
  readonly measures: Readonly<Record<MeasureName, string>>;
  readonly fates: Readonly<Record<Fate, string>>;
  readonly leader: Readonly<Record<'lost' | 'safe', string>>;
  readonly square: Readonly<Record<'formed' | 'broken', string>>;
  readonly charge: Readonly<Record<'home' | 'stopped', string>>;
  readonly rally: Readonly<Record<'regained' | 'vain', string>>;
  readonly given: Readonly<Record<keyof typeof GIVEN, string>>;
}

export type EventOf = { [T in HundredDaysEvent['type']]: Extract<HundredDaysEvent, { type: T }> };
export type EventTable<T extends HundredDaysEvent['type']> = {
  readonly [K in T]: (event: EventOf[K], say: Say) => string | null;
};

/** Adjectives agree: one thing (pikhota, pekhota) or many (strilky). English does not mind. */
interface Adjective {
  readonly one: string;
  readonly many: string;
}
interface Noun {
  readonly name: string;
  readonly number: keyof Adjective;
}

/** The moments at which somebody is asked. */
export const ASKED = [
  'mark',
  'command',
  'order',
  'march',
  'battery',
  'batteryFire',
  'leaderDice',
  'reactSquare',
  'gunsInside',
  'nameTarget',
  'meet',
  'callBack',
  'loss',
  'withdraw',
  'retreat',
  'advance',
  'whoNext',
  'follow',
  'joinFire',
] as const satisfies readonly Phase[];
type Asked = (typeof ASKED)[number];

/** Questions that tell somebody to do something. */
export const SPOKEN = [
  'mark',
  'command',
  'battery',
  'batteryFire',
  'retreat',
] as const satisfies readonly Asked[];
type Spoken = (typeof SPOKEN)[number];

export interface About {
  /** The piece it is about, with its hex. */
  readonly piece: string;
  /** The attacker and what he attacks. */
  readonly attacker: string;
  readonly target: string;
  readonly what: Ask['what'];
  readonly actions: number;
  readonly hexes: number;
  readonly hits: number;
  /** The highest die that forms a square in reaction. */
  readonly square: number;
}

export interface ActionAbout {
  readonly hex: string;
  /** The unit or leader that the action names. */
  readonly piece: string;
  /** Dice or value that the action names. */
  readonly count: number;
  readonly what: Ask['what'];
  readonly asked: Phase;
}

/** Names for the facts of an event. */
export interface Say {
  unit(id: number): string;
  leader(id: number): string;
  hex(hex: number): string;
  seat(seat: number): string;
  key(key: number): string;
  /** The faces of a roll, highest first. */
  dice(roll: number): string;
}

/** What the legend explains, beside the arms of each nation. */
type SignName =
  | 'units'
  | 'marks'
  | 'map'
  | 'elite'
  | 'cuirass'
  | 'horse'
  | 'leader'
  | 'gap'
  | 'acted'
  | 'may'
  | 'square'
  | 'keyHex'
  | 'target'
  | 'shock'
  | 'step'
  | 'paid';

interface Interface {
  /** Of what the dice of an attack are made. */
  readonly sum: Readonly<Record<(typeof SUMMANDS)[number], string>>;
  readonly signs: LegendWords & Readonly<Record<SignName, string>>;
  readonly northLetter: string;
  /** In the list of who stands where: the nearest enemy, and how far he is. */
  readonly nearest: (at: string, steps: number) => string;
  readonly hexes: string;
  readonly points: (count: number) => string;
  readonly score: (side: string, points: number, need: number) => string;
  readonly round: (round: number, rounds: number) => string;
  readonly purse: (side: string) => string;
  readonly purseLeft: (count: number) => string;
  /** Asked at the end of a turn. */
  readonly unspent: (count: number) => string;
  readonly purseFrom: (base: number, die: number, more: number) => string;
  readonly price: (count: number) => string;
  readonly dice: (count: number) => string;
  /** From this number up a die hits. */
  readonly hitsOn: (low: number) => string;
  readonly figures: (count: number) => string;
  readonly marker: (count: number) => string;
  readonly leader: (name: string, value: number) => string;
  readonly cavalryLeader: string;
  readonly key: (name: string, points: number, scores: string, holder: string) => string;
  readonly inSquare: string;
  readonly inside: string;
  readonly acted: string;
  readonly light: string;
  readonly rifles: string;
  readonly orders: string;
  /** Hexes of a march that are paid for and not yet gone. */
  readonly allowance: (hexes: string) => string;
  readonly atHex: (hex: string) => string;
  readonly fight: string;
  readonly steps: Readonly<Record<Step, string>>;
  readonly waiting: string;
  /** Units and leaders that are lost. */
  readonly fallen: string;
  readonly fromRound: (round: number) => string;
  readonly rules: string;
  readonly noRules: string;
  readonly hint: string;
  /** Of a hex one looks at. */
  readonly info: {
    readonly morale: (sum: number) => string;
    readonly cover: (dice: number) => string;
    readonly farCover: (dice: number) => string;
    readonly steadies: (morale: number) => string;
    readonly stops: string;
    readonly blocks: string;
    readonly noCharge: string;
    readonly noSquare: string;
  };
}

/** The stages of a fight, as they are told. */
const STEPS = ['declare', 'react', 'dice', 'leader', 'morale', 'losses', 'retreat', 'advance'] as const;
export type Step = (typeof STEPS)[number];

/** The words of the game, with what the board itself says. */
export interface HundredDaysWords extends Words<HundredDaysView, HundredDaysAction, HundredDaysEvent> {
  readonly ui: Interface;
  readonly grounds: Lexicon['grounds'];
  /** What a battle is called on its map, ours or somebody's own. */
  battle(scenario: Scenario): { readonly title: string; readonly date: string };
  kindName(nation: Nation, arm: Arm): string;
  name(name: string): string;
  /** A unit by its own name. */
  unitName(view: HundredDaysView, unit: number): string;
  /** What kind of unit it is. */
  unitKind(view: HundredDaysView, unit: number): string;
  leaderName(view: HundredDaysView, leader: number): string;
}
