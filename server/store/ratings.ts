import type { Kysely } from 'kysely';
import { NEW_RATING, type Rating } from '../ratings/glicko.ts';
import type { Kit } from './kit.ts';
import type { Schema } from './schema.ts';

export interface RatingTables {
  ratings: {
    game: string;
    /** A person's id, or `bot:` and its name. */
    player: string;
    rating: number;
    deviation: number;
    volatility: number;
    matches: number;
  };
  rating_history: { player: string; game: string; match: string; at: number; rating: number };
}

export interface RatedPlayer extends Rating {
  readonly game: string;
  readonly player: string;
  readonly matches: number;
}

interface RatingMoment {
  readonly game: string;
  readonly match: string;
  readonly at: number;
  readonly rating: number;
}

export interface RatingStore {
  of(player: string): Promise<readonly RatedPlayer[]>;
  /** How it came to be what it is: the last so many of each game, the oldest first. */
  history(player: string, most: number): Promise<readonly RatingMoment[]>;
  /** The best, by rating; those who played too little to be sure of are left out. */
  best(
    game: string,
    mostDeviation: number,
    most: number,
  ): Promise<readonly (RatedPlayer & { name: string })[]>;
}

export const botPlayer = (name: string): string => `bot:${name}`;

export const ratingStore = ({ read }: Kit): RatingStore => ({
  of: (player) => read.selectFrom('ratings').selectAll().where('player', '=', player).execute(),

  async history(player, most) {
    const rows = await read
      .selectFrom('rating_history')
      .select(['game', 'match', 'at', 'rating'])
      .where('player', '=', player)
      .orderBy('at', 'desc')
      .limit(most)
      .execute();
    return rows.toReversed();
  },

  async best(game, mostDeviation, most) {
    const rows = await read
      .selectFrom('ratings')
      .leftJoin('people', 'people.id', 'player')
      .selectAll('ratings')
      .select('people.name')
      .where('game', '=', game)
      .where('deviation', '<=', mostDeviation)
      .orderBy('rating', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ player, rating, deviation, volatility, matches, name }) => ({
      game,
      player,
      rating,
      deviation,
      volatility,
      matches,
      name: name ?? player.slice(botPlayer('').length),
    }));
  },
});

/** Within another change: everybody's figures, before and after. */
export async function changeRatings(
  db: Kysely<Schema>,
  { id, game, endedAt }: { readonly id: string; readonly game: string; readonly endedAt: number },
  players: readonly string[],
  change: (before: readonly (Rating | null)[]) => readonly Rating[],
): Promise<void> {
  // Matches of one player that end at the same moment wait for each other here; in one order, so never in a circle.
  for (const player of players.toSorted())
    await db
      .insertInto('ratings')
      .values({ game, player, ...NEW_RATING, matches: 0 })
      .onConflict((old) =>
        old.columns(['game', 'player']).doUpdateSet((row) => ({ matches: row.ref('ratings.matches') })),
      )
      .execute();
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('player', 'in', players)
    .execute();
  const known = players.map((player) => rows.find((row) => row.player === player) ?? null);
  for (const [at, after] of change(known).entries()) {
    const { rating, deviation, volatility } = after;
    const values = { rating, deviation, volatility, matches: (known[at]?.matches ?? 0) + 1 };
    await db
      .insertInto('ratings')
      .values({ game, player: players[at], ...values })
      .onConflict((old) => old.columns(['game', 'player']).doUpdateSet(values))
      .execute();
    await db
      .insertInto('rating_history')
      .values({ player: players[at], game, match: id, at: endedAt, rating })
      .onConflict((old) => old.doNothing())
      .execute();
  }
}
