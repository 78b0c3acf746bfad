import type { Seat } from '@bicorne/engine';
import type { Hex } from '../data/board.ts';
import type { Tell } from './events.ts';
import { fieldOf, type Field, type Objective } from './field.ts';
import { NONE, type State } from './state.ts';
import { pass } from './phase.ts';
import { goTo } from './state.ts';

// N18.1, N18.5
export function bannersOf(state: State, field: Field, seat: Seat): number {
  let banners = state.won[seat];
  for (let i = 0; i < field.objectives.length; i++)
    if (state.held[i] === 1 && field.objectives[i].seat === seat) banners += field.objectives[i].banners;
  return banners;
}

export function bannerWon(state: State, field: Field, seat: Seat, tell: Tell, banners = 1): void {
  state.won = state.won.with(seat, state.won[seat] + banners);
  tell?.({ type: 'banner', seat, banners: bannersOf(state, field, seat) });
  checkVictory(state, field, seat, tell);
}

// N18.2
function checkVictory(state: State, field: Field, seat: Seat, tell: Tell): void {
  if (bannersOf(state, field, seat) >= field.goal) win(state, seat, tell);
}

function win(state: State, seat: Seat, tell: Tell): void {
  if (state.phase === 'over') return;
  state.winner = seat;
  state.phase = 'over';
  tell?.({ type: 'over', winner: seat });
}

/** N18.8: an army that may leave, and has nobody left on the field. */
export function checkField(state: State, field: Field, seat: Seat, tell: Tell): void {
  if (field.exits[seat].every((banners) => banners === NONE)) return;
  if (!state.hexOf.some((hex, unit) => hex !== NONE && field.seat[unit] === seat)) win(state, 1 - seat, tell);
}

/** N18.6: whether the army stands on as many hexes as it must. */
function isTaken(state: State, field: Field, { hexes, needed, seat }: Objective): boolean {
  let taken = 0;
  for (const hex of hexes) {
    const unit = state.unitAt[hex];
    if (unit !== NONE && field.seat[unit] === seat) taken++;
  }
  return taken >= needed;
}

// N18.3
export function stepsOff(state: State, field: Field, unit: number, hex: Hex, tell: Tell): void {
  for (const i of field.objectivesAt[hex]) {
    const objective = field.objectives[i];
    const lost = !objective.permanent && objective.seat === field.seat[unit];
    if (lost && state.held[i] === 1 && !isTaken(state, field, objective)) hold(state, field, i, false, tell);
  }
}

// N18.4, N18.7
export function standsOn(state: State, field: Field, unit: number, hex: Hex, tell: Tell): void {
  for (const i of field.objectivesAt[hex]) {
    const objective = field.objectives[i];
    const won = objective.atOnce && objective.seat === field.seat[unit];
    if (won && state.held[i] === 0 && isTaken(state, field, objective)) hold(state, field, i, true, tell);
  }
}

function hold(state: State, field: Field, i: number, held: boolean, tell: Tell): void {
  const { seat, hexes } = field.objectives[i];
  state.held = state.held.with(i, held ? 1 : 0);
  tell?.({ type: 'objective', seat, hexes, held, banners: bannersOf(state, field, seat) });
  if (held) checkVictory(state, field, seat, tell);
}

/** The start of a turn. */
export const opening = pass((state, tell) => {
  const field = fieldOf(state);
  tell?.({ type: 'turn', seat: state.active });
  field.objectives.forEach((objective, i) => {
    const mine = objective.seat === state.active && isTaken(state, field, objective);
    if (mine && state.held[i] === 0) hold(state, field, i, true, tell);
  });
  goTo(state, 'opened');
});
