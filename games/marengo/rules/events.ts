import type { Emit, Ending, Seat, Viewer } from '@bicorne/engine';
import type { Group } from './pieces.ts';

/** Of a manoeuvre attack how the defence approach is blocked (M9.9 … M9.11); of an assault its result (M11.16). */
export type DecidedBy = 'open' | 'blocked' | 'partly-blocked' | 'result';

/** `faces` and `face?` are for the owner's eyes; everything else is public. Positions and faces are numbers. */
export type MarengoEvent =
  | { readonly type: 'dealt'; readonly army: number; readonly to: number; readonly face?: number }
  | { readonly type: 'turn'; readonly army: number; readonly hour: number }
  | {
      readonly type: 'recovered';
      readonly army: number;
      readonly from: number;
      readonly count: number;
      readonly faces?: Group;
    }
  | {
      readonly type: 'began';
      readonly army: number;
      readonly what: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'spent'; readonly army: number; readonly left: number }
  | { readonly type: 'took'; readonly army: number; readonly from: number; readonly face?: number }
  | {
      readonly type: 'moved';
      readonly army: number;
      readonly from: number;
      readonly to: number;
      readonly count: number;
      readonly faces?: Group;
    }
  | {
      readonly type: 'crossed';
      readonly army: number;
      readonly by: number;
      readonly to: number;
      readonly step: number;
    }
  | {
      readonly type: 'attacked';
      readonly army: number;
      readonly via: number;
      readonly count: number;
      readonly road: boolean;
    }
  | {
      readonly type: 'answered';
      readonly army: number;
      readonly to: number;
      readonly count: number;
      readonly faces?: Group;
    }
  | {
      readonly type: 'decided';
      readonly army: number;
      readonly via: number;
      readonly won: boolean;
      readonly cause: DecidedBy;
    }
  | { readonly type: 'stormed'; readonly army: number; readonly from: number }
  | { readonly type: 'led'; readonly army: number; readonly at: number; readonly face: number }
  | { readonly type: 'countered'; readonly army: number; readonly at: number; readonly face: number }
  | { readonly type: 'fired'; readonly army: number; readonly at: number }
  | { readonly type: 'held-fire'; readonly army: number }
  | {
      readonly type: 'result';
      readonly lead: number;
      readonly penalties: number;
      readonly guard: number;
      readonly counter: number;
      readonly total: number;
    }
  | { readonly type: 'bombarded'; readonly army: number; readonly from: number; readonly stage: string }
  | { readonly type: 'shown'; readonly army: number; readonly at: number; readonly face: number }
  /** `to` is -1 when the piece is gone. */
  | {
      readonly type: 'reduced';
      readonly army: number;
      readonly at: number;
      readonly face: number;
      readonly to: number;
    }
  | { readonly type: 'revealed'; readonly army: number; readonly at: number; readonly group: Group }
  | { readonly type: 'destroyed'; readonly army: number; readonly at: number; readonly face: number }
  | {
      readonly type: 'retreated';
      readonly army: number;
      readonly from: number;
      readonly to: number;
      readonly face: number;
    }
  | { readonly type: 'organised'; readonly at: number }
  | { readonly type: 'disorganised'; readonly at: number }
  /** From the track, into a locality, from one to another, back, or gone; 0 stands for the uncommitted box. */
  | {
      readonly type: 'discs';
      readonly army: number;
      readonly what: 'gained' | 'committed' | 'moved' | 'returned' | 'lost';
      /** They lay where the enemy is, or was last. M18.20 */
      readonly stripped?: true;
      readonly count: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'ended'; readonly ending: Ending };

export type Say = Emit<MarengoEvent> | undefined;

/** M20.1 */
export function seen(event: MarengoEvent, viewer: Viewer): MarengoEvent {
  switch (event.type) {
    case 'dealt':
    case 'took': {
      if (event.army === viewer) return event;
      const { face: _, ...open } = event;
      return open;
    }
    case 'recovered':
    case 'moved':
    case 'answered': {
      if (event.army === viewer) return event;
      const { faces: _, ...open } = event;
      return open;
    }
    default:
      return event;
  }
}

const REVEALING: ReadonlySet<MarengoEvent['type']> = new Set([
  'led',
  'countered',
  'fired',
  'shown',
  'reduced',
  'revealed',
  'destroyed',
  'retreated',
]);

export const reveals = (event: MarengoEvent, seat: Seat): boolean =>
  REVEALING.has(event.type) && 'army' in event && event.army !== seat;
