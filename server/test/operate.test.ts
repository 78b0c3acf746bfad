import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { backupSqlite } from '../operate/backup.ts';
import { Operator } from '../operate/operator.ts';
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

const operating = async (data: string, work: (operator: Operator) => Promise<void>): Promise<void> => {
  const operator = await Operator.open({ ...readConfig({}), data });
  await work(operator);
  await operator.close();
};

test('a server that can read and not write says that it is not well, and is well again when it can', () =>
  withServer(async ({ address }, data) => {
    const health = async (): Promise<unknown> => (await fetch(`${address}/health`)).json();
    expect(await health()).toEqual({ ok: true, store: true, closing: false });
    const db = new DatabaseSync(`${data}/bicorne.sqlite`, { timeout: 5000 });
    for (const when of ['INSERT', 'UPDATE'])
      db.exec(
        `CREATE TRIGGER no_${when} BEFORE ${when} ON service BEGIN SELECT RAISE(ABORT, 'no room'); END`,
      );
    await expect.poll(health, { timeout: 20_000 }).toEqual({ ok: false, store: false, closing: false });
    db.exec('DROP TRIGGER no_INSERT; DROP TRIGGER no_UPDATE');
    db.close();
    await expect.poll(health, { timeout: 20_000 }).toEqual({ ok: true, store: true, closing: false });
  }));

test('the server says that it is well, and what it has done', () =>
  withServer(async ({ address }) => {
    const { blue, red } = await twoAtTable(address);
    expect(await (await fetch(`${address}/health`)).json()).toEqual({
      ok: true,
      store: true,
      closing: false,
    });
    const text = await (await fetch(`${address}/metrics`)).text();
    expect(text).toContain('bicorne_lines 2');
    expect(text).toContain('bicorne_tables 1');
    expect(text).toContain('bicorne_messages_total{word="watch",code="ok"} 2');
    expect(text).toContain('bicorne_message_seconds_count 2');
    expect(text).toMatch(/bicorne_http_requests_total\{method="POST",route="\/api\/guest",status="200"\} 2/);
    for (const client of [blue, red]) expect(text).not.toContain(client.cookie.split('=')[1]);
  }));

test('figures that anybody may read tell nothing of steps that one does not notice', () =>
  withServer(async ({ address }) => {
    const table = await twoAtTable(address);
    const figures = async (): Promise<string> =>
      (await table.red.text('/metrics')).replaceAll(/^bicorne_(?:http|memory|uptime|cpu).*\n/gm, '');
    const before = await figures();
    const asked = table.blue.isAsked ? table.blue : table.red;
    value(await asked.act(asked.sight.legal[0]));
    value(await asked.ask('saw', { match: table.id, n: asked.now.n }));
    expect(await figures()).toBe(before);
  }));

test('figures are for those who have the token, where one is set', () =>
  withServer(
    async ({ address }) => {
      const { blue, red } = await twoAtTable(address);
      const asked = blue.isAsked ? blue : red;
      value(await asked.act(asked.sight.legal[0]));
      const shown = await fetch(`${address}/metrics`, {
        headers: { authorization: 'Bearer 0123456789abcdef' },
      });
      expect(await shown.text()).toContain('bicorne_messages_total{word="act",code="ok"} 1');
      const status = async (authorization: string): Promise<number> =>
        (await fetch(`${address}/metrics`, { headers: { authorization } })).status;
      expect(await status('')).toBe(403);
      expect(await status('Bearer wrong')).toBe(403);
      expect(await status('Bearer 0123456789abcdef')).toBe(200);
    },
    { metricsToken: '0123456789abcdef' },
  ));

test('the operator looks at a match, rewinds it and closes it while it is played', () =>
  withServer(async ({ address }, data) => {
    const table = await twoAtTable(address);
    await afterPlacing(table);
    const { blue, red, id } = table;
    const before = blue.now.n;
    await operating(data, async (operator) => {
      expect((await operator.running()).map((card) => card.id)).toEqual([id]);
      const found = value(await operator.inspect(id));
      expect(found).toMatchObject({ brokenAt: null, fault: null, card: { stage: 'play' } });
      expect(await operator.rewind(id, found.steps)).toMatchObject({ fault: { code: 'invalid' } });
      value(await operator.rewind(id, found.steps - 1));
    });
    await blue.until(() => blue.now.n > before || red.updates.at(-1)?.step.undo !== undefined);
    await operating(data, async (operator) => {
      expect(await operator.closeMatch(id, 'green')).toMatchObject({ fault: { code: 'unknown' } });
      value(await operator.closeMatch(id, 'red'));
      expect(await operator.closeMatch(id, null)).toMatchObject({ fault: { code: 'over' } });
    });
    await Promise.all([blue.until(() => blue.isOver), red.until(() => red.isOver)]);
    expect(blue.sight.turn).toMatchObject({ ending: { winners: [1], reason: 'operator' } });
  }));

test('what the operator takes back is seen also by those who see it later', () =>
  withServer(
    async ({ address }, data) => {
      const blue = await Client.guest(address, 'Ann');
      const red = await Client.guest(address, 'Bea');
      const { id } = value(await blue.create({ ...PICKET, delay: 1 }));
      value(await red.join(id));
      await Promise.all([blue.watch(id), red.watch(id)]);
      const onlooker = new Client(address);
      await onlooker.watch(id);
      await afterPlacing({ blue, red, id });
      await operating(data, async (operator) => {
        const { steps } = value(await operator.inspect(id));
        value(await operator.rewind(id, steps - 1));
      });
      await onlooker.until(() => onlooker.updates.some(({ step }) => step.undo !== undefined));
      expect((await onlooker.again().watch(id)).sight).toEqual(onlooker.sight);
    },
    { minute: 100 },
  ));

test('whom the operator names wins together with his allies', () =>
  withServer(
    async ({ address }, data) => {
      const french = await Client.guest(address, 'Ann');
      const [{ scenarios }] = value(await french.get<{ scenarios: { id: string }[] }[]>('/api/games'));
      const { id } = value(
        await french.create({
          game: 'campaign-1815',
          scenario: scenarios[0].id,
          options: { players: '3' },
          seats: { french: 'me', 'anglo-dutch': 'me', prussian: 'me' },
        }),
      );
      await french.watch(id);
      await operating(data, async (operator) => void value(await operator.closeMatch(id, 'prussian')));
      await french.until(() => french.isOver);
      expect(french.sight.turn).toMatchObject({ ending: { winners: [1, 2], reason: 'operator' } });
    },
    { games: ['campaign-1815'] },
  ));

test('the server takes notice of every match that the operator closes, however quick he is', () =>
  withServer(async ({ address }, data) => {
    const tables = [await twoAtTable(address), await twoAtTable(address), await twoAtTable(address)];
    await operating(data, async (operator) => {
      for (const { id } of tables) value(await operator.closeMatch(id, null));
    });
    await Promise.all(tables.map(({ blue }) => blue.until(() => blue.isOver)));
    for (const { blue } of tables)
      expect(blue.sight.turn).toMatchObject({ ending: { winners: [], reason: 'aborted' } });
  }));

test('a match whose steps do not follow is found and cut back to where they do; then it goes on', () =>
  withFolder(async (data) => {
    let id = '';
    const cookies: string[] = [];
    await serving(data, async ({ address }) => {
      const table = await twoAtTable(address);
      await afterPlacing(table);
      ({ id } = table);
      cookies.push(table.blue.cookie, table.red.cookie);
    });
    const { DatabaseSync } = await import('node:sqlite');
    const db = new DatabaseSync(join(data, 'bicorne.sqlite'));
    const { n } = db.prepare('SELECT max(n) AS n FROM steps').get() ?? {};
    db.prepare('UPDATE steps SET step = ? WHERE n = ?').run('0:nonsense', n ?? 0);
    db.close();
    await operating(data, async (operator) => {
      expect(value(await operator.inspect(id))).toMatchObject({ brokenAt: n });
      expect(await operator.rewind(id, 1)).toMatchObject({ fault: { code: 'tampered' } });
      expect(value(await operator.repair(id))).toBe(1);
      expect(value(await operator.repair(id))).toBe(0);
      expect(value(await operator.inspect(id))).toMatchObject({ steps: n, fault: null });
    });
    await serving(data, async ({ address }) => {
      const clients = cookies.map((cookie) => new Client(address, cookie));
      await Promise.all(clients.map((client) => client.watch(id)));
      const asked = clients.find((client) => client.isAsked);
      if (!asked) throw new Error('nobody is asked');
      value(await asked.act(asked.sight.legal[0]));
    });
  }));

test('a match that was begun under other rules is whole to the operator, as it is to the server', () =>
  withFolder(async (data) => {
    const ids: string[] = [];
    await serving(data, async ({ address }) => {
      for (let i = 0; i < 2; i++) {
        const table = await twoAtTable(address);
        await afterPlacing(table);
        ids.push(table.id);
      }
    });
    const { DatabaseSync } = await import('node:sqlite');
    const db = new DatabaseSync(join(data, 'bicorne.sqlite'));
    db.exec("UPDATE matches SET rules = '0'");
    db.exec("UPDATE steps SET step = '0:gone' WHERE n = (SELECT min(n) FROM steps WHERE step LIKE '0:%')");
    const steps = (): unknown =>
      db
        .prepare('SELECT count(*) AS steps FROM steps JOIN matches ON key = match WHERE id = ?')
        .get(ids[0])?.['steps'];
    const before = steps();
    await operating(data, async (operator) => {
      expect(value(await operator.inspect(ids[0]))).toMatchObject({ brokenAt: null, fault: null });
      expect(value(await operator.repair(ids[0]))).toBe(0);
      expect(steps()).toBe(before);
      value(await operator.closeMatch(ids[1], 'red'));
    });
    db.close();
    await serving(data, async ({ address }) => {
      const onlooker = new Client(address);
      expect((await onlooker.watch(ids[0])).sight.turn.kind).toBe('seats');
      const closed = await onlooker.watch(ids[1]);
      expect(closed.sight.turn).toMatchObject({ ending: { winners: [1], reason: 'operator' } });
    });
  }));

test('a copy made while people play opens by itself and holds what was acknowledged before', () =>
  withServer(async ({ address }, data) => {
    const table = await twoAtTable(address);
    await afterPlacing(table);
    const copy = join(data, 'copy.sqlite');
    await backupSqlite(data, copy);
    const asked = table.blue.isAsked ? table.blue : table.red;
    value(await asked.act(asked.sight.legal[0]));
    const store = openSqlite(copy);
    const steps = await store.matches.steps.read(table.id, 0);
    expect((await store.matches.find(table.id))?.steps).toBe(steps.length);
    expect(steps.length).toBeGreaterThanOrEqual(asked.now.n - 2);
    await store.close();
    await expect(backupSqlite(data, copy)).rejects.toThrow(/there already/);
    expect((await readFile(copy)).length).toBeGreaterThan(10_000);
  }));

test('a copy comes to its end though the server never stops writing', () =>
  withFolder(async (data) => {
    const store = openSqlite(join(data, 'bicorne.sqlite'));
    const long = 'x'.repeat(20_000);
    await Promise.all(Array.from({ length: 2000 }, (_, i) => store.looks.remember(`long ${i}`, long)));
    const copying = { done: false };
    const copied = backupSqlite(data, join(data, 'copy.sqlite')).finally(() => (copying.done = true));
    for (let i = 0; !copying.done; i++) await store.looks.remember('short', String(i));
    await copied;
    await store.close();
    const copy = openSqlite(join(data, 'copy.sqlite'));
    expect(await copy.looks.remembered('long 1999')).toBe(long);
    await copy.close();
  }));
