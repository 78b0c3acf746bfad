import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Claimed } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { Client, PICKET, value, withFolder } from './client.ts';

test('at their loudest the logs are JSON lines with the routes, and no secret is in them', () =>
  withFolder(async (data) => {
    const child = spawn(process.execPath, [fileURLToPath(new URL('./child.ts', import.meta.url))], {
      env: { PORT: '0', BICORNE_DATA: data, BICORNE_GAMES: 'picket', LOG_LEVEL: 'trace' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    const started = new Promise<string>((resolve) => {
      child.stdout.on('data', (part) => {
        out += String(part);
        const address = /^http:\S+$/m.exec(out)?.[0];
        if (address !== undefined) resolve(address);
      });
    });
    const address = await started;
    const passphrase = 'never to be written down';
    const ann = await Client.enter(address, '/api/account', { name: 'Ann', passphrase });
    const { words } = value(await ann.post<{ words: string }>('/api/account/words', { passphrase }));
    const made = value(await ann.create({ ...PICKET, seats: { blue: 'me', red: 'friend' } }));
    const token = made.invitations?.['red'] ?? 'none';
    await ann.get(`/api/invitations/${token}`);
    await new Client(address).post('/api/login', { name: 'Ann', passphrase: 'a wrong passphrase' });
    value(
      await new Client(address).post<Claimed>('/api/recover', { name: 'Ann', proof: { words }, passphrase }),
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
    const lines = out.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.map((line) => JSON.parse(line)).length).toBeGreaterThan(5);
    expect(out).toContain('/api/invitations/:id');
    for (const secret of [passphrase, 'a wrong passphrase', words, token, ann.cookie.split('=')[1]])
      expect(out.includes(secret)).toBe(false);
  }));

test('the README names every variable, and no other', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const source = await readFile(new URL('../config.ts', import.meta.url), 'utf8');
  const variables = [...source.matchAll(/^  ([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...row.split('|')[1].matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(named.toSorted()).toEqual(variables.toSorted());
  const compose = await readFile(new URL('../../compose.yaml', import.meta.url), 'utf8');
  const set = /x-server:[\s\S]*?depends_on/.exec(compose)?.[0].matchAll(/^ {4}([A-Z_]+):/gm) ?? [];
  for (const [, name] of set) expect(variables).toContain(name);
  expect(readConfig({ SMTP_URL: '' }).mail.smtp).toBeNull();
  expect(() => readConfig({ SMTP_URL: 'mail.example.org', METRICS_TOKEN: 'short' })).toThrow(
    /^SMTP_URL: .*\nMETRICS_TOKEN: /,
  );
});
