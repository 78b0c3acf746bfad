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
  type Table,
  type Unit,
} from './table.ts';

// H11: where a unit may fall back to, and who makes way for it.

export interface Flight {
  readonly unit: Unit;
  /** Who goes with it. */
  readonly leader: Leader | undefined;
  /** The hex of the attacker. */
  readonly from: string;
  /** Those who wait for it to make way. */
  readonly behind: readonly Unit[];
  /** A hex that nobody may go into: H17.12. */
  readonly closed: string;
}

function toEdge(t: Table, { side }: Unit, hex: string): number {
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

function closestFriends(t: Table, { unit, from }: Flight): string[] {
  const friends = t.units.filter(
    (one) =>
      one.at !== unit.at &&
      one.side === unit.side &&
      one.at !== '' &&
      one.arm !== 'skirmishers' &&
      !isNextTo(one.at, from),
  );
  const least = Math.min(...friends.map(({ at }) => distance(at, unit.at)));
  return friends.filter(({ at }) => distance(at, unit.at) === least).map(({ at }) => at);
}

/** H11.1, H11.2 */
function directions(t: Table, flight: Flight): string[] {
  const { unit, closed } = flight;
  const friends = closestFriends(t, flight);
  return neighbours(unit.at).filter(
    (hex) =>
      hex !== closed &&
      isPassable(t, unit.at, hex) &&
      foesAt(t, unit.side, hex).length === 0 &&
      (toEdge(t, unit, hex) < toEdge(t, unit, unit.at) ||
        friends.some((friend) => distance(friend, hex) < distance(friend, unit.at))),
  );
}

/** H10.8: the leader goes with the foot unit, or with guns that are alone. */
export const leaderOf = (t: Table, unit: Unit): Leader | undefined => {
  const leader = leaderAt(t, unit.at);
  return isGuns(unit) && footAt(t, unit.at) ? undefined : leader;
};

const bars = (t: Table, unit: Unit, hex: string): Unit[] =>
  unitsAt(t, hex).filter((one) => one !== unit && !isStack(unit, one));

/** H11.9, H16.10 */
function leaderBars(t: Table, { unit, leader }: Flight, hex: string, leaving?: Unit): boolean {
  const stays = leaderAt(t, hex);
  if (!stays || stays.side !== unit.side || (leaving && leaderOf(t, leaving) === stays)) return false;
  return unit.arm === 'skirmishers' || leader !== undefined;
}

const isOpen = (t: Table, flight: Flight, hex: string): boolean =>
  bars(t, flight.unit, hex).length === 0 && !leaderBars(t, flight, hex);

/** H11.5–7 */
function mayBeGivenWay(t: Table, flight: Flight, hex: string): boolean {
  const { unit, behind } = flight;
  const [bar, ...more] = bars(t, unit, hex);
  if (!bar || more.length > 0 || bar.square || behind.includes(bar) || unit.arm === 'skirmishers')
    return false;
  return !leaderBars(t, flight, hex, bar) && choices(t, after(t, flight, bar)).length > 0;
}

const after = (t: Table, flight: Flight, bar: Unit): Flight => ({
  ...flight,
  unit: bar,
  leader: leaderOf(t, bar),
  behind: [...flight.behind, flight.unit],
});

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

/** One hex back; false when there was none, and the unit is where it was. */
export function* fallBack(t: Table, flight: Flight): Play<boolean> {
  const { unit, leader } = flight;
  const hexes = choices(t, flight);
  if (hexes.length === 0) return false;
  const word = yield* ask(
    'retreat',
    unit.side,
    hexes.map((hex) => `retreat:${hex}`),
  );
  const hex = objectOf(word);
  for (const bar of bars(t, unit, hex)) yield* fallBack(t, after(t, flight, bar));
  enter(t, unit, hex, leader);
  return true;
}

export function* retreat(t: Table, unit: Unit, from: string): Play {
  const gone = yield* fallBack(t, { unit, leader: leaderOf(t, unit), from, behind: [], closed: '' });
  if (!gone) destroy(t, unit);
}
