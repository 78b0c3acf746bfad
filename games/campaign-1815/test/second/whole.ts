import { ROUT_LIMITS, SUPPLY_CITIES } from '../../data/supply.ts';
import { TOWN_LIMITS, TOWNS } from '../../data/towns.ts';
import { TRACK, type Side } from '../../data/track.ts';
import { ARMIES } from '../../data/blocks.ts';
import { part } from './battles.ts';
import {
  activeSide,
  armiesOf,
  ask,
  destroy,
  inTown,
  named,
  other,
  pick,
  seatOf,
  seatsBySize,
  sharingOneFate,
  type Board,
  type Fight,
  type Play,
} from './board.ts';
import { refresh } from './fields.ts';
import { layOut } from './layouts.ts';
import { movement } from './marches.ts';
import { skirmish } from './skirmishes.ts';

// Chapter 13

function* bidding(b: Board): Play {
  let seat = (yield* pick('coin', ['first', 'second'])) === 'first' ? 0 : 1;
  const most = (side: Side): number => b.pieces.filter((one) => one.side === side && one.left > 1).length;
  const opening = (side: Side): string[] =>
    Array.from({ length: most(side) + 1 }, (_, bid) => (bid === 0 ? `bid.${side}` : `bid.${side}.${bid}`));
  const [, named, first = '0'] = yield* ask('bid', seat, [...opening('french'), ...opening('allied')]);
  const side: Side = named === 'french' ? 'french' : 'allied';
  let bid = Number(first);
  let bidder = seat;
  for (;;) {
    seat = 1 - seat;
    const [act] = yield* ask('bid', seat, bid < most(side) ? ['raise', 'pass'] : ['pass']);
    if (act === 'pass') break;
    bid++;
    bidder = seat;
  }
  b.seatOf.french = side === 'french' ? bidder : 1 - bidder;
  b.seatOf.anglo = b.seatOf.prussian = 1 - b.seatOf.french;
  yield* reduce(b, bidder, side, bid);
}

function* reduce(b: Board, seat: number, side: Side, bid: number): Play {
  const whole = new Set(b.pieces.filter((one) => one.side === side && one.left > 1));
  for (let left = bid; left > 0; left--) {
    const offers = [...whole].map((one) => `reduce.${one.id}`);
    const [, id] = yield* ask('reduce', seat, sharingOneFate(offers, whole.size === left));
    const piece = named(b, id);
    piece.left--;
    whole.delete(piece);
  }
}

// Chapter 4

function* placing(b: Board): Play {
  for (const side of ['allied', 'french'] as const)
    for (const seat of new Set(armiesOf(side).map((army) => b.seatOf[army])))
      for (;;) {
        const free = TOWNS.filter(
          ({ id, zone }) => b.pieces.filter((one) => one.town === id).length < TOWN_LIMITS[zone],
        );
        const waiting = b.pieces.filter(
          (one) => one.town === '' && one.side === side && seatOf(b, one) === seat,
        );
        if (waiting.length === 0) break;
        const offers = waiting.flatMap((one) =>
          free.filter(({ zone }) => zone === one.army).map((town) => `place.${one.id}.${town.id}`),
        );
        const [, id, town] = yield* ask('place', seat, offers);
        named(b, id).town = town;
      }
}

/** 12.0: with a given set-up the allies have no other time to talk before the first turn. */
function* council(b: Board): Play {
  for (const army of armiesOf('allied')) yield* ask('council', b.seatOf[army], ['done']);
}

// 2.2

function* inOrder(b: Board, list: Fight[]): Play<Fight> {
  const side = activeSide(b);
  const there = list.flatMap(({ town }) => inTown(b, town, side));
  const [seat] = seatsBySize(b, side, there);
  const [, town] = yield* ask(
    'order',
    seat,
    list.map((one) => `fight.${one.town}`),
  );
  const chosen = list.find((one) => one.town === town);
  if (!chosen) throw new Error(`no fight at ${town}`);
  list.splice(list.indexOf(chosen), 1);
  return chosen;
}

function* fighting(b: Board): Play {
  const side = activeSide(b);
  b.fights = b.fights.filter(({ town }) => inTown(b, town, side).length > 0);
  for (const fight of b.fights)
    fight.battle = inTown(b, fight.town, side).length >= 3 && inTown(b, fight.town, other(side)).length >= 3;
  const skirmishes = b.fights.filter(({ battle }) => !battle);
  while (skirmishes.length > 0) yield* skirmish(b, yield* inOrder(b, skirmishes));
  for (const fight of b.fights) if (fight.laid) refresh(b, fight);
  const fields = b.fights.filter(({ laid }) => !laid);
  while (fields.length > 0) yield* layOut(b, yield* inOrder(b, fields));
  while (b.fights.length > 0) yield* round(b);
}

function* round(b: Board): Play {
  const waiting = [...b.fights];
  while (waiting.length > 0) {
    const fight = yield* inOrder(b, waiting);
    if (!(yield* part(b, fight, 'attacker'))) yield* part(b, fight, 'defender');
  }
}

// Chapters 10 and 11

function* supply(b: Board): Play {
  if (activeSide(b) !== 'french') return;
  for (const army of ARMIES) {
    const taken = SUPPLY_CITIES.filter(
      (city) => city.army === army && inTown(b, city.town, 'french').length > 0,
    );
    for (let owed = taken.reduce((sum, { loss }) => sum + loss, 0); owed > 0; owed--) {
      const left = b.pieces.filter((one) => one.army === army && one.town !== '');
      if (left.length === 0) break;
      const offers = left.map((one) => `starve.${one.id}`);
      const [, id] = yield* ask('attrition', b.seatOf[army], sharingOneFate(offers, left.length <= owed));
      destroy(b, named(b, id));
    }
  }
}

function verdict(b: Board): Side | null {
  for (const army of ARMIES) {
    if (b.lost[army] < ROUT_LIMITS[army]) continue;
    b.routed.add(army);
    for (const piece of b.pieces) if (piece.army === army) piece.town = '';
  }
  const allies = b.routed.has('anglo') && b.routed.has('prussian');
  if (allies) return 'french';
  if (b.routed.has('french')) return 'allied';
  const held = SUPPLY_CITIES.filter(({ town }) => inTown(b, town, 'french').length > 0).length;
  if (TRACK[b.turn - 1].day === 22 && held >= 2) return 'french';
  return b.turn === TRACK.length ? 'allied' : null;
}

function endTurn(b: Board): void {
  b.turn++;
  b.traffic.clear();
  for (const army of ARMIES) b.groups[army].length = 0;
  for (const piece of b.pieces) {
    piece.origin = '';
    piece.forced = false;
  }
}

/** The whole game, from the first question to the last. */
export function* play(b: Board): Play {
  if (b.bids) yield* bidding(b);
  if (b.pieces.every(({ town }) => town === '')) yield* placing(b);
  else if (b.seats === 3 && b.turn === 1 && b.fights.length === 0) yield* council(b);
  while (b.winner === null) {
    if (b.fights.length === 0) yield* movement(b);
    yield* fighting(b);
    for (const piece of b.pieces) piece.disordered = false;
    yield* supply(b);
    b.winner = verdict(b);
    if (b.winner === null) endTurn(b);
  }
}
