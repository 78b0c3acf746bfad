import { setImmediate as soon, setTimeout as pause } from 'node:timers/promises';
import { matchRequest } from '@bicorne/table/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ClockKeeper } from './clock/keeper.ts';
import { Gallery } from './gallery.ts';
import { Shelf } from './shelf.ts';
import { Orders } from './orders/orders.ts';
import { RowQueue } from './queue/rows.ts';
import type { Store } from './store/port.ts';
import { openTable } from './table.ts';
import { PICKET, value } from './test/client.ts';
import { ann, bea, begin, fail, openHouse, withStore } from './test/house.ts';

/** What holds where much is stored, watched, or asked for at once. */

/** A shelf of tables of one stored match under many names, of which these are watched. */
async function withShelf(
  idle: number,
  watched: (id: string) => boolean,
  work: (shelf: Shelf, asked: { looks: number }) => Promise<void>,
): Promise<void> {
  await withStore(async (store, module) => {
    const house = openHouse(store, module);
    const stored = await store.matches.find(await begin(house));
    const asked = { looks: 0 };
    const shelf = new Shelf({
      read: async (id) => stored && openTable(module, { ...stored, id }, []),
      opened: async () => undefined,
      leaving: () => undefined,
      isWatched: (table) => (asked.looks++, watched(table.stored.id)),
      idle,
    });
    await work(shelf, asked);
    await house.tables.close();
  });
}

const names = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${word}${at}`);

async function findAll(shelf: Shelf, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await shelf.find(id);
    await soon();
  }
}

test('however many tables are watched, one more does not have all of them looked at', () =>
  withShelf(
    64,
    (id) => id.startsWith('watched'),
    async (shelf, asked) => {
      await findAll(shelf, names('watched', 500));
      asked.looks = 0;
      await findAll(shelf, names('idle', 200));
      expect(asked.looks).toBeLessThan((200 * 700) / 2);
      expect(shelf.size).toBeLessThanOrEqual(500 + 64 + 2);
    },
  ));

test('tables that nobody watches are kept beside those that are watched, the last asked for', () =>
  withShelf(
    5,
    (id) => id.startsWith('watched'),
    async (shelf) => {
      await findAll(shelf, names('idle', 7));
      await findAll(shelf, names('watched', 20));
      expect(names('idle', 7).filter((id) => shelf.has(id))).toEqual(names('idle', 7).slice(2));
      expect(names('watched', 20).every((id) => shelf.has(id))).toBe(true);
    },
  ));

test('a table that is over and that nobody looks at does not stay until others need its place', () =>
  withShelf(
    50,
    (id) => id === 'watched',
    async (shelf) => {
      vi.useFakeTimers({ toFake: ['performance'] });
      onTestFinished(() => void vi.useRealTimers());
      await findAll(shelf, ['watched', 'over', 'idle']);
      for (const id of ['watched', 'over']) shelf.ended(id);
      await findAll(shelf, ['next']);
      expect(shelf.size).toBe(4);
      vi.advanceTimersByTime(5000);
      await findAll(shelf, ['last']);
      expect(['watched', 'over', 'idle', 'next', 'last'].filter((id) => shelf.has(id))).toEqual([
        'watched',
        'idle',
        'next',
        'last',
      ]);
    },
  ));

test('where many matches are read at once, others have their turn between any two', () =>
  withStore(async (store, module) => {
    const first = openHouse(store, module);
    const ids: string[] = [];
    while (ids.length < 20) ids.push(await begin(first));
    await first.tables.close();
    const { tables } = openHouse(store, module);
    const seen = { turns: 0, all: false };
    const others = (async () => {
      for (; !seen.all; await soon()) seen.turns++;
    })();
    await Promise.all(ids.map((id) => tables.find(id)));
    seen.all = true;
    await others;
    expect(seen.turns).toBeGreaterThanOrEqual(ids.length);
    await tables.close();
  }));

test('what a server slept is given back to matches that it does not read for that', () =>
  withStore(async (store, module) => {
    const clock = { kind: 'days', perMove: 86_400, bank: 0 } as const;
    const before = openHouse(store, module);
    const ids = [await begin(before, { clock }), await begin(before, { clock })];
    await before.tables.close();
    const sinceOf = async (id: string): Promise<readonly (number | null)[]> =>
      (await store.matches.find(id))?.clock?.since ?? [];
    const was = await Promise.all(ids.map(sinceOf));
    await store.looks.remember('beat', String(Date.now() - 3_600_000));
    const { tables, queue } = openHouse(store, module);
    const keeper = new ClockKeeper({
      store,
      queue,
      tables,
      notices: { tell: async () => undefined },
      failed: fail,
    });
    await keeper.start();
    expect(tables.size).toBe(0);
    const now = await Promise.all(ids.map(sinceOf));
    expect(now).not.toEqual(was);
    expect(now.flat().every((since) => since === null || since > Date.now() - 60_000)).toBe(true);
    await keeper.stop();
    await tables.close();
  }));

test('a match that is over leaves no clock behind that would ring for it', () =>
  withStore(async (store, module) => {
    const house = openHouse(store, module);
    const keeper = new ClockKeeper({
      store,
      queue: house.queue,
      tables: house.tables,
      notices: { tell: async () => undefined },
      failed: fail,
    });
    const id = await begin(house, { clock: { kind: 'days', perMove: 86_400, bank: 86_400 } });
    const waits = async (): Promise<boolean> => {
      const stored = await store.matches.find(id);
      if (stored) await keeper.watch(stored);
      return (await store.jobs.nextAfter(0, ['clock'])) !== null;
    };
    expect(await waits()).toBe(true);
    value(await house.tables.resign(id, ann));
    expect(await waits()).toBe(false);
    await house.tables.close();
  }));

test('a look through all that is watched is not begun again while one is under way', () =>
  withStore(async (store, module) => {
    let finds = 0;
    const counting: Store = {
      ...store,
      matches: { ...store.matches, find: (id) => (finds++, store.matches.find(id)) },
    };
    const { tables, lobby } = openHouse(counting, module);
    const { id } = value(await lobby.create(ann, matchRequest.parse(PICKET)));
    value(await lobby.join(id, bea, {}));
    finds = 0;
    await Promise.all([tables.lookAgain(), tables.lookAgain(), tables.lookAgain()]);
    expect(finds).toBe(1);
    await tables.close();
  }));

test('those who see later are shown what is due in one round at a time', () =>
  withStore(async (store, module) => {
    const house = openHouse(store, module);
    const { id } = value(await house.lobby.create(ann, matchRequest.parse({ ...PICKET, delay: 1 })));
    value(await house.lobby.join(id, bea, {}));
    const asked = { now: 0, most: 0, times: 0 };
    const slow: Store = {
      ...store,
      looks: {
        ...store.looks,
        stepsBy: async (match, at) => {
          asked.most = Math.max(asked.most, ++asked.now);
          await pause(20);
          asked.now--;
          asked.times++;
          return store.looks.stepsBy(match, at);
        },
      },
    };
    const games = new Map([['picket', module]]);
    const { tables } = house;
    const gallery = new Gallery({
      store: slow,
      games,
      tables,
      orders: new Orders({
        store,
        queue: new RowQueue(store.jobs, fail),
        games,
        tables,
        tell: () => undefined,
        shared: false,
        tellPlans: () => undefined,
        failed: fail,
      }),
      isWatched: () => true,
      update: () => undefined,
      failed: fail,
      minute: 2,
    });
    value(await gallery.watch(id, null, { have: -1 }, () => undefined));
    asked.times = 0;
    gallery.start();
    await expect.poll(() => asked.times).toBeGreaterThan(6);
    gallery.stop();
    await expect.poll(() => asked.now).toBe(0);
    expect(asked.most).toBe(1);
    await tables.close();
  }));
