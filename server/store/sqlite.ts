import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import type { Kit } from './kit.ts';
import { owed, type Dialect } from './migrations.ts';
import { storeOn, type Store } from './port.ts';
import type { Schema } from './schema.ts';
import { SqliteSteps } from './sqlite-steps.ts';
import { SqliteWriter } from './sqlite-writer.ts';

export const openSqlite = (file: string): Store => storeOn(openSqliteKit(file));

/** The embedded store: one file, written ahead, synced in full. */
function openSqliteKit(file: string): Kit {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  // The pages of matches that are played change again and again: they go to the main file less often, not each time.
  db.exec('PRAGMA wal_autocheckpoint = 4000');
  migrate(db, file);
  // A connection of its own: what is being written is not seen before it is on the disk.
  const reader = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const writer = new SqliteWriter(db);
  const [read, written] = [kyselyOn(reader), kyselyOn(db)];
  return {
    read,
    write: (work) => writer.write(() => work(written)),
    steps: new SqliteSteps(reader, db, writer),
    async close() {
      await writer.idle();
      reader.close();
      db.close();
    },
  };
}

const WORDS: Dialect = {
  int: 'INTEGER',
  serial: 'INTEGER PRIMARY KEY',
  blob: 'BLOB',
  real: 'REAL',
  table: 'STRICT',
  keyed: 'STRICT, WITHOUT ROWID',
};

/** Before anything is changed a copy of the file is kept beside it. */
function migrate(db: DatabaseSync, file: string): void {
  const done = doneIn(db);
  const todo = owed(done);
  if (todo.length === 0) return;
  const copy = `${file}.before-${todo[0].name}`;
  if (done.length > 0 && !existsSync(copy)) db.prepare('VACUUM INTO ?').run(copy);
  db.exec('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID');
  const note = db.prepare('INSERT OR IGNORE INTO migrations (name) VALUES (?)');
  for (const name of done) note.run(name);
  for (const { name, sql } of todo) {
    db.exec(`BEGIN IMMEDIATE; ${sql(WORDS)}`);
    note.run(name);
    db.exec('COMMIT');
  }
}

/** Data from before migrations had names says 1, and has the first of them. */
function doneIn(db: DatabaseSync): string[] {
  const named = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").get();
  if (named)
    return db
      .prepare('SELECT name FROM migrations')
      .all()
      .map(({ name }) => String(name));
  return db.prepare('PRAGMA user_version').get()?.['user_version'] === 1 ? ['matches'] : [];
}

const kyselyOn = (db: DatabaseSync): Kysely<Schema> =>
  new Kysely({ dialect: new SqliteDialect({ database: asKyselyExpects(db) }) });

/** Node's SQLite has the shape that Kysely knows, but for two words. */
function asKyselyExpects(db: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => undefined,
    prepare: (sql) => {
      const known = prepared.get(sql) ?? statement(db.prepare(sql));
      if (prepared.size < MOST_PREPARED) prepared.set(sql, known);
      return known;
    },
  };
}

/** More than the server has queries; lists of values give some of them several forms. */
const MOST_PREPARED = 1000;

const statement = (one: StatementSync): ReturnType<SqliteDatabase['prepare']> => ({
  reader: one.columns().length > 0,
  all: (values) => one.all(...values.map(inputValue)),
  run: (values) => one.run(...values.map(inputValue)),
  iterate: (values) => one.iterate(...values.map(inputValue)),
});

function inputValue(value: unknown): SQLInputValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value === null || value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot hold ${typeof value}`);
}
