import { commitment } from '@bicorne/engine';
import type { MatchCard, Notice } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { Client, value, withServer } from './client.ts';
import { inHall } from './in-hall.ts';

const FORD = { game: 'picket', scenario: 'ford' };
const LIVE = { kind: 'live', base: 1800, increment: 15 } as const;
const WISH = { battles: [FORD], clocks: [null] };
const wishes = (client: Client, wish: object = WISH) => client.post<MatchCard | null>('/api/wish', wish);

test('a wish stands in the hall until somebody wishes the same; then both sit at a match, and both are told', () =>
  withServer(async ({ address }) => {
    const [ann, bea, cleo] = await Promise.all(
      ['Ann', 'Bea', 'Cleo'].map((name) => Client.guest(address, name)),
    );
    const hall = await inHall(cleo);
    const told: Notice[] = [];
    ann.socket.on('notice', (notice) => told.push(notice));
    await ann.ask('hall', { on: false });
    expect(value(await wishes(ann))).toBeNull();
    await expect.poll(() => hall.wishes()).toMatchObject([{ person: { name: 'Ann' }, ...WISH }]);
    expect(JSON.stringify(hall.wishes())).not.toContain('commitment');
    const match = value(await wishes(bea, { ...WISH, clocks: [LIVE, null] }));
    expect(match).toMatchObject({ ...FORD, stage: 'play' });
    expect(match?.seats.map(({ player }) => player).toSorted()).toEqual(['Ann', 'Bea']);
    await expect.poll(() => told).toMatchObject([{ about: 'found', match: match?.id }]);
    await expect.poll(() => hall.wishes()).toEqual([]);
    await expect.poll(() => [...hall.entries().values()]).toMatchObject([{ kind: 'running' }]);
  }));

test('whoever has laid down a hash opens his number when he comes to the table', () =>
  withServer(async ({ address }) => {
    const [ann, bea] = await Promise.all(['Ann', 'Bea'].map((name) => Client.guest(address, name)));
    const number = 'ab'.repeat(16);
    value(await wishes(ann, { ...WISH, commitment: commitment(number) }));
    const match = value(await wishes(bea));
    expect(match).toMatchObject({ stage: 'numbers' });
    expect(await ann.ask('number', { match: match?.id, number })).toMatchObject({ value: { stage: 'play' } });
  }));

test('a live clock waits until he is here who wishes it', () =>
  withServer(async ({ address }) => {
    const [ann, bea] = await Promise.all(['Ann', 'Bea'].map((name) => Client.guest(address, name)));
    const hall = await inHall(bea);
    value(await wishes(ann, { ...WISH, clocks: [LIVE] }));
    ann.close();
    await expect.poll(() => hall.here()).toBe(1);
    expect(value(await wishes(bea, { ...WISH, clocks: [LIVE] }))).toBeNull();
    ann.again();
    await expect
      .poll(() => [...hall.entries().values()], { timeout: 20_000 })
      .toMatchObject([{ clock: LIVE }]);
  }));

test('one certain wish is taken by whoever is first, and a wish that was taken back by nobody', () =>
  withServer(async ({ address }) => {
    const [ann, bea, cleo] = await Promise.all(
      ['Ann', 'Bea', 'Cleo'].map((name) => Client.guest(address, name)),
    );
    const hall = await inHall(cleo);
    value(await wishes(ann));
    await expect.poll(() => hall.wishes()).toHaveLength(1);
    const [{ id }] = hall.wishes();
    const take = { battle: FORD, clock: null };
    const both = await Promise.all([bea, cleo].map((one) => one.post<MatchCard>(`/api/wishes/${id}`, take)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    value(await wishes(ann));
    await expect.poll(() => hall.wishes()).toHaveLength(1);
    const [again] = hall.wishes();
    value(await ann.post('/api/wish/end', {}));
    expect(await bea.post(`/api/wishes/${again.id}`, take)).toMatchObject({ fault: { code: 'unknown' } });
    await expect.poll(() => hall.wishes()).toEqual([]);
  }));

test('whom somebody has blocked is not paired with him, and neither learns why', () =>
  withServer(async ({ address }) => {
    const [ann, bea] = await Promise.all(['Ann', 'Bea'].map((name) => Client.guest(address, name)));
    const bad = value(await bea.me())?.id ?? '';
    value(await ann.post(`/api/people/${bad}/stance`, { block: true, mute: false }));
    const hall = await inHall(bea);
    value(await wishes(ann));
    expect(value(await wishes(bea))).toBeNull();
    await expect.poll(() => hall.wishes()).toHaveLength(2);
    const theirs = hall.wishes().find(({ person }) => person.name === 'Ann');
    expect(await bea.post(`/api/wishes/${theirs?.id}`, { battle: FORD, clock: null })).toMatchObject({
      fault: { code: 'not-allowed' },
    });
  }));

test('what cannot be is not wished for: an unknown battle, a rating without clock or account', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const codes = async (wish: object) => await wishes(ann, { ...WISH, ...wish });
    expect(await codes({ battles: [{ game: 'picket', scenario: 'nowhere' }] })).toMatchObject({ ok: false });
    expect(await codes({ rated: true })).toMatchObject({ fault: { code: 'invalid' } });
    expect(await codes({ rated: true, clocks: [LIVE] })).toMatchObject({ fault: { code: 'no-account' } });
    expect(await codes({ strength: { least: 1600, most: 1500 } })).toMatchObject({
      fault: { code: 'invalid' },
    });
  }));
