import { randomBytes } from 'node:crypto';
import { chanceKey, commitment, type ChanceSource } from '@bicorne/engine';
import type { Stage } from './protocol.ts';
import type { Sitter, StoredMatch } from './store/matches.ts';

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

export function stageOf({ seats, turn }: StoredMatch): Stage {
  if (turn.kind === 'over') return 'over';
  if (seats.some((seat) => seat.commitment === null)) return 'seats';
  return seats.some((seat) => seat.number === null) ? 'numbers' : 'play';
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
