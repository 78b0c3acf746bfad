import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type Postgres } from '../test/postgres.ts';
import { openPostgres } from './postgres.ts';
import type { Store } from './port.ts';

const CHILD = fileURLToPath(new URL('../test/child.ts', import.meta.url));

let postgres: Postgres;
let url: string;
let client: Client;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.newDatabase();
  client = new Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await postgres.stop();
});

const open = (): Promise<Store> =>
  openPostgres(url, (error) => {
    throw error;
  });

const ask = async (sql: string): Promise<unknown[]> => {
  const { rows } = await client.query<Record<string, unknown>>(sql);
  return rows.map((row) => Object.values(row)[0]);
};
const indices = (): Promise<unknown[]> =>
  ask("SELECT indexdef FROM pg_indexes WHERE indexname IN ('chat_of_match', 'bot_seats') ORDER BY indexname");
const migrations = (): Promise<unknown[]> => ask('SELECT name FROM migrations ORDER BY name');

/** As the data was before two of the migrations, of which one touches the talk and a later one the seats. */
const OLDER = `
  DROP INDEX chat_of_match;
  CREATE INDEX chat_of_match ON chat (match, id);
  DROP INDEX bot_seats;
  DELETE FROM migrations WHERE name IN ('chat by listener', 'seats of bots')`;

/** The later one comes no further than this. */
const HOLD = 'BEGIN; LOCK TABLE seats IN ROW EXCLUSIVE MODE';
const WAITING = 'SELECT 1 FROM pg_locks WHERE NOT granted';
const CONNECTED = 'SELECT 1 FROM pg_stat_activity WHERE datname = current_database()';

async function until(sql: string, rows: number): Promise<void> {
  while ((await ask(sql)).length !== rows) await pause(20);
}

test('a server that is killed in the midst of migrating leaves the data as they were, and two that start then migrate them once', async () => {
  const first = await open();
  await first.people.add({ id: 'ann', name: 'Ann' }, 'hash');
  await first.close();
  const after = [await migrations(), await indices()];
  await client.query(OLDER);
  const before = [await migrations(), await indices()];

  await client.query(HOLD);
  const server = spawn(process.execPath, [CHILD], {
    env: { DATABASE_URL: url, PORT: '0', BICORNE_GAMES: 'picket', LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  await until(WAITING, 1);
  server.kill('SIGKILL');
  await once(server, 'exit');
  await client.query('COMMIT');
  await until(CONNECTED, 1);
  expect([await migrations(), await indices()]).toEqual(before);

  await client.query(HOLD);
  const opening = Promise.all([open(), open()]);
  await until(WAITING, 2);
  await client.query('COMMIT');
  const stores = await opening;
  expect([await migrations(), await indices()]).toEqual(after);
  for (const { people } of stores) expect(await people.find('ann')).toMatchObject({ name: 'Ann' });
  await Promise.all(stores.map((store) => store.close()));
});
