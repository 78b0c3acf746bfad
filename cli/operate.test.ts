import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startServer } from '@bicorne/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { run, tempFolder } from './test-help.ts';

test('operate and backup work on the data of a server, also while it runs', async () => {
  const data = tempFolder();
  vi.stubEnv('BICORNE_DATA', data);
  onTestFinished(() => void vi.unstubAllEnvs());
  const server = await startServer({ port: 0, data, games: ['picket'], botThreads: 1 });
  const post = (path: string, body: unknown, cookie = ''): Promise<Response> =>
    fetch(server.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const guest = await post('/api/guest', { name: 'Ann' });
  const cookie = guest.headers.get('set-cookie')?.split(';')[0];
  const me = (await guest.json()).value.id;
  await post('/api/report', { person: me, reason: 'other', text: 'a\nb\u001B[31mc' }, cookie);
  const seats = { blue: 'me', red: 'me' };
  const made = await (await post('/api/matches', { game: 'picket', scenario: 'ford', seats }, cookie)).json();
  const { id } = made.value;
  nameBefore(data, me, 'Ann\u001B[2J');

  expect(JSON.parse((await run('operate', 'list', '--json')).out)).toMatchObject([{ id }]);
  expect((await run('operate', 'show', id)).out).toContain('every step can be played');
  expect((await run('operate', 'repair', id)).out).toContain('nothing to repair');
  expect(JSON.parse((await run('operate', 'repair', id, '--json')).out)).toEqual({ match: id, cut: 0 });
  for (const args of [['list'], ['show', id], ['reports']])
    expect((await run('operate', ...args)).out).not.toContain('\u001B');
  expect((await run('operate', 'reports')).out).toMatch(/a b \[31mc$/);
  for (const what of ['show', 'hide', 'remove']) expect((await run('operate', what, 'nothing')).code).toBe(1);
  expect((await run('operate', 'rewind', id)).code).toBe(2);
  expect((await run('operate', 'destroy', id)).code).toBe(2);
  mkdirSync(join(data, 'copies'));
  const copy = join(data, 'copies', 'bicorne.sqlite');
  expect((await run('backup', copy)).code).toBe(0);
  const closed = await run('operate', 'close', id, '--json');
  expect(JSON.parse(closed.out)).toEqual({ match: id, winner: null });
  await server.close();

  vi.stubEnv('BICORNE_DATA', join(data, 'copies'));
  expect(JSON.parse((await run('operate', 'list', '--json')).out)).toMatchObject([{ id, stage: 'play' }]);
  vi.stubEnv('DATABASE_URL', 'postgres://localhost/bicorne');
  expect((await run('restore', 'x')).err).toContain('there is no x');
});

/** As people could call themselves once. */
function nameBefore(data: string, person: string, name: string): void {
  const db = new DatabaseSync(join(data, 'bicorne.sqlite'));
  db.prepare('UPDATE people SET name = ? WHERE id = ?').run(name, person);
  db.close();
}

test('operate looks at data that are there, and makes none', async () => {
  const data = join(tempFolder(), 'mistyped');
  vi.stubEnv('BICORNE_DATA', data);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { code, err } = await run('operate', 'list');
  expect([code, err]).toEqual([1, `bicorne operate: there is no database in ${data}`]);
  expect(existsSync(data)).toBe(false);
});

test('what the environment says wrongly is told in one line that names it', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('BICORNE_DATA', tempFolder());
  vi.stubEnv('BICORNE_GAMES', 'chess');
  const { code, err } = await run('serve', '--port', '0');
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^bicorne serve: BICORNE_GAMES: there is no game chess[^\n]*$/m),
  ]);
  vi.stubEnv('PORT', 'eighty');
  for (const args of [['backup', 'x'], ['operate', 'list'], ['serve']])
    expect(await run(...args)).toMatchObject({ code: 1, err: expect.stringContaining('PORT: ') });
});
