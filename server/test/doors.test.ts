import { once } from 'node:events';
import { get } from 'node:http';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { isOwnHost } from '../origin.ts';
import { Client, GENEROUS, PICKET, serving, twoAtTable, value, withFolder, withServer } from './client.ts';

const postGuest = (address: string, headers = {}): Promise<Response> =>
  fetch(`${address}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ name: 'Ann' }),
  });

test('the cookie is opaque, out of reach of scripts and of other sites, and its id is not in the store', () =>
  withServer(async ({ address }, data) => {
    const cookie = (await postGuest(address)).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^bicorne=[\w-]{43};.*HttpOnly; SameSite=Lax$/);
    const session = cookie.slice('bicorne='.length, cookie.indexOf(';'));
    for (const file of ['bicorne.sqlite', 'bicorne.sqlite-wal'])
      expect((await readFile(join(data, file))).includes(session)).toBe(false);
  }));

test('pages of other sites cannot post, nor open a line', () =>
  withServer(async ({ address }) => {
    expect((await postGuest(address, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await postGuest(address, { origin: 'null' })).status).toBe(403);
    expect((await postGuest(address, { origin: address })).status).toBe(200);
    const line = io(address, {
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { origin: 'https://elsewhere.example' },
    });
    await new Promise((resolve) => line.on('connect_error', resolve));
    expect(line.connected).toBe(false);
  }));

test('a form cannot post, since only JSON is read', () =>
  withServer(async ({ address }) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
      expect((await postGuest(address, { 'content-type': type })).status).toBe(400);
  }));

test('every answer forbids foreign and inline scripts, framing and guessing of types', () =>
  withServer(async ({ address }) => {
    const { headers } = await fetch(`${address}/api/me`);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(headers.get('content-security-policy')).not.toContain("'unsafe");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  }));

test('an address that asks too often is told to wait', () =>
  withServer(
    async ({ address }) => {
      const statuses: number[] = [];
      for (let i = 0; i < 4; i++) statuses.push((await postGuest(address)).status);
      expect(statuses).toEqual([200, 200, 429, 429]);
      expect(await (await postGuest(address)).json()).toMatchObject({ fault: { code: 'too-many' } });
    },
    { limits: { ...GENEROUS, guests: 2 } },
  ));

test('behind a proxy an address is the one that the proxy saw, whatever the visitor says of himself', () =>
  withServer(
    async ({ address }) => {
      const status = async (addresses: string): Promise<number> =>
        (await postGuest(address, { 'x-forwarded-for': addresses })).status;
      const statuses = [await status('198.51.100.1, 203.0.113.7'), await status('203.0.113.7')];
      expect(statuses).toEqual([200, 200]);
      expect(await status('198.51.100.2, 203.0.113.7')).toBe(429);
      expect(await status('203.0.113.7, 198.51.100.2')).toBe(200);
    },
    { trustProxy: 1, limits: { ...GENEROUS, guests: 2 } },
  ));

test('whoever has a whole network of addresses (IPv6 /64) is one visitor, by whichever he comes', () =>
  withServer(
    async ({ address }) => {
      const status = async (from: string): Promise<number> =>
        (await postGuest(address, { 'x-forwarded-for': from })).status;
      expect([await status('2001:db8:1:2::1'), await status('2001:db8:1:2:ffff::9')]).toEqual([200, 200]);
      expect(await status('2001:DB8:1:2:3:4:5:6')).toBe(429);
      expect(await status('2001:db8:1:3::1')).toBe(200);
      expect([await status('203.0.113.7'), await status('::ffff:203.0.113.7')]).toEqual([200, 200]);
      expect(await status('203.0.113.7')).toBe(429);
      expect(await status('::ffff:203.0.113.8')).toBe(200);
    },
    { trustProxy: 1, limits: { ...GENEROUS, guests: 2 } },
  ));

test('the files of the page are not counted among the requests', () =>
  withServer(
    async ({ address }) => {
      const status = async (path: string): Promise<number> => (await fetch(address + path)).status;
      for (let i = 0; i < 5; i++) expect(await status('/assets/none.js')).toBe(404);
      expect([await status('/api/me'), await status('/api/me'), await status('/api/me')]).toEqual([
        200, 200, 429,
      ]);
      expect(await status('/assets/none.js')).toBe(404);
    },
    { limits: { ...GENEROUS, requests: 2 } },
  ));

test('what fails inside says nothing outside', () =>
  withFolder((data) =>
    serving(
      data,
      async ({ address }) => {
        const { blue, id } = await twoAtTable(address);
        await breakMatch(data, id);
        const answer = await blue.get(`/api/matches/${id}`);
        expect(answer).toEqual({
          ok: false,
          fault: { code: 'unsure', message: 'something went wrong here; look whether it was done' },
        });
      },
      { logLevel: 'silent' },
    ),
  ));

/** The stored match can no longer be read. */
async function breakMatch(data: string, id: string): Promise<void> {
  const { DatabaseSync } = await import('node:sqlite');
  const db = new DatabaseSync(join(data, 'bicorne.sqlite'));
  db.prepare('UPDATE matches SET options = ? WHERE id = ?').run('{', id);
  db.close();
}

test('the page: hashed files are kept for ever, all others asked for again, and every address leads to it', () =>
  withFolder(async (folder) => {
    const web = join(folder, 'web');
    await mkdir(join(web, 'assets'), { recursive: true });
    await writeFile(join(web, 'index.html'), '<!doctype html><title>Bicorne</title>');
    await writeFile(join(web, 'assets/index-abc.js'), 'export {};');
    await serving(
      folder,
      async ({ address }) => {
        const get = async (path: string): Promise<[number, string | null, string]> => {
          const response = await fetch(address + path);
          return [response.status, response.headers.get('cache-control'), await response.text()];
        };
        const page = [200, 'no-cache', '<!doctype html><title>Bicorne</title>'];
        expect(await get('/')).toEqual(page);
        expect(await get('/match/abcdef123456')).toEqual(page);
        expect(await get('/assets/index-abc.js')).toEqual([
          200,
          'public, max-age=31536000, immutable',
          'export {};',
        ]);
        expect((await get('/api/nothing'))[0]).toBe(404);
        expect((await get('/assets/gone.js'))[0]).toBe(404);
        expect((await get('/..%2f..%2fbicorne.sqlite'))[2]).not.toContain('SQLite');
        // Built anew while the server runs: then its page asks for files that were not there before.
        await writeFile(join(web, 'assets/index-def.js'), 'export {};');
        expect((await get('/assets/index-def.js'))[0]).toBe(200);
      },
      { web },
    );
  }));

test('only games that are offered, or named in the configuration, can be played', () =>
  withServer(
    async ({ address }) => {
      const ann = await Client.guest(address, 'Ann');
      expect(await ann.create(PICKET)).toMatchObject({ fault: { code: 'unknown' } });
    },
    { games: [] },
  ));

test('a link leads a guest to a seat; a person is known in every window by his cookie', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    expect(value(await ann.me())).toMatchObject({ name: 'Ann' });
    expect(value(await new Client(address).me())).toBeNull();
    expect(value(await new Client(address, 'bicorne=forged').me())).toBeNull();
  }));

test('a wrong setting is an error that names its variable', () => {
  expect(() => readConfig({ PORT: 'eighty', BOT_DELAY: '-1' })).toThrow(/^PORT: .*\nBOT_DELAY: /);
  expect(readConfig({ PORT: '8080', BICORNE_GAMES: 'picket, other' })).toMatchObject({
    port: 8080,
    games: ['picket', 'other'],
    botDelay: 400,
  });
});

test('what is no number is not taken for 0, and what is no origin not for one', () => {
  expect(() => readConfig({ PORT: ' ' })).toThrow(/^PORT: /);
  expect(() => readConfig({ BOT_DELAY: '1e3' })).toThrow(/^BOT_DELAY: /);
  expect(() => readConfig({ BICORNE_ORIGINS: 'localhost:5173' })).toThrow(/^BICORNE_ORIGINS/);
  expect(
    readConfig({ PORT: ' 8080 ', BICORNE_ORIGINS: 'http://localhost:5173/, https://a.example' }),
  ).toMatchObject({
    port: 8080,
    origins: ['http://localhost:5173', 'https://a.example'],
  });
});

test('a server that was told what it is called is asked by no other name; its own machine, and whoever looks how it is, may use any', () =>
  withServer(
    async ({ address }) => {
      const asked = async (host: string, path = '/api/matches'): Promise<number> => {
        const { port } = new URL(address);
        const request = get({ host: '127.0.0.1', port, path, headers: { host } });
        const [response] = await once(request, 'response');
        response.resume();
        return response.statusCode;
      };
      const names = [
        'play.example',
        'play.example:8443',
        'dev.example',
        'localhost:5173',
        '127.0.0.1',
        '[::1]:80',
      ];
      for (const host of names) expect({ host, status: await asked(host) }).toEqual({ host, status: 200 });
      for (const host of ['evil.example', 'play.example.evil', 'x@evil.example'])
        expect({ host, status: await asked(host) }).toEqual({ host, status: 403 });
      expect(await asked('10.0.0.1', '/health')).toBe(200);
      const line = (host: string) =>
        io(address, { transports: ['websocket'], reconnection: false, extraHeaders: { host } });
      const [own, strange] = [line('play.example'), line('evil.example')];
      await Promise.all([
        new Promise((resolve) => own.once('connect', () => resolve(null))),
        new Promise((resolve) => strange.once('connect_error', resolve)),
      ]);
      own.close();
    },
    {
      hosts: readConfig({ PUBLIC_URL: 'https://play.example/', BICORNE_ORIGINS: 'http://dev.example:5173' })
        .hosts,
    },
  ));

test('a server that was not told what it is called is asked by any name', () => {
  expect(readConfig({}).hosts).toBeNull();
  expect(isOwnHost('anything.example', null)).toBe(true);
  expect([undefined, '', 'a b'].map((host) => isOwnHost(host, ['play.example']))).toEqual([
    false,
    false,
    false,
  ]);
});

test('links lead to the server also where its address is one of the new ones', () => {
  expect(readConfig({ HOST: '::1' }).notices.publicUrl).toBe('http://[::1]:4815');
  expect(readConfig({}).notices.publicUrl).toBe('http://127.0.0.1:4815');
});

test('a line is at its last sixteen matches; what it looked at before does not stay in memory for it', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const told = new Set<string>();
    const line = io(address, { transports: ['websocket'] });
    line.on('card', ({ id }: { id: string }) => told.add(id));
    const matches: string[] = [];
    for (let made = 0; made < 18; made++) {
      const { id } = value(await ann.create(PICKET));
      matches.push(id);
      expect(await line.emitWithAck('watch', { match: id, have: -1 })).toMatchObject({ ok: true });
    }
    const bea = await Client.guest(address, 'Bea');
    for (const id of matches) value(await bea.join(id));
    await line.emitWithAck('leave', { match: matches[17] });
    expect([...told].toSorted()).toEqual(matches.slice(2).toSorted());
    line.close();
  }));
