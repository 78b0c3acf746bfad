import type { LegendWords } from '@bicorne/boardkit/Legend.tsx';
import type { OptionWords, ScenarioWords, Words } from '@bicorne/boardkit';
import type { Arm, Block } from '../../data/blocks.ts';
import type { Terrain } from '../../data/terrain.ts';
import type { Zone } from '../../data/towns.ts';
import type { Hour, Side } from '../../data/track.ts';
import type { CampaignAction } from '../../rules/actions.ts';
import type { CampaignEvent } from '../../rules/events.ts';
import type { Question, Target } from '../../rules/state.ts';
import type { SUMMANDS } from '../../rules/fire.ts';
import type { CampaignView } from '../../rules/view.ts';
import type { RegionName, RiverName } from '../data/land.ts';
import type { GIVEN, MeasureName, Tidings } from '../odds.ts';
import type { WhyWords } from '@bicorne/boardkit/why.ts';
import type { Reason } from '../../rules/presses.ts';

/** What one language says. All three have this shape: a word that is missing is a type error. */
export interface Lexicon {
  readonly language: 'en' | 'uk' | 'ru';
  /** For plurals and lists. */
  readonly locale: string;
  readonly title: string;
  readonly tagline: string;
  readonly seats: Readonly<Record<SeatName, string>>;
  readonly scenarios: Readonly<Record<ScenarioName, ScenarioWords>>;
  readonly wins: Readonly<Record<string, string>>;
  /** What a side has lost: of strength, and of whole pieces. */
  readonly toll: (strength: number, pieces: number) => string;
  readonly effort: string;
  readonly handicap: Pick<OptionWords, 'title' | 'text'>;
  readonly options: Readonly<Record<'players' | 'revealLate' | 'bid', OptionWords>>;
  readonly armies: readonly [string, string, string];
  readonly sides: readonly [string, string];
  readonly rivers: Readonly<Record<RiverName, string>>;
  readonly regions: Readonly<Record<RegionName, string>>;
  /** Blocks with a name of their own. */
  readonly named: Readonly<Record<string, string>>;
  /** The others, by corps, arm and letter. */
  readonly unit: (block: Block, letter: string, landwehr: boolean) => string;
  /** A corps by its number or letter. */
  readonly corps: (name: string) => string;
  readonly hiddenBlock: string;
  readonly blockSteps: (name: string, steps: number) => string;
  /** Why a press does nothing, in one sentence. */
  readonly whyNot: WhyWords<Reason>;
  readonly prompts: Readonly<Record<Question, (about: PromptAbout) => string>>;
  /** For the one who waits. */
  readonly moments: Readonly<Record<Question, string>>;
  readonly chance: string;
  readonly actions: Readonly<Record<CampaignAction['do'], (about: ActionAbout) => string>>;
  /** Where an action leads, without the block. */
  readonly goals: Readonly<Record<Goal, (to: string) => string>>;
  readonly done: Readonly<Partial<Record<Question, string>>> & { readonly other: string };
  readonly events: EventTable<CampaignEvent['type']>;
  readonly endings: Readonly<Record<EndingReason, (winner: string) => string>>;
  readonly odds: {
    readonly measures: Readonly<Record<MeasureName, string>>;
    readonly values: Readonly<Record<Tidings, string>>;
    readonly given: Readonly<Record<keyof typeof GIVEN, string>>;
  };
  readonly ui: Interface;
}

/** What the legend explains, beside arms and conditions. */
type SignName =
  | 'blocks'
  | 'states'
  | 'map'
  | 'steps'
  | 'label'
  | 'backs'
  | 'group'
  | 'may'
  | 'picked'
  | 'acted'
  | 'forced'
  | 'disorder'
  | 'fortress'
  | 'city'
  | 'bridge'
  | 'fight';

type SeatName = 'french' | 'allied' | 'anglo-dutch' | 'prussian' | 'first' | 'second';
type ScenarioName = 'free' | 'historical' | 'ligny' | 'waterloo';
export type Condition = 'acted' | 'square' | 'sheltered' | 'holds' | 'shaken' | 'shock' | 'canister';
export const DEEDS = [
  'fire',
  'far',
  'move',
  'retreat',
  'square',
  'dissolve',
  'shelter',
  'emerge',
  'hold',
] as const;
export type Deed = (typeof DEEDS)[number];
export type Goal = 'march' | 'ride' | 'force' | 'led' | 'other';
export const ENDINGS = ['all-routed', 'allies-routed', 'french-routed', 'cities', 'time', 'other'] as const;
type EndingReason = (typeof ENDINGS)[number];

export interface PromptAbout {
  readonly town: string;
  readonly block: string;
  readonly hits: number;
  readonly night: boolean;
  /** How many groups of the two the French have chosen; undefined for whoever moves one of each army. C5.3 */
  readonly groups: 0 | 1 | 2 | undefined;
  readonly bid: number;
  readonly side: string;
  readonly round: number;
  readonly ground: string;
  /** Whether the attacker is about to lose the battle by stalemate. C6.91 */
  readonly stalls: boolean;
}

export interface ActionAbout {
  readonly block: string;
  readonly from: string;
  readonly to: string;
  readonly place: string;
  readonly host: string;
  readonly terrain: string;
  readonly target: Target;
  readonly side: string;
  readonly asked: Question | undefined;
  readonly hostile: boolean;
  readonly nobody: boolean;
  readonly bid: number;
}

/** Names for the facts of an event; an old one is read in a later view, so that none of them hangs on the view. */
export interface Say {
  army(army: number): string;
  /** The army of a block: a II Corps fights on both sides. */
  owner(block: number): string;
  side(side: number): string;
  /** While the sides are bid for a seat has no army yet. */
  bidder(seat: number): string;
  town(town: number): string;
  place(place: number): string;
  terrain(terrain: number): string;
  /** The block, or that it is not known which. */
  block(block: number | undefined): string;
  when(turn: number): string;
  role(role: number): string;
  ending(reason: string, side: number): string;
}

export type EventOf = { [T in CampaignEvent['type']]: Extract<CampaignEvent, { type: T }> };
export type EventTable<T extends CampaignEvent['type']> = {
  readonly [K in T]: (event: EventOf[K], say: Say) => string | null;
};

interface Interface {
  /** Of what the power of a fire is made. */
  readonly sum: Readonly<Record<(typeof SUMMANDS)[number], string>>;
  readonly signs: LegendWords & Readonly<Record<SignName, string>>;
  readonly northLetter: string;
  /** In the list of who stands where: the nearest enemy, and how far he is. */
  readonly nearest: (at: string, steps: number) => string;
  readonly mapDate: string;
  readonly frontier: string;
  readonly deploymentLine: string;
  readonly majorRoad: string;
  readonly minorRoad: string;
  readonly track: string;
  readonly sideShort: Readonly<Record<Side, string>>;
  readonly when: (day: number, hour: Hour) => string;
  readonly turnOf: (turn: number, of: number) => string;
  readonly losses: (army: string, lost: number, limit: number) => string;
  readonly routedArmy: (army: string) => string;
  readonly citiesHeld: (count: number) => string;
  readonly mayTalk: string;
  readonly blocksOf: (army: string, count: number) => string;
  readonly empty: string;
  readonly mayGo: string;
  readonly mayAct: string;
  readonly supplies: (army: string, loss: number) => string;
  readonly zone: Readonly<Record<Zone, string>>;
  readonly maybe: (blocks: string) => string;
  /** So many hidden blocks of an army are known to be fast. */
  readonly fast: (army: string, count: number) => string;
  readonly role: readonly [string, string];
  readonly battleAt: (town: string) => string;
  readonly skirmishAt: (town: string) => string;
  readonly battle: string;
  readonly skirmish: string;
  readonly round: (round: number) => string;
  /** By place: off, reserve, left, centre, right, and beyond them. */
  readonly places: readonly string[];
  readonly terrain: Readonly<Record<Terrain, string>>;
  readonly arm: Readonly<Record<Arm, string>>;
  readonly toPlace: (place: string, action: string) => string;
  readonly toDeploy: string;
  readonly toPlace2: (left: number) => string;
  readonly notShown: string;
  readonly shownLine: string;
  readonly roadsHere: string;
  readonly attackerCame: string;
  readonly passing: (used: number, limit: number) => string;
  readonly dice: string;
  readonly testNeeds: (least: number) => string;
  readonly fireNeeds: (power: number) => string;
  readonly drawnMarkers: string;
  readonly map: string;
  readonly follow: string;
  readonly back: string;
  readonly all: string;
  readonly none: string;
  readonly whichTown: string;
  readonly whichBlock: string;
  readonly pointHint: string;
  readonly strength: (steps: number, of: number) => string;
  /** How an arm fights. */
  readonly duty: Readonly<Record<Arm, string>>;
  readonly condition: Readonly<Record<Condition, string>>;
  readonly mayNow: (deeds: string) => string;
  /** What a block may do on the field, in a word. */
  readonly deeds: Readonly<Record<Deed, string>>;
  readonly faceHidden: string;
  /** So many of those who are chosen. */
  readonly together: (goal: string, count: number, of: number) => string;
}

/** The words of the game, with what the board itself says. */
export interface CampaignWords extends Words<CampaignView, CampaignAction, CampaignEvent> {
  readonly ui: Interface;
  readonly armies: readonly [string, string, string];
  readonly sideName: (side: number) => string;
  readonly town: (town: number) => string;
  readonly river: (river: RiverName) => string;
  readonly region: (region: RegionName) => string;
  readonly block: (block: number) => string;
  /** The corps that a block belongs to. */
  readonly corps: (block: number) => string;
  readonly blockSteps: (block: number, steps: number) => string;
  readonly goal: (action: CampaignAction, view: CampaignView) => string;
  readonly list: (parts: readonly string[]) => string;
}
