import { shown, type Outcome } from '@bicorne/engine';
import { NEXT } from '../data/board.ts';
import { LEADER_WITHDRAWAL } from '../data/units.ts';
import type { Battle } from './battle.ts';
import type { Say } from './events.ts';
import { holder, isSkirmishers, killLeader } from './pieces.ts';
import { NONE, other, type State } from './state.ts';

// H6.5–H6.10

/** H6.5, H6.6: any 1 kills him. */
export function testLeader(state: State, battle: Battle, leader: number, roll: Outcome, say: Say): void {
  const killed = shown(roll, 0) > 0;
  say?.({ type: 'leader-tested', leader, roll, killed });
  if (killed) killLeader(state, battle, leader, say);
}

/** H6.9: the hexes a leader left alone may withdraw to. */
export function withdrawalHexes(state: State, battle: Battle, leader: number): number[] {
  const start = state.leaderAt[leader];
  const reached = new Set([start]);
  let rim = [start];
  for (let step = 0; step < LEADER_WITHDRAWAL; step++) {
    rim = rim.flatMap((from) => nextHexes(state, battle, leader, from, start, reached));
  }
  reached.delete(start);
  return [...reached].filter((hex) => mayEnd(state, battle, hex));
}

/** From a hex where the leader had to stop he does not go on; that hex is reached all the same. */
function nextHexes(
  state: State,
  battle: Battle,
  leader: number,
  from: number,
  start: number,
  reached: Set<number>,
): number[] {
  const next: number[] = [];
  for (let way = from * 6; way < from * 6 + 6; way++) {
    const to = NEXT[way];
    if (battle.cost[way] === 0 || to === start || barred(state, battle, leader, to)) continue;
    if (battle.stops[way] === 0 && !next.includes(to)) next.push(to);
    reached.add(to);
  }
  return next;
}

function barred(state: State, battle: Battle, leader: number, hex: number): boolean {
  const enemy = other(battle.leaders.seat[leader]);
  const chief = state.chief[hex];
  return holder(state, battle, hex) === enemy || (chief !== NONE && battle.leaders.seat[chief] === enemy);
}

/** H3.10, H6.3, H16.10: may he be in this hex, without a unit that brings him there? */
export const leaderMayStand = (state: State, battle: Battle, leader: number, hex: number): boolean =>
  !barred(state, battle, leader, hex) && mayEnd(state, battle, hex);

function mayEnd(state: State, battle: Battle, hex: number): boolean {
  const foot = state.foot[hex];
  return state.chief[hex] === NONE && (foot === NONE || !isSkirmishers(battle, foot));
}
