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
  /** Kevin's skirmishers that may go along with it. */
  readonly beside: readonly Unit[];
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
  /** Where it has been. */
  readonly been: readonly string[];
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
  been: [],
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

/** Who is in the way there: not those who go along, nor the parent with whom it goes itself (H18.18). */
const othersAt = (t: Table, { unit, beside }: Walker, hex: string): Unit[] =>
  unitsAt(t, hex).filter((one) => one !== unit && !beside.includes(one));

function isFree(t: Table, who: Walker, hex: string): boolean {
  const { unit, leader } = who;
  const side = unit?.side ?? leader?.side;
  const others = othersAt(t, who, hex);
  if (!unit) return others.every((one) => one.side === side) && (leaderAt(t, hex)?.side ?? side) === side;
  return others.every((one) => (one.side === side ? isStack(unit, one) : mayRideDown(t, unit, one)));
}

/** Whether the piece may stay there. */
function isPlace(t: Table, { unit, leader }: Walker, hex: string): boolean {
  const side = unit?.side ?? leader?.side;
  const led = t.leaders.some((one) => one.at === hex && one !== leader && one.side === side);
  if (!unit) return !led && footAt(t, hex)?.arm !== 'skirmishers';
  return !led || (!leader && unit.arm !== 'skirmishers');
}

function mustStop(t: Table, who: Walker, from: string, to: string): boolean {
  if (who.unit && othersAt(t, who, to).length > 0) return true;
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
    been: [...way.been, to],
  };
}

/** Every hex that the piece may come into next, with what that leaves it. */
function nextSteps(t: Table, who: Walker, way: Way): Way[] {
  const hexes = way.at === '' ? entriesOf(t, who) : neighbours(way.at);
  return hexes.flatMap((to) => stepTo(t, who, way, to) ?? []);
}

/** H5.10 */
const findsPlace = (t: Table, who: Walker, way: Way, left: readonly string[]): boolean =>
  nextSteps(t, who, way).some(
    (next) =>
      !left.includes(next.at) && (mayEnd(t, who, next) || findsPlace(t, who, next, [...left, way.at])),
  );

export const steps = (t: Table, who: Walker, way: Way): Way[] =>
  nextSteps(t, who, way).filter((next) => mayEnd(t, who, next) || findsPlace(t, who, next, [way.at]));

// Those who go along

export const pointsSpent = ({ bought, extra }: Way): number => bought + (extra ? 1 : 0);

/** H18.5: where they may go, the road counting half as for everybody, and the hexes on the way there. */
export function waysAlong(t: Table, body: Unit, hexes: number): Map<string, string[]> {
  const { parent } = body;
  const who = { unit: body, leader: null, beside: parent ? [parent] : [] };
  const found = new Map<string, string[]>();
  const met = (path: readonly string[]): number =>
    new Set(path.filter((hex) => leaderAt(t, hex) && leaderAt(t, hex)?.side !== body.side)).size;
  const walk = (way: Way): void => {
    for (const next of nextSteps(t, who, way)) {
      const known = found.get(next.at);
      const fits = isPlace(t, who, next.at) && next.at !== parent?.at;
      if (fits && (!known || met(next.been) > met(known))) found.set(next.at, [...next.been]);
      walk(next);
    }
  };
  walk({ ...startOf(t, who), bought: 1, halves: 2 * hexes, purse: 0 });
  found.delete(body.at);
  return found;
}

/** Places next to the parent. */
export const placesAlong = (t: Table, body: Unit, hexes: number): string[] =>
  [...waysAlong(t, body, hexes).keys()].filter((hex) => body.parent && isNextTo(hex, body.parent.at));

/** H18.18: whether all of them find places, whoever goes first. */
export function findPlaces(t: Table, bodies: readonly Unit[], hexes: number): boolean {
  if (bodies.length === 0) return true;
  return bodies.some((body) =>
    placesAlong(t, body, hexes).some((hex) =>
      trying([{ piece: body, at: hex, moving: false }], () =>
        findPlaces(
          t,
          bodies.filter((one) => one !== body),
          hexes,
        ),
      ),
    ),
  );
}

interface Trial {
  readonly piece: Unit | Leader;
  readonly at: string;
  readonly moving?: boolean;
}

/** What would be if these stood there. */
export function trying<T>(trials: readonly Trial[], look: () => T): T {
  const before = trials.map(({ piece }) => ({ ...piece }));
  for (const { piece, ...trial } of trials) Object.assign(piece, trial);
  const seen = look();
  trials.forEach(({ piece }, i) => Object.assign(piece, before[i]));
  return seen;
}

/** H5.6, H18.18: whether the march may end at this point of its way. */
export function mayEnd(t: Table, who: Walker, way: Way): boolean {
  if (!isPlace(t, who, way.at)) return false;
  const met = who.beside.filter(({ at }) => way.been.includes(at));
  if (met.length === 0) return true;
  const pieces = [who.unit, who.leader].flatMap((piece) => (piece ? [{ piece, at: way.at }] : []));
  const trials = [...pieces, ...met.map((piece) => ({ piece, at: piece.at, moving: true }))];
  return trying(trials, () => findPlaces(t, met, pointsSpent(way)));
}

export function take(t: Table, { unit, leader, beside }: Walker, way: Way): void {
  t.actions = way.purse;
  for (const body of beside) if (body.at === way.at) body.moving = true;
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
