import { z } from 'zod';
import type { MatchCard } from './matches.ts';

/**
 *     GET  /api/matches/:id/pair      PairCard; of a match that is one of the two games of a pair
 *
 * A pair is the same battle twice with sides changed: whoever has the first side in one game has the other in the
 * second. Both count as one result.
 */
export const pairWish = z.strictObject({
  /** The second game begins with the first, or when that is over. */
  games: z.enum(['together', 'after']),
  /** With `after`: what is left of the clocks of the first game is all there is in the second. */
  oneClock: z.boolean().default(false),
});
export type PairWish = z.output<typeof pairWish>;

/** What a card says of it. */
export interface PairMark {
  /** 0 or 1. */
  readonly game: number;
  readonly games: PairWish['games'];
  /** The other game, once it is made. */
  readonly other?: string;
}

export interface PairCard {
  /** The second is absent until it is made. */
  readonly games: readonly MatchCard[];
  /** Those who sat at the first game, in the order of its seats, by name. */
  readonly players: readonly string[];
  /** Null until both are over, and where one of them has no result. */
  readonly result: PairResult | null;
}

/** Everything by player, in the order of `players`. */
export interface PairResult {
  /** Of each game who won (null: drawn), and what each had to show in the game's coin; noughts where it was not played out. */
  readonly games: readonly { readonly winner: number | null; readonly margin: readonly [number, number] }[];
  /** 3 for both games, 2 for being ahead, 1½ for level, 1 for behind, 0 for losing both. */
  readonly points: readonly [number, number];
}
