import { OFF, type Seat } from '@bicorne/engine';
import { distance, NEXT } from '../data/board.ts';
import type { Battle } from './battle.ts';
import type { Say } from './events.ts';
import {
  adjacent,
  chiefOf,
  holder,
  inSquare,
  isSkirmishers,
  mayStand,
  putLeader,
  putUnit,
} from './pieces.ts';
import { NONE, other, type Flight, type State } from './state.ts';

// H11

/** Where the last unit of the chain may go; empty when there is no way at all. */
export function retreatHexes(
  state: State,
  battle: Battle,
  attacker: number,
  chain: readonly number[],
): number[] {
  const unit = chain[chain.length - 1];
  const towards = retreatWays(state, battle, unit, attacker);
  const leader = leaderGoing(state, battle, unit);
  const open = towards.filter((hex) => mayStand(state, battle, unit, leader, hex));
  if (open.length > 0) return farIfAny(open, attacker);
  return farIfAny(
    towards.filter((hex) => givenWay(state, battle, attacker, chain, hex)),
    attacker,
  );
}

/** H11.3 */
function farIfAny(hexes: number[], attacker: number): number[] {
  const far = hexes.filter((hex) => !adjacent(hex, attacker));
  return far.length > 0 ? far : hexes;
}

/** H11.1, H11.2: the neighbours that lie in a direction of retreat and can be crossed into. */
function retreatWays(state: State, battle: Battle, unit: number, attacker: number): number[] {
  const from = state.at[unit];
  const seat = battle.roster.seat[unit];
  const edge = battle.fromEdge[seat];
  const friends = nearestFriends(state, battle, seat, from, attacker);
  const ways: number[] = [];
  for (let way = from * 6; way < from * 6 + 6; way++) {
    const to = NEXT[way];
    if (to === OFF || battle.cost[way] === 0 || to === state.attack?.at) continue; // H17.12
    if (edge[to] < edge[from] || friends.some((hex) => distance(to, hex) < distance(from, hex)))
      ways.push(to);
  }
  return ways;
}

function nearestFriends(state: State, battle: Battle, seat: Seat, from: number, attacker: number): number[] {
  const hexes = battle.roster.of[seat]
    .filter((unit) => !isSkirmishers(battle, unit))
    .map((unit) => state.at[unit])
    .filter((hex) => hex >= 0 && hex !== from && !adjacent(hex, attacker));
  const nearest = Math.min(...hexes.map((hex) => distance(from, hex)));
  return hexes.filter((hex) => distance(from, hex) === nearest);
}

/** H10.8, H11.6: the leader who goes with a unit that leaves its hex. */
export function leaderGoing(state: State, battle: Battle, unit: number): number {
  const hex = state.at[unit];
  if (battle.roster.isGuns[unit] && state.foot[hex] !== NONE) return NONE;
  const leader = chiefOf(state, battle, hex, battle.roster.seat[unit]);
  return staysWithGuns(state, unit, leader) ? NONE : leader;
}

/** H17.12: cavalry that only comes through takes a lone leader on, but not one who is with guns. */
const staysWithGuns = ({ flight, guns, at }: State, unit: number, leader: number): boolean =>
  flight?.led !== undefined && flight.chain[0] === unit && guns[at[unit]] !== NONE && leader !== flight.led;

/** H11.5–H11.9: could the friend that bars this hex make way? */
function givenWay(
  state: State,
  battle: Battle,
  attacker: number,
  chain: readonly number[],
  hex: number,
): boolean {
  const unit = chain[chain.length - 1];
  const friend = barring(state, battle, unit, hex);
  if (friend === NONE || chain.includes(friend) || inSquare(state, friend)) return false;
  if (leadersClash(state, battle, unit, friend, hex)) return false;
  return retreatHexes(state, battle, attacker, [...chain, friend]).length > 0;
}

/** The friend in the hex with whom this unit cannot share it. */
function barring(state: State, battle: Battle, unit: number, hex: number): number {
  const seat = battle.roster.seat[unit];
  if (isSkirmishers(battle, unit) || holder(state, battle, hex) === other(seat)) return NONE; // H16.14
  const foot = state.foot[hex];
  if (!battle.roster.isGuns[unit]) return foot;
  return foot !== NONE && isSkirmishers(battle, foot) ? foot : state.guns[hex];
}

function leadersClash(state: State, battle: Battle, unit: number, friend: number, hex: number): boolean {
  if (leaderGoing(state, battle, unit) === NONE) return false;
  const there = chiefOf(state, battle, hex, battle.roster.seat[unit]);
  return there !== NONE && leaderGoing(state, battle, friend) !== there;
}

/** The last of the chain goes to this hex. Returns the chain that must still go on, or null when all have moved. */
export function flee(state: State, battle: Battle, flight: Flight, to: number, say: Say): Flight | null {
  const unit = flight.chain[flight.chain.length - 1];
  if (!mayStand(state, battle, unit, leaderGoing(state, battle, unit), to)) {
    const friend = barring(state, battle, unit, to);
    return { ...flight, chain: [...flight.chain, friend], into: [...flight.into, to] };
  }
  const hexes = [...flight.into, to];
  for (let i = hexes.length - 1; i >= 0; i--) moveAway(state, battle, flight.chain[i], hexes[i], say);
  return null;
}

function moveAway(state: State, battle: Battle, unit: number, to: number, say: Say): void {
  const from = state.at[unit];
  const leader = leaderGoing(state, battle, unit);
  say?.({ type: 'retreated', unit, from, to, leader });
  putUnit(state, battle, unit, to, say);
  if (leader !== NONE) putLeader(state, leader, to);
}
