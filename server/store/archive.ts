import type { ResultRow } from '@bicorne/table/protocol';
import { sql, type ExpressionBuilder, type Generated, type Kysely, type Selectable } from 'kysely';
import { nameKey } from '../people/names.ts';
import type { Rating } from '../ratings/glicko.ts';
import { keyOf, yes, type Kit } from './kit.ts';
import { climb, type LadderResult } from './ladders.ts';
import { countPlayed } from './library.ts';
import { namesWith, noteName } from './name-parts.ts';
import { holdMatch, holdPerson } from './presence.ts';
import { changeRatings } from './ratings.ts';
import { bandOf, countResult, resultsOf } from './results.ts';
import type { Schema } from './schema.ts';

export interface ArchiveTables {
  archive: {
    id: string;
    game: string;
    scenario: string;
    imported: number;
    rated: number;
    public: number;
    /** Names of the seats that won, in commas. */
    winners: string;
    result: string;
    reason: string;
    steps: number;
    ended_at: number;
    /** Whether one of the players is a bot. */
    bots: number;
    /** Of an upload; a match has its steps. */
    record: Generated<string | null>;
    /** JSON. */
    margin: Generated<string | null>;
    /** How strong they were, as `results` counts it; null where it does not count there. */
    band: Generated<number | null>;
  };
  archive_players: {
    archive: string;
    seat: number;
    seat_name: string;
    person: string | null;
    name: string;
    name_key: string;
    bot: number;
    /** When it ended, if it is for everybody to find. */
    listed_at: number | null;
    won: number;
  };
}

export interface ArchiveStore {
  /**
   * Puts a match that is over, or an upload, into the archive and, if it counts, into the ratings: both or
   * neither, and once. False when it is there already.
   */
  add(entry: NewEntry, ratings: Rated): Promise<boolean>;
  find(id: string): Promise<StoredEntry | null>;
  record(id: string): Promise<string | null>;
  /** Takes it out of all lists; by its address it can still be had. False where there is none. */
  hide(id: string): Promise<boolean>;
  /** Takes an uploaded record away; false where there is none, or it is a match that was played here. */
  remove(id: string): Promise<boolean>;
  /** For everybody to find. */
  publish(id: string): Promise<void>;
  search(query: ArchiveSearch): Promise<readonly StoredEntry[]>;
  /** Keys of names that have this in them, so many at most. */
  namesWith(part: string, most: number): Promise<readonly string[]>;
  /** How the public matches of this game ended that were played here, those without a result aside. */
  results(game: string): Promise<readonly ResultRow[]>;
  /** Ids of matches that are over and not here yet. */
  missing(): Promise<readonly string[]>;
}

/** Nothing; a match by itself; or one of the games of a pair, which counts with the other when both are here. */
export type Rated = RatingChange | PairChange | null;

interface PairChange {
  /** The first game: those that end at the same moment wait for each other there. */
  readonly first: string;
  readonly other: string;
  readonly changeWith: (other: StoredEntry) => RatingChange | null;
}

export interface StoredEntry {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly imported: boolean;
  readonly rated: boolean;
  readonly public: boolean;
  readonly winners: readonly string[];
  readonly result: string;
  readonly reason: string;
  readonly steps: number;
  /** By seat, what each had to show where it was played out and the game says so. */
  readonly margin?: readonly number[];
  readonly endedAt: number;
  readonly players: readonly EntryPlayer[];
}

export interface EntryPlayer {
  readonly seat: string;
  readonly person: string | null;
  readonly name: string;
  readonly nameKey: string;
  readonly bot: boolean;
}

export interface NewEntry extends StoredEntry {
  /** The battle of the library that it counts for. */
  readonly battle?: string;
  readonly record: string | null;
  /** One side gave the other something: what became of it tells nothing of the battle. */
  readonly uneven?: true;
}

export interface RatingChange {
  readonly players: readonly string[];
  readonly change: (before: readonly (Rating | null)[]) => readonly Rating[];
  /** What it is on the ladder, where two people played. */
  readonly ladder?: LadderResult | undefined;
}

interface ArchiveSearch {
  readonly game?: string | undefined;
  readonly scenario?: string | undefined;
  readonly nameKey?: string | undefined;
  readonly person?: string | undefined;
  readonly result?: string | undefined;
  readonly winner?: string | undefined;
  /** Only what ended at this time or later. */
  readonly since?: number | undefined;
  /** Only what ended before this one. */
  readonly before?: { readonly endedAt: number; readonly id: string } | undefined;
  readonly most: number;
}

async function entriesOf(db: Kysely<Schema>, rows: readonly Row[]): Promise<StoredEntry[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const players = await db
    .selectFrom('archive_players')
    .selectAll()
    .where('archive', 'in', ids)
    .orderBy('seat')
    .execute();
  const byEntry = Map.groupBy(players, ({ archive }) => archive);
  return rows.map((row) => readEntry(row, byEntry.get(row.id) ?? []));
}

/** Which of the two games of a pair comes here last is seen with the first one held. */
async function changeOf(db: Kysely<Schema>, rated: Rated): Promise<RatingChange | null> {
  if (!rated || !('other' in rated)) return rated;
  await holdMatch(db, rated.first);
  const rows = await db.selectFrom('archive').selectAll().where('id', '=', rated.other).execute();
  const [other] = await entriesOf(db, rows);
  return other ? rated.changeWith(other) : null;
}

export const archiveStore = (kit: Kit): ArchiveStore => {
  const { read, write } = kit;
  const withPlayers = (rows: readonly Row[]): Promise<StoredEntry[]> => entriesOf(read, rows);

  return {
    add: (entry, ratings) =>
      write(async (db) => {
        const row = entryRow(entry);
        const band = counts(entry) ? await bandOf(db, entry.game, entry.players) : null;
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('archive')
          .values({ ...row, band })
          .onConflict((old) => old.column('id').doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows !== 1n) return false;
        if (entry.public) await countResult(db, { ...row, band }, 1);
        const players = await namedNow(db, await seatedNow(db, playerRows(entry)));
        await db.insertInto('archive_players').values(players).execute();
        for (const key of new Set(players.map(({ name_key }) => name_key))) await noteName(db, key);
        const change = await changeOf(db, ratings);
        if (change) await changeRatings(db, entry, change.players, change.change);
        if (change?.ladder) await climb(db, entry, change.ladder);
        await countPlayed(db, entry);
        await endSeats(db, entry);
        return true;
      }),

    async find(id) {
      const rows = await read.selectFrom('archive').selectAll().where('id', '=', id).execute();
      return (await withPlayers(rows))[0] ?? null;
    },

    async record(id) {
      const row = await read.selectFrom('archive').select('record').where('id', '=', id).executeTakeFirst();
      return row?.record ?? null;
    },

    hide: (id) =>
      write(async (db) => {
        await show(db, id, 0);
        await db.updateTable('archive_players').set({ listed_at: null }).where('archive', '=', id).execute();
        return (await db.selectFrom('archive').select('id').where('id', '=', id).execute()).length === 1;
      }),

    remove: (id) =>
      write(async (db) => {
        const found = await db
          .selectFrom('archive')
          .select('id')
          .where('id', '=', id)
          .where('imported', '=', 1)
          .executeTakeFirst();
        if (!found) return false;
        await db.deleteFrom('archive_players').where('archive', '=', id).execute();
        await db.deleteFrom('archive').where('id', '=', id).execute();
        return true;
      }),

    publish: (id) =>
      write(async (db) => {
        await show(db, id, 1);
        const endedAt = db.selectFrom('archive').select('ended_at').where('id', '=', id);
        await db
          .updateTable('archive_players')
          .set({ listed_at: endedAt })
          .where('archive', '=', id)
          .execute();
      }),

    async search(query) {
      const { rows } = await searchFor(query).execute(read);
      return withPlayers(rows);
    },

    async namesWith(part, most) {
      const rows = await namesWith(read, part, most).execute();
      return rows.map(({ name_key }) => name_key);
    },

    results: (game) => resultsOf(kit, game),

    async missing() {
      // By what runs, of which there is little; matches are found one by one, since PostgreSQL expects many, and would read all.
      const match = ({ selectFrom }: ExpressionBuilder<Schema, 'seats'>) =>
        selectFrom('matches').whereRef('key', '=', 'seats.match');
      const rows = await read
        .selectFrom('seats')
        .select((of) => match(of).select('id').as('id'))
        .where('seat', '=', 0)
        .where('ended_at', 'is', null)
        .where((of) => of.not(of.exists(match(of).select('key').where('over', '=', 0))))
        .execute();
      return rows.flatMap(({ id }) => id ?? []);
    },
  };
};

const counts = ({ imported, result, uneven }: NewEntry): boolean =>
  !imported && result !== 'none' && uneven !== true;

/** For everybody to find, or no more; the results are counted with it. */
async function show(db: Kysely<Schema>, id: string, shown: 0 | 1): Promise<void> {
  const changed = await db
    .updateTable('archive')
    .set({ public: shown })
    .where('id', '=', id)
    .where('public', '=', 1 - shown)
    .returning(['game', 'scenario', 'bots', 'winners', 'band'])
    .execute();
  for (const entry of changed) await countResult(db, entry, shown === 1 ? 1 : -1);
}

/** Walks from the last backwards, through those of a player or a winner where one is asked for, and stops when it has enough. */
function searchFor({ game, scenario, nameKey, person, result, winner, since, before, most }: ArchiveSearch) {
  const [role, ...others] = [
    ...(person === undefined ? [] : [sql`person = ${person}`]),
    ...(nameKey === undefined ? [] : [sql`name_key = ${nameKey}`]),
    ...(winner === undefined ? [] : [sql`seat_name = ${winner} AND won = 1`]),
  ];
  const other = sql`SELECT 1 FROM archive_players AS other WHERE other.archive = one.archive`;
  const wanted = [
    // Somebody may have had more seats than one.
    role
      ? sql`${role} AND listed_at IS NOT NULL AND NOT EXISTS (${other} AND other.seat < one.seat AND ${role})`
      : sql`public = 1`,
    ...others.map((one) => sql`EXISTS (${other} AND ${one})`),
    ...(game === undefined ? [] : [sql`game = ${game}`]),
    ...(scenario === undefined ? [] : [sql`scenario = ${scenario}`]),
    // Most are won: the others have an index of their own.
    ...(result === undefined ? [] : [sql`result = ${result}`]),
    ...(result === undefined || result === 'won' ? [] : [sql`result <> 'won'`]),
  ];
  const [from, time, id] = role
    ? [sql`archive_players AS one JOIN archive ON archive.id = one.archive`, sql`listed_at`, sql`one.archive`]
    : [sql`archive`, sql`ended_at`, sql`id`];
  if (since !== undefined) wanted.push(sql`${time} >= ${since}`);
  if (before) wanted.push(sql`(${time}, ${id}) < (${before.endedAt}, ${before.id})`);
  return sql<Row>`
    SELECT archive.* FROM ${from} WHERE ${sql.join(wanted, sql` AND `)}
    ORDER BY ${time} DESC, ${id} DESC LIMIT ${most}`;
}

const namesIn = (winners: string): string[] => winners.split(',').filter((name) => name !== '');

type Row = Omit<Selectable<ArchiveTables['archive']>, 'record'>;

const entryRow = (entry: NewEntry) => ({
  id: entry.id,
  game: entry.game,
  scenario: entry.scenario,
  imported: yes(entry.imported),
  rated: yes(entry.rated),
  public: yes(entry.public),
  winners: entry.winners.length === 0 ? '' : `,${entry.winners.join(',')},`,
  result: entry.result,
  reason: entry.reason,
  steps: entry.steps,
  ended_at: entry.endedAt,
  bots: yes(entry.players.some(({ bot }) => bot)),
  record: entry.record,
  margin: entry.margin ? JSON.stringify(entry.margin) : null,
});

const playerRows = (entry: NewEntry): ArchiveTables['archive_players'][] =>
  entry.players.map(({ seat, person, name, nameKey, bot }, at) => ({
    archive: entry.id,
    seat: at,
    seat_name: seat,
    person,
    name,
    name_key: nameKey,
    bot: yes(bot),
    listed_at: entry.public ? entry.endedAt : null,
    won: yes(entry.winners.includes(seat)),
  }));

/** From now on its seats are not looked through for those of running matches. */
async function endSeats(db: Kysely<Schema>, { id, endedAt }: NewEntry): Promise<void> {
  await db.updateTable('seats').set({ ended_at: endedAt }).where('match', '=', keyOf(db, id)).execute();
  for (const table of OF_RUNNING) await db.deleteFrom(table).where('match', '=', keyOf(db, id)).execute();
}

/** The tables with rows that are of use until a match is over: then it keeps no seat, and everybody sees it at once. */
const OF_RUNNING = ['asked', 'moments'] as const;

/** Whoever signed in while his match ended stands here as the account he is now. */
async function seatedNow(
  db: Kysely<Schema>,
  rows: readonly ArchiveTables['archive_players'][],
): Promise<ArchiveTables['archive_players'][]> {
  const people = new Set(rows.flatMap(({ person }) => person ?? []));
  for (const person of [...people].toSorted()) await holdPerson(db, person);
  const seats = await db
    .selectFrom('seats')
    .select(['seat', 'person'])
    .where('match', '=', keyOf(db, rows[0].archive))
    .execute();
  const now = new Map(seats.map(({ seat, person }) => [seat, person]));
  return rows.map((row) => ({ ...row, person: now.get(row.seat) ?? row.person }));
}

/** Whoever left or took another name while his match ended stands here as he is called now. */
async function namedNow(
  db: Kysely<Schema>,
  rows: readonly ArchiveTables['archive_players'][],
): Promise<ArchiveTables['archive_players'][]> {
  const people = rows.flatMap(({ person }) => person ?? []);
  const known =
    people.length === 0 ? [] : await db.selectFrom('people').selectAll().where('id', 'in', people).execute();
  return rows.map((row) => {
    const name = known.find(({ id }) => id === row.person)?.name ?? row.name;
    return { ...row, name, name_key: nameKey(name) };
  });
}

const readEntry = (row: Row, players: readonly ArchiveTables['archive_players'][]): StoredEntry => ({
  id: row.id,
  game: row.game,
  scenario: row.scenario,
  imported: row.imported === 1,
  rated: row.rated === 1,
  public: row.public === 1,
  winners: namesIn(row.winners),
  result: row.result,
  reason: row.reason,
  steps: row.steps,
  ...(row.margin === null ? {} : { margin: JSON.parse(row.margin) }),
  endedAt: row.ended_at,
  players: players.map(({ seat_name, person, name, name_key, bot }) => ({
    seat: seat_name,
    person,
    name,
    nameKey: name_key,
    bot: bot === 1,
  })),
});
