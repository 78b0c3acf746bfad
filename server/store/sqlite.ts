import {
  closeSync,
  existsSync,
  fdatasync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Kit } from './kit.ts';
import { owed, refuseOlder, type Dialect } from './migrations.ts';
import { storeOn, type Store } from './port.ts';
import { kyselyOn } from './sqlite-kysely.ts';
import { SqliteSteps } from './sqlite-steps.ts';
import { SqliteWriter } from './sqlite-writer.ts';

/** `asItIs`: data of an older version is refused, and not changed. */
export const openSqlite = (file: string, { asItIs = false } = {}): Store =>
  storeOn(openSqliteKit(file, asItIs));

/** The embedded store: one file, written ahead. Every transaction is synced before anybody hears of it. */
function openSqliteKit(file: string, asItIs: boolean): Kit {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: 5000 });
  if (asItIs) refuseOlder(doneIn(db));
  // SQLite syncs the log before it copies it into the main file; after each transaction the writer does.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
  // The pages of matches that are played change again and again: they go to the main file less often, not each time.
  db.exec('PRAGMA wal_autocheckpoint = 4000');
  migrate(db, file);
  const log = openSync(`${file}-wal`, 'r+');
  syncFolder(dirname(file));
  // A connection of its own: what is being written is not seen before it is on the disk.
  const reader = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const writer = new SqliteWriter(db, (done) => fdatasync(log, done));
  const read = kyselyOn(reader, () => writer.syncing);
  const written = kyselyOn(db);
  return {
    read,
    write: (work) => writer.write(() => work(written)),
    steps: new SqliteSteps(reader, db, writer),
    now: () => Date.now(),
    lost: writer.lost,
    async close() {
      await writer.idle();
      reader.close();
      db.close();
      closeSync(log);
    },
  };
}

const WORDS: Dialect = {
  int: 'INTEGER',
  serial: 'INTEGER PRIMARY KEY',
  blob: 'BLOB',
  real: 'REAL',
  sorted: 'TEXT',
  table: 'STRICT',
  keyed: 'STRICT, WITHOUT ROWID',
};

/** Before anything is changed a copy of the file is kept beside it. */
function migrate(db: DatabaseSync, file: string): void {
  const done = doneIn(db);
  const todo = owed(done);
  if (todo.length === 0) return;
  const copy = `${file}.before-${todo[0].name}`;
  if (done.length > 0 && !existsSync(copy)) keepCopy(db, copy);
  db.exec('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID');
  const note = db.prepare('INSERT OR IGNORE INTO migrations (name) VALUES (?)');
  for (const name of done) note.run(name);
  for (const { name, sql } of todo) {
    db.exec(`BEGIN IMMEDIATE; ${sql(WORDS)}`);
    note.run(name);
    db.exec('COMMIT');
  }
}

/** What has the copy's name is whole: one that was cut off by a kill never comes to it. */
function keepCopy(db: DatabaseSync, copy: string): void {
  const part = `${copy}.part`;
  rmSync(part, { force: true });
  db.prepare('VACUUM INTO ?').run(part);
  const written = openSync(part, 'r+');
  fsyncSync(written);
  closeSync(written);
  renameSync(part, copy);
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

/** That there is a log at all must be on the disk as well. */
function syncFolder(folder: string): void {
  // Windows opens no folders; it keeps their entries by itself.
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
