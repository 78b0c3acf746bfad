import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Kit } from './kit.ts';
import { owed, type Dialect } from './migrations.ts';
import { storeOn, type Store } from './port.ts';
import { kyselyOn } from './sqlite-kysely.ts';
import { runnerOf } from './sqlite-run.ts';
import { SqliteSteps } from './sqlite-steps.ts';
import { SqliteWriter } from './sqlite-writer.ts';

export const openSqlite = (file: string): Store => storeOn(openSqliteKit(file));

/** The embedded store: one file, written ahead, synced in full. */
function openSqliteKit(file: string): Kit {
  mkdirSync(dirname(file), { recursive: true });
  prepare(file);
  const writer = new SqliteWriter(file);
  // A connection of its own: what is being written is not seen before it is on the disk.
  const reader = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const read = runnerOf(reader);
  const written = kyselyOn((sql, values) => writer.run(sql, values));
  return {
    read: kyselyOn(async (sql, values) => read(sql, values)),
    write: (work) => writer.write(() => work(written)),
    steps: new SqliteSteps(reader, writer),
    async close() {
      await writer.idle();
      reader.close();
      await writer.close();
    },
  };
}

/** The file as this version knows it. */
function prepare(file: string): void {
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  migrate(db, file);
  db.close();
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
