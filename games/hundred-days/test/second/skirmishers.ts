import { fire } from './attacks.ts';
import { fireOffers } from './fire.ts';
import { isPassable, touchesFoe } from './ground.ts';
import { isNextTo, neighbours } from './hexes.ts';
import { findPlaces, placesAlong, trying, waysAlong } from './marches.ts';
import {
  ask,
  enter,
  freeSkirmisherId,
  isEmpty,
  objectOf,
  skirmishersOf,
  withKevin,
  type Play,
  type Table,
  type Unit,
} from './table.ts';

// H16.1, H16.2, H18.2, H18.5, H18.6

/** H16.2 */
const skirmishing = (t: Table, unit: Unit): number =>
  t.units.filter(
    (one) =>
      one.side === unit.side &&
      (one.at !== '' || one.arrives !== null) &&
      (one.arm === 'skirmishers' || one.light || one.rifles),
  ).length;

export function mayPutOut(t: Table, unit: Unit): string[] {
  if (t.rules['skirmishers'] === 'none' || unit.arm !== 'infantry' || unit.at === '' || unit.square)
    return [];
  if (skirmishing(t, unit) >= 3 || (withKevin(t) && unit.figures < 2)) return [];
  return neighbours(unit.at).filter(
    (hex) =>
      isEmpty(t, hex) && isPassable(t, unit.at, hex) && (withKevin(t) || !touchesFoe(t, unit.side, hex)),
  );
}

export function putOut(t: Table, unit: Unit, hex: string): void {
  const body = skirmishersOf(t, unit.side, freeSkirmisherId(t, unit.side), hex);
  body.acted = true;
  if (!withKevin(t)) return;
  body.parent = unit;
  unit.figures--;
  unit.given++;
}

/** Kevin's skirmishers next to their parent that have not acted. */
export const followers = (t: Table, unit: Unit): Unit[] =>
  unit.at === ''
    ? []
    : t.units.filter(
        ({ parent, acted, at, moving }) => parent === unit && !acted && !moving && isNextTo(at, unit.at),
      );

const isHere = (body: Unit, parent: Unit): boolean => body.at !== '' && body.parent === parent && !body.acted;

/** Those who can come do so one after another, in the order their owner likes; he may stop at any of them. */
function* oneByOne(
  unit: Unit,
  beside: readonly Unit[],
  what: string,
  offersOf: (body: Unit) => string[],
  come: (body: Unit, word: string) => Play | void,
): Play {
  let left = beside;
  for (;;) {
    const able = left.filter((body) => isHere(body, unit) && offersOf(body).length > 0);
    if (able.length === 0) return;
    let [body] = able;
    let may = able.some(({ moving }) => moving) ? [] : ['no'];
    if (able.length > 1) {
      const word = yield* ask('whoNext', unit.side, [...able.map(({ id }) => `pick:${id}`), ...may]);
      if (word === 'no') return;
      body = able.find(({ id }) => id === Number(objectOf(word))) ?? body;
      may = [];
    }
    const called = body;
    left = left.filter((one) => one !== called);
    const word = yield* ask(what, unit.side, [...offersOf(called), ...may]);
    if (word === 'no') continue;
    called.acted = true;
    yield* come(called, word) ?? [];
  }
}

/** H18.6 */
export const joinFire = (t: Table, unit: Unit, beside: readonly Unit[], at: string): Play =>
  oneByOne(
    unit,
    beside,
    'joinFire',
    (body) => fireOffers(t, body, false).filter((word) => objectOf(word) === at),
    (body, word) => fire(t, body, word, false),
  );

/** H18.18: nobody takes the last place of one who must go along. */
function followOffers(t: Table, body: Unit, beside: readonly Unit[], hexes: number): string[] {
  const others = beside.filter((one) => one.moving && one !== body);
  return placesAlong(t, body, hexes)
    .filter((hex) => trying([{ piece: body, at: hex, moving: false }], () => findPlaces(t, others, hexes)))
    .map((hex) => `follow:${hex}`);
}

/** H18.5 */
export const follow = (t: Table, unit: Unit, beside: readonly Unit[], hexes: number): Play =>
  oneByOne(
    unit,
    beside,
    'follow',
    (body) => followOffers(t, body, beside, hexes),
    (body, word) => {
      for (const hex of waysAlong(t, body, hexes).get(objectOf(word)) ?? []) enter(t, body, hex);
    },
  );
