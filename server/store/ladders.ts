import { sql, type Kysely } from 'kysely';
import { seasonAt } from '../ratings/season.ts';
import type { Kit } from './kit.ts';
import type { Schema } from './schema.ts';

export interface LadderTables {
  ladder: {
    game: string;
    season: string;
    person: string;
    /** Halves of a point. */
    halves: number;
    results: number;
    won: number;
  };
  /** How often two have met in a season, so that the same two do not count for ever. */
  ladder_meetings: { game: string; season: string; one: string; other: string; results: number };
}

/** So many results between the same two count in a season. */
const MOST_MEETINGS = 4;

/** A rated result between two people, in halves of a point. */
export interface LadderResult {
  readonly people: readonly [string, string];
  readonly halves: readonly [number, number];
}

interface LadderRow {
  readonly person: string;
  readonly name: string;
  readonly halves: number;
  readonly results: number;
  readonly won: number;
}

export interface LadderStore {
  /** The first so many, by points, then by the fewer results that they took. */
  best(game: string, season: string, most: number): Promise<readonly LadderRow[]>;
  /** Seasons in which anybody played, the newest first. */
  seasons(game: string, most: number): Promise<readonly string[]>;
  /** Of somebody: where he stands, and with what. */
  placeOf(game: string, season: string, person: string): Promise<(LadderRow & { place: number }) | null>;
}

export const ladderStore = ({ read }: Kit): LadderStore => {
  const rows = (game: string, season: string) =>
    read
      .selectFrom('ladder')
      .innerJoin('people', 'people.id', 'ladder.person')
      .select(['person', 'people.name', 'halves', 'results', 'won'])
      .where('game', '=', game)
      .where('season', '=', season);
  return {
    best: (game, season, most) =>
      rows(game, season).orderBy('halves', 'desc').orderBy('results').orderBy('person').limit(most).execute(),

    async seasons(game, most) {
      // From one to the next: of each season there are many rows.
      const found: string[] = [];
      for (let before = '~'; found.length < most;) {
        const next = await read
          .selectFrom('ladder')
          .select('season')
          .where('game', '=', game)
          .where('season', '<', before)
          .orderBy('season', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (!next) break;
        found.push(next.season);
        before = next.season;
      }
      return found;
    },

    async placeOf(game, season, person) {
      const row = await rows(game, season).where('person', '=', person).executeTakeFirst();
      if (!row) return null;
      const { count } = await read
        .selectFrom('ladder')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('game', '=', game)
        .where('season', '=', season)
        .where(({ eb, or, and }) =>
          or([
            eb('halves', '>', row.halves),
            and([eb('halves', '=', row.halves), eb('results', '<', row.results)]),
          ]),
        )
        .executeTakeFirstOrThrow();
      return { ...row, place: count + 1 };
    },
  };
};

/** Within the change that archives a rated result, and so once. */
export async function climb(
  db: Kysely<Schema>,
  { game, endedAt }: { readonly game: string; readonly endedAt: number },
  { people, halves }: LadderResult,
): Promise<void> {
  const season = seasonAt(endedAt);
  const [one, other] = people.toSorted();
  const { results } = await db
    .insertInto('ladder_meetings')
    .values({ game, season, one, other, results: 1 })
    .onConflict((old) =>
      old
        .columns(['game', 'season', 'one', 'other'])
        .doUpdateSet({ results: sql`ladder_meetings.results + 1` }),
    )
    .returning('results')
    .executeTakeFirstOrThrow();
  if (results > MOST_MEETINGS) return;
  for (const person of [one, other]) {
    const own = halves[people.indexOf(person)];
    const won = own > halves[1 - people.indexOf(person)] ? 1 : 0;
    await db
      .insertInto('ladder')
      .values({ game, season, person, halves: own, results: 1, won })
      .onConflict((old) =>
        old.columns(['game', 'season', 'person']).doUpdateSet({
          halves: sql`ladder.halves + ${sql.lit(own)}`,
          results: sql`ladder.results + 1`,
          won: sql`ladder.won + ${sql.lit(won)}`,
        }),
      )
      .execute();
  }
}
