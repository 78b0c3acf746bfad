import type { ChatLine, MatchCard } from '@bicorne/table/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { afterPlacing, Client, GENEROUS, PICKET, serving, twoAtTable, value, withFolder } from './client.ts';
import { inHall } from './in-hall.ts';
import { passTurn, settings, withHook } from './post.ts';
import { startPostgres, type Postgres } from './postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Where the two of the last test keep their data. */
const DATABASE = { url: '' };

/** Two servers on one database. */
const withTwo = (
  test: (one: string, other: string) => Promise<void>,
  config: Partial<Config> = {},
): Promise<void> =>
  withFolder(async (data) => {
    DATABASE.url = await postgres.newDatabase();
    const both = { ...config, database: DATABASE.url };
    await serving(
      data,
      ({ address: one }) => serving(data, ({ address: other }) => test(one, other), both),
      both,
    );
  });

test('guesses at a passphrase and new matches are counted over both servers', () =>
  withTwo(
    async (one, other) => {
      const ann = await Client.enter(one, '/api/account', { name: 'Ann', passphrase: 'the guard dies' });
      const guess = async (address: string): Promise<unknown> =>
        new Client(address).post('/api/login', { name: 'Ann', passphrase: 'the guard surrenders' });
      expect(await guess(one)).toMatchObject({ fault: { code: 'wrong' } });
      expect(await guess(other)).toMatchObject({ fault: { code: 'wrong' } });
      expect(await guess(one)).toMatchObject({ fault: { code: 'too-many' } });
      expect(await guess(other)).toMatchObject({ fault: { code: 'too-many' } });
      value(await ann.create(PICKET));
      const there = ann.again(other);
      value(await there.create(PICKET));
      expect(await there.create(PICKET)).toMatchObject({ fault: { code: 'too-many' } });
      expect(await ann.create(PICKET)).toMatchObject({ fault: { code: 'too-many' } });
    },
    { limits: { ...GENEROUS, guesses: 2, matches: 2 } },
  ));

test('both servers show the same in the hall, and count the same people', () =>
  withTwo(async (one, other) => {
    const ann = await Client.guest(one, 'Ann');
    const bea = await Client.guest(other, 'Bea');
    bea.again(one);
    const [here, there] = [await inHall(ann), await inHall(bea)];
    const { id } = value(await ann.create({ ...PICKET, listed: true }));
    await expect.poll(() => there.entries().get(id)?.kind).toBe('open');
    value(await bea.join(id));
    for (const hall of [here, there])
      await expect.poll(() => hall.entries().get(id)?.kind, { timeout: 10_000 }).toBe('running');
    await expect.poll(() => [here.here(), there.here()]).toEqual([2, 2]);
    await bea.watch(id);
    expect(await bea.ask('resign', { match: id })).toMatchObject({ ok: true });
    await expect.poll(() => [...here.entries().keys(), ...there.entries().keys()]).toEqual([]);
  }));

test('what somebody sets up at one server to be told by, the other knows at once', () =>
  withHook((url, posted) =>
    withTwo(async (one, other) => {
      const table = await twoAtTable(one);
      await afterPlacing(table);
      await passTurn(table);
      const { after } = await passTurn(table);
      const waiting = after === table.blue ? table.red : table.blue;
      value(await waiting.again(other).post('/api/webhook', { url, format: 'ntfy' }));
      await pause(500);
      await passTurn(table);
      await expect.poll(() => posted.length, { timeout: 10_000 }).toBe(1);
    }, settings(0)),
  ));

test('a turn of which a server did not tell before it died is told by another, once, and not in the page', () =>
  withHook((url, posted) =>
    withTwo(
      async (one, other) => {
        const table = await twoAtTable(one);
        await afterPlacing(table);
        const waiting = table.blue.isAsked ? table.red : table.blue;
        value(await waiting.post('/api/webhook', { url, format: 'ntfy' }));
        await passTurn(table);
        await expect.poll(() => posted.length, { timeout: 10_000 }).toBe(1);
        const window = waiting.again(other);
        const heard: string[] = [];
        window.socket.on('notice', ({ about }) => heard.push(about));
        value(await window.ask('leave', { match: 'nowhere12345' }));
        await postgres.query(DATABASE.url, 'DELETE FROM notices');
        await expect.poll(() => posted.length, { timeout: 10_000 }).toBe(2);
        await pause(500);
        expect(posted).toHaveLength(2);
        expect(heard).toEqual([]);
      },
      { ...settings(0), minute: 100 },
    ),
  ));

test('whoever sets up a way to be told during his own turn is told by it of the next, not of that one', () =>
  withHook((url, posted) =>
    withTwo(
      async (one) => {
        const table = await twoAtTable(one);
        await afterPlacing(table);
        const asked = table.blue.isAsked ? table.blue : table.red;
        value(await asked.post('/api/webhook', { url, format: 'ntfy' }));
        await pause(1000);
        expect(posted).toEqual([]);
        await passTurn(table);
        await passTurn(table);
        await expect.poll(() => posted.length, { timeout: 10_000 }).toBe(1);
      },
      { ...settings(0), minute: 100 },
    ),
  ));

test('the sign that PostgreSQL cannot keep is refused at the door, and is no fault of the server', () =>
  withTwo(async (address) => {
    const { blue, red, id } = await twoAtTable(address);
    const person = value(await red.me())?.id;
    const zero = 'a\0b';
    const malformed = { fault: { code: 'malformed' } };
    expect(await blue.ask('say', { match: id, to: 'table', text: zero })).toMatchObject(malformed);
    for (const [path, body] of [
      [`/api/matches/${id}/notes`, { text: zero }],
      ['/api/report', { person, match: id, reason: 'talk', text: zero }],
      ['/api/report', { person: zero, reason: 'talk' }],
      ['/api/login', { name: zero, passphrase: 'the guard dies' }],
      ['/api/push', { endpoint: `https://push.example/${zero}`, keys: { p256dh: 'x', auth: 'y' } }],
      ['/api/push', { endpoint: 'https://push.example/', keys: { p256dh: zero, auth: 'y' } }],
      ['/api/push/remove', { endpoint: zero }],
      ['/api/webhook', { url: `https://hook.example/${zero}`, format: 'ntfy' }],
      ['/api/archive', { record: zero }],
    ] as const)
      expect([path, await blue.post(path, body)]).toMatchObject([path, malformed]);
    for (const query of ['player', 'person', 'game', 'scenario', 'winner'])
      expect(await blue.get(`/api/archive?${query}=a%00b`)).toMatchObject(malformed);
    for (const path of ['matches/%00', 'matches/%00/chat', 'matches/%00/record', 'people/%00'])
      expect(await blue.get(`/api/${path}`)).toMatchObject({ fault: { code: 'unknown' } });
    for (const path of ['archive/%00', 'records/%00', 'invitations/%00'])
      expect(await blue.get(`/api/${path}`)).toMatchObject({ fault: { code: 'unknown' } });
  }));

test('two servers are one service: people, talk, offers and clocks', () =>
  withTwo(async (one, other) => {
    const account = { name: 'Ann', passphrase: 'the guard dies' };
    const ann = await Client.enter(one, '/api/account', account);
    const bea = await Client.guest(other, 'Bea');
    const clock = { kind: 'live', base: 4, increment: 0 } as const;
    const { id } = value(await ann.create({ ...PICKET, clock }));
    value(await bea.join(id));
    await Promise.all([ann.watch(id), bea.watch(id)]);
    await ann.until(() => ann.isAsked || ann.cards.at(-1)?.stage === 'play');

    const heard: ChatLine[] = [];
    bea.socket.on('chat', (line) => heard.push(line));
    value(await ann.ask('say', { match: id, to: 'table', text: 'from afar' }));
    value(await ann.ask('offer', { match: id, what: 'draw' }));
    await bea.until(() => bea.cards.some(({ offers }) => offers?.[0]?.what === 'draw'));
    value(await bea.ask('answer', { match: id, what: 'draw', by: 0, agree: false }));
    await ann.until(() => ann.cards.at(-1)?.offers === undefined);
    expect(heard.map(({ text }) => text)).toEqual(['from afar']);

    const again = await Client.enter(other, '/api/login', account);
    await Promise.all([ann.until(() => ann.isOver), bea.until(() => bea.isOver)]);
    expect(value(await again.get<MatchCard>(`/api/matches/${id}`)).turn).toMatchObject({
      kind: 'over',
      ending: { reason: 'clock' },
    });

    const cut = new Promise((resolve) => again.socket.on('disconnect', resolve));
    value(await ann.post('/api/logout', { everywhere: true }));
    await cut;
    expect(value(await again.me())).toBeNull();
  }));
