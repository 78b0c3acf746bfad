import { fire, placeGuns, shock, takeIn } from './attacks.ts';
import { fireOffers } from './fire.ts';
import { followers, follow, joinFire, mayPutOut, putOut } from './skirmishers.ts';
import { isCovered } from './ground.ts';
import { isNextTo } from './hexes.ts';
import {
  companions,
  isClear,
  isDue,
  mayEnd,
  pointsSpent,
  startOf,
  steps,
  take,
  type Walker,
  type Way,
} from './marches.ts';
import { shockOffers } from './shock.ts';
import {
  ask,
  leaderAt,
  leaderNamed,
  objectOf,
  plays,
  roll,
  unitNamed,
  verbOf,
  withKevin,
  type Leader,
  type Play,
  type Table,
  type Unit,
} from './table.ts';

// What a player may do with the unit he has picked: H4.5, H5, H8, H9, H12, H13.

const stepOffers = (t: Table, who: Walker, way: Way): string[] =>
  steps(t, who, way).map(({ at }) => `step:${at}`);

const mayMove = ({ square }: Unit): boolean => !square;

const walker = (t: Table, unit: Unit, leader: Leader | null): Walker => ({
  unit,
  leader,
  beside: followers(t, unit),
});

const alongOffers = (t: Table, unit: Unit): string[] =>
  companions(t, unit)
    .filter((leader) => {
      const who = walker(t, unit, leader);
      return steps(t, who, startOf(t, who)).length > 0;
    })
    .map(({ id }) => `take-along:${id}`);

function moveOffers(t: Table, unit: Unit): string[] {
  if (!mayMove(unit)) return [];
  const who = walker(t, unit, null);
  return [...stepOffers(t, who, startOf(t, who)), ...alongOffers(t, unit)];
}

/** H9.1, H17.6 */
function shocksAtHand(t: Table, unit: Unit): string[] {
  const fits = unit.arm === 'infantry' || (unit.arm === 'cavalry' && plays(t, 'closeCharge'));
  return fits && t.actions >= 2 ? shockOffers(t, unit) : [];
}

/** H13 */
function rallierOf(t: Table, unit: Unit): Leader | undefined {
  const leader = leaderAt(t, unit.at);
  const fits = unit.arm === 'infantry' || unit.arm === 'cavalry';
  return fits && leader && !leader.acted && isLacking(unit) ? leader : undefined;
}
const lacksFigure = ({ figures, start, given }: Unit): boolean => figures < start - given;
const isLacking = (unit: Unit): boolean => lacksFigure(unit) || (unit.elite === 2 && unit.marker === 1);

function squareOffers(t: Table, unit: Unit): string[] {
  if (unit.arm !== 'infantry' || unit.at === '') return [];
  if (unit.square) return ['leave-square'];
  return isCovered(t, unit.at) ? [] : ['form-square'];
}

/** H18.7 */
const takeBackOffers = (t: Table, unit: Unit): string[] =>
  t.units
    .filter(({ parent, at }) => parent === unit && isNextTo(at, unit.at))
    .map(({ id }) => `take-back:${id}`);

function orderOffers(t: Table, unit: Unit): string[] {
  if (unit.acted || t.actions < 1) return [];
  return [
    ...moveOffers(t, unit),
    ...fireOffers(t, unit, false),
    ...shocksAtHand(t, unit),
    ...squareOffers(t, unit),
    ...(rallierOf(t, unit) ? ['rally'] : []),
    ...mayPutOut(t, unit).map((hex) => `put-out:${hex}`),
    ...(withKevin(t) ? takeBackOffers(t, unit) : []),
  ];
}

const isAtHand = (t: Table, piece: Unit | Leader): boolean => piece.at !== '' || isDue(t, piece);

export function pickOffers(t: Table): string[] {
  const units = t.units.filter(
    (one) => one.side === t.turn && isAtHand(t, one) && orderOffers(t, one).length > 0,
  );
  const leaders = t.leaders.filter((leader) => {
    if (leader.side !== t.turn || leader.acted || !isAtHand(t, leader)) return false;
    const who = { unit: null, leader, beside: [] };
    return steps(t, who, startOf(t, who)).length > 0;
  });
  return [...units.map(({ id }) => `pick:${id}`), ...leaders.map(({ id }) => `pick-leader:${id}`)];
}

// Doing it

export function* order(t: Table, unit: Unit): Play {
  const word = yield* ask('order', unit.side, orderOffers(t, unit));
  const who = walker(t, unit, null);
  switch (verbOf(word)) {
    case 'step':
      return yield* march(t, who, startOf(t, who), word);
    case 'take-along':
      return yield* marchTogether(t, walker(t, unit, leaderNamed(t, objectOf(word))));
    default:
      unit.acted = true;
      return yield* act(t, unit, word);
  }
}

function* act(t: Table, unit: Unit, word: string): Play {
  const verb = verbOf(word);
  t.actions -= verb.startsWith('shock') ? 2 : 1;
  switch (verb) {
    case 'fire':
    case 'fire-guns': {
      const beside = followers(t, unit);
      yield* fire(t, unit, word, false);
      return yield* joinFire(t, unit, beside, objectOf(word));
    }
    case 'shock':
    case 'shock-guns':
      return yield* shock(t, unit, word, unit.arm === 'cavalry');
    case 'form-square':
      unit.square = true;
      return yield* placeGuns(t, unit);
    case 'leave-square':
      return leaveSquare(t, unit);
    case 'rally':
      return yield* rally(t, unit);
    case 'put-out':
      return putOut(t, unit, objectOf(word));
    case 'take-back':
      return takeIn(t, unit, unitNamed(t, objectOf(word)));
    default:
      throw new Error(`no such order: ${word}`);
  }
}

function leaveSquare(t: Table, unit: Unit): void {
  unit.square = false;
  for (const guns of t.units) if (guns.at === unit.at) guns.inside = false;
}

function* rally(t: Table, unit: Unit): Play {
  const leader = rallierOf(t, unit);
  if (!leader) return;
  leader.acted = true;
  const sum = unit.figures + leader.value;
  const [die] = yield* roll('rallyDie', 1, sum);
  if (die > sum || die === 6) return;
  if (lacksFigure(unit)) unit.figures++;
  else unit.marker++;
}

// Marching

function* marchTogether(t: Table, who: Walker): Play {
  const way = startOf(t, who);
  const word = yield* ask('march', t.turn, stepOffers(t, who, way));
  yield* march(t, who, way, word);
}

export const marchLeader = (t: Table, leader: Leader): Play =>
  marchTogether(t, { unit: null, leader, beside: [] });

/** Hexes it may have gone, each counted in full, and still attack. */
const HEXES_BEFORE_ATTACK = { infantry: 1, cavalry: 3, artillery: 0, horseArtillery: 2, skirmishers: 0 };

/** H9.5, H16.21, H16.54, H17.4: what an attack costs now; a hex beyond that was not paid for is paid with it. */
function priceOfAttack(t: Table, { unit, leader }: Walker, way: Way): number {
  if (!unit) return Infinity;
  const beyond = way.hexes - HEXES_BEFORE_ATTACK[unit.arm];
  if (beyond <= 0) return 1;
  if (beyond > 1 || !leader || !plays(t, 'leaderExtraHex')) return Infinity;
  return way.extra || way.bought > 1 ? 1 : 2;
}

function attacksOf(t: Table, who: Walker, way: Way, clear: boolean): string[] {
  const { unit } = who;
  if (!unit || way.purse < priceOfAttack(t, who, way)) return [];
  if (unit.arm === 'cavalry') return clear ? shockOffers(t, unit) : [];
  return unit.light || unit.arm === 'horseArtillery' ? fireOffers(t, unit, true) : [];
}

function* march(t: Table, who: Walker, start: Way, first: string): Play {
  const { unit, leader, beside } = who;
  const clear = unit !== null && isClear(t, unit);
  for (const piece of [unit, leader]) if (piece) piece.acted = true;
  let way = start;
  let word = first;
  for (;;) {
    const next = steps(t, who, way).find(({ at }) => at === objectOf(word));
    if (!next) throw new Error(`no such step: ${word}`);
    way = next;
    take(t, who, way);
    const onward = [
      ...stepOffers(t, who, way),
      ...(mayEnd(t, who, way) ? attacksOf(t, who, way, clear) : []),
    ];
    if (onward.length === 0) break;
    word = yield* ask('march', t.turn, mayEnd(t, who, way) ? [...onward, 'halt'] : onward);
    if (verbOf(word) !== 'step') break;
  }
  if (!unit) return;
  if (/shock|fire/.test(word)) t.actions -= priceOfAttack(t, who, way);
  yield* endMarch(t, unit, word, beside, way);
}

function* endMarch(t: Table, unit: Unit, word: string, beside: readonly Unit[], way: Way): Play {
  const verb = verbOf(word);
  if (verb.startsWith('shock')) {
    yield* shock(t, unit, word, false);
  } else if (verb.startsWith('fire')) {
    const near = followers(t, unit);
    yield* fire(t, unit, word, true);
    yield* joinFire(t, unit, near, objectOf(word));
  }
  yield* follow(t, unit, beside, pointsSpent(way));
}
