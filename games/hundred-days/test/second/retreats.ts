import { isPassable } from './ground.ts';
import { columnOf, distance, isNextTo, neighbours, rowOf } from './hexes.ts';
import { isStack } from './marches.ts';
import {
  ask,
  destroy,
  enter,
  foesAt,
  isGuns,
  footAt,
  leaderAt,
  objectOf,
  unitsAt,
  type Leader,
  type Play,
  type Side,
  type Table,
  type Unit,
} from './table.ts';

// H11: where a unit may fall back to, and who makes way for it.

type Piece = Unit | Leader;

export interface Flight {
  /** Nobody where a leader rides on alone. */
  readonly unit: Unit | null;
  /** Who goes with it. */
  readonly leader: Leader | undefined;
  /** The hex of the attacker. */
  readonly from: string;
  /** Those who wait for it to make way. */
  readonly behind: readonly Piece[];
  /** A hex that nobody may go into: H17.12. */
  readonly closed: string;
}

const isUnit = (piece: Piece): piece is Unit => 'arm' in piece;
const isSkirmishers = (unit: Unit | null): boolean => unit?.arm === 'skirmishers';

/** Where those who go stand, and whose they are. */
const standing = ({ unit, leader }: Flight): { at: string; side: Side } =>
  unit ?? leader ?? { at: '', side: 'french' };

function toEdge(t: Table, side: Side, hex: string): number {
  switch (t.edge[side]) {
    case 'north':
      return rowOf(hex);
    case 'south':
      return -rowOf(hex);
    case 'west':
      return columnOf(hex);
    case 'east':
      return -columnOf(hex);
  }
}

function closestFriends(t: Table, flight: Flight): string[] {
  const { at: home, side } = standing(flight);
  const friends = t.units.filter(
    (one) =>
      one.at !== home &&
      one.side === side &&
      one.at !== '' &&
      one.arm !== 'skirmishers' &&
      !isNextTo(one.at, flight.from),
  );
  const least = Math.min(...friends.map(({ at }) => distance(at, home)));
  return friends.filter(({ at }) => distance(at, home) === least).map(({ at }) => at);
}

/** H11.1, H11.2 */
function directions(t: Table, flight: Flight): string[] {
  const { unit, closed, behind } = flight;
  const { at, side } = standing(flight);
  const friends = closestFriends(t, flight);
  return neighbours(at).filter(
    (hex) =>
      hex !== closed &&
      !behind.some((one) => one.at === hex) && // H11.13
      isPassable(t, at, hex) &&
      foesAt(t, side, hex).length === 0 &&
      (unit !== null || (leaderAt(t, hex)?.side ?? side) === side) && // H6.3
      (toEdge(t, side, hex) < toEdge(t, side, at) ||
        friends.some((friend) => distance(friend, hex) < distance(friend, at))),
  );
}

/** H10.8: the leader goes with the foot unit, or with guns that are alone. */
export const leaderOf = (t: Table, unit: Unit): Leader | undefined => {
  const leader = leaderAt(t, unit.at);
  return isGuns(unit) && footAt(t, unit.at) ? undefined : leader;
};

/** H3.9, H16.10: the units there with whom these cannot share the hex. */
const bars = (t: Table, unit: Unit | null, hex: string): Unit[] =>
  unitsAt(t, hex).filter((one) => one !== unit && (unit ? !isStack(unit, one) : isSkirmishers(one)));

/** H3.10: the leader of their own there with whom theirs cannot share it. */
function leaderBarring(t: Table, flight: Flight, hex: string): Leader | undefined {
  const stays = leaderAt(t, hex);
  if (stays?.side !== standing(flight).side) return undefined;
  return isSkirmishers(flight.unit) || flight.leader ? stays : undefined;
}

const isOpen = (t: Table, flight: Flight, hex: string): boolean =>
  bars(t, flight.unit, hex).length === 0 && !leaderBarring(t, flight, hex);

/** H11.6, H11.9: who has to make way there; a leader goes with the unit that does. */
const inTheWay = (t: Table, flight: Flight, hex: string): Piece | undefined =>
  bars(t, flight.unit, hex)[0] ?? leaderBarring(t, flight, hex);

/** H11.5, H11.7, H16.14 */
function mayBeGivenWay(t: Table, flight: Flight, hex: string): boolean {
  const bar = inTheWay(t, flight, hex);
  if (!bar || isSkirmishers(flight.unit) || flight.behind.includes(bar)) return false;
  if (isUnit(bar) && bar.square) return false;
  return choices(t, after(t, flight, bar)).length > 0;
}

function after(t: Table, flight: Flight, bar: Piece): Flight {
  const { unit, leader, behind } = flight;
  const gone = [unit, leader].filter((piece) => piece !== null && piece !== undefined);
  const next = { ...flight, behind: [...behind, ...gone] };
  if (!isUnit(bar)) return { ...next, unit: null, leader: bar };
  return { ...next, unit: bar, leader: leaderOf(t, bar) ?? (leader && leaderAt(t, bar.at)) };
}

/** H11.3 */
function bestOf(hexes: readonly string[], from: string): readonly string[] {
  const away = hexes.filter((hex) => !isNextTo(hex, from));
  return away.length > 0 ? away : hexes;
}

export function choices(t: Table, flight: Flight): readonly string[] {
  const hexes = directions(t, flight);
  const open = hexes.filter((hex) => isOpen(t, flight, hex));
  if (open.length > 0) return bestOf(open, flight.from);
  return bestOf(
    hexes.filter((hex) => mayBeGivenWay(t, flight, hex)),
    flight.from,
  );
}

/** One hex back; false when there was none, and all are where they were. */
export function* fallBack(t: Table, flight: Flight): Play<boolean> {
  const { unit, leader } = flight;
  const hexes = choices(t, flight);
  if (hexes.length === 0) return false;
  const word = yield* ask(
    'retreat',
    standing(flight).side,
    hexes.map((hex) => `retreat:${hex}`),
  );
  const hex = objectOf(word);
  const bar = inTheWay(t, flight, hex);
  if (bar) yield* fallBack(t, after(t, flight, bar));
  if (unit) enter(t, unit, hex, leader);
  else if (leader) leader.at = hex;
  return true;
}

export function* retreat(t: Table, unit: Unit, from: string): Play {
  const gone = yield* fallBack(t, { unit, leader: leaderOf(t, unit), from, behind: [], closed: '' });
  if (!gone) destroy(t, unit);
}
