import {
  chanceKey,
  commitment,
  ONLOOKER,
  openMatch,
  type Bids,
  type ChanceSource,
  type Handicap,
  type Header,
  type Match,
  type Options,
  type Result,
  type Seat,
  type Turn,
  turnOf,
} from '@bicorne/engine';
import type { RulesModule } from '@bicorne/games';
import { battleCard } from '@bicorne/table/battle';
import type { MatchCard, PairMark } from '@bicorne/table/protocol';

/** Who sits at a seat: somebody at this device, by name, or a bot. */
export interface Sitter {
  readonly seat: string;
  readonly player: string;
  readonly bot: string | null;
}

/** All that is kept of a match on this device but its steps. Only the worker reads it. */
export interface Book {
  readonly id: string;
  readonly game: string;
  /** The version of the rules it was begun under. */
  readonly rules: string;
  readonly scenario: unknown;
  readonly options: Options;
  readonly handicap?: Handicap | undefined;
  readonly bids?: Bids | undefined;
  readonly seats: readonly Sitter[];
  readonly pair?: PairMark | undefined;
  /** What the dice follow from; opened when the match is over. */
  readonly secret: string;
  /** Begun here: every roll follows from the secret. Branched off or brought from elsewhere: the earlier ones do not. */
  readonly origin: 'here' | 'elsewhere';
  /** A finished match that was brought here has dice of its own to show. */
  readonly chance?: ChanceSource;
  readonly createdAt: number;
  /** Of a finished match that was brought here: when it was played, and upon which clock. */
  readonly played?: Pick<Header, 'date' | 'clock'> | undefined;
}

const DEVICE = 'device';

export const diceKey = ({ secret }: Book): Uint8Array => chanceKey({ [DEVICE]: secret });

export function chanceOf({ secret, origin, chance }: Book, turn: Turn): ChanceSource {
  if (origin === 'elsewhere') return chance ?? { kind: 'manual' };
  return {
    kind: 'fair',
    commitments: { [DEVICE]: commitment(secret) },
    numbers: turn.kind === 'over' ? { [DEVICE]: secret } : {},
  };
}

export const openBook = ({ game }: RulesModule, { scenario, options, handicap, bids }: Book): Result<Match> =>
  openMatch(game, { scenario, options, handicap, bids });

export const isPerson = ({ seats }: Book, seat: Seat): boolean => seats[seat]?.bot === null;

/** Whether one person has nobody but bots before him. */
export const isAlone = ({ seats }: Book): boolean => seats.filter(({ bot }) => bot === null).length === 1;

/** Whose eyes the device lends first: a person who is to act, or the first person there is. */
export function firstEyes(book: Book, turn: Turn): Seat {
  const asked = turn.kind === 'seats' ? turn.seats.find((seat) => isPerson(book, seat)) : undefined;
  const any = book.seats.findIndex(({ bot }) => bot === null);
  return asked ?? (any === -1 ? ONLOOKER : any);
}

/** What the lobby shows; nothing in it is a secret. */
export const cardOf = (book: Book, match: Match, movedAt: number): MatchCard => {
  const turn = turnOf(match);
  const margin = turn.kind === 'over' && !match.stopped ? match.game.margin?.(match.state).of : undefined;
  return {
    ...cardAt(book, turn, match.live.length, movedAt),
    ...(margin ? { margin } : {}),
  };
};

const cardAt = (book: Book, turn: Turn, steps: number, movedAt: number): MatchCard => ({
  id: book.id,
  stage: turn.kind === 'over' ? 'over' : 'play',
  game: book.game,
  ...battleCard(book.scenario),
  options: book.options,
  seats: book.seats.map(({ seat, player, bot }) => ({
    seat,
    player,
    bot,
    mine: bot === null,
    owesNumber: false,
  })),
  ...(turn.kind === 'over' ? { steps } : {}),
  ...(book.handicap ? { handicap: book.handicap } : {}),
  ...(book.bids ? { bids: { ...book.bids, most: [], asked: [] } } : {}),
  ...(book.pair ? { pair: book.pair } : {}),
  turn,
  createdAt: book.createdAt,
  movedAt,
});
