import type { DatabaseSync } from 'node:sqlite';

/** Each entry leads from one version of the tables to the next; an entry that was released is never changed. */
const MIGRATIONS = [
  `
  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE matches (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    scenario TEXT NOT NULL,
    options TEXT NOT NULL,
    listed INTEGER NOT NULL,
    secret TEXT NOT NULL,
    turn TEXT NOT NULL,
    over INTEGER NOT NULL DEFAULT 0,
    steps INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    moved_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE seats (
    match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    person TEXT REFERENCES people,
    bot TEXT,
    commitment TEXT,
    number TEXT,
    PRIMARY KEY (match, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;
  CREATE INDEX open_seats ON seats (match) WHERE person IS NULL AND bot IS NULL;

  CREATE TABLE steps (
    match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    n INTEGER NOT NULL,
    step TEXT NOT NULL,
    PRIMARY KEY (match, n)
  ) STRICT, WITHOUT ROWID;
  `,
];

export function migrate(db: DatabaseSync): void {
  const version = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
  if (version > MIGRATIONS.length) throw new Error(`this data is of a newer Bicorne (version ${version})`);
  MIGRATIONS.slice(version).forEach((sql, index) =>
    db.exec(`BEGIN IMMEDIATE; ${sql}; PRAGMA user_version = ${version + index + 1}; COMMIT`),
  );
}
