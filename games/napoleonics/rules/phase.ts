import { phases, type Seat } from '@bicorne/engine';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** The moments of the turn, as each chapter writes its own; `phases.ts` puts them together. */
export const { ask, roll, pass, drive } = phases<State, Action, Event>();

export const activeSeat = (state: State): Seat => state.active;
