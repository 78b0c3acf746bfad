import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Client } from 'pg';
import { refuseOlder } from '../store/migrations.ts';
import { numbers, openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';

/** So many rows are fetched, or sent, at a time. */
const AT_ONCE = 1000;

/** Both databases have the same tables, in the order in which they were made: what refers to another comes after it. */
interface Shape {
  readonly table: string;
  readonly columns: readonly string[];
}

/**
 * Copies what is in PostgreSQL, while it is in use and as of one moment, to a file of the embedded database. It can be
 * looked at, served from, or brought into a PostgreSQL again. Jobs that wait are no part of it: a server finds at its
 * start what is to be done.
 */
export async function backupPostgres(url: string, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} is there already`);
  const part = `${target}.part`;
  clear(part);
  await openSqlite(part).close();
  const db = new DatabaseSync(part);
  const client = await connect(url);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await refuseOther(client);
    db.exec('PRAGMA foreign_keys = OFF; BEGIN');
    for (const shape of shapesOf(db)) await fetchAll(client, db, shape);
    db.exec('COMMIT; PRAGMA journal_mode = DELETE');
  } finally {
    db.close();
    await client.end();
  }
  renameSync(part, target);
  clear(part);
}

/** Brings such a file, or the data of a server without PostgreSQL, into an empty database: all of it, or nothing. */
export async function restorePostgres(file: string, url: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`there is no ${file}`);
  const db = new DatabaseSync(file, { readOnly: true });
  refuseOlder(
    db
      .prepare('SELECT name FROM migrations')
      .all()
      .map(({ name }) => String(name)),
  );
  await (await openPostgres(url, () => undefined)).close();
  const client = await connect(url);
  try {
    await client.query('BEGIN');
    for (const { table } of shapesOf(db)) await refuseFull(client, table);
    for (const shape of shapesOf(db)) await sendAll(db, client, shape);
    await client.query('COMMIT');
  } finally {
    db.close();
    await client.end();
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, types: numbers });
  await client.connect();
  return client;
}

const clear = (file: string): void => {
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
};

async function refuseOther(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
  refuseOlder(rows.map(({ name }) => name));
}

async function refuseFull(client: Client, table: string): Promise<void> {
  // what the service remembers of itself it has noted at the first opening
  if (table === 'service') return void (await client.query('DELETE FROM service'));
  const { rows } = await client.query(`SELECT 1 FROM "${table}" LIMIT 1`);
  if (rows.length > 0) throw new Error('there is something in this database already');
}

function shapesOf(db: DatabaseSync): Shape[] {
  const tables = db
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid",
    )
    .all()
    .map(({ name }) => String(name));
  return tables
    .filter((table) => table !== 'migrations')
    .map((table) => ({
      table,
      columns: db
        .prepare(`PRAGMA table_info("${table}")`)
        .all()
        .map(({ name }) => String(name)),
    }));
}

const listed = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');

async function fetchAll(client: Client, db: DatabaseSync, { table, columns }: Shape): Promise<void> {
  // a file that was just made remembers nothing that this one does not
  db.exec(`DELETE FROM "${table}"`);
  const insert = db.prepare(
    `INSERT INTO "${table}" (${listed(columns)}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  await client.query(`DECLARE rows CURSOR FOR SELECT ${listed(columns)} FROM "${table}"`);
  for (;;) {
    const { rows } = await client.query<Record<string, SQLInputValue>>(`FETCH ${AT_ONCE} FROM rows`);
    for (const row of rows) insert.run(...columns.map((column) => row[column]));
    if (rows.length < AT_ONCE) break;
  }
  await client.query('CLOSE rows');
}

/** As JSON the database reads them itself; bytes travel as hexadecimal. */
async function sendAll(db: DatabaseSync, client: Client, { table, columns }: Shape): Promise<void> {
  const send = (rows: readonly object[]): Promise<unknown> =>
    client.query(
      `INSERT INTO "${table}" (${listed(columns)}) SELECT ${listed(columns)} FROM json_populate_recordset(NULL::"${table}", $1)`,
      [JSON.stringify(rows)],
    );
  let rows: object[] = [];
  for (const row of db.prepare(`SELECT ${listed(columns)} FROM "${table}"`).iterate()) {
    rows.push(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])));
    if (rows.length === AT_ONCE) await send(rows.splice(0));
  }
  if (rows.length > 0) await send(rows);
  for (const column of COUNTED.filter((name) => columns.includes(name))) await countOn(client, table, column);
}

const plain = (value: unknown): unknown =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;

const COUNTED = ['key', 'id'];

/** Keys that the database counts up go on behind the last of these; others of that name it does not count. */
async function countOn(client: Client, table: string, column: string): Promise<void> {
  const { rows } = await client.query<{ name: string | null }>(
    'SELECT pg_get_serial_sequence($1, $2) AS name',
    [`"${table}"`, column],
  );
  if (rows[0].name !== null)
    await client.query(
      `SELECT setval($1, (SELECT coalesce(max("${column}"), 0) + 1 FROM "${table}"), false)`,
      [rows[0].name],
    );
}
