import { CHANCE_TURN, seatTurn, type Chance, type Outcome, type Seat, type Turn } from '@bicorne/engine';
import type { HundredDaysAction } from './actions.ts';
import { battleOf } from './battle.ts';
import type { Say } from './events.ts';
import { PHASE } from './phases.ts';
import { dice } from './roll.ts';
import type { State } from './state.ts';

// The contract's verbs, each handed to the phase that the state is in.

export function turn(state: State): Turn {
  if (state.ending) return { kind: 'over', ending: state.ending };
  const entry = PHASE[state.phase];
  return entry && 'seat' in entry ? seatTurn(entry.seat(state)) : CHANCE_TURN;
}

export function legal(state: State, seat: Seat): readonly HundredDaysAction[] {
  const entry = PHASE[state.phase];
  const list: HundredDaysAction[] = [];
  if (entry && 'seat' in entry && entry.seat(state) === seat) entry.legal(state, battleOf(state), list);
  return list;
}

export function act(state: State, _seat: Seat, action: HundredDaysAction, say?: Say): void {
  const entry = PHASE[state.phase];
  if (entry && 'seat' in entry) entry.act(state, battleOf(state), action, say);
}

export function chance(state: State): Chance {
  const entry = PHASE[state.phase];
  return entry && 'chance' in entry ? entry.chance(state) : dice(0);
}

export function settle(state: State, roll: Outcome, say?: Say): void {
  const entry = PHASE[state.phase];
  if (entry && 'chance' in entry) entry.settle(state, battleOf(state), roll, say);
}
