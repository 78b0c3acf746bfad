import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  biddersOf,
  BIDDINGS,
  checkBid,
  checkBids,
  readBids,
  seated,
  settleBids,
  writeBids,
  type Bid,
  type Bids,
} from './bids.ts';

const SEATS = ['french', 'allied'];
const MOST = [5, 3];

const sealed = (...given: Bid[]): Bids => ({ kind: 'sealed', given });
const bid = (seat: string, side: string, amount: number): Bid => ({ seat, side, amount });

test('different sides cost nothing, whoever wants which', () => {
  expect(settleBids(sealed(bid('french', 'french', 2), bid('allied', 'allied', 1)), SEATS)).toEqual({
    changed: false,
    handicap: null,
  });
  expect(settleBids(sealed(bid('allied', 'french', 3), bid('french', 'allied', 3)), SEATS)).toEqual({
    changed: true,
    handicap: null,
  });
});

test('for the same side the higher bid has it and pays; as much leaves everybody where he sits', () => {
  const pays = (amount: number) => ({ seat: 'french', amount });
  expect(settleBids(sealed(bid('french', 'french', 1), bid('allied', 'french', 2)), SEATS)).toEqual({
    changed: true,
    handicap: pays(2),
  });
  expect(settleBids(sealed(bid('allied', 'french', 2), bid('french', 'french', 2)), SEATS)).toEqual({
    changed: false,
    handicap: pays(2),
  });
  expect(
    settleBids(sealed(bid('allied', 'french', 0), bid('french', 'french', 0)), SEATS)?.handicap,
  ).toBeNull();
});

test('of three seats nobody bids', () => {
  const given = sealed(bid('french', 'french', 1), bid('allied', 'french', 2));
  expect(checkBids(given, ['french', 'british', 'prussian'], undefined)).toMatchObject({
    fault: { message: 'bids are for two seats' },
  });
});

/** Two who bid whatever they may, until it is settled. */
const anyBids = fc
  .record({ kind: fc.constantFrom(...BIDDINGS), draws: fc.infiniteStream(fc.nat()) })
  .map(({ kind, draws }) => {
    const given: Bid[] = [];
    for (;;) {
      const [seat] = biddersOf({ kind, given }, SEATS);
      if (seat === undefined) return { kind, given };
      const all = SEATS.flatMap((side) => Array.from({ length: 7 }, (_, amount) => bid(seat, side, amount)));
      const legal = all.filter((one) => checkBid({ kind, given }, one, SEATS, MOST).ok);
      // Whoever is asked may always take the other side.
      if (legal.length === 0) throw new Error('nothing can be bid');
      given.push(legal[draws.next().value % legal.length]);
    }
  });

test('bidding always ends; its end is the same by the seats it brought, is checked, and reads back as it was written', () => {
  fc.assert(
    fc.property(anyBids, (bids) => {
      const end = settleBids(bids, SEATS);
      const after = seated(bids, SEATS);
      expect(settleBids(after, SEATS)).toEqual({ changed: false, handicap: end?.handicap });
      expect(checkBids(after, SEATS, end?.handicap ?? undefined).ok).toBe(true);
      expect(checkBids(after, SEATS, { seat: 'french', amount: 9 }).ok).toBe(false);
      expect(readBids(after.kind, writeBids(after))).toEqual(after);
      const most = end?.handicap ? MOST[SEATS.indexOf(end.handicap.seat)] : 0;
      expect(end?.handicap?.amount ?? 0).toBeLessThanOrEqual(most);
    }),
  );
});

test('what is no bid does not read, and does not settle', () => {
  expect(readBids('auction', 'french french 1')).toBeNull();
  for (const text of [
    '',
    'french',
    'french french x',
    'french french 1 2',
    'french french 1,allied french 2',
  ]) {
    const read = readBids('sealed', text);
    expect(read && checkBids(read, SEATS, undefined).ok).not.toBe(true);
  }
});
