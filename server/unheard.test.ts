import { setTimeout as pause } from 'node:timers/promises';
import { commitment } from '@bicorne/engine';
import { matchRequest } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { Offers } from './affairs/offers.ts';
import { PICKET, value } from './test/client.ts';
import { ann, bea, begin, choose, openHouse, withStore, type House } from './test/house.ts';
import type { Store } from './store/port.ts';

/** Two servers on one store, of which neither hears what the other does. */

const DAYS = { clock: { kind: 'days', perMove: 86_400, bank: 0 } } as const;
const LIVE = { clock: { kind: 'live', base: 3, increment: 0 } } as const;

const withTwo = (
  terms: Parameters<typeof begin>[1],
  test: (one: House, other: House, id: string, store: Store) => Promise<void>,
): Promise<void> =>
  withStore(async (store, module) => {
    const [one, other] = [openHouse(store, module), openHouse(store, module)];
    const id = await begin(one, terms);
    await other.tables.find(id);
    await test(one, other, id, store);
    await Promise.all([one.tables.close(), other.tables.close()]);
  });

const offersOf = ({ tables }: House, store: Store): Offers =>
  new Offers(store, tables, { tell: async () => undefined });

test('a pause holds, though somebody acts on a server that has not heard of it', () =>
  withTwo(DAYS, async (one, other, id, store) => {
    const { n, action } = await choose(other, id, 0, 'x');
    const offers = offersOf(one, store);
    value(await offers.offer(ann, { match: id, what: 'pause', hours: 48 }));
    value(await offers.answer(bea, { match: id, what: 'pause', by: 0, agree: true }));
    const paused = (await store.matches.find(id))?.clock?.paused;
    expect(paused).toBeTruthy();
    value(await other.tables.act(id, ann, n, action));
    expect((await store.matches.find(id))?.clock?.paused).toEqual(paused);
  }));

test('what was offered after a step is shown with it on a server that hears of both at once', () =>
  withTwo({}, async (one, other, id, store) => {
    const { n, action } = await choose(one, id, 0, 'x');
    value(await one.tables.act(id, ann, n, action));
    value(await offersOf(one, store).offer(ann, { match: id, what: 'draw' }));
    await other.tables.hear({ match: id, people: [] });
    expect(other.told).toHaveLength(1);
    expect(other.cards.at(-1)?.affairs.offers).toMatchObject([{ what: 'draw' }]);
  }));

test('what one window offers on either server at the same moment is offered once', () =>
  withTwo({}, async (one, other, id, store) => {
    const offers = [one, other].map((house) => offersOf(house, store));
    await Promise.all(offers.map((from) => from.offer(ann, { match: id, what: 'draw' })));
    expect((await store.matches.find(id))?.affairs.offers).toHaveLength(1);
  }));

test('when the time is spent nothing is done, though a server that has not heard of the last step cannot end the match', () =>
  withTwo(LIVE, async (one, other, id, store) => {
    const first = await choose(one, id, 0, 'x');
    value(await one.tables.act(id, ann, first.n, first.action));
    const { action } = await choose(one, id, 0, 'y');
    const { length } = await store.matches.steps.read(id, 0);
    await pause(3050);
    expect(await other.tables.act(id, ann, first.n, action)).toMatchObject({ ok: false });
    expect(await store.matches.steps.read(id, 0)).toHaveLength(length);
  }));

test('whoever asks again, on a server that has not heard of it, whether his action stands is told that it does', () =>
  withTwo({}, async (one, other, id, store) => {
    const { n, action } = await choose(one, id, 0, 'x');
    const done = await one.tables.act(id, ann, n, action);
    expect(await other.tables.act(id, ann, n, action, { again: true })).toEqual(done);
    const third = await choose(one, id, 0, 'y');
    value(await one.tables.act(id, ann, third.n, third.action));
    const late = await other.tables.act(id, ann, third.n, action, { again: true });
    expect(late).toMatchObject({ ok: false });
    expect((await store.matches.find(id))?.steps).toBe((await one.tables.find(id))?.steps);
  }));

test('a match that has begun is not closed by a server that has not heard of it', () =>
  withStore(async (store, module) => {
    const [one, other] = [openHouse(store, module), openHouse(store, module)];
    const [a, b] = ['a'.repeat(32), 'b'.repeat(32)];
    const { id } = value(
      await one.lobby.create(ann, matchRequest.parse({ ...PICKET, commitment: commitment(a) })),
    );
    value(await one.lobby.join(id, bea, { commitment: commitment(b) }));
    value(await one.lobby.openNumber(id, ann, a));
    await other.tables.find(id);
    value(await one.lobby.openNumber(id, bea, b));
    expect(await other.lobby.close(id, ann)).toMatchObject({ fault: { code: 'not-allowed' } });
    await Promise.all([one.tables.close(), other.tables.close()]);
  }));

test('nobody is shown less than he has seen by a server that has not heard of it', () =>
  withTwo({}, async (one, other, id) => {
    const { n, action } = await choose(one, id, 0, 'x');
    value(await one.tables.act(id, ann, n, action));
    for (const rest of [true, false]) {
      const shown = value(await other.tables.watch(id, ann, { have: n + 1, rest }, () => undefined));
      expect(shown.n).toBe(n + 1);
    }
  }));
