import type { Options, Turn } from '@bicorne/engine';
import type { Generated, Kysely, Selectable } from 'kysely';
import type { Person } from '../protocol.ts';
import { yes, type Kit } from './kit.ts';
import type { Schema } from './schema.ts';
import type { StepLog } from './steps.ts';

export interface MatchTables {
  matches: {
    key: Generated<number>;
    id: string;
    game: string;
    rules: string;
    /** JSON, as are `options` and `turn`. */
    scenario: string;
    options: string;
    listed: number;
    secret: string;
    turn: string;
    over: Generated<number>;
    steps: Generated<number>;
    created_at: number;
    moved_at: number;
  };
  seats: {
    match: number;
    seat: number;
    name: string;
    person: string | null;
    bot: string | null;
    commitment: string | null;
    number: string | null;
  };
}

export interface MatchStore {
  add(match: NewMatch): Promise<void>;
  find(id: string): Promise<StoredMatch | null>;
  /** Seats somebody. False when the seat is not open. */
  takeSeat(match: string, seat: number, sitter: Sitter): Promise<boolean>;
  /** Opens the number of a seat that has committed to one. */
  setNumber(match: string, seat: number, number: string): Promise<void>;

  readonly steps: StepLog;

  ofPerson(person: string, most: number): Promise<readonly StoredMatch[]>;
  /** Listed matches with an open seat, newest first. */
  open(most: number): Promise<readonly StoredMatch[]>;
  /** Ids of matches that are not over and have a bot. */
  withBots(): Promise<readonly string[]>;
}

export interface NewMatch {
  readonly id: string;
  readonly game: string;
  /** The version of the rules it was begun under. */
  readonly rules: string;
  /** By name, or whole. */
  readonly scenario: unknown;
  readonly options: Options;
  readonly listed: boolean;
  /** The server's number, opened when the match is over. */
  readonly secret: string;
  readonly seats: readonly NewSeat[];
  readonly turn: Turn;
  readonly createdAt: number;
}

export interface NewSeat {
  readonly name: string;
  readonly sitter: Sitter | null;
}

/** Who sits: a person by id or a bot by name; with the hash of his number, and the number once it is opened. */
export interface Sitter {
  readonly person: string | null;
  readonly bot: string | null;
  readonly commitment: string;
  readonly number: string | null;
}

export interface StoredMatch extends Omit<NewMatch, 'seats'> {
  readonly seats: readonly StoredSeat[];
  readonly steps: number;
  /** When the turn last passed. */
  readonly movedAt: number;
}

export interface StoredSeat {
  readonly name: string;
  readonly person: Person | null;
  readonly bot: string | null;
  readonly commitment: string | null;
  readonly number: string | null;
}

type MatchRow = Selectable<MatchTables['matches']>;
type SeatRow = Selectable<MatchTables['seats']> & { readonly person_name: string | null };

export const matchStore = ({ read, write, steps }: Kit): MatchStore => ({
  steps,

  add: (match) => write((db) => addMatch(db, match)),

  async find(id) {
    const found = await read.selectFrom('matches').selectAll().where('id', '=', id).execute();
    return (await withSeats(read, found))[0] ?? null;
  },

  takeSeat: (match, seat, sitter) =>
    write(async (db) => {
      const [{ numUpdatedRows }] = await db
        .updateTable('seats')
        .set({ ...sitter })
        .where('match', '=', keyOf(db, match))
        .where('seat', '=', seat)
        .where('person', 'is', null)
        .where('bot', 'is', null)
        .execute();
      return numUpdatedRows === 1n;
    }),

  setNumber: (match, seat, number) =>
    write(async (db) => {
      await db
        .updateTable('seats')
        .set({ number })
        .where('match', '=', keyOf(db, match))
        .where('seat', '=', seat)
        .execute();
    }),

  async ofPerson(person, most) {
    const found = await read
      .selectFrom('matches')
      .selectAll()
      .where('key', 'in', read.selectFrom('seats').select('match').where('person', '=', person))
      .orderBy('moved_at', 'desc')
      .orderBy('key', 'desc')
      .limit(most)
      .execute();
    return withSeats(read, found);
  },

  async open(most) {
    const openSeats = read
      .selectFrom('seats')
      .select('match')
      .where('person', 'is', null)
      .where('bot', 'is', null);
    const found = await read
      .selectFrom('matches')
      .selectAll()
      .where('listed', '=', 1)
      .where('over', '=', 0)
      .where('key', 'in', openSeats)
      .orderBy('key', 'desc')
      .limit(most)
      .execute();
    return withSeats(read, found);
  },

  async withBots() {
    const found = await read
      .selectFrom('matches')
      .select('id')
      .where('over', '=', 0)
      .where('key', 'in', read.selectFrom('seats').select('match').where('bot', 'is not', null))
      .orderBy('key')
      .execute();
    return found.map(({ id }) => id);
  },
});

/** For a condition on the match's key. */
export const keyOf = (db: Kysely<Schema>, match: string) =>
  db.selectFrom('matches').select('key').where('id', '=', match);

async function addMatch(db: Kysely<Schema>, match: NewMatch): Promise<void> {
  const { id, game, rules, secret, createdAt } = match;
  const { key } = await db
    .insertInto('matches')
    .values({
      id,
      game,
      rules,
      scenario: JSON.stringify(match.scenario),
      options: JSON.stringify(match.options),
      listed: yes(match.listed),
      secret,
      turn: JSON.stringify(match.turn),
      created_at: createdAt,
      moved_at: createdAt,
    })
    .returning('key')
    .executeTakeFirstOrThrow();
  const seats = match.seats.map(({ name, sitter }, seat) => ({
    match: key,
    seat,
    name,
    ...(sitter ?? NOBODY),
  }));
  await db.insertInto('seats').values(seats).execute();
}

const NOBODY = { person: null, bot: null, commitment: null, number: null };

async function withSeats(db: Kysely<Schema>, matches: readonly MatchRow[]): Promise<StoredMatch[]> {
  if (matches.length === 0) return [];
  const rows = await db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .selectAll('seats')
    .select('people.name as person_name')
    .where(
      'match',
      'in',
      matches.map(({ key }) => key),
    )
    .orderBy('seat')
    .execute();
  const seats = Map.groupBy(rows, ({ match }) => match);
  return matches.map((match) => readMatch(match, (seats.get(match.key) ?? []).map(readSeat)));
}

const readMatch = (row: MatchRow, seats: StoredSeat[]): StoredMatch => ({
  id: row.id,
  game: row.game,
  rules: row.rules,
  scenario: JSON.parse(row.scenario),
  options: JSON.parse(row.options),
  listed: row.listed === 1,
  secret: row.secret,
  seats,
  turn: JSON.parse(row.turn),
  steps: row.steps,
  createdAt: row.created_at,
  movedAt: row.moved_at,
});

const readSeat = ({ name, person, person_name, bot, commitment, number }: SeatRow): StoredSeat => ({
  name,
  person: person === null ? null : { id: person, name: person_name ?? '' },
  bot,
  commitment,
  number,
});
