/** The words in which the two databases differ. */
export interface Dialect {
  readonly int: string;
  /** A key that the database counts up. */
  readonly serial: string;
  readonly blob: string;
  /** Ends a table; and one that is found by its primary key alone. */
  readonly table: string;
  readonly keyed: string;
}

export interface Migration {
  readonly name: string;
  readonly sql: (words: Dialect) => string;
}

/** In this order, each once; one that was released is never changed. Tables that Kysely knows are in `schema.ts`. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: 'matches',
    sql: ({ int, serial, table, keyed }) => `
  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
  ) ${keyed};

  CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE
  ) ${keyed};

  CREATE TABLE matches (
    key ${serial},
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    scenario TEXT NOT NULL,
    options TEXT NOT NULL,
    listed ${int} NOT NULL,
    secret TEXT NOT NULL,
    turn TEXT NOT NULL,
    over ${int} NOT NULL DEFAULT 0,
    steps ${int} NOT NULL DEFAULT 0,
    created_at ${int} NOT NULL,
    moved_at ${int} NOT NULL
  ) ${table};

  CREATE TABLE seats (
    match ${int} NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat ${int} NOT NULL,
    name TEXT NOT NULL,
    person TEXT REFERENCES people,
    bot TEXT,
    commitment TEXT,
    number TEXT,
    PRIMARY KEY (match, seat)
  ) ${keyed};
  CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;
  CREATE INDEX open_seats ON seats (match) WHERE person IS NULL AND bot IS NULL;

  CREATE TABLE steps (
    match ${int} NOT NULL REFERENCES matches ON DELETE CASCADE,
    n ${int} NOT NULL,
    step TEXT NOT NULL,
    PRIMARY KEY (match, n)
  ) ${keyed};
  `,
  },
  {
    name: 'jobs',
    sql: ({ int, keyed }) => `
  CREATE TABLE jobs (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    due ${int} NOT NULL,
    tries ${int} NOT NULL,
    version ${int} NOT NULL,
    PRIMARY KEY (kind, key)
  ) ${keyed};
  CREATE INDEX jobs_due ON jobs (due);
  `,
  },
];

/** Those that are still to be done, when these have been. */
export function owed(done: readonly string[]): readonly Migration[] {
  const stranger = done.find((name) => !MIGRATIONS.some((known) => known.name === name));
  if (stranger !== undefined) throw new Error(`this data is of a newer Bicorne (it knows ${stranger})`);
  return MIGRATIONS.filter(({ name }) => !done.includes(name));
}
