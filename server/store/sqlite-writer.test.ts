import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { kyselyOn } from './sqlite-kysely.ts';
import { SqliteWriter } from './sqlite-writer.ts';

/** A writer whose disk does what the test says. */
let folder: string;
let db: DatabaseSync;
let reader: DatabaseSync;
let syncs: ((error: Error | null) => void)[];
let writer: SqliteWriter;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bicorne-'));
  db = new DatabaseSync(join(folder, 'x.sqlite'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; CREATE TABLE words (word TEXT)');
  reader = new DatabaseSync(join(folder, 'x.sqlite'), { readOnly: true });
  syncs = [];
  writer = new SqliteWriter(db, (done) => void syncs.push(done));
});
afterEach(async () => {
  reader.close();
  db.close();
  await rm(folder, { recursive: true });
});

const put = (word: string): Promise<string> =>
  writer.writeAtOnce(() => {
    db.prepare('INSERT INTO words VALUES (?)').run(word);
    return word;
  });

/** What has been settled so far, in order. */
function watch(...promises: Promise<unknown>[]): string[] {
  const seen: string[] = [];
  for (const promise of promises)
    promise.then(
      (value) => seen.push(String(value)),
      (error: unknown) => seen.push(String(error)),
    );
  return seen;
}

async function someTurns(): Promise<void> {
  for (let count = 0; count < 5; count++) await turn();
}

test('nobody is answered before the log is on the disk', async () => {
  const seen = watch(put('one'), put('two'));
  await someTurns();
  expect(syncs).toHaveLength(1);
  expect(seen).toEqual([]);
  syncs[0](null);
  await someTurns();
  expect(seen).toEqual(['one', 'two']);
});

test('what is asked while the disk works shares the next sync', async () => {
  const seen = watch(put('one'));
  await someTurns();
  const later = watch(put('two'), put('three'));
  await someTurns();
  expect(syncs).toHaveLength(1);
  syncs[0](null);
  await someTurns();
  expect(syncs).toHaveLength(2);
  expect(seen).toEqual(['one']);
  expect(later).toEqual([]);
  syncs[1](null);
  await someTurns();
  expect(later).toEqual(['two', 'three']);
});

test('what must wait for others within the next transaction does not keep those before from their answer', async () => {
  const first = put('one');
  const seen = watch(first);
  await someTurns();
  const second = watch(writer.write(() => first));
  syncs[0](null);
  await someTurns();
  expect(seen).toEqual(['one']);
  syncs[1](null);
  await someTurns();
  expect(second).toEqual(['one']);
});

test('however much there is to write, whoever waits to read does so between two transactions', async () => {
  const read = kyselyOn(reader, () => writer.syncing);
  const count = sql<{ n: number }>`SELECT count(*) AS n FROM words`;
  void put('one');
  await someTurns();
  const seen = watch(count.execute(read).then(({ rows }) => `${rows[0].n} words`));
  await someTurns();
  void put('two');
  syncs[0](null);
  await someTurns();
  expect(syncs).toHaveLength(2);
  expect(seen).toEqual(['1 words']);
});

test('nothing is read that is not on the disk', async () => {
  const read = kyselyOn(reader, () => writer.syncing);
  const count = async (): Promise<string> => {
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM words`.execute(read);
    return `${rows[0].n} words`;
  };
  const written = put('one');
  await someTurns();
  const seen = watch(count());
  await someTurns();
  expect(seen).toEqual([]);
  syncs[0](null);
  await written;
  await someTurns();
  expect(seen).toEqual(['1 words']);
});

test('where the disk fails, nobody is told that it was done, and nothing is written or read any more', async () => {
  const first = watch(put('one'), put('two'));
  await someTurns();
  syncs[0](new Error('no disk'));
  await someTurns();
  expect(first).toEqual(['Error: no disk', 'Error: no disk']);
  expect(await writer.lost).toEqual(new Error('no disk'));
  const read = kyselyOn(reader, () => writer.syncing);
  const later = watch(put('three'), sql`SELECT 1`.execute(read));
  await someTurns();
  expect(later.toSorted()).toEqual(['Error: no disk', 'Error: no disk']);
  expect(syncs).toHaveLength(1);
});
