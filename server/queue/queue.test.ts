import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Job, JobStore } from '../store/jobs.ts';
import { openSqlite } from '../store/sqlite.ts';
import { withFolder } from '../test/client.ts';
import { startPostgres, type Postgres } from '../test/postgres.ts';
import { BossQueue } from './boss.ts';
import type { Queue } from './port.ts';
import { RowQueue } from './rows.ts';

const ignore = (): void => undefined;

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(5);
}

/** What every queue keeps; `within` is handed a maker of queues on one storage. */
function queueContract(within: (test: (open: () => Promise<Queue>) => Promise<void>) => Promise<void>): void {
  test('a job put while no server runs is done when one starts', () =>
    within(async (open) => {
      const done: string[] = [];
      const first = await open();
      first.handle('turn', async () => undefined);
      await first.put('turn', 'a');
      await first.stop();
      const second = await open();
      second.handle('turn', async (key) => void done.push(key));
      await second.start();
      await until(() => done.length > 0);
      await second.stop();
      expect(done).toEqual(['a']);
    }));

  test('a job waits for its time, and goes when it is dropped', () =>
    within(async (open) => {
      const done: string[] = [];
      const queue = await open();
      queue.handle('turn', async (key) => void done.push(key));
      await queue.start();
      await queue.put('turn', 'later', Date.now() + 3_600_000);
      await queue.put('turn', 'dropped', Date.now() + 500);
      await queue.drop('turn', 'dropped');
      await queue.put('turn', 'now');
      await until(() => done.length > 0);
      expect(done).toEqual(['now']);
      await queue.put('turn', 'later');
      await until(() => done.length > 1);
      await queue.stop();
      expect(done).toEqual(['now', 'later']);
    }));

  test('jobs of one kind that take long keep no other kind waiting', () =>
    within(async (open) => {
      const done: string[] = [];
      const { promise: answer, resolve: answerAll } = Promise.withResolvers<void>();
      const queue = await open();
      queue.handle('letter', () => answer);
      queue.handle('turn', async (key) => void done.push(key));
      await queue.start();
      for (let i = 0; i < 100; i++) await queue.put('letter', `${i}`);
      await queue.put('turn', 'a');
      await until(() => done.length > 0);
      answerAll();
      await queue.stop();
      expect(done).toEqual(['a']);
    }));

  test('a job that fails is done again', () =>
    within(async (open) => {
      let tries = 0;
      const queue = await open();
      queue.handle('turn', async () => {
        if (++tries === 1) throw new Error('not today');
      });
      await queue.start();
      await queue.put('turn', 'a');
      await until(() => tries > 1);
      await queue.stop();
      expect(tries).toBe(2);
    }));
}

describe('the queue of a server that is alone', () => {
  queueContract((test) =>
    withFolder(async (folder) => {
      const store = openSqlite(join(folder, 'bicorne.sqlite'));
      await test(async () => new RowQueue(store.jobs, ignore));
      await store.close();
    }),
  );
});

test('a job that comes due while the queue looks for others is not lost', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const job: Job = { kind: 'turn', key: 'a', due: Date.now() + 1, tries: 0, version: 0 };
  const { promise: done, resolve } = Promise.withResolvers<string>();
  const store: JobStore = {
    put: async () => undefined,
    drop: async () => undefined,
    due: async (now) => {
      vi.setSystemTime(job.due);
      return job.due <= now ? [job] : [];
    },
    nextAfter: async (now) => (job.due > now ? job.due : null),
    done: async () => undefined,
    putOff: async () => undefined,
  };
  const queue = new RowQueue(store, ignore);
  queue.handle('turn', async (key) => resolve(key));
  await queue.start();
  expect(await done).toBe('a');
  await queue.stop();
});

describe('the queue of several servers', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  queueContract(async (test) => {
    const url = await postgres.newDatabase();
    await test(async () => new BossQueue(url, ignore));
  });
});
