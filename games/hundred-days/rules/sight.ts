import { OFF, type Seat } from '@bicorne/engine';
import { distance, GRID, SIZE } from '../data/board.ts';
import type { Battle } from './battle.ts';
import { isSkirmishers } from './pieces.ts';
import { NONE, type State } from './state.ts';

/** H7, H16.8, H18.8: how clearly one hex sees another when this seat fires. */
const CLEAR = 0;
export const SCREENED = 1;
export const BLOCKED = 2;

export function sight(state: State, battle: Battle, seat: Seat, from: number, to: number): number {
  if (distance(from, to) === 1) return CLEAR;
  if (battle.sees[from * SIZE + to] === 0) return BLOCKED;
  return skirmishersOnBoard(state, battle) ? sightPastSkirmishers(state, battle, seat, from, to) : CLEAR;
}

function skirmishersOnBoard(state: State, battle: Battle): boolean {
  if (state.rules.skirmishers === 'none') return false;
  for (const bodies of battle.roster.skirmishers)
    for (let i = 0; i < bodies.length; i++) if (state.at[bodies[i]] >= 0) return true;
  return false;
}

function sightPastSkirmishers(state: State, battle: Battle, seat: Seat, from: number, to: number): number {
  let worst = CLEAR;
  for (const part of GRID.line(from, to)) {
    let best = BLOCKED;
    for (const hex of part) best = Math.min(best, clearness(state, battle, seat, hex));
    worst = Math.max(worst, best);
  }
  return worst;
}

function clearness(state: State, battle: Battle, seat: Seat, hex: number): number {
  if (hex === OFF) return CLEAR; // H7.5
  if (battle.ground[hex].blocksSight) return BLOCKED;
  const foot = state.foot[hex];
  if (foot === NONE || !isSkirmishers(battle, foot)) return CLEAR;
  if (state.rules.skirmishers !== 'kevin') return BLOCKED;
  return battle.roster.seat[foot] === seat ? CLEAR : SCREENED;
}
