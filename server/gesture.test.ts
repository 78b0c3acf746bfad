import { expect, test } from 'vitest';
import type { NewSteps, StepLog } from './store/steps.ts';
import { afterPlacing, type Client, serving, twoAtTable, value, withFolder } from './test/client.ts';
import { ann, begin, openHouse, withStore } from './test/house.ts';

const GESTURE = ['@a1', '@a2'];

test('a gesture is durable with one sync, and on the other server one update as well', () =>
  withStore(async (store, module) => {
    const appended: NewSteps[] = [];
    const steps: StepLog = {
      read: (match, from) => store.matches.steps.read(match, from),
      append: (match, added) => (appended.push(added), store.matches.steps.append(match, added)),
    };
    const one = openHouse({ ...store, matches: { ...store.matches, steps } }, module);
    const other = openHouse(store, module);
    const id = await begin(one);
    const { n = -1, sight } = (await one.tables.find(id))?.stream(0) ?? {};
    expect(sight?.legal.map((action) => module.game.write(action))).toEqual(expect.arrayContaining(GESTURE));
    await other.tables.find(id);
    const before = { appended: appended.length, one: one.told.length, other: other.told.length };
    expect(await one.tables.act(id, ann, n, GESTURE)).toEqual({ ok: true, value: { n: n + 1 } });
    expect(appended.slice(before.appended).map((added) => added.steps)).toEqual([['+0:@a1', '0:@a2']]);
    await other.tables.hear({ match: id, people: [] });
    expect(one.told.slice(before.one)).toHaveLength(1);
    expect(other.told.slice(before.other)).toEqual(one.told.slice(before.one));
    expect(await other.tables.takeBack(id, ann, n + 1, 1)).toMatchObject({ ok: true });
    expect((await store.matches.steps.read(id, 0)).slice(-3)).toEqual(['+0:@a1', '0:@a2', '<2']);
    await Promise.all([one.tables.close(), other.tables.close()]);
  }));

test('of two servers at which a gesture and a single action are done at once one accepts, and both know the same', () =>
  withStore(async (store, module) => {
    const [one, other] = [openHouse(store, module), openHouse(store, module)];
    const id = await begin(one);
    const n = (await one.tables.find(id))?.stream(0).n ?? -1;
    await other.tables.find(id);
    const answers = await Promise.all([
      one.tables.act(id, ann, n, GESTURE),
      other.tables.act(id, ann, n, '@a3'),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const { tables } of [one, other]) await tables.refresh(id);
    const [here, there] = await Promise.all([one.tables.find(id), other.tables.find(id)]);
    expect(here?.match.steps).toEqual(there?.match.steps);
    await Promise.all([one.tables.close(), other.tables.close()]);
  }));

test('what was a gesture is one after a restart: to its player, to those who look, and to who takes it back', () =>
  withFolder(async (data) => {
    let found: { blue: Client; red: Client; id: string; n: number } | null = null;
    await serving(data, async ({ address }) => {
      const table = await twoAtTable(address);
      await afterPlacing(table);
      const { blue, red, id } = table;
      const { n } = blue.now;
      const action = ['block0', 'stay'];
      const answer = value(await blue.ask('act', { match: id, n, action, told: true }));
      expect(answer).toMatchObject({ n: n + 1, updates: [{ n: n + 1 }] });
      await red.until(() => red.sight.legal.length > 0);
      found = { blue, red, id, n };
    });
    await serving(data, async ({ address }) => {
      if (!found) throw new Error('nothing was played');
      const blue = found.blue.again(address);
      const shown = await blue.watch(found.id);
      expect(shown.n).toBe(found.n + 1);
      expect(shown.story.at(-1)?.n).toBe(found.n + 1);
      const again = { match: found.id, n: found.n, action: ['block0', 'stay'], again: true };
      expect(await blue.ask('act', again)).toEqual({ ok: true, value: { n: found.n + 1 } });
      // The turn has passed: nothing of it is taken back alone.
      expect(await blue.ask('undo', { match: found.id, n: shown.n, count: 1 })).toMatchObject({
        fault: { code: 'not-allowed' },
      });
      expect(value(await blue.ask('offer', { match: found.id, what: 'undo' }))).toMatchObject({
        offers: [{ what: 'undo', count: 1 }],
      });
      const red = found.red.again(address);
      await red.watch(found.id);
      value(await red.ask('answer', { match: found.id, what: 'undo', by: 0, agree: true }));
      expect((await blue.watch(found.id)).sight.legal).toEqual(
        expect.arrayContaining([{ do: 'choose', block: 0 }]),
      );
    });
  }));
