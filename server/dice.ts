import { randomBytes } from 'node:crypto';
import { chanceKey, chanceRng, commitment, type ChanceSource } from '@bicorne/engine';
import type { Stage } from '@bicorne/table/protocol';
import type { Sitter, StoredMatch, StoredSeat } from './store/matches.ts';

/**
 * Fair dice. The server commits to its number when the match is made, each sitter to his when he sits down;
 * numbers are opened only when every commitment is there. The server draws for bots, and for those whose
 * client sent no commitment.
 */
export const drawNumber = (): string => randomBytes(16).toString('hex');

type Who = Pick<Sitter, 'person' | 'bot'>;

export function seat(who: Who, committed?: string): Sitter {
  if (committed !== undefined) return { ...who, commitment: committed, number: null };
  const number = drawNumber();
  return { ...who, commitment: commitment(number), number };
}

export function stageOf({ seats, turn, terms: { bids } }: StoredMatch): Stage {
  if (turn.kind === 'over') return 'over';
  if (seats.some((seat) => seat.commitment === null)) return 'seats';
  if (bids && !bids.settled) return 'bids';
  return seats.some((seat) => seat.number === null) ? 'numbers' : 'play';
}

/** Before it has begun, and before the bids are in; but where another person's number is open, whoever came instead could choose his own by it. */
export function mayGetUp(match: StoredMatch, person: string): boolean {
  const isHidden = ({ number, person: other }: StoredSeat): boolean =>
    number === null || other === null || other.id === person;
  const stage = stageOf(match);
  return stage === 'seats' || stage === 'bids' || (stage === 'numbers' && match.seats.every(isHidden));
}

/** What everybody may know of the dice: commitments at once, numbers from the first step on, the server's after the last. */
export function chanceSource(match: StoredMatch): ChanceSource {
  const stage = stageOf(match);
  const shown = stage === 'play' || stage === 'over' ? seatPairs(match, 'number') : {};
  return {
    kind: 'fair',
    commitments: { [SERVER]: commitment(match.secret), ...seatPairs(match, 'commitment') },
    numbers: stage === 'over' ? { [SERVER]: match.secret, ...shown } : shown,
  };
}

export const diceKey = (match: StoredMatch): Uint8Array =>
  chanceKey({ [SERVER]: match.secret, ...seatPairs(match, 'number') });

const SERVER = 'server';

const seatPairs = ({ seats }: StoredMatch, what: 'commitment' | 'number'): Record<string, string> =>
  Object.fromEntries(seats.flatMap((seat) => (seat[what] === null ? [] : [[seat.name, seat[what]]])));

/**
 * Sides by lot: which sitter comes to which seat. It follows from the server's number and everybody's commitment,
 * not from who sat where; nobody can choose it, and when the match is over anybody can check that it was kept.
 */
export function lotOrder(secret: string, commitments: readonly string[]): number[] {
  const rng = chanceRng(chanceKey({ [SERVER]: secret, lot: commitments.toSorted().join(' ') }), 0);
  const order = [...commitments.keys()].sort((a, b) => (commitments[a] < commitments[b] ? -1 : 1));
  for (let left = order.length; left > 1; left--) {
    const drawn = rng.below(left);
    [order[left - 1], order[drawn]] = [order[drawn], order[left - 1]];
  }
  return order;
}
