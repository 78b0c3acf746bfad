import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { migrate } from './schema.ts';
import type { NewMatch, NewSteps, Sitter, Store, StoredMatch, StoredSeat } from './port.ts';
import type { Person } from '../protocol.ts';

type Row = Record<string, SQLOutputValue>;

/** The embedded store: one file, written ahead, synced in full. */
export function openSqlite(file: string): Store {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  migrate(db);
  return new SqliteStore(db);
}

interface Append {
  readonly match: string;
  readonly added: NewSteps;
  readonly resolve: (stored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

class SqliteStore implements Store {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();
  #appends: Append[] = [];

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  #sql(text: string): StatementSync {
    const known = this.#prepared.get(text);
    if (known) return known;
    const statement = this.#db.prepare(text);
    this.#prepared.set(text, statement);
    return statement;
  }

  #transaction<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  // People

  async addPerson({ id, name }: Person, sessionHash: string): Promise<void> {
    this.#transaction(() => {
      this.#sql('INSERT INTO people (id, name) VALUES (?, ?)').run(id, name);
      this.#sql('INSERT INTO sessions (hash, person) VALUES (?, ?)').run(sessionHash, id);
    });
  }

  async renamePerson(id: string, name: string): Promise<void> {
    this.#sql('UPDATE people SET name = ? WHERE id = ?').run(name, id);
  }

  async personOfSession(sessionHash: string): Promise<Person | null> {
    const row = this.#sql(
      'SELECT people.id, people.name FROM sessions JOIN people ON people.id = person WHERE hash = ?',
    ).get(sessionHash);
    return row ? { id: String(row['id']), name: String(row['name']) } : null;
  }

  // Matches

  async addMatch(match: NewMatch): Promise<void> {
    const { id, game, rules, secret, createdAt } = match;
    this.#transaction(() => {
      const { lastInsertRowid: key } = this.#sql(
        `INSERT INTO matches (id, game, rules, scenario, options, listed, secret, turn, created_at, moved_at)
         VALUES (:id, :game, :rules, :scenario, :options, :listed, :secret, :turn, :createdAt, :createdAt)`,
      ).run({
        id,
        game,
        rules,
        scenario: JSON.stringify(match.scenario),
        options: JSON.stringify(match.options),
        listed: Number(match.listed),
        secret,
        turn: JSON.stringify(match.turn),
        createdAt,
      });
      match.seats.forEach(({ name, sitter }, seat) =>
        this.#sql(
          'INSERT INTO seats (match, seat, name, person, bot, commitment, number) VALUES (?, ?, ?, ?, ?, ?, ?)',
        ).run(key, seat, name, ...sitterValues(sitter)),
      );
    });
  }

  async findMatch(id: string): Promise<StoredMatch | null> {
    return this.#matches('WHERE id = ?', id)[0] ?? null;
  }

  async matchesOf(person: string, most: number): Promise<readonly StoredMatch[]> {
    return this.#matches(
      'WHERE key IN (SELECT match FROM seats WHERE person = ?) ORDER BY moved_at DESC, key DESC LIMIT ?',
      person,
      most,
    );
  }

  async openMatches(most: number): Promise<readonly StoredMatch[]> {
    return this.#matches(
      `WHERE listed = 1 AND key IN (SELECT match FROM seats WHERE person IS NULL AND bot IS NULL)
       ORDER BY key DESC LIMIT ?`,
      most,
    );
  }

  async botMatches(): Promise<readonly string[]> {
    return this.#sql(
      'SELECT id FROM matches WHERE over = 0 AND key IN (SELECT match FROM seats WHERE bot IS NOT NULL)',
    )
      .all()
      .map((row) => String(row['id']));
  }

  #matches(where: string, ...values: (string | number)[]): StoredMatch[] {
    return this.#sql(`SELECT * FROM matches ${where}`)
      .all(...values)
      .map((row) => readMatch(row, this.#seats(Number(row['key']))));
  }

  #seats(key: number): StoredSeat[] {
    return this.#sql(
      `SELECT seats.*, people.name AS person_name FROM seats LEFT JOIN people ON people.id = person
       WHERE match = ? ORDER BY seat`,
    )
      .all(key)
      .map(readSeat);
  }

  async takeSeat(match: string, seat: number, sitter: Sitter): Promise<boolean> {
    const { changes } = this.#sql(
      `UPDATE seats SET person = ?, bot = ?, commitment = ?, number = ?
       WHERE match = (SELECT key FROM matches WHERE id = ?) AND seat = ? AND person IS NULL AND bot IS NULL`,
    ).run(...sitterValues(sitter), match, seat);
    return changes === 1;
  }

  async setNumber(match: string, seat: number, number: string): Promise<void> {
    this.#sql(
      'UPDATE seats SET number = ? WHERE match = (SELECT key FROM matches WHERE id = ?) AND seat = ?',
    ).run(number, match, seat);
  }

  // Steps

  async steps(match: string, from: number): Promise<readonly string[]> {
    return this.#sql(
      'SELECT step FROM steps WHERE match = (SELECT key FROM matches WHERE id = ?) AND n >= ? ORDER BY n',
    )
      .all(match, from)
      .map((row) => String(row['step']));
  }

  /** All that is asked within one turn of the event loop is one transaction and one sync. */
  append(match: string, added: NewSteps): Promise<boolean> {
    return new Promise((resolve, reject) => {
      if (this.#appends.length === 0) setImmediate(() => this.#flush());
      this.#appends.push({ match, added, resolve, reject });
    });
  }

  #flush(): void {
    const appends = this.#appends;
    this.#appends = [];
    if (appends.length === 0) return;
    try {
      const stored = this.#transaction(() => appends.map((one) => this.#appendOne(one)));
      appends.forEach(({ resolve }, index) => resolve(stored[index]));
    } catch (error) {
      for (const { reject } of appends) reject(error);
    }
  }

  #appendOne({ match, added: { from, steps, turn, movedAt } }: Append): boolean {
    const row = this.#sql(
      'UPDATE matches SET steps = ?, turn = ?, over = ?, moved_at = ? WHERE id = ? AND steps = ? RETURNING key',
    ).get(from + steps.length, JSON.stringify(turn), Number(turn.kind === 'over'), movedAt, match, from);
    if (!row) return false;
    const insert = this.#sql('INSERT INTO steps (match, n, step) VALUES (?, ?, ?)');
    steps.forEach((step, index) => insert.run(row['key'], from + index, step));
    return true;
  }

  async close(): Promise<void> {
    this.#flush();
    this.#db.close();
  }
}

const sitterValues = (sitter: Sitter | null): (string | null)[] =>
  sitter ? [sitter.person, sitter.bot, sitter.commitment, sitter.number] : [null, null, null, null];

const readMatch = (row: Row, seats: StoredSeat[]): StoredMatch => ({
  id: String(row['id']),
  game: String(row['game']),
  rules: String(row['rules']),
  scenario: JSON.parse(String(row['scenario'])),
  options: JSON.parse(String(row['options'])),
  listed: row['listed'] === 1,
  secret: String(row['secret']),
  seats,
  turn: JSON.parse(String(row['turn'])),
  steps: Number(row['steps']),
  createdAt: Number(row['created_at']),
  movedAt: Number(row['moved_at']),
});

const readSeat = (row: Row): StoredSeat => ({
  name: String(row['name']),
  person: row['person'] === null ? null : { id: String(row['person']), name: String(row['person_name']) },
  bot: textOrNull(row['bot']),
  commitment: textOrNull(row['commitment']),
  number: textOrNull(row['number']),
});

const textOrNull = (value: SQLOutputValue): string | null => (value === null ? null : String(value));
