import type { OptionWords, ScenarioWords, Words } from '@bicorne/boardkit';
import type { LegendWords } from '@bicorne/boardkit/Legend.tsx';
import type { MarengoAction } from '../../rules/actions.ts';
import type { MarengoEvent } from '../../rules/events.ts';
import type { MarengoView } from '../../rules/view.ts';
import type { Way } from './twins.ts';
import type { WhyWords } from '@bicorne/boardkit/why.ts';
import type { Reason } from '../../rules/presses.ts';

/** What one language says. All three have this shape: a word that is missing is a type error. */
export interface Lexicon {
  /** For dates, plurals and lists. */
  readonly locale: string;
  readonly title: string;
  readonly tagline: string;
  readonly seats: Readonly<Record<ArmyName, string>>;
  readonly scenarios: Readonly<Record<'marengo', ScenarioWords>>;
  readonly wins: Readonly<Record<string, string>>;
  /** What a side has lost: of strength, and of whole pieces. */
  readonly toll: (strength: number, pieces: number) => string;
  readonly effort: string;
  readonly handicap: Pick<OptionWords, 'title' | 'text'>;
  readonly options: Readonly<Record<'orderTogether', OptionWords>>;
  readonly types: Readonly<Record<'infantry' | 'cavalry' | 'artillery', string>>;
  /** Artillery that lies face up. */
  readonly gun: string;
  readonly boxes: Readonly<Record<BoxName, string>>;
  /** Names on the map; what is not listed is written as it is. */
  readonly places: Readonly<Record<string, string>>;
  /** An approach: of which locality, towards which. */
  readonly approach: (of: string, to: string) => string;
  /** Which of two approaches that lead to the same neighbour. */
  readonly wings: Readonly<Record<'N' | 'S', string>>;
  /** Of roads between the same two localities, as one goes by one of them. */
  readonly ways: Readonly<Record<Way, string>>;
  /** A locality that has no name. */
  readonly unnamed: (number: number) => string;
  /** Why a press does nothing, in one sentence. */
  readonly whyNot: WhyWords<Reason>;
  readonly prompts: Readonly<Record<Asked, (about: PromptAbout) => string>>;
  /** What each moment is called, for the one who waits and over the scene in the tray. */
  readonly moments: Readonly<Record<Asked, string>>;
  readonly actions: Readonly<Record<MarengoAction['do'], (about: ActionAbout) => string>>;
  readonly events: EventTable<MarengoEvent['type']>;
  readonly endings: Readonly<Record<EndingReason, (winner: string) => string>>;
  readonly ui: Interface;
}

/** What the legend explains, beside the signs in the approaches. */
type SignName =
  | 'pieces'
  | 'approaches'
  | 'marks'
  | 'strength'
  | 'hidden'
  | 'remembered'
  | 'noted'
  | 'shared'
  | 'acted'
  | 'full'
  | 'part'
  | 'free'
  | 'dear'
  | 'target'
  | 'discs'
  | 'crossing'
  | 'room';

type ArmyName = 'austrian' | 'french';
type BoxName = 'alessandria' | 'tortona' | 'novi' | 'sale';
export const ENDINGS = ['demoralised', 'breakthrough', 'line-held', 'other'] as const;
type EndingReason = (typeof ENDINGS)[number];

/** The moments at which somebody is asked. */
export const ASKED = [
  'deal',
  'actions',
  'march',
  'attack-pick',
  'attack-answer',
  'attack-show',
  'attack-advance',
  'finish',
  'road',
  'pontoon',
  'assault-lead',
  'assault-storm',
  'assault-barrage',
  'assault-hit',
  'assault-counter',
  'assault-share',
  'assault-suffer',
  'assault-spill',
  'assault-endure',
  'assault-overflow',
  'target',
  'retreat-reduce',
  'retreat-move',
  'lose',
  'commit',
  'organise',
  'renew',
] as const;
export type Asked = (typeof ASKED)[number];

export interface PromptAbout {
  /** Positions in words; empty where there is none. */
  readonly from: string;
  readonly to: string;
  readonly via: string;
  readonly locality: string;
  /** Pieces, reductions or discs that are left, orders that are left, pieces taken so far. */
  readonly left: number;
  readonly orders: number;
  readonly taken: number;
  /** Whose discs or pieces it is about. */
  readonly army: string;
  /** Whether a march by road has set out and may end where it is. */
  readonly underway: boolean;
}

export interface ActionAbout {
  readonly from: string;
  readonly to: string;
  readonly at: string;
  readonly face: string;
  /** The road of a crossing: its kind, and which of several it is, where there are several. */
  readonly main: boolean;
  readonly way: string;
  /** Of an attack by one of two approaches to the same locality: which. */
  readonly wing: string;
  readonly asked: Asked;
  /** Whether a march ends in an approach, or goes back from it. */
  readonly up: boolean;
  readonly back: boolean;
  /** Whether the crossing leads upon the enemy. */
  readonly raid: boolean;
  /** Whether nobody has been chosen yet where any number may be. */
  readonly none: boolean;
}

/** Names for the facts of an event. */
export interface Say {
  army(army: number): string;
  at(position: number): string;
  face(face: number): string;
  faces(group: number | undefined): string;
  pieces(count: number): string;
  box(position: number): boolean;
  side(position: number): boolean;
  ending(ending: { readonly winners: readonly number[]; readonly reason: string }): string;
}

export type EventOf = { [T in MarengoEvent['type']]: Extract<MarengoEvent, { type: T }> };
export type EventTable<T extends MarengoEvent['type']> = {
  readonly [K in T]: (event: EventOf[K], say: Say) => string | null;
};

interface Interface {
  readonly northLetter: string;
  /** In the list of who stands where: the nearest enemy, and how far he is. */
  readonly nearest: (at: string, steps: number) => string;
  readonly hour: (hour: number) => string;
  readonly timeTrack: string;
  readonly uncommitted: string;
  readonly objectiveLine: string;
  readonly pieces: (count: number) => string;
  readonly discs: (count: number) => string;
  readonly orders: (left: number) => string;
  readonly morale: (army: string, total: number, free: number) => string;
  readonly through: (pieces: number) => string;
  readonly throughShort: (pieces: number) => string;
  readonly signs: LegendWords & Readonly<Record<SignName, string>>;
  /** The signs in the approaches. */
  readonly legend: Readonly<Record<'infantry' | 'cavalry' | 'artillery' | 'bar' | 'arrow', string>>;
  readonly capacity: (pieces: number, room: number) => string;
  readonly empty: string;
  readonly disorganised: string;
  readonly wide: string;
  readonly narrow: string;
  readonly blocked: Readonly<Record<'no' | 'part' | 'full', string>>;
  readonly penalty: (type: string, count: number) => string;
  readonly obstruction: string;
  readonly noPenalty: string;
  readonly oneSide: (of: string) => string;
  readonly eastward: (to: string) => string;
  readonly atLeast: (faces: string, where: string, several: boolean) => string;
  readonly waitsUntil: (hour: number) => string;
  readonly chooseHint: string;
  readonly free: string;
  readonly oneOrder: string;
  readonly byRoad: (to: string) => string;
  /** Cavalry attacks on a march by road. */
  readonly raid: (to: string) => string;
  /** What can be pressed when a line was chosen. */
  readonly someGo: string;
  /** What follows from an action that one is asked about. */
  readonly unspent: (orders: number) => string;
  readonly discloses: string;
  /** Between which results an assault will end, how many stand in its way, and which of them are known. */
  readonly outlook: (worst: number, best: number, pieces: number, known: string) => string;
  readonly showsGuns: string;
  readonly freeMain: string;
  readonly freeUpTo: (pieces: number) => string;
  /** All pieces of a line at once. */
  readonly together: (pieces: number) => string;
  readonly back: string;
  /** The nine steps of an assault. (M11) */
  readonly steps: readonly string[];
  readonly step: (number: number, name: string) => string;
  readonly sum: Readonly<Record<'lead' | 'penalties' | 'guard' | 'counter', string>>;
  readonly sumWon: string;
  readonly sumLost: string;
  readonly sumSoFar: string;
  readonly toBlock: (pieces: number) => string;
  readonly wouldSucceed: string;
  readonly wouldFail: string;
  readonly attackWon: string;
  readonly attackLost: string;
  readonly wouldCommit: (count: number, where: string) => string;
  /** What a retreat would cost, for a button and in a sentence. */
  readonly toll: (discs: number) => string;
  readonly wouldFall: (discs: number, where: string) => string;
  readonly held: (discs: number) => string;
  readonly reductions: (attacker: number, defender: number) => string;
  readonly hit: string;
  /** What the end of the turn would do to committed discs. */
  readonly renewal: (lost: string, back: string) => string;
  /** What an army has lost so far: strength, and whole pieces. */
  readonly losses: (army: string, strength: number, gone: number) => string;
  /** Whom a bombardment hits. */
  readonly underFire: string;
  readonly partStops: string;
  /** The column beside the tray, for those who listen. */
  readonly aside: string;
  readonly pointHint: string;
}

/** The words of the game, with what the board itself says. */
export interface MarengoWords extends Words<MarengoView, MarengoAction, MarengoEvent> {
  readonly ui: Interface;
  readonly armies: readonly [string, string];
  readonly moment: (ask: string) => string;
  readonly place: (name: string) => string;
  readonly position: (position: number) => string;
  readonly locality: (locality: number) => string;
  readonly face: (face: number) => string;
  readonly type: (type: 'infantry' | 'cavalry' | 'artillery') => string;
  readonly faces: (faces: readonly number[]) => string;
  readonly list: (parts: readonly string[]) => string;
}
