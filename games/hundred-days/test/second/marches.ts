import { isPassable, touchesFoe } from './ground.ts';
import { isNextTo, neighbours } from './hexes.ts';
import {
  destroy,
  enter,
  foesAt,
  footAt,
  groundOf,
  isGuns,
  isRoad,
  leaderAt,
  plays,
  unitsAt,
  waterOf,
  withKevin,
  type Leader,
  type Table,
  type Unit,
} from './table.ts';

// H5, H6.1–3, H15: the way of a unit, with or without a leader, or of a leader alone.

export interface Walker {
  readonly unit: Unit | null;
  readonly leader: Leader | null;
}

export interface Way {
  readonly at: string;
  /** Half hexes left of what has been bought. */
  readonly halves: number;
  readonly bought: number;
  readonly extra: boolean;
  readonly hexes: number;
  readonly halted: boolean;
  readonly purse: number;
}

const HEXES_FOR_A_POINT = { infantry: 1, cavalry: 3, artillery: 1, horseArtillery: 2, skirmishers: 2 };

export const startOf = (t: Table, { unit, leader }: Walker): Way => ({
  at: unit?.at ?? leader?.at ?? '',
  halves: 0,
  bought: 0,
  extra: false,
  hexes: 0,
  halted: false,
  purse: t.actions,
});

const hexesForAPoint = ({ unit }: Walker): number => (unit ? HEXES_FOR_A_POINT[unit.arm] : 3);
const pointsAllowed = ({ unit }: Walker): number => (unit?.arm === 'infantry' ? 2 : 1);

function buy(t: Table, who: Walker, way: Way): Way | null {
  if (way.purse < 1) return null;
  const paid = { ...way, purse: way.purse - 1 };
  if (way.bought < pointsAllowed(who))
    return { ...paid, bought: way.bought + 1, halves: 2 * hexesForAPoint(who) };
  if (!plays(t, 'leaderExtraHex') || !who.unit || !who.leader || way.extra) return null;
  return { ...paid, extra: true, halves: 2 };
}

// What stands in the way

/** H18.16 */
const isCutOff = ({ arm, at, parent }: Unit): boolean =>
  arm === 'skirmishers' && !(parent && isNextTo(parent.at, at));

const mayRideDown = (t: Table, unit: Unit, foe: Unit): boolean =>
  withKevin(t) && unit.arm === 'cavalry' && isCutOff(foe);

/** Whether these two may stand in one hex. */
export const isStack = (one: Unit, other: Unit): boolean =>
  one.arm !== 'skirmishers' && other.arm !== 'skirmishers' && isGuns(one) !== isGuns(other);

function isFree(t: Table, { unit, leader }: Walker, hex: string): boolean {
  const side = unit?.side ?? leader?.side;
  const others = unitsAt(t, hex).filter((one) => one !== unit);
  if (!unit) return others.every((one) => one.side === side) && (leaderAt(t, hex)?.side ?? side) === side;
  return others.every((one) => (one.side === side ? isStack(unit, one) : mayRideDown(t, unit, one)));
}

/** Whether the piece may stay there. */
export function isPlace(t: Table, { unit, leader }: Walker, hex: string): boolean {
  const side = unit?.side ?? leader?.side;
  const led = t.leaders.some((one) => one.at === hex && one !== leader && one.side === side);
  if (!unit) return !led && footAt(t, hex)?.arm !== 'skirmishers';
  return !led || (!leader && unit.arm !== 'skirmishers');
}

function mustStop(t: Table, { unit }: Walker, from: string, to: string): boolean {
  const others = unitsAt(t, to).filter((one) => one !== unit);
  if (unit && others.length > 0) return true;
  if (isRoad(t, from, to)) return false;
  return groundOf(t, to) === 'wood' || waterOf(t, from, to) === 'stream';
}

function stepTo(t: Table, who: Walker, way: Way, to: string): Way | null {
  if (way.halted || !isPassable(t, way.at, to) || !isFree(t, who, to)) return null;
  const cost = isRoad(t, way.at, to) ? 1 : 2;
  const fed = way.halves >= cost ? way : buy(t, who, way);
  if (!fed) return null;
  return {
    ...fed,
    at: to,
    halves: fed.halves - cost,
    hexes: fed.hexes + 1,
    halted: mustStop(t, who, way.at, to),
  };
}

/** Every hex that the piece may come into next, with what that leaves it. */
function nextSteps(t: Table, who: Walker, way: Way): Way[] {
  const hexes = way.at === '' ? entriesOf(t, who) : neighbours(way.at);
  return hexes.flatMap((to) => stepTo(t, who, way, to) ?? []);
}

/** H5.10 */
const findsPlace = (t: Table, who: Walker, way: Way, left: string): boolean =>
  nextSteps(t, who, way).some(
    (next) => next.at !== left && (isPlace(t, who, next.at) || findsPlace(t, who, next, left)),
  );

export const steps = (t: Table, who: Walker, way: Way): Way[] =>
  nextSteps(t, who, way).filter((next) => isPlace(t, who, next.at) || findsPlace(t, who, next, way.at));

export function take(t: Table, { unit, leader }: Walker, way: Way): void {
  t.actions = way.purse;
  if (unit) {
    for (const foe of foesAt(t, unit.side, way.at)) destroy(t, foe);
    enter(t, unit, way.at, leader);
  } else if (leader) {
    leader.at = way.at;
    leader.arrives = null;
  }
}

// Reinforcements

function entriesOf(t: Table, { unit, leader }: Walker): readonly string[] {
  if (unit) return unit.arrives?.by ?? [];
  return leader ? leaderEntries(t, leader) : [];
}

/** H15.4, H16.43 */
function leaderEntries(t: Table, { side, arrives, put }: Leader): readonly string[] {
  if (put) return cardOf(t, put).by;
  if (arrives && arrives.by.length > 0) return arrives.by;
  const others = t.units.filter((one) => one.side === side).map((one) => cardOf(t, one));
  return [...new Set(others.filter(({ round }) => round === arrives?.round).flatMap(({ by }) => by))];
}

/** What the card says of its coming, also when it has come. */
function cardOf(t: Table, unit: Unit): { round: number; by: readonly string[] } {
  const arrives = t.scenario.units.at(unit.id)?.arrives;
  return { round: arrives?.round ?? 0, by: arrives?.by ?? [] };
}

export const isDue = (t: Table, piece: Unit | Leader): boolean =>
  piece.arrives !== null && piece.arrives.round <= t.round;

/** H6.2, H15.5: leaders that could go along. */
export const companions = (t: Table, unit: Unit): Leader[] =>
  t.leaders.filter(
    (one) =>
      one.side === unit.side &&
      !one.acted &&
      unit.arm !== 'skirmishers' &&
      (unit.at === '' ? isDue(t, one) : one.at === unit.at),
  );

export const isClear = (t: Table, { side, at }: Unit): boolean => at === '' || !touchesFoe(t, side, at);
