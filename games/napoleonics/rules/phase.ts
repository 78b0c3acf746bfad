import type { Chance, Outcome, Seat } from '@bicorne/engine';
import type { Action } from './actions.ts';
import type { Tell } from './events.ts';
import type { State } from './state.ts';

/** A moment of the turn. A seat is asked, chance is asked, or the rules go on by themselves. */
export type Phase = Asking | Rolling | Passing;

export interface Asking {
  readonly kind: 'ask';
  /** The rule that asks; where it depends on who is asked, by the state. */
  readonly rule: string | ((state: State) => string);
  readonly seat: (state: State) => Seat;
  readonly legal: (state: State) => Action[];
  readonly act: (state: State, action: Action, tell: Tell) => void;
}

export interface Rolling {
  readonly kind: 'chance';
  readonly chance: (state: State) => Chance;
  readonly settle: (state: State, outcome: Outcome, tell: Tell) => void;
}

export interface Passing {
  readonly kind: 'pass';
  readonly run: (state: State, tell: Tell) => void;
}

export const activeSeat = (state: State): Seat => state.active;

/** The hex that an action names; the phases that read it list no other actions. */
export const hexOfAction = (action: Action): number => ('hex' in action ? action.hex : -1);
