import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createTcp, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Notice } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { Operator } from '../operate/operator.ts';
import { contactOf, Pusher } from '../notices/push.ts';
import type { Push } from '../store/people.ts';
import { openSqlite } from '../store/sqlite.ts';
import {
  afterPlacing,
  Client,
  PICKET,
  serving,
  twoAtTable,
  value,
  withFolder,
  withServer,
} from './client.ts';
import { passTurn, portOf, settings, until, withHook, withMail } from './post.ts';

test('a turn is told once by webhook, with an id, and nothing of the board is in it', () =>
  withHook((url, posted) =>
    withServer(async ({ address }) => {
      const table = await twoAtTable(address);
      await afterPlacing(table);
      for (const client of [table.blue, table.red])
        value(await client.post('/api/webhook', { url, format: 'ntfy' }));
      await passTurn(table);
      await until(() => posted.length > 0);
      await pause(200);
      expect(posted).toEqual([
        { id: expect.stringMatching(/^[a-z0-9]{12}$/), body: 'It is your turn. (picket)' },
      ]);
    }, settings(0)),
  ));

/** As a server stores it that is killed in the same moment. */
async function endInStore(data: string, id: string, reason: string): Promise<void> {
  const store = openSqlite(join(data, 'bicorne.sqlite'));
  const { steps = 0, clock = null } = (await store.matches.find(id)) ?? {};
  const turn = { kind: 'over', ending: { winners: [], reason } } as const;
  const added = { from: steps, steps: [`!=${reason}`], turn, movedAt: Date.now(), was: clock, clock };
  await store.matches.steps.append(id, added);
  await store.close();
}

test('that a match is over is told, though the server was killed before it could tell', () =>
  withHook((url, posted) =>
    withFolder(async (data) => {
      let id = '';
      await serving(
        data,
        async ({ address }) => {
          const table = await twoAtTable(address);
          ({ id } = table);
          value(await table.red.post('/api/webhook', { url, format: 'ntfy' }));
        },
        settings(0),
      );
      await endInStore(data, id, 'agreed');
      for (const _ of [1, 2])
        await serving(data, () => until(() => posted.some(({ body }) => body.includes('over'))), settings(0));
      expect(posted.filter(({ body }) => body.includes('over'))).toHaveLength(1);
    }),
  ));

test('who acts before it is sent is not told what he knows', () =>
  withHook((url, posted) =>
    withServer(async ({ address }) => {
      const table = await twoAtTable(address);
      for (const client of [table.blue, table.red])
        value(await client.post('/api/webhook', { url, format: 'slack' }));
      await afterPlacing(table);
      await passTurn(table);
      await passTurn(table);
      value(await table.blue.ask('resign', { match: table.id }));
      await until(() => posted.length >= 2);
      await pause(400);
      expect(posted.map(({ body }) => JSON.parse(body).text.split('.')[0])).toEqual([
        'Your match is over',
        'Your match is over',
      ]);
    }, settings(5000)),
  ));

test('whoever has answered before it is sent is not told that he is asked', () =>
  withHook((url, posted) =>
    withServer(async ({ address }) => {
      const { blue, red, id } = await twoAtTable(address);
      value(await red.post('/api/webhook', { url, format: 'ntfy' }));
      value(await blue.ask('offer', { match: id, what: 'draw' }));
      value(await red.ask('answer', { match: id, what: 'draw', by: 0, agree: false }));
      value(await blue.ask('resign', { match: id }));
      await until(() => posted.some(({ body }) => body.includes('over')));
      expect(posted.map(({ body }) => body)).toEqual(['Your match is over. (picket)']);
    }, settings(1000)),
  ));

test('whoever is still asked when it is sent is told so', () =>
  withHook((url, posted) =>
    withServer(async ({ address }) => {
      const { blue, red, id } = await twoAtTable(address);
      value(await red.post('/api/webhook', { url, format: 'ntfy' }));
      value(await blue.ask('offer', { match: id, what: 'draw' }));
      await until(() => posted.length > 0);
      expect(posted.map(({ body }) => body)).toEqual(['You are asked something at your match. (picket)']);
    }, settings(200)),
  ));

test('that a time is spent is not told any more when the late one has moved', () =>
  withHook((url, posted) =>
    withServer(async ({ address }) => {
      const blue = await Client.guest(address, 'Ann');
      const red = await Client.guest(address, 'Bea');
      const clock = { kind: 'days', perMove: 1, bank: 0 } as const;
      const { id } = value(await blue.create({ ...PICKET, clock }));
      value(await red.join(id));
      await Promise.all([blue.watch(id), red.watch(id)]);
      const table = { blue, red, id };
      const heard: string[] = [];
      for (const client of [blue, red]) {
        const elsewhere = client.again();
        elsewhere.socket.on('notice', ({ about }) => heard.push(about));
        value(await elsewhere.ask('leave', { match: id }));
      }
      await afterPlacing(table);
      const waiting = blue.isAsked ? red : blue;
      value(await waiting.post('/api/webhook', { url, format: 'ntfy' }));
      await until(() => heard.includes('time'));
      await passTurn(table);
      value(await waiting.ask('resign', { match: id }));
      await until(() => posted.some(({ body }) => body.includes('over')));
      expect(posted.map(({ body }) => body)).toEqual(['Your match is over. (picket)']);
    }, settings(2000)),
  ));

test('a notice outlives a restart, and is sent once', () =>
  withHook((url, posted) =>
    withFolder(async (data) => {
      await serving(
        data,
        async ({ address }) => {
          const table = await twoAtTable(address);
          await afterPlacing(table);
          const after = table.blue.isAsked ? table.red : table.blue;
          value(await after.post('/api/webhook', { url, format: 'discord' }));
          await passTurn(table);
        },
        settings(4000),
      );
      expect(posted).toEqual([]);
      await serving(
        data,
        async () => {
          await until(() => posted.length > 0);
          await pause(300);
        },
        settings(4000),
      );
      expect(posted).toHaveLength(1);
    }),
  ));

test('what could not be told for a week is not told any more, nor a letter whose link is void', () =>
  withHook((url, posted) =>
    withMail((smtp, mails) =>
      withFolder(async (data) => {
        const config = { ...settings(0), mail: { smtp, from: 'Bicorne <table@bicorne.example>' } };
        const old = { match: '', person: '' };
        await serving(
          data,
          async ({ address }) => {
            const { blue, id } = await twoAtTable(address);
            value(await blue.post('/api/webhook', { url, format: 'ntfy' }));
            Object.assign(old, { match: id, person: value(await blue.me())?.id });
          },
          config,
        );
        posted.length = 0;
        const store = openSqlite(`${data}/bicorne.sqlite`);
        for (const [id, days] of [
          ['n1', 8],
          ['n2', 1.5],
        ] as const) {
          const at = Date.now() - days * 86_400_000;
          await store.notices.add({ ...old, id, about: 'joined', turn: days * 2, channel: 'webhook', at });
          await store.notices.addLetter({ id, address: 'a@b.example', subject: 's', text: 't', at });
        }
        await store.close();
        await serving(
          data,
          async () => {
            await until(() => posted.some(({ id }) => id === 'n2'));
            await pause(300);
          },
          config,
        );
        expect(posted.map(({ id }) => id)).toContain('n2');
        expect(posted.map(({ id }) => id)).not.toContain('n1');
        expect(mails).toEqual([]);
        const after = openSqlite(`${data}/bicorne.sqlite`);
        expect(await after.notices.allWaiting()).toEqual([]);
        expect(await after.notices.allLetters()).toEqual([]);
        await after.close();
      }),
    ),
  ));

test('a turn that the operator passes on is told, and so is the end that he makes', () =>
  withHook((url, posted) =>
    withServer(async ({ address }, data) => {
      const table = await twoAtTable(address);
      await afterPlacing(table);
      const { before } = await passTurn(table);
      value(await before.post('/api/webhook', { url, format: 'ntfy' }));
      const operator = await Operator.open({ ...readConfig({}), data });
      const { steps } = value(await operator.inspect(table.id));
      value(await operator.rewind(table.id, steps - 1));
      await until(() => posted.length === 1);
      value(await operator.closeMatch(table.id, null));
      await until(() => posted.length === 2);
      await operator.close();
      expect(posted.map(({ body }) => body)).toEqual([
        'It is your turn. (picket)',
        'Your match is over. (picket)',
      ]);
    }, settings(0)),
  ));

test('a webhook that fails is tried again with the same id', () =>
  withHook(
    (url, posted) =>
      withServer(
        async ({ address }) => {
          const table = await twoAtTable(address);
          await afterPlacing(table);
          const after = table.blue.isAsked ? table.red : table.blue;
          value(await after.post('/api/webhook', { url, format: 'ntfy' }));
          await passTurn(table);
          await until(() => posted.length === 2);
          expect(posted[0].id).toBe(posted[1].id);
        },
        { ...settings(0), logLevel: 'silent' },
      ),
    [500],
  ));

test('a webhook is tried out: one that says no, or sends one elsewhere, is not said to be good', () =>
  withHook(
    (url, posted) =>
      withServer(async ({ address }) => {
        const ann = await Client.guest(address, 'Ann');
        value(await ann.post('/api/webhook', { url, format: 'ntfy' }));
        const tried: unknown[] = [];
        for (let i = 0; i < 4; i++)
          tried.push(value(await ann.post('/api/notices/test', { way: 'webhook' })));
        expect(tried).toEqual(['refused', 'refused', 'unreachable', 'taken']);
        expect(await ann.post('/api/notices/test', { way: 'mail' })).toMatchObject({
          fault: { code: 'unknown' },
        });
        expect(posted.map(({ body }) => body)).toEqual(Array.from({ length: 4 }, () => 'Bicorne'));
      }, settings(0)),
    [404, 301, 500],
  ));

test('in the page whoever is elsewhere is told, and whoever is at the table sees it', () =>
  withServer(async ({ address }) => {
    const table = await twoAtTable(address);
    await afterPlacing(table);
    const asked = table.blue.isAsked ? table.red : table.blue;
    const elsewhere = asked.again();
    const heard: Notice[] = [];
    elsewhere.socket.on('notice', (notice) => heard.push(notice));
    asked.socket.on('notice', (notice) => heard.push(notice));
    await new Promise<void>((resolve) => elsewhere.socket.on('connect', resolve));
    await passTurn(table);
    await until(() => heard.length > 0);
    expect(heard).toMatchObject([{ about: 'turn', match: table.id, game: 'picket' }]);
  }));

test('that somebody has come is told to whoever waited, also where the lot gives both the other’s seat', () =>
  withServer(async ({ address }) => {
    for (;;) {
      const ann = await Client.guest(address, 'Ann');
      const bea = await Client.guest(address, 'Bea');
      const heard: string[] = [];
      for (const [name, client] of Object.entries({ ann, bea })) {
        client.socket.on('notice', ({ about }) => heard.push(`${name} ${about}`));
        value(await client.ask('leave', { match: 'nowhere12345' }));
      }
      const { id } = value(await ann.create({ ...PICKET, lot: true }));
      const [first] = value(await bea.join(id)).seats;
      await until(() => heard.some((line) => line.endsWith('joined')));
      expect(heard).toContain('ann joined');
      expect(heard).not.toContain('bea joined');
      if (first.player === 'Bea') return;
    }
  }));

test('only addresses out in the open are taken, unless the operator allows others', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const inside = 'https://192.168.0.1/hook';
    const refused = { fault: { code: 'not-allowed' } };
    expect(await ann.post('/api/webhook', { url: inside, format: 'ntfy' })).toMatchObject(refused);
    const keys = { p256dh: 'x', auth: 'y' };
    expect(await ann.post('/api/push', { endpoint: inside, keys })).toMatchObject(refused);
    value(await ann.post('/api/webhook', { url: 'https://ntfy.sh/bicorne-test', format: 'ntfy' }));
    expect(value(await ann.me())).toMatchObject({ webhook: { format: 'ntfy' } });
    value(await ann.post('/api/webhook', null));
    expect(value(await ann.me())).toMatchObject({ webhook: null });
  }));

/** What a browser says of itself when it wants to be told. */
const browser = (endpoint: string): Push => ({
  endpoint,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

test('what cannot be the keys of a browser is refused: nothing could be sealed with them', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const { endpoint, ...keys } = browser('https://push.example/desk');
    const point = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url');
    for (const bad of [{ p256dh: '' }, { p256dh: 'x' }, { p256dh: point }, { auth: 'y' }])
      expect(await ann.post('/api/push', { endpoint, keys: { ...keys, ...bad } })).toMatchObject({
        fault: { code: 'invalid' },
      });
    value(await ann.post('/api/push', { endpoint, keys }));
    expect(value(await ann.me())).toMatchObject({ pushes: 1 });
  }));

test('of several browsers none waits for another that hangs', () =>
  withFolder(async (data) => {
    const store = openSqlite(`${data}/bicorne.sqlite`);
    await store.people.add({ id: 'ann', name: 'Ann' }, 'hash');
    for (const name of ['a', 'b', 'c'])
      await store.people.addPush('ann', browser(`https://push.example/${name}`));
    const begun: (() => void)[] = [];
    const pusher = await Pusher.open(store, 'https://b.example', false, async () => {
      await new Promise<void>((resolve) => begun.push(resolve));
      return 201;
    });
    const sent = pusher.send('ann', { id: 'n1', text: 'It is your turn.', link: 'https://b.example/x' });
    await until(() => begun.length === 3);
    for (const go of begun) go();
    await expect(sent).resolves.toBeUndefined();
    await store.close();
  }));

test('web push goes to every browser, and one that is gone is forgotten', () =>
  withFolder(async (data) => {
    const store = openSqlite(`${data}/bicorne.sqlite`);
    await store.people.add({ id: 'ann', name: 'Ann' }, 'hash');
    for (const name of ['here', 'gone'])
      await store.people.addPush('ann', browser(`https://push.example/${name}`));
    const sent: string[] = [];
    const pusher = await Pusher.open(store, 'https://b.example', false, async (url, body) => {
      if (url.endsWith('gone')) return 410;
      sent.push(url);
      expect(String(body)).not.toContain('turn');
      return 201;
    });
    const message = { id: 'n1', text: 'It is your turn.', link: 'https://b.example/match/x' };
    await pusher.send('ann', message);
    expect(sent).toEqual(['https://push.example/here']);
    expect(await store.people.pushes('ann')).toHaveLength(1);
    expect((await Pusher.open(store, 'https://b.example', false)).publicKey).toBe(pusher.publicKey);
    await store.close();
  }));

test('a push service that never stops answering is not listened to', () =>
  withFolder(async (data) => {
    const store = openSqlite(`${data}/bicorne.sqlite`);
    await store.people.add({ id: 'ann', name: 'Ann' }, 'hash');
    const service = createTcp((line) => {
      line.on('error', () => undefined);
      line.once('data', () => line.write('HTTP/1.1 201 Created\r\n\r\n'));
      const timer = setInterval(() => line.write('more and more'), 5);
      line.on('close', () => clearInterval(timer));
    });
    await once(service.listen(0, '127.0.0.1'), 'listening');
    await store.people.addPush('ann', browser(`http://127.0.0.1:${portOf(service)}/`));
    const pusher = await Pusher.open(store, 'https://b.example', true);
    await pusher.send('ann', { id: 'n1', text: 'It is your turn.', link: 'https://b.example/match/x' });
    const lines = (): Promise<number> =>
      new Promise((resolve) => service.getConnections((_, count) => resolve(count)));
    await expect.poll(lines).toBe(0);
    service.close();
    await store.close();
  }));

test('where one browser cannot be reached for a while, it is tried again, and the others are not', () =>
  withFolder(async (data) => {
    const store = openSqlite(`${data}/bicorne.sqlite`);
    await store.people.add({ id: 'ann', name: 'Ann' }, 'hash');
    for (const name of ['desk', 'phone'])
      await store.people.addPush('ann', browser(`https://push.example/${name}`));
    const tried: string[] = [];
    const pusher = await Pusher.open(store, 'https://b.example', false, async (url) => {
      tried.push(url.slice(url.lastIndexOf('/') + 1));
      return tried.at(-1) === 'phone' && tried.length < 4 ? 503 : 201;
    });
    const message = { id: 'n1', text: 'It is your turn.', link: 'https://b.example/match/x' };
    for (let i = 0; i < 2; i++) await expect(pusher.send('ann', message)).rejects.toThrow('web push');
    await pusher.send('ann', message);
    expect(tried).toEqual(['desk', 'phone', 'phone', 'phone']);
    await pusher.send('ann', { ...message, id: 'n2' });
    expect(tried).toHaveLength(6);
    await store.close();
  }));

test('web push goes out from a server that is reached without TLS, on one’s own machine, say', async () => {
  const { default: webPush } = await import('web-push');
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const headers = (env: Record<string, string | undefined>): object =>
    webPush.getVapidHeaders(
      'https://push.example',
      contactOf(readConfig(env)),
      publicKey,
      privateKey,
      'aes128gcm',
    );
  for (const env of [{}, { PUBLIC_URL: 'https://b.example' }, { MAIL_FROM: 'table@b.example' }])
    expect(headers(env)).toHaveProperty('Authorization');
  expect(contactOf(readConfig({}))).toBe('mailto:bicorne@localhost');
  expect(contactOf(readConfig({ MAIL_FROM: 'table@b.example' }))).toBe('mailto:table@b.example');
});

test('a webhook that hangs has one message under way, however many wait for it, and others are told meanwhile', () =>
  withHook((url, posted) =>
    withServer(
      async ({ address }) => {
        const lines = new Set<Socket>();
        const tarpit = createTcp((line) => void lines.add(line.on('error', () => undefined)));
        await once(tarpit.listen(0, '127.0.0.1'), 'listening');
        const [ann, bea] = [await Client.guest(address, 'Ann'), await Client.guest(address, 'Bea')];
        const slow = `http://127.0.0.1:${portOf(tarpit)}/`;
        value(await ann.post('/api/webhook', { url: slow, format: 'ntfy' }));
        value(await bea.post('/api/webhook', { url, format: 'ntfy' }));
        for (let i = 0; i < 8; i++) {
          const { id } = value(await ann.create(PICKET));
          value(await bea.join(id));
          value(await bea.ask('resign', { match: id }));
        }
        await until(() => posted.filter(({ body }) => body.includes('over')).length === 8);
        await pause(100);
        expect(lines.size).toBe(1);
        for (const line of lines) line.destroy();
        tarpit.close();
      },
      { ...settings(0), logLevel: 'silent' },
    ),
  ));
