import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  look,
  must,
  ONLOOKER,
  openMatch,
  quickRng,
  readRecord,
  verify,
  type Seat,
  type Viewer,
} from '@bicorne/engine';
import { loadGame, type GameModule } from '@bicorne/games';
import { OldRules } from '@bicorne/table/fault';
import {
  matchRequest,
  type Answer,
  type MatchRequest,
  type Person,
  type Update,
} from '@bicorne/table/protocol';
import { playAll } from '@bicorne/table/steps';
import { afterEach, expect, test, vi } from 'vitest';
import { Gallery } from './gallery.ts';
import { Lobby } from './lobby.ts';
import { RowQueue } from './queue/rows.ts';
import { readMatchRecord } from './record.ts';
import { Orders } from './orders/orders.ts';
import type { Store } from './store/port.ts';
import { openSqlite } from './store/sqlite.ts';
import { Tables } from './tables.ts';
import { PICKET, value, withFolder } from './test/client.ts';

const ann: Person = { id: 'ann', name: 'Ann' };
const bea: Person = { id: 'bea', name: 'Bea' };

const fail = (error: unknown): void => {
  throw error;
};

/** A server of some version, without its doors. */
function openHouse(store: Store, module: GameModule): { tables: Tables; lobby: Lobby } {
  const audience = {
    isWatched: () => false,
    isHere: () => false,
    update: () => undefined,
    cardChanged: () => undefined,
    turnPassed: () => undefined,
  };
  const games = new Map([['picket', module]]);
  const tables = new Tables({
    store,
    queue: new RowQueue(store.jobs, fail),
    games,
    audience,
    failed: fail,
    idleMatches: 10,
    botThreads: 1,
    botDelay: 0,
  });
  return { tables, lobby: new Lobby(store, games, tables) };
}

/** Plays so many random actions, or to the end. */
async function play(tables: Tables, id: string, actions: number): Promise<void> {
  const rng = quickRng(`${id}${actions}`);
  for (let done = 0; done < actions; done++) {
    const table = await tables.find(id);
    const turn = table?.stored.turn;
    if (!table || turn?.kind !== 'seats') return;
    const [seat] = turn.seats;
    const { n, sight } = table.stream(seat);
    const action = sight.legal[rng.below(sight.legal.length)];
    value(await tables.act(id, seat === 0 ? ann : bea, n, action));
  }
}

/** The same game under rules of another name, in which nobody may do what the first seat did first. */
const stricter = (module: GameModule, forbidden: string): GameModule => ({
  ...module,
  game: {
    ...module.game,
    rules: '2',
    legal: (state, seat: Seat) =>
      module.game.legal(state, seat).filter((action) => module.game.write(action) !== forbidden),
  },
});

async function withMatch(
  actions: number,
  test: (store: Store, module: GameModule, id: string) => Promise<void>,
  wish: MatchRequest = PICKET,
): Promise<void> {
  const module = await loadGame('picket');
  if (!module) throw new Error('no picket');
  await withFolder(async (folder) => {
    const store = openSqlite(join(folder, 'bicorne.sqlite'));
    await store.people.add(ann, 'a');
    await store.people.add(bea, 'b');
    const { tables, lobby } = openHouse(store, module);
    const { id } = value(await lobby.create(ann, matchRequest.parse(wish)));
    value(await lobby.join(id, bea, {}));
    await play(tables, id, actions);
    await tables.close();
    await test(store, module, id);
    await store.close();
  });
}

const firstAct = async (store: Store, id: string): Promise<string> =>
  (await store.matches.steps.read(id, 0)).find((word) => word.startsWith('0:'))?.slice(2) ?? '';

test('a match whose rules have changed, but not for it, goes on as if nothing were', () =>
  withMatch(12, async (store, module, id) => {
    const newer = { ...module, game: { ...module.game, rules: '2' } };
    const before = await store.matches.steps.read(id, 0);
    const { tables } = openHouse(store, newer);
    expect((await tables.find(id))?.stored.turn.kind).toBe('seats');
    expect(await store.matches.steps.read(id, 0)).toEqual(before);
    await tables.close();
  }));

test('a match that cannot be played again goes on from where it stood, and its record marks the place', () =>
  withMatch(12, async (store, module, id) => {
    const newer = stricter(module, await firstAct(store, id));
    const before = await store.matches.steps.read(id, 0);
    const { tables } = openHouse(store, newer);
    const table = await tables.find(id);
    const after = await store.matches.steps.read(id, 0);
    expect(after.slice(0, -1)).toEqual(before);
    expect(after.at(-1)).toMatch(/^=\{"rules":"2"/);
    expect(table?.stored).toMatchObject({ rules: '1', steps: after.length });
    await play(tables, id, 1000);
    expect((await tables.find(id))?.stored.turn.kind).toBe('over');
    const record = must(readRecord(value(await readMatchRecord(await tables.find(id), ann))));
    expect(must(verify(record, () => newer.game))).toMatchObject({ dice: 'proven', unplayed: before.length });
    await tables.close();
  }));

test('without a stored state behind the last steps these are taken back, and stay in the record', () =>
  withMatch(12, async (store, module, id) => {
    const [mark] = await store.marks.of(id);
    const { tables: older } = openHouse(store, module);
    await play(older, id, 3);
    const played = (await store.matches.steps.read(id, 0)).length - mark.n;
    expect(played).toBeGreaterThan(0);
    const { tables } = openHouse(store, stricter(module, await firstAct(store, id)));
    const table = await tables.find(id);
    expect(table?.match.state).toEqual(JSON.parse(mark.state));
    expect((await store.matches.steps.read(id, 0)).at(-2)).toBe(`<${played}`);
    await tables.close();
  }));

test('where that gives the turn to somebody else, his clock runs and not that of whoever was asked', () =>
  withMatch(
    12,
    async (store, module, id) => {
      const then = (await store.matches.find(id))?.turn;
      const { tables: older } = openHouse(store, module);
      const isThen = async (): Promise<boolean> =>
        isDeepStrictEqual((await store.matches.find(id))?.turn, then);
      for (let i = 0; i < 30 && (await isThen()); i++) await play(older, id, 1);
      expect(await isThen()).toBe(false);
      const { tables } = openHouse(store, stricter(module, await firstAct(store, id)));
      const { turn, clock } = (await tables.find(id))?.stored ?? {};
      expect(turn).toEqual(then);
      const running = clock?.since.flatMap((since, seat) => (since === null ? [] : [seat]));
      expect({ kind: 'seats', seats: running }).toEqual(turn);
      expect((await store.matches.find(id))?.clock).toEqual(clock);
      await tables.close();
    },
    { ...PICKET, clock: { kind: 'days', perMove: 86_400, bank: 0 } },
  ));

test('numbers of messages from before do not fit the new ones: the client is shown the whole anew', () =>
  withMatch(12, async (store, module, id) => {
    const { tables: older } = openHouse(store, module);
    const had = (await older.find(id))?.stream(0).n ?? 0;
    await older.close();
    const { tables } = openHouse(store, stricter(module, await firstAct(store, id)));
    const wish = { have: had, rest: true };
    expect(value(await tables.watch(id, ann, wish, () => undefined))).toHaveProperty('sight');
    const table = await tables.find(id);
    expect(table?.isCurrent(0, had)).toBe(false);
    const { n } = table?.stream(0) ?? { n: 0 };
    expect(value(await tables.watch(id, ann, { have: n, rest: true }, () => undefined))).toMatchObject({
      n,
      updates: [],
    });
    await tables.close();
  }));

test('onlookers with a delay see it from where it went on', () =>
  withMatch(
    12,
    async (store, module, id) => {
      const newer = stricter(module, await firstAct(store, id));
      const games = new Map([['picket', newer]]);
      const { tables } = openHouse(store, newer);
      const orders = new Orders({
        store,
        queue: new RowQueue(store.jobs, fail),
        games,
        tables,
        tell: () => undefined,
        shared: false,
        tellPlans: () => undefined,
        failed: fail,
      });
      const gallery = new Gallery({
        store,
        games,
        tables,
        orders,
        isWatched: () => false,
        update: () => undefined,
        failed: fail,
        minute: 0,
      });
      const stored = (await tables.find(id))?.stored;
      if (!stored) throw new Error('no match');
      await gallery.moved(stored);
      expect((await gallery.lateTable(stored))?.steps).toBe(stored.steps);
      await tables.close();
    },
    { ...PICKET, delay: 1 },
  ));

test.each([6, 0])(
  'until that is due they are shown the last stored state of before, of %i steps; then they are told what is',
  (marked) =>
    withMatch(
      12,
      async (store, module, id) => {
        const words = await store.matches.steps.read(id, 0);
        const before = must(openMatch(module.game, { scenario: 'ford' }));
        const then = playAll(before, words.slice(0, marked)).toEnd();
        if (marked > 0)
          await store.marks.put(id, { n: marked, digest: '', state: JSON.stringify(then.state) });
        const now = Date.now();
        vi.useFakeTimers({ toFake: ['Date'], now });
        await store.looks.addMoment(id, 8, now - 90_000);
        await store.looks.addMoment(id, words.length, now - 30_000);

        const newer = stricter(module, await firstAct(store, id));
        const games = new Map([['picket', newer]]);
        const { tables } = openHouse(store, newer);
        const orders = new Orders({
          store,
          queue: new RowQueue(store.jobs, fail),
          games,
          tables,
          tell: () => undefined,
          shared: false,
          tellPlans: () => undefined,
          failed: fail,
        });
        const told: Update[] = [];
        const update = (_: unknown, __: Viewer, updates: readonly Update[]): void =>
          void told.push(...updates);
        const isWatched = (): boolean => false;
        const gallery = new Gallery({ store, games, tables, orders, isWatched, update, failed: fail });
        const stored = (await tables.find(id))?.stored;
        if (!stored) throw new Error('no match');
        const late = await gallery.lateTable(stored);
        expect(late?.stream(ONLOOKER)).toMatchObject({ n: 0, sight: look(then, ONLOOKER) });
        expect(value(await gallery.moment(id, null, 0, undefined)).sight).toMatchObject({ legal: [] });
        vi.setSystemTime(now + 50_000);
        await gallery.lateTable(stored);
        expect(told).toEqual([]);
        vi.setSystemTime(now + 90_000);
        const seen = await gallery.lateTable(stored);
        expect(seen?.steps).toBe(stored.steps);
        expect(seen?.stream(ONLOOKER).sight).toEqual((await tables.find(id))?.stream(ONLOOKER).sight);
        expect(told).toMatchObject([{ n: 1 }]);
        await tables.close();
      },
      { ...PICKET, delay: 1 },
    ),
);

afterEach(() => void vi.useRealTimers());

/** They are of states that cannot be computed any more. */
const withoutDigests = (record: Answer<string>): string => value(record).replaceAll(/ #[0-9a-f]{16}/g, '');

test('a finished match that cannot be played again is shown as it ended, and its record is whole', () =>
  withMatch(1000, async (store, module, id) => {
    const ended = await openHouse(store, module).tables.find(id);
    await expect.poll(async () => (await store.marks.of(id))[0]?.n).toBe(ended?.steps);
    await store.matches.pack(id);
    const { tables } = openHouse(store, stricter(module, await firstAct(store, id)));
    const shown = value(await tables.watch(id, ann, { have: -1 }, () => undefined));
    expect(shown).toMatchObject({ sight: { ...ended?.stream(0).sight, prompt: null } });
    expect(value(await readMatchRecord(await tables.find(id), bea))).toBe(
      withoutDigests(await readMatchRecord(ended, bea)),
    );
    await tables.close();
  }));

test('one whose end was not stored gives its record, and says so otherwise', () =>
  withMatch(1000, async (store, module, id) => {
    const ended = await openHouse(store, module).tables.find(id);
    const forgetful: Store = { ...store, marks: { ...store.marks, of: async () => [] } };
    const { tables } = openHouse(forgetful, stricter(module, await firstAct(store, id)));
    await expect(tables.watch(id, ann, { have: -1 }, () => undefined)).rejects.toThrow(OldRules);
    expect(value(await readMatchRecord(await tables.find(id), bea))).toBe(
      withoutDigests(await readMatchRecord(ended, bea)),
    );
    await tables.close();
  }));
