import { setTimeout as pause } from 'node:timers/promises';
import { must, turnOf, type Seat } from '@bicorne/engine';
import { matchRequest, type Person } from '@bicorne/table/protocol';
import { expect, test, vi } from 'vitest';
import { Offers } from './affairs/offers.ts';
import { asked } from './clock/clock.ts';
import { ClockKeeper } from './clock/keeper.ts';
import { seat } from './dice.ts';
import { Gallery } from './gallery.ts';
import type { Store } from './store/port.ts';
import type { StepLog } from './store/steps.ts';
import { Orders } from './orders/orders.ts';
import { RowQueue } from './queue/rows.ts';
import { AGAINST_BOT, PICKET, value } from './test/client.ts';
import { ann, bea, begin, choose, fail, openHouse, withStore, type House } from './test/house.ts';

test('told to stop, it finishes what is under way and begins nothing new', () =>
  withStore(async (store, module) => {
    const house = openHouse(store, module);
    const id = await begin(house);
    const { n, action } = await choose(house, id, 0, 'x');
    const steps = (await store.matches.steps.read(id, 0)).length;
    const underWay = house.tables.act(id, ann, n, action);
    const [answer] = await Promise.all([underWay, house.tables.close()]);
    expect(answer).toEqual({ ok: true, value: { n: n + 1 } });
    expect(await store.matches.steps.read(id, 0)).toHaveLength(steps + 1);
    expect(await house.tables.act(id, ann, n + 1, action)).toMatchObject({ fault: { code: 'unavailable' } });
  }));

test('two servers on one store never both accept a step; the one that lost catches up and tells it', () =>
  withStore(async (store, module) => {
    const [one, other] = [openHouse(store, module), openHouse(store, module)];
    const id = await begin(one);
    const { n, action } = await choose(one, id, 0, 'x');
    await other.tables.find(id);
    const answers = await Promise.all([
      one.tables.act(id, ann, n, action),
      other.tables.act(id, ann, n, action),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const [here, there] = await Promise.all([one.tables.find(id), other.tables.find(id)]);
    expect(here?.stream(0).n).toBe(n + 1);
    expect(there?.match.state).toEqual(here?.match.state);
    expect(other.told).toEqual(one.told.slice(-1));
    await Promise.all([one.tables.close(), other.tables.close()]);
  }));

/** A store that appends steps in a way of its own. */
const appending = (store: Store, append: StepLog['append']): Store => ({
  ...store,
  matches: {
    ...store.matches,
    steps: { read: (match, from) => store.matches.steps.read(match, from), append },
  },
});

test('a failed write is no step: nobody is told, and the same action is accepted afterwards', () =>
  withStore(async (store, module) => {
    let broken = false;
    const brittle = appending(store, (match, added) =>
      broken ? Promise.reject(new Error('disk full')) : store.matches.steps.append(match, added),
    );
    const house = openHouse(brittle, module);
    const id = await begin(house);
    const { n, action } = await choose(house, id, 0, 'x');
    const told = house.told.length;
    broken = true;
    await expect(house.tables.act(id, ann, n, action)).rejects.toThrow('disk full');
    expect(house.told).toHaveLength(told);
    const table = await house.tables.find(id);
    expect(table?.stream(0).n).toBe(n);
    broken = false;
    expect(await house.tables.act(id, ann, n, action)).toMatchObject({ ok: true });
    await house.tables.close();
  }));

test('a write whose answer was lost is looked for, and acknowledged where it is there', () =>
  withStore(async (store, module) => {
    const deaf = appending(store, async (match, added) => {
      await store.matches.steps.append(match, added);
      throw new Error('the line is cut');
    });
    const house = openHouse(deaf, module);
    const id = await begin(house);
    const { n, action } = await choose(house, id, 0, 'x');
    expect(await house.tables.act(id, ann, n, action)).toEqual({ ok: true, value: { n: n + 1 } });
    await house.tables.close();
  }));

test('where the line to the store breaks, two windows that decided the same are both told, and it is done once', () =>
  withStore(async (store, module) => {
    const cut = appending(store, () => Promise.reject(new Error('the line is cut')));
    const [one, other] = [openHouse(store, module), openHouse(cut, module)];
    const id = await begin(one);
    const { n, action } = await choose(one, id, 0, 'x');
    await other.tables.find(id);
    const done = { ok: true, value: { n: n + 1 } };
    expect(await one.tables.act(id, ann, n, action)).toEqual(done);
    const steps = await store.matches.steps.read(id, 0);
    expect(await other.tables.act(id, ann, n, action)).toEqual(done);
    expect(await store.matches.steps.read(id, 0)).toEqual(steps);
    await Promise.all([one.tables.close(), other.tables.close()]);
  }));

test('whoever asks again is told that it stands; the same without asking again is late', () =>
  withStore(async (store, module) => {
    const house = openHouse(store, module);
    const id = await begin(house);
    const { n, action } = await choose(house, id, 0, 'x');
    const told = value(await house.tables.act(id, ann, n, action, { line: 'a line' }));
    expect(told).toMatchObject({ n: n + 1, updates: [{ n: n + 1 }] });
    const again = { again: true, line: 'another line' };
    expect(await house.tables.act(id, ann, n, action, again)).toEqual({ ok: true, value: told });
    const other = await choose(house, id, 0, 'y');
    expect(await house.tables.act(id, ann, n, other.action, again)).toMatchObject(STALE);
    expect(await house.tables.act(id, ann, n, action)).toMatchObject(STALE);
    await house.tables.close();
  }));

const STALE = { ok: false, fault: { code: 'stale' } };

test('a bot that fails is reported, and the match goes on', () =>
  withStore(async (store, module) => {
    await store.matches.add({
      id: 'withbot',
      game: 'picket',
      rules: '1',
      scenario: 'plain',
      options: {},
      listed: false,
      secret: 'secret',
      seats: [
        { name: 'blue', sitter: seat({ person: ann.id, bot: null }) },
        { name: 'red', sitter: seat({ person: null, bot: 'gone' }) },
      ],
      turn: { kind: 'chance' },
      createdAt: 0,
      host: ann.id,
      terms: {},
    });
    const errors: unknown[] = [];
    const house = openHouse(store, module, (error) => errors.push(error));
    await house.queue.start();
    await house.tables.wakeBots();
    const placed = async (): Promise<string[]> =>
      (await store.matches.steps.read('withbot', 0)).filter((step) => step.startsWith('1:'));
    while ((await placed()).length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(String(errors[0])).toContain('no bot gone');
    await house.tables.close();
    await house.queue.stop();
  }));

test('a bot’s job on a server that has not heard of a move looks in the store, and the bot plays', () =>
  withStore(async (store, module) => {
    const [one, other] = [openHouse(store, module), openHouse(store, module)];
    await one.queue.start();
    const { id } = value(await one.lobby.create(ann, matchRequest.parse(AGAINST_BOT)));
    const asked = async (seat: Seat): Promise<boolean> => {
      const turn = (await store.matches.find(id))?.turn;
      return turn?.kind === 'seats' && turn.seats.includes(seat);
    };
    while (!(await asked(0)) || (await asked(1))) await pause(5);
    await one.queue.stop();
    await other.tables.find(id);

    for (let seed = 0; await asked(0); seed++) {
      const { n, action } = await choose(one, id, 0, `${seed}`);
      value(await one.tables.act(id, ann, n, action));
    }
    const before = (await store.matches.find(id))?.steps ?? 0;
    await other.queue.start();
    await other.queue.put('bot', id);
    while (((await store.matches.find(id))?.steps ?? 0) === before) await pause(5);
    expect((await store.matches.steps.read(id, before))[0]).toMatch(/^1:/);
    await Promise.all([one.tables.close(), other.tables.close()]);
    await other.queue.stop();
  }));

test('a clock’s job on a server that has not heard that the match began looks in the store, and it is lost on time', () =>
  withStore(async (store, module) => {
    const [one, other] = [openHouse(store, module), openHouse(store, module)];
    const { tables, queue } = other;
    void new ClockKeeper({ store, queue, tables, notices: { tell: async () => undefined }, failed: fail });
    const clock = { kind: 'live', base: 1, increment: 0 } as const;
    const { id } = value(await one.lobby.create(ann, matchRequest.parse({ ...PICKET, clock })));
    await tables.find(id);
    value(await one.lobby.join(id, bea, {}));
    await pause(1050);
    await queue.start();
    await queue.put('clock', id);
    while ((await store.matches.find(id))?.turn.kind !== 'over') await pause(5);
    expect((await tables.find(id))?.stored.turn).toMatchObject({ ending: { reason: 'clock' } });
    await Promise.all([one.tables.close(), tables.close()]);
    await queue.stop();
  }));

/** Plays a seat until the next action that is handed out would pass the turn to the other. */
async function passing(
  house: House,
  id: string,
  seat: Seat,
  person: Person,
): Promise<{ n: number; action: unknown }> {
  for (;;) {
    const table = await house.tables.find(id);
    if (!table) throw new Error('no table');
    const { n, sight } = table.stream(seat);
    const passes = (action: unknown): boolean => {
      const turn = turnOf(must(table.act(seat, action)).at(-1)?.match ?? table.match);
      return turn.kind === 'seats' && !turn.seats.includes(seat);
    };
    const action = sight.legal.find(passes);
    if (action) return { n, action };
    value(await house.tables.act(id, person, n, sight.legal[0]));
  }
}

test('what was to be taken back is not, where the turn passes in the moment it is granted', () =>
  withStore(async (store, module) => {
    const house = openHouse(store, module);
    const { tables } = house;
    const offers = new Offers(store, tables, { tell: async () => undefined });
    const id = await begin(house);
    const people = [ann, bea];
    const turn = async (): Promise<readonly Seat[]> =>
      asked((await store.matches.find(id))?.turn ?? { kind: 'chance' });
    while ((await turn()).length > 1) {
      const [seat] = await turn();
      const { n, action } = await choose(house, id, seat, 'x');
      value(await tables.act(id, people[seat], n, action));
    }
    const [first] = await turn();
    const last = await passing(house, id, first, people[first]);
    value(await tables.act(id, people[first], last.n, last.action));
    const second = 1 - first;
    const next = await passing(house, id, second, people[second]);
    value(await offers.offer(people[first], { match: id, what: 'undo' }));
    const [acted, granted] = await Promise.all([
      tables.act(id, people[second], next.n, next.action),
      offers.answer(people[second], { match: id, what: 'undo', by: first, agree: true }),
    ]);
    expect(acted).toMatchObject({ ok: true });
    expect(granted).toMatchObject(STALE);
    expect(await turn()).toEqual([first]);
    await tables.close();
  }));

test('what is no longer offered cannot be accepted on a server that has not heard of it', () =>
  withStore(async (store, module) => {
    const houses = [openHouse(store, module), openHouse(store, module)];
    const [one, other] = houses.map(
      ({ tables }) => new Offers(store, tables, { tell: async () => undefined }),
    );
    const id = await begin(houses[0]);
    const offer = { match: id, what: 'draw' } as const;
    value(await one.offer(ann, offer));
    await houses[1].tables.find(id);
    value(await one.offer(ann, offer));
    expect(await other.answer(bea, { ...offer, by: 0, agree: true })).toMatchObject(STALE);
    expect((await store.matches.find(id))?.turn.kind).toBe('seats');
    await Promise.all(houses.map(({ tables }) => tables.close()));
  }));

test.each(['draw', 'pause', 'undo'] as const)(
  'what is withdrawn while it is accepted is not carried out: %s',
  (what) =>
    withStore(async (store, module) => {
      const house = openHouse(store, module);
      const { tables } = house;
      const offers = new Offers(store, tables, { tell: async () => undefined });
      const clock = { kind: 'days', perMove: 86_400, bank: 0 } as const;
      const id = await begin(house, { clock });
      const { n, action } = await choose(house, id, 0, 'x');
      value(await tables.act(id, ann, n, action));
      const before = await store.matches.find(id);
      value(await offers.offer(ann, { match: id, what }));
      const method = ({ draw: 'stop', pause: 'wind', undo: 'rewind' } as const)[what];
      const carryOut = vi.spyOn(tables, method);
      carryOut.mockImplementationOnce(async (...given: unknown[]) => {
        value(await offers.offer(ann, { match: id, what }));
        return Reflect.apply(tables[method], tables, given);
      });
      expect(await offers.answer(bea, { match: id, what, by: 0, agree: true })).toMatchObject(STALE);
      expect(await store.matches.find(id)).toMatchObject({ steps: before?.steps, clock: before?.clock });
      await tables.close();
    }),
);

test('what is offered can be accepted on a server that has not heard of it', () =>
  withStore(async (store, module) => {
    const houses = [openHouse(store, module), openHouse(store, module)];
    const [one, other] = houses.map(
      ({ tables }) => new Offers(store, tables, { tell: async () => undefined }),
    );
    const id = await begin(houses[0]);
    await houses[1].tables.find(id);
    const offer = { match: id, what: 'draw' } as const;
    value(await one.offer(ann, offer));
    value(await other.answer(bea, { ...offer, by: 0, agree: true }));
    expect((await store.matches.find(id))?.turn).toMatchObject({ ending: { reason: 'agreed' } });
    await Promise.all(houses.map(({ tables }) => tables.close()));
  }));

test('whoever comes to see a match later, in the moment in which its table is put away, is shown how it goes on', () =>
  withStore(async (store, module) => {
    const house = openHouse(store, module);
    const { tables } = house;
    const { id } = value(await house.lobby.create(ann, matchRequest.parse({ ...PICKET, delay: 1 })));
    value(await house.lobby.join(id, bea, {}));
    const putAway = Promise.withResolvers<void>();
    const shown = { entered: false, looks: 0, updates: 0 };
    const slow: Store = {
      ...store,
      looks: {
        ...store.looks,
        stepsBy: async (match, at) => {
          if (at !== undefined && ++shown.looks === 2) await putAway.promise;
          return store.looks.stepsBy(match, at);
        },
      },
    };
    const games = new Map([['picket', module]]);
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
      isWatched: () => {
        putAway.resolve();
        return shown.entered;
      },
      update: (_match, _viewer, updates) => (shown.updates += shown.entered ? updates.length : 0),
      failed: fail,
      minute: 10,
    });
    const begun = await store.matches.find(id);
    if (begun) await gallery.moved(begun);
    gallery.start();
    value(await gallery.watch(id, null, { have: -1 }, () => (shown.entered = true)));
    const { n, action } = await choose(house, id, 0, 'x');
    value(await tables.act(id, ann, n, action));
    const stored = await store.matches.find(id);
    if (stored) await gallery.moved(stored);
    await expect.poll(() => shown.updates, { timeout: 30_000 }).toBeGreaterThan(0);
    gallery.stop();
    await tables.close();
  }));

test('a match whose last seat was taken on a server that then died is begun by another that looks again', () =>
  withStore(async (store, module) => {
    const house = openHouse(store, module);
    const clock = { kind: 'live', base: 3600, increment: 0 } as const;
    const { id } = value(await house.lobby.create(ann, matchRequest.parse({ ...PICKET, clock })));
    await store.matches.takeSeat(id, 1, seat({ person: bea.id, bot: null }));
    await house.tables.lookAgain();
    const begun = await store.matches.find(id);
    expect(begun?.turn.kind).toBe('seats');
    expect(begun?.clock?.since.some((since) => since !== null)).toBe(true);
    await house.tables.close();
  }));

test('those who see later see also what was stored by a server that died before it noted when', () =>
  withStore(async (store, module) => {
    const house = openHouse(store, module);
    const { tables } = house;
    const { id } = value(await house.lobby.create(ann, matchRequest.parse({ ...PICKET, delay: 1 })));
    value(await house.lobby.join(id, bea, {}));
    const { n, action } = await choose(house, id, 0, 'x');
    value(await tables.act(id, ann, n, action));
    const games = new Map([['picket', module]]);
    const gallery = new Gallery({
      store,
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
      isWatched: () => false,
      update: () => undefined,
      failed: fail,
      minute: 0,
    });
    const stored = await store.matches.find(id);
    expect(stored && (await gallery.lateTable(stored))?.steps).toBe(stored?.steps);
    await tables.close();
  }));

test('what is agreed after somebody’s time is spent comes too late: a draw, or that something be taken back', () =>
  withStore(async (store, module) => {
    const house = openHouse(store, module);
    const offers = new Offers(store, house.tables, { tell: async () => undefined });
    const clock = { kind: 'live', base: 1, increment: 0 } as const;
    for (const what of ['draw', 'undo'] as const) {
      const { id } = value(await house.lobby.create(ann, matchRequest.parse({ ...PICKET, clock })));
      value(await house.lobby.join(id, bea, {}));
      const { n, action } = await choose(house, id, 0, 'x');
      value(await house.tables.act(id, ann, n, action));
      value(await offers.offer(ann, { match: id, what }));
      await pause(1050);
      const answer = await offers.answer(bea, { match: id, what, by: 0, agree: true });
      expect(answer).toMatchObject({ fault: { code: 'over' } });
      expect((await store.matches.find(id))?.turn).toMatchObject({ ending: { reason: 'clock' } });
    }
    await house.tables.close();
  }));
