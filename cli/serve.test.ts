import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type * as server from '@bicorne/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CLI, run, tempFolder } from './test-help.ts';

/** In this process, where the page was never built. */
vi.mock('@bicorne/server', async (original) => {
  const { readConfig, ...rest } = await original<typeof server>();
  return {
    ...rest,
    readConfig: () => ({ ...readConfig({}), port: 0, data: tempFolder(), web: tempFolder() }),
  };
});

/** Starts the server on this port and waits for the address it prints. */
async function start(port: string): Promise<{ child: ChildProcess; url: URL }> {
  const child = spawn(process.execPath, [join(CLI, 'bicorne.ts'), 'serve', '--json'], {
    env: { ...process.env, PORT: port, BICORNE_DATA: tempFolder() },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(child.stdout, 'data');
  return { child, url: new URL(JSON.parse(String(line)).url) };
}

test('serve prints where its page is, passes over a port that is taken, and stops cleanly when told to', async () => {
  const first = await start('0');
  const second = await start(first.url.port);
  expect(Number(second.url.port)).toBeGreaterThan(Number(first.url.port));

  const page = await fetch(second.url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>Bicorne</title>');

  first.child.kill('SIGINT');
  second.child.kill('SIGTERM');
  expect(await Promise.all([once(first.child, 'exit'), once(second.child, 'exit')])).toEqual([
    [0, null],
    [0, null],
  ]);
});

test('where no page was built, serve says so at once instead of serving none', async () => {
  expect(await run('serve', '--built')).toEqual({
    code: 1,
    out: '',
    err: 'bicorne serve: there is no built page: without --built it is built first',
  });
});
