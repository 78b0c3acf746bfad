import type { Handicap } from './handicap.ts';
import { refuse, ok, type Result } from './result.ts';

/**
 * Before the battle its two players bid for the sides, in the coin of the handicaps: who bids most for the side he
 * wants has it, and gives the enemy so much. Sealed bids are made at the same time, and each is hidden until both are
 * in. Raised ones are made in turn and in sight of both: the other raises, or takes the other side.
 */
export const BIDDINGS = ['sealed', 'raised'] as const;
export type Bidding = (typeof BIDDINGS)[number];

export interface Bid {
  /** Where whoever bids sits. */
  readonly seat: string;
  /** The side he wants. */
  readonly side: string;
  /** What he would give for it; to take the other side costs nothing. */
  readonly amount: number;
}

export interface Bids {
  readonly kind: Bidding;
  /** In the order in which they were made. */
  readonly given: readonly Bid[];
}

export interface Settlement {
  /** Whether they change seats. */
  readonly changed: boolean;
  readonly handicap: Handicap | null;
}

/** Who may bid now; `opener` sits where raised bids begin. */
export function biddersOf(
  { kind, given }: Bids,
  seats: readonly string[],
  opener = seats[0],
): readonly string[] {
  if (settleBids({ kind, given }, seats)) return [];
  if (kind === 'sealed') return seats.filter((seat) => !given.some((bid) => bid.seat === seat));
  const last = given.at(-1);
  return last ? seats.filter((seat) => seat !== last.seat) : [opener];
}

/** Whether this is a bid that may be made now; `most` says by seat what its side can give. */
export function checkBid(
  { kind, given }: Bids,
  { side, amount }: Bid,
  seats: readonly string[],
  most: readonly number[],
): Result<null> {
  const at = seats.indexOf(side);
  if (at === -1) return refuse('unknown', 'there is no such side', { place: 'side' });
  if (!Number.isInteger(amount) || amount < 0 || amount > most[at])
    return refuse('invalid', `a whole number from 0 to ${most[at]}`, { place: 'amount' });
  const last = kind === 'raised' ? given.at(-1) : undefined;
  if (!last) return ok(null);
  if (side !== last.side)
    return amount === 0 ? ok(null) : refuse('invalid', 'the other side costs nothing', { place: 'amount' });
  return amount > last.amount ? ok(null) : refuse('invalid', 'more than was bid before', { place: 'amount' });
}

/** Who has which side, and who gives what; null while somebody is still to bid. */
export const settleBids = (bids: Bids, seats: readonly string[]): Settlement | null =>
  bids.kind === 'sealed' ? settleSealed(bids.given, seats) : settleRaised(bids.given);

/** Where both want the same side for as much, they stay as they sit: it was chosen or drawn before. */
function settleSealed(given: readonly Bid[], seats: readonly string[]): Settlement | null {
  const [one, other] = seats.map((seat) => given.find((bid) => bid.seat === seat));
  if (!one || !other) return null;
  if (one.side !== other.side) return { changed: one.side !== one.seat, handicap: null };
  const level = one.amount === other.amount;
  const owner = one.seat === one.side ? one : other;
  return paid(level ? owner : one.amount > other.amount ? one : other);
}

function settleRaised(given: readonly Bid[]): Settlement | null {
  const [before, last] = given.slice(-2);
  return before && last && before.side !== last.side ? paid(before) : null;
}

const paid = ({ seat, side, amount }: Bid): Settlement => ({
  changed: seat !== side,
  handicap: amount > 0 ? { seat: side, amount } : null,
});

/** The same bids when everybody sits where they brought him. */
export function seated(bids: Bids, seats: readonly string[]): Bids {
  if (!settleBids(bids, seats)?.changed) return bids;
  const moved = (seat: string): string => seats.find((other) => other !== seat) ?? seat;
  return { ...bids, given: bids.given.map((bid) => ({ ...bid, seat: moved(bid.seat) })) };
}

/** Whether these bids, of those who sit where they brought them, lead to this handicap. */
export function checkBids(
  bids: Bids,
  seats: readonly string[],
  handicap: Handicap | undefined,
): Result<null> {
  const wrong = (message: string): Result<null> => refuse('invalid', message, { place: 'bids' });
  if (seats.length !== 2) return wrong('bids are for two seats');
  const odd = bids.given.some(
    ({ seat, side, amount }) =>
      !seats.includes(seat) || !seats.includes(side) || !Number.isInteger(amount) || amount < 0,
  );
  if (odd) return wrong('a bid of nobody, or for no side');
  const settled = settleBids(bids, seats);
  if (!settled) return wrong('the bids are not settled');
  const due = settled.handicap;
  return !settled.changed && due?.seat === handicap?.seat && due?.amount === handicap?.amount
    ? ok(null)
    : wrong('the bids lead to another handicap');
}

/** As it stands in a record: `french french 3, british french 2`. */
export const writeBids = ({ given }: Bids): string =>
  given.map(({ seat, side, amount }) => `${seat} ${side} ${amount}`).join(', ');

export function readBids(kind: string, text: string): Bids | null {
  const known = BIDDINGS.find((one) => one === kind);
  if (!known) return null;
  const given = text.split(', ').map((one) => {
    const [seat = '', side = '', amount = '', ...more] = one.split(' ');
    return { seat, side, amount: /^\d{1,3}$/.test(amount) && more.length === 0 ? Number(amount) : -1 };
  });
  return { kind: known, given };
}
