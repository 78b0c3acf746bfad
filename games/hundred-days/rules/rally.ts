import type { Outcome } from '@bicorne/engine';
import type { Battle } from './battle.ts';
import type { Say } from './events.ts';
import { chiefOf } from './pieces.ts';
import { dieShown } from './roll.ts';
import { ACTED, NONE, raise, type State } from './state.ts';

// H13

/** H13.1, H13.6–H13.8 */
export function mayRally(state: State, battle: Battle, unit: number): boolean {
  const arm = battle.roster.arm[unit];
  if (arm !== 'infantry' && arm !== 'cavalry') return false;
  const leader = chiefOf(state, battle, state.at[unit], battle.roster.seat[unit]);
  if (leader === NONE || state.leaderActed[leader]) return false;
  return state.figures[unit] < state.full[unit] || mayTurnUp(state, battle, unit);
}

/** H13.5 */
const mayTurnUp = (state: State, battle: Battle, unit: number): boolean =>
  state.marker[unit] > 0 && state.marker[unit] < battle.roster.elite[unit];

export function rally(state: State, battle: Battle, unit: number, roll: Outcome, say: Say): void {
  const leader = chiefOf(state, battle, state.at[unit], battle.roster.seat[unit]);
  const die = dieShown(roll);
  const sum = state.figures[unit] + state.leaderValue[leader]; // H13.4
  const won = die <= sum && die !== 6; // H13.3
  raise(state, unit, ACTED);
  state.leaderActed[leader] = true;
  say?.({ type: 'rallied', unit, leader, die, sum, won });
  if (!won) return;
  if (state.figures[unit] < state.full[unit]) state.figures[unit]++;
  else state.marker[unit]++;
}
