import { OFF, type Seat } from '@bicorne/engine';
import { distance, NEXT } from '../data/board.ts';
import type { Battle } from './battle.ts';
import type { Say } from './events.ts';
import { leaderMayStand } from './leaders.ts';
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

/** Those who go into a hex together: a unit with a leader or without, or a leader alone. */
interface Party {
  readonly unit: number;
  readonly leader: number;
}

/** A leader in a chain is numbered behind all the units. */
const chainedLeader = ({ roster }: Battle, leader: number): number => roster.count + leader;

/** Who the last of the chain is, and the leader who goes with it. */
export function partyOf(state: State, battle: Battle, chain: readonly number[]): Party {
  const last = chain[chain.length - 1];
  const { count } = battle.roster;
  if (last >= count) return { unit: NONE, leader: last - count };
  return { unit: last, leader: leaderIn(state, battle, chain) };
}

/** H11.9: the leader of guns that make way for a unit with a leader goes with them, though infantry stays. */
function leaderIn(state: State, battle: Battle, chain: readonly number[]): number {
  const unit = chain[chain.length - 1];
  const own = leaderGoing(state, battle, unit);
  if (own !== NONE || chain.length === 1) return own;
  const { leader } = partyOf(state, battle, chain.slice(0, -1));
  return leader === NONE ? NONE : chiefOf(state, battle, state.at[unit], battle.roster.seat[unit]);
}

const placeOf = (state: State, { unit, leader }: Party): number =>
  unit === NONE ? state.leaderAt[leader] : state.at[unit];

const seatOf = ({ roster, leaders }: Battle, { unit, leader }: Party): Seat =>
  unit === NONE ? leaders.seat[leader] : roster.seat[unit];

const mayGo = (state: State, battle: Battle, { unit, leader }: Party, hex: number): boolean =>
  unit === NONE ? leaderMayStand(state, battle, leader, hex) : mayStand(state, battle, unit, leader, hex);

/** Where the last of the chain may go; empty when there is no way at all. */
export function retreatHexes(
  state: State,
  battle: Battle,
  attacker: number,
  chain: readonly number[],
): number[] {
  const party = partyOf(state, battle, chain);
  const towards = retreatWays(state, battle, party, attacker).filter(
    (hex) => !chain.some((one) => state.at[one] === hex), // H11.13
  );
  const open = towards.filter((hex) => mayGo(state, battle, party, hex));
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
function retreatWays(state: State, battle: Battle, party: Party, attacker: number): number[] {
  const from = placeOf(state, party);
  const seat = seatOf(battle, party);
  const edge = battle.fromEdge[seat];
  const friends = nearestFriends(state, battle, seat, from, attacker);
  const ways: number[] = [];
  for (let way = from * 6; way < from * 6 + 6; way++) {
    const to = NEXT[way];
    if (to === OFF || battle.cost[way] === 0 || to === state.attack?.at) continue; // H11.13, H17.12
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
  const friend = barring(state, battle, partyOf(state, battle, chain), hex);
  if (friend === NONE || chain.includes(friend)) return false;
  if (friend < battle.roster.count && inSquare(state, friend)) return false; // H11.7
  return retreatHexes(state, battle, attacker, [...chain, friend]).length > 0;
}

/** The friend in the hex with whom these cannot share it. */
function barring(state: State, battle: Battle, party: Party, hex: number): number {
  const seat = seatOf(battle, party);
  const { unit, leader } = party;
  if (unit !== NONE && isSkirmishers(battle, unit)) return NONE; // H16.14
  if (holder(state, battle, hex) === other(seat)) return NONE;
  const friend = unitBarring(state, battle, unit, hex);
  if (friend !== NONE) return friend;
  const chief = chiefOf(state, battle, hex, seat);
  return leader === NONE || chief === NONE ? NONE : chainedLeader(battle, chief);
}

/** H11.6 */
function unitBarring(state: State, battle: Battle, unit: number, hex: number): number {
  const foot = state.foot[hex];
  if (foot !== NONE && isSkirmishers(battle, foot)) return foot;
  if (unit === NONE) return NONE;
  return battle.roster.isGuns[unit] ? state.guns[hex] : foot;
}

/** The last of the chain goes to this hex. Returns the chain that must still go on, or null when all have moved. */
export function flee(state: State, battle: Battle, flight: Flight, to: number, say: Say): Flight | null {
  const party = partyOf(state, battle, flight.chain);
  if (!mayGo(state, battle, party, to)) {
    const friend = barring(state, battle, party, to);
    return { ...flight, chain: [...flight.chain, friend], into: [...flight.into, to] };
  }
  const hexes = [...flight.into, to];
  for (let i = hexes.length - 1; i >= 0; i--)
    moveAway(state, battle, partyOf(state, battle, flight.chain.slice(0, i + 1)), hexes[i], say);
  return null;
}

function moveAway(state: State, battle: Battle, party: Party, to: number, say: Say): void {
  const { unit, leader } = party;
  const from = placeOf(state, party);
  if (unit === NONE) say?.({ type: 'leader-moved', leader, from, to });
  else {
    say?.({ type: 'retreated', unit, from, to, leader });
    putUnit(state, battle, unit, to, say);
  }
  if (leader !== NONE) putLeader(state, leader, to);
}
