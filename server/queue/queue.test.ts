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

  test('no more of a kind are done at once than its worker wishes, and all are done', () =>
    within(async (open) => {
      let [now, most, done] = [0, 0, 0];
      const { promise: two, resolve: meet } = Promise.withResolvers<void>();
      const queue = await open();
      const work = async (): Promise<void> => {
        most = Math.max(most, ++now);
        // However busy the machine is: the first waits for a second one.
        if (now === 2) meet();
        await two;
        await pause(2);
        now--;
        done++;
      };
      queue.handle('pack', work, 2);
      for (let i = 0; i < 7; i++) await queue.put('pack', `${i}`);
      await queue.start();
      await until(() => done === 7);
      await queue.stop();
      expect(most).toBe(2);
    }));

  test('a job that is put again while it is done is done once more', () =>
    within(async (open) => {
      const { promise: again, resolve: goOn } = Promise.withResolvers<void>();
      let begun = 0;
      const queue = await open();
      queue.handle('turn', () => (++begun === 1 ? again : Promise.resolve()));
      await queue.start();
      await queue.put('turn', 'a');
      await until(() => begun === 1);
      await queue.put('turn', 'a');
      goOn();
      await until(() => begun === 2);
      await queue.stop();
      expect(begun).toBe(2);
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

/** A store in which one thing goes as this test wants it. */
const storeWith = (changed: Partial<JobStore>): JobStore => ({
  put: async () => undefined,
  drop: async () => undefined,
  due: async () => [],
  nextAfter: async () => null,
  done: async () => undefined,
  putOff: async () => undefined,
  ...changed,
});

const job = (key: string, due = 0): Job => ({ kind: 'turn', key, due, tries: 0, version: 0 });

test('a job that comes due while the queue looks for others is not lost', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const soon = job('a', Date.now() + 1);
  const { promise: done, resolve } = Promise.withResolvers<string>();
  const store = storeWith({
    due: async (_, now) => {
      vi.setSystemTime(soon.due);
      return soon.due <= now ? [soon] : [];
    },
    nextAfter: async (now) => (soon.due > now ? soon.due : null),
  });
  const queue = new RowQueue(store, ignore);
  queue.handle('turn', async (key) => resolve(key));
  await queue.start();
  expect(await done).toBe('a');
  await queue.stop();
});

test('many jobs of one kind do not have the store searched for others', async () => {
  const rows = Array.from({ length: 500 }, (_, at) => job(`${at}`));
  const asked = { turn: 0, letter: 0 };
  const store = storeWith({
    due: async (kind, _, most) => {
      asked[kind === 'turn' ? 'turn' : 'letter']++;
      return kind === 'turn' ? rows.slice(0, most) : [];
    },
    done: async (one) => void rows.splice(rows.indexOf(one), 1),
  });
  const queue = new RowQueue(store, ignore);
  for (const kind of ['turn', 'letter']) queue.handle(kind, async () => undefined);
  await queue.start();
  await until(() => rows.length === 0);
  await queue.stop();
  expect(asked.letter).toBe(1);
  expect(asked.turn).toBeLessThanOrEqual(501);
});

test('a store that could not be asked is asked again', async () => {
  const failures: unknown[] = [];
  const { promise: done, resolve } = Promise.withResolvers<string>();
  const store = storeWith({
    due: async () => {
      if (failures.length === 0) throw new Error('away');
      return [job('a')];
    },
  });
  const queue = new RowQueue(store, (error) => failures.push(error));
  queue.handle('turn', async (key) => resolve(key));
  await queue.start();
  expect(await done).toBe('a');
  await queue.stop();
  expect(failures).toHaveLength(1);
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

  test('of what a process does at once one person has a quarter, however much he has done', async () => {
    const queue = new BossQueue(await postgres.newDatabase(), ignore);
    const { promise: answer, resolve: answerAll } = Promise.withResolvers<void>();
    const begun: string[] = [];
    const work = async (key: string): Promise<void> => {
      begun.push(key);
      await answer;
    };
    queue.handle('turn', work, 4);
    for (let at = 0; at < 6; at++) await queue.put('turn', `a${at}`, undefined, 'a');
    await queue.put('turn', 'b0', undefined, 'b');
    expect(await queue.waiting('turn')).toBe(7);
    await queue.start();
    await until(() => begun.includes('b0'));
    expect(begun.filter((key) => key.startsWith('a'))).toEqual(['a0']);
    answerAll();
    await until(() => begun.length === 7);
    await queue.stop();
  });
});
