import type { Ending, Seat } from '@bicorne/engine';
import type { Rules } from './options.ts';

/** What is being decided, and by whom: one entry in `phases.ts` for each. */
export type Phase =
  | 'mark' // H16.20–56: the choices before the first turn
  | 'actionDie'
  | 'command'
  | 'order'
  | 'march'
  | 'battery'
  | 'batteryFire'
  | 'leaderDice'
  | 'reactSquare'
  | 'squareDie'
  | 'gunsInside'
  | 'nameTarget'
  | 'meet'
  | 'chargeDie'
  | 'callBack'
  | 'callBackDie'
  | 'rifleDie'
  | 'attackDice'
  | 'leaderDie'
  | 'ownLeaderDie'
  | 'footMorale'
  | 'gunsMorale'
  | 'loss'
  | 'withdraw'
  | 'retreat'
  | 'advance'
  | 'rallyDie'
  | 'whoNext' // H18.5, H18.6: which of several skirmishers comes first
  | 'follow'
  | 'joinFire'
  | 'over';

/** The piece that has been picked: a unit with or without a leader, or a leader alone. */
export interface Activation {
  unit: number;
  leader: number;
  /** Half hexes left of the allowance bought, and how many points bought it. */
  left: number;
  bought: number;
  /** H17.4: the extra hex has been bought. */
  extra: boolean;
  /** Hexes gone; the road's doubling is what lies beyond the plain allowance. */
  hexes: number;
  /** Had to stop where it is. */
  halted: boolean;
  /** Began out of contact. */
  clear: boolean;
  /** Kevin's skirmishers that were next to it when it began. */
  beside: readonly number[];
}

export const newActivation = (unit: number, leader: number): Activation => ({
  unit,
  leader,
  left: 0,
  bought: 0,
  extra: false,
  hexes: 0,
  halted: false,
  clear: true,
  beside: [],
});

/** H9.13: what comes after the dice, in order. */
export const STAGES = [
  'leader',
  'ownLeader',
  'footMorale',
  'gunsMorale',
  'losses',
  'alone',
  'footRetreat',
  'gunsRetreat',
  'aloneAgain',
  'advance',
  'end',
] as const;
type Stage = (typeof STAGES)[number];

/** Which unit of a hex the hits are meant for: H12.15. */
export type Aim = 'hex' | 'foot' | 'guns';

export interface Attack {
  readonly shock: boolean;
  readonly by: number;
  from: number;
  at: number;
  /** The units in the attacked hex as the attack began. */
  foot: number;
  guns: number;
  aim: Aim;
  /** Cavalry that did not ride: H17.6. */
  readonly contact: boolean;
  /** Infantry or horse guns that moved first. */
  readonly moved: boolean;
  /** Leader who takes part, and the dice he and a failed square add. */
  lead: number;
  bonus: number;
  /** H18.15 */
  joined: boolean;
  /** Dice to be rolled, and the lowest that hits. */
  dice: number;
  low: number;
  hits: number;
  ones: number;
  stage: Stage;
  footFails: boolean;
  gunsFail: boolean;
  /** H18.11, H18.13 */
  mustAdvance: boolean;
}

/** A retreat being made, with the friends that have to make way (leaders numbered behind the units): the last of the chain chooses now. */
export interface Flight {
  readonly why: 'foot' | 'guns' | 'scatter' | 'fallBack';
  readonly chain: readonly number[];
  readonly into: readonly number[];
  /** Hexes still to go. */
  readonly left: number;
  /** H17.12: the leader who came with the first of the chain into the hex where it is now. */
  readonly led?: number;
}

/** Things to be done one by one after another thing: H17.16, H18.5, H18.6. */
export type Errand =
  | { readonly kind: 'battery'; readonly who: readonly number[]; readonly fired: boolean }
  | ({ readonly kind: 'follow'; readonly hexes: number } & Sent)
  | ({ readonly kind: 'join'; readonly at: number } & Sent);

/** Skirmishers that may come with their parent; the first of them is asked, unless it was picked: then it comes. */
interface Sent {
  readonly who: readonly number[];
  readonly picked?: boolean;
}

/** Arrays run over units, leaders, keys or hexes; the map and the order of battle are in the battle that is named. */
export interface State {
  readonly battle: string;
  readonly rules: Rules;
  phase: Phase;
  round: number;
  seat: Seat;
  actions: number;
  /** By seat. */
  points: number[];
  leadersLost: number[];
  grandBatteryUsed: boolean[];
  /** Units: hex, WAITING or GONE; figures; marker; flags; figures it may be rallied to; the unit it belongs to. */
  at: number[];
  figures: number[];
  marker: number[];
  flags: number[];
  full: number[];
  parent: number[];
  /** Leaders: hex, whether they have acted, value, the cavalry that an added one came with. */
  leaderAt: number[];
  leaderActed: boolean[];
  leaderValue: number[];
  leaderWith: number[];
  /** Who holds each key hex. */
  held: Seat[];
  /** By hex: its infantry, cavalry or skirmishers; its guns; its leader. The same facts as `at`, the other way round. */
  foot: number[];
  guns: number[];
  chief: number[];
  /** Choices still to be made before the first turn. */
  asks: readonly Ask[];
  activation: Activation | null;
  attack: Attack | null;
  flight: Flight | null;
  errand: Errand | null;
  ending: Ending | null;
}

export interface Ask {
  readonly seat: Seat;
  readonly what: 'light' | 'rifles' | 'cavalryLeader' | 'horseArtillery';
}

export const WAITING = -1;
export const GONE = -2;
export const NONE = -1;

export const ACTED = 1;
export const SQUARE = 2;
export const INSIDE = 4;
export const LIGHT = 8;
export const RIFLES = 16;

export const has = (state: State, unit: number, flag: number): boolean => (state.flags[unit] & flag) !== 0;
export const raise = (state: State, unit: number, flag: number): void => {
  state.flags[unit] |= flag;
};
export const lower = (state: State, unit: number, flag: number): void => {
  state.flags[unit] &= ~flag;
};
export const other = (seat: Seat): Seat => 1 - seat;

export const cloneState = (state: State): State => ({
  battle: state.battle,
  rules: state.rules,
  phase: state.phase,
  round: state.round,
  seat: state.seat,
  actions: state.actions,
  points: state.points.slice(),
  leadersLost: state.leadersLost.slice(),
  grandBatteryUsed: state.grandBatteryUsed.slice(),
  at: state.at.slice(),
  figures: state.figures.slice(),
  marker: state.marker.slice(),
  flags: state.flags.slice(),
  full: state.full.slice(),
  parent: state.parent.slice(),
  leaderAt: state.leaderAt.slice(),
  leaderActed: state.leaderActed.slice(),
  leaderValue: state.leaderValue.slice(),
  leaderWith: state.leaderWith.slice(),
  held: state.held.slice(),
  foot: state.foot.slice(),
  guns: state.guns.slice(),
  chief: state.chief.slice(),
  asks: state.asks,
  activation: state.activation && { ...state.activation },
  attack: state.attack && { ...state.attack },
  flight: state.flight,
  errand: state.errand,
  ending: state.ending,
});
