import { quickRng } from '@bicorne/engine';
import { expect, test } from 'vitest';
import { Client, PICKET, value, withServer } from './client.ts';
import { inHall } from './in-hall.ts';

const LISTED = { ...PICKET, listed: true };
const LATER = { kind: 'days', perMove: 86_400, bank: 0 } as const;

test('a seat that is open to all is seen at once, with all that was agreed, and goes when it is taken', () =>
  withServer(async ({ address }) => {
    const [ann, bea, cleo] = await Promise.all(
      ['Ann', 'Bea', 'Cleo'].map((name) => Client.guest(address, name)),
    );
    const hall = await inHall(cleo);
    expect([...hall.entries()]).toEqual([]);
    const { id } = value(await ann.create({ ...LISTED, clock: LATER, delay: 10, advice: true, lot: true }));
    await expect
      .poll(() => hall.entries().get(id))
      .toMatchObject({
        kind: 'open',
        game: 'picket',
        scenario: 'ford',
        clock: LATER,
        delay: 10,
        advice: true,
        lot: true,
        language: 'en',
      });
    const [blue, red] = hall.entries().get(id)?.seats ?? [];
    expect(blue).toMatchObject({ seat: 'blue', player: 'Ann' });
    expect(red).toEqual({ seat: 'red', player: null });
    value(await bea.join(id));
    await expect.poll(() => hall.entries().get(id)?.kind).toBe('running');
    expect(
      hall
        .entries()
        .get(id)
        ?.seats.map(({ player }) => player)
        .toSorted(),
    ).toEqual(['Ann', 'Bea']);
  }));

test('what was not put up for all stands nowhere in the hall', () =>
  withServer(async ({ address }) => {
    const [ann, bea] = await Promise.all(['Ann', 'Bea'].map((name) => Client.guest(address, name)));
    const hall = await inHall(bea);
    const hidden = value(await ann.create(PICKET));
    value(await bea.join(hidden.id));
    value(await ann.create({ ...LISTED, seats: { blue: 'me', red: 'friend' } }));
    const { id } = value(await ann.create(LISTED));
    await expect.poll(() => [...hall.entries().keys()]).toEqual([id]);
  }));

test('what happens at a match is no news in the hall until it is over', () =>
  withServer(async ({ address }) => {
    const [ann, bea, cleo] = await Promise.all(
      ['Ann', 'Bea', 'Cleo'].map((name) => Client.guest(address, name)),
    );
    const { id } = value(await ann.create(LISTED));
    value(await bea.join(id));
    await Promise.all([ann.watch(id), bea.watch(id)]);
    const hall = await inHall(cleo);
    await expect.poll(() => hall.entries().get(id)?.kind).toBe('running');
    const before = hall.news.filter(({ put, gone }) => put ?? gone).length;
    const marching = (): boolean => ann.updates.length > 15;
    await Promise.all([ann.playRandomly(quickRng(1), marching), bea.playRandomly(quickRng(2), marching)]);
    expect(hall.news.filter(({ put, gone }) => put ?? gone)).toHaveLength(before);
    expect(await ann.ask('resign', { match: id })).toMatchObject({ ok: true });
    await expect.poll(() => [...hall.entries().keys()]).toEqual([]);
  }));

test('whoever has closed the hall hears no more of it, and a name that is changed is another there too', () =>
  withServer(async ({ address }) => {
    const [ann, bea] = await Promise.all(['Ann', 'Bea'].map((name) => Client.guest(address, name)));
    const [first, second] = [await inHall(bea), await inHall(bea.again())];
    expect(await bea.ask('hall', { on: false })).toEqual({ ok: true, value: null });
    const { id } = value(await ann.create(LISTED));
    await expect.poll(() => second.entries().get(id)?.seats[0].player).toBe('Ann');
    value(await ann.post('/api/guest', { name: 'Anna' }));
    await expect.poll(() => second.entries().get(id)?.seats[0].player).toBe('Anna');
    expect(first.news).toEqual([]);
  }));

test('how many are here is counted by people, not by windows', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const hall = await inHall(ann);
    ann.again();
    await Client.guest(address, 'Bea');
    const nobody = new Client(address);
    await nobody.ask('hall', { on: true });
    await expect.poll(() => hall.here()).toBe(3);
  }));
