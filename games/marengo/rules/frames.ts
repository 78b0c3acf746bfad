import { enemyOf } from '../data/forces.ts';
import type { Group } from './pieces.ts';

/**
 * What is going on. Frames stack: an assault waits below the retreat it caused, and that below the choice
 * of the disc it cost. Everything in a frame is known to both players.
 */
export type Frame =
  | March
  | Attack
  | Finish
  | Road
  | Pontoon
  | Assault
  | Enter
  | Target
  | Retreat
  | Lose
  | Commit
  | Organise
  | Renew;

/** Pieces are taken up for a cross-country march. (M7) */
export interface March {
  readonly at: 'march';
  readonly from: number;
  readonly to: number;
}

/** M9 */
export interface Attack {
  readonly at: 'attack';
  step: 'pick' | 'declare' | 'answer' | 'resolve' | 'show' | 'enter' | 'advance';
  readonly from: number;
  /** The attack approach. */
  readonly via: number;
  readonly road: boolean;
  first: boolean;
  won: boolean;
  /** Cavalry has gone on into the attack approach without the others. (M9.14) */
  parted: boolean;
}

/** Pieces in hand have reached a reserve; cavalry may continue. (M12) */
export interface Finish {
  readonly at: 'finish';
  readonly from: number;
  readonly to: number;
  readonly rode: number[];
}

/** M8 */
export interface Road {
  readonly at: 'road';
  readonly from: number;
  /** Where it is now, and on which piece of road (-1: it has not set out). */
  locality: number;
  road: number;
  step: number;
  taken: boolean;
  paid: boolean;
  /** Whether it has attacked, and how the last attack went: lost ones leave it in reserve or in the attack approach. */
  raid: 'none' | 'fought' | 'won' | 'stayed' | 'advanced';
  /** The way out by which it last attacked. */
  by: number;
}

/** M15.8 */
export interface Pontoon {
  readonly at: 'pontoon';
  readonly from: number;
}

/** M11, step by step. */
export interface Assault {
  readonly at: 'assault';
  step:
    | 'lead'
    | 'storm'
    | 'barrage'
    | 'hit'
    | 'counter'
    | 'share'
    | 'result'
    | 'suffer'
    | 'spill'
    | 'endure'
    | 'overflow'
    | 'close';
  /** The attack approach. */
  readonly from: number;
  /** Leading pieces of the attacker, those of the defender, and the counter-attacking ones, as they are now. */
  lead: Group;
  guard: Group;
  counter: Group;
  /** How many there were. */
  leading: number;
  guarding: number;
  countering: number;
  /** Reductions that the side which is now asked has still to take, and those kept for the defender. */
  left: number;
  kept: number;
  /** Reductions taken so far. */
  attackerLost: number;
  defenderLost: number;
  won: boolean;
}

/** The pieces in hand will enter the locality they stormed once it is clear. (M11.27) */
interface Enter {
  readonly at: 'enter';
  readonly from: number;
}

/** The defender chooses whom a bombardment hits. (M10.7) */
export interface Target {
  readonly at: 'target';
  readonly from: number;
}

/** M13 */
export interface Retreat {
  readonly at: 'retreat';
  step: 'show' | 'reduce' | 'move' | 'count' | 'leave';
  readonly army: number;
  readonly locality: number;
  /** The locality the attack came from. */
  readonly from: number;
  /** Reductions of the infantry in reserve. */
  readonly inReserve: number;
  /** Which of the positions is being reduced, and by how much yet. */
  index: number;
  left: number;
  lost: number;
  away: number;
}

/** M18.13 */
export interface Lose {
  readonly at: 'lose';
  readonly army: number;
  left: number;
}

/** M18.7 */
export interface Commit {
  readonly at: 'commit';
  readonly army: number;
  readonly locality: number;
  left: number;
}

/** M14.9: localities begun, with the pieces still to be organised in each. */
export interface Organise {
  readonly at: 'organise';
  readonly places: number[];
  readonly left: number[];
  /** The locality whose piece this action organised and to which it may add a second, or 0. */
  second: number;
  /** Orders kept for what is begun while a free action goes on elsewhere. (M14.9) */
  held: number;
}

/** M18.22 */
interface Renew {
  readonly at: 'renew';
}

const DEFENDERS_STEPS: ReadonlySet<Assault['step']> = new Set([
  'lead',
  'barrage',
  'counter',
  'share',
  'endure',
  'overflow',
]);

/** Whose decision it is. */
export function decider(frame: Frame, army: number): number {
  switch (frame.at) {
    case 'attack':
      return frame.step === 'answer' ? enemyOf(army) : army;
    case 'assault':
      return DEFENDERS_STEPS.has(frame.step) ? enemyOf(army) : army;
    case 'target':
      return enemyOf(army);
    case 'retreat':
      return frame.army;
    case 'lose':
    case 'commit':
      return enemyOf(frame.army);
    default:
      return army;
  }
}
