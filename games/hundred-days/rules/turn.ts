import type { Ending, Outcome, Seat } from '@bicorne/engine';
import type { Battle } from './battle.ts';
import type { Say } from './events.ts';
import { dieShown } from './roll.ts';
import { ACTED, lower, other, type State } from './state.ts';
import { seatOf } from './roster.ts';

// H4, H14.8–H14.10

export function beginTurn(state: State, say: Say): void {
  state.actions = 0;
  state.phase = 'actionDie';
  say?.({ type: 'turn', round: state.round, seat: state.seat });
}

/** H4.2–H4.4 */
export function settleActionDie(state: State, battle: Battle, roll: Outcome, say: Say): void {
  const { seat } = state;
  const die = dieShown(roll);
  rest(state, battle, seat); // a position may say of anybody that he has acted
  state.actions = Math.max(1, battle.base[seat] - state.leadersLost[seat] + Math.ceil(die / 2));
  state.phase = 'command';
  say?.({ type: 'actions', seat, die, actions: state.actions });
}

/** H4.8 */
export function endTurn(state: State, battle: Battle, say: Say): void {
  rest(state, battle, state.seat);
  const ending = findEnding(state, battle);
  if (ending) return end(state, ending, say);
  if (state.seat !== battle.first) state.round++;
  state.seat = other(state.seat);
  beginTurn(state, say);
}

function rest(state: State, battle: Battle, seat: Seat): void {
  for (const unit of battle.roster.of[seat]) lower(state, unit, ACTED);
  for (const leader of battle.leaders.of[seat]) state.leaderActed[leader] = false;
}

function findEnding(state: State, battle: Battle): Ending | null {
  for (const seat of [state.seat, other(state.seat)])
    // H14.9
    if (state.points[seat] >= battle.need[seat]) return { winners: [seat], reason: 'points' };
  const last = state.seat !== battle.first && state.round >= battle.scenario.rounds;
  return last ? timeUp(battle) : null;
}

/** H14.10 */
function timeUp({ scenario: { timeout } }: Battle): Ending {
  return { winners: timeout === 'draw' ? [] : [seatOf(timeout)], reason: 'time' };
}

function end(state: State, ending: Ending, say: Say): void {
  state.phase = 'over';
  state.ending = ending;
  say?.({ type: 'ended', ending });
}
