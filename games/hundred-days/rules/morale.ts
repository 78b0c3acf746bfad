import { type Outcome, type Seat } from '@bicorne/engine';
import { direction } from '../data/board.ts';
import type { Battle } from './battle.ts';
import type { Say } from './events.ts';
import { chiefOf } from './pieces.ts';
import { dieShown } from './roll.ts';
import { NONE, type State } from './state.ts';

// H10

/** H10.2: figures, marker, ground, leader, and the hexside the shock came across. */
export const moraleSum = (state: State, battle: Battle, unit: number, from: number): number =>
  ownMorale(state, battle, unit) + battle.side[from * 6 + direction(from, state.at[unit])].morale;

/** The sum from wherever the shock comes. */
export function ownMorale(state: State, battle: Battle, unit: number): number {
  const at = state.at[unit];
  return (
    state.figures[unit] +
    state.marker[unit] +
    battle.ground[at].morale +
    leaderMorale(state, battle, at, battle.roster.seat[unit])
  );
}

/** H6.4 */
function leaderMorale(state: State, battle: Battle, at: number, seat: Seat): number {
  const leader = chiefOf(state, battle, at, seat);
  return leader === NONE ? 0 : state.leaderValue[leader];
}

export function testMorale(state: State, battle: Battle, roll: Outcome, say: Say): void {
  const { attack } = state;
  if (!attack) return;
  const foot = state.phase === 'footMorale';
  const unit = foot ? attack.foot : attack.guns;
  const die = dieShown(roll);
  const sum = moraleSum(state, battle, unit, attack.from);
  const stands = die <= sum && die !== 6; // H10.3
  if (foot) attack.footFails = !stands;
  else attack.gunsFail = !stands;
  say?.({ type: 'morale', unit, die, sum, stands });
}
