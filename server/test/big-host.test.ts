import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { quickRng } from '@bicorne/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig, startServer, type Config } from '../index.ts';
import { backupPostgres, restorePostgres } from '../operate/carry.ts';
import { Operator } from '../operate/operator.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/port.ts';
import { AGAINST_BOT, afterPlacing, Client, serving, twoAtTable, value, withFolder } from './client.ts';
import { startPostgres, type Postgres } from './postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const onPostgres = (test: (address: string, config: Partial<Config>, data: string) => Promise<void>) =>
  withFolder(async (data) => {
    const config = { database: await postgres.newDatabase(), botThreads: 0 };
    await serving(data, ({ address }) => test(address, config, data), config);
  });

test('a bot whose server does not think is thought for by another process, which nobody can come to', () =>
  onPostgres(async (address, config, data) => {
    const ann = await Client.guest(address, 'Ann');
    const { id } = value(await ann.create(AGAINST_BOT));
    await ann.watch(id);
    const due = async (): Promise<string> => (await fetch(`${address}/metrics`)).text();
    await expect.poll(due, { timeout: 20_000 }).toContain('bicorne_bot_turns_due 1');
    const thinking = await startServer({
      ...readConfig({}),
      ...config,
      data,
      games: ['picket'],
      botDelay: 0,
      botThreads: 1,
      listens: false,
    });
    expect(thinking.address).toBe('');
    await ann.playRandomly(quickRng('think'));
    expect(ann.now.sight.turn).toMatchObject({ kind: 'over' });
    await expect.poll(due, { timeout: 20_000 }).toContain('bicorne_bot_turns_due 0');
    await thinking.close();
  }));

/** What is stored of a match, whichever database it is in. */
const storedOf = async ({ matches, marks }: Store, id: string): Promise<unknown> => [
  await matches.find(id),
  await matches.steps.read(id, 0),
  await marks.of(id),
];

async function within<T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> {
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const ignore = (): void => undefined;

test('what is in PostgreSQL is copied while it is used, opens by itself, and comes back whole', () =>
  onPostgres(async (address, { database }, data) => {
    const table = await twoAtTable(address);
    await afterPlacing(table);
    const url = String(database);
    const copy = join(data, 'copy.sqlite');
    await backupPostgres(url, copy);
    await expect(backupPostgres(url, copy)).rejects.toThrow('is there already');

    const { id } = table.blue.now.match;
    const original = await within(await openPostgres(url, ignore), (store) => storedOf(store, id));
    expect(await within(openSqlite(copy), (store) => storedOf(store, id))).toEqual(original);

    const other = await postgres.newDatabase();
    await restorePostgres(copy, other);
    expect(await within(await openPostgres(other, ignore), (store) => storedOf(store, id))).toEqual(original);
    await expect(restorePostgres(copy, other)).rejects.toThrow('something in this database already');
    // people stay signed in, and the match goes on where it was, with keys that nobody has
    await serving(
      data,
      async ({ address: there }) => {
        const blue = table.blue.again(there);
        expect((await blue.watch(id)).sight).toEqual(table.blue.now.sight);
        value(await blue.create(AGAINST_BOT));
      },
      { database: other, botThreads: 1 },
    );
  }));

test('the operator does not bring the data up to date under a server that runs on them', () =>
  withFolder(async (data) => {
    const file = join(data, 'bicorne.sqlite');
    await within(openSqlite(file), async () => undefined);
    const db = new DatabaseSync(file);
    db.exec("DELETE FROM migrations WHERE name = 'holidays'; DROP TABLE holidays");
    db.close();
    await expect(Operator.open({ ...readConfig({}), data })).rejects.toThrow('older Bicorne');
  }));
