import type { ResultRow } from '@bicorne/table/protocol';
import { sql, type Kysely } from 'kysely';
import type { EntryPlayer } from './archive.ts';
import type { Kit } from './kit.ts';
import { botPlayer } from './ratings.ts';
import type { Schema } from './schema.ts';

export interface ResultTables {
  /** How matches of a battle ended, counted as they come: however many there were, so many rows there are. */
  results: {
    game: string;
    scenario: string;
    bots: number;
    band: number;
    winners: string;
    matches: number;
  };
}

/** The weakest of those who sat there had at least so much. */
const BANDS = [1900, 1700, 1500, 1300, 0] as const;
/** Somebody had not played enough for a rating. */
const UNRATED = -1;

/** Before the match has changed their ratings. */
export async function bandOf(
  db: Kysely<Schema>,
  game: string,
  players: readonly EntryPlayer[],
): Promise<number> {
  const known = players.map(({ person, name, bot }) => (bot ? botPlayer(name) : (person ?? '')));
  const rows = await db
    .selectFrom('ratings')
    .select(['player', 'rating'])
    .where('game', '=', game)
    .where('player', 'in', known)
    .execute();
  if (known.some((player) => !rows.some((row) => row.player === player))) return UNRATED;
  const weakest = Math.min(...rows.map(({ rating }) => rating));
  return BANDS.find((least) => weakest >= least) ?? 0;
}

type Counted = Pick<ResultTables['results'], 'game' | 'scenario' | 'bots' | 'winners'> & {
  readonly band: number | null;
};

/** One more, or one less; of what does not count, nothing. */
export async function countResult(db: Kysely<Schema>, entry: Counted, by: 1 | -1): Promise<void> {
  const { game, scenario, bots, winners, band } = entry;
  if (band === null) return;
  await db
    .insertInto('results')
    .values({ game, scenario, bots, band, winners, matches: by })
    .onConflict((old) =>
      old
        .columns(['game', 'scenario', 'bots', 'band', 'winners'])
        .doUpdateSet({ matches: sql`results.matches + ${sql.lit(by)}` }),
    )
    .execute();
}

export async function resultsOf({ read }: Kit, game: string): Promise<ResultRow[]> {
  const rows = await read
    .selectFrom('results')
    .selectAll()
    .where('game', '=', game)
    .where('matches', '>', 0)
    .orderBy('scenario')
    .orderBy('bots')
    .orderBy('band')
    .orderBy('winners')
    .execute();
  return rows.map(({ scenario, bots, band, winners, matches }) => ({
    scenario,
    bots: bots === 1,
    band: band === UNRATED ? null : band,
    winners: winners.split(',').filter((name) => name !== ''),
    matches,
  }));
}
