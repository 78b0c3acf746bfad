import type { Seat } from '@bicorne/engine';
import type { Hex } from '../data/board.ts';
import type { Tell } from './events.ts';
import { fieldOf, type Field } from './field.ts';
import { NONE, type State } from './state.ts';
import type { Passing } from './phase.ts';
import { goTo } from './state.ts';

// N18.1, N18.5
export function bannersOf(state: State, field: Field, seat: Seat): number {
  let banners = state.won[seat];
  for (let i = 0; i < field.objectives.length; i++)
    if (state.held[i] === 1 && field.objectives[i].seat === seat) banners += field.objectives[i].banners;
  return banners;
}

export function bannerWon(state: State, field: Field, seat: Seat, tell: Tell): void {
  state.won = state.won.with(seat, state.won[seat] + 1);
  tell?.({ type: 'banner', seat, banners: bannersOf(state, field, seat) });
  checkVictory(state, field, seat, tell);
}

// N18.2
function checkVictory(state: State, field: Field, seat: Seat, tell: Tell): void {
  if (state.phase === 'over' || bannersOf(state, field, seat) < field.goal) return;
  state.winner = seat;
  state.phase = 'over';
  tell?.({ type: 'over', winner: seat });
}

// N18.3
export function stepsOff(state: State, field: Field, unit: number, hex: Hex, tell: Tell): void {
  for (const i of field.objectivesAt[hex]) {
    const { seat, permanent } = field.objectives[i];
    if (state.held[i] === 1 && !permanent && seat === field.seat[unit]) hold(state, field, i, false, tell);
  }
}

// N18.4
export function standsOn(state: State, field: Field, unit: number, hex: Hex, tell: Tell): void {
  for (const i of field.objectivesAt[hex]) {
    const { seat, permanent } = field.objectives[i];
    if (state.held[i] === 0 && permanent && seat === field.seat[unit]) hold(state, field, i, true, tell);
  }
}

function hold(state: State, field: Field, i: number, held: boolean, tell: Tell): void {
  const { seat, hex } = field.objectives[i];
  state.held = state.held.with(i, held ? 1 : 0);
  tell?.({ type: 'objective', seat, hex, held, banners: bannersOf(state, field, seat) });
  if (held) checkVictory(state, field, seat, tell);
}

/** The start of a turn. */
export const opening: Passing = {
  kind: 'pass',
  run(state, tell) {
    const field = fieldOf(state);
    tell?.({ type: 'turn', seat: state.active });
    field.objectives.forEach(({ seat, hex }, i) => {
      const unit = state.unitAt[hex];
      const mine = seat === state.active && unit !== NONE && field.seat[unit] === seat;
      if (mine && state.held[i] === 0) hold(state, field, i, true, tell);
    });
    goTo(state, 'play');
  },
};
