import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** Opens a browser from this folder in a process of its own; how it ended, and what it said. */
async function openFrom(cache: string): Promise<[number, string]> {
  const module = JSON.stringify(join(import.meta.dirname, '../browser.ts'));
  const script = `const { openBrowser } = await import(${module}); await (await openBrowser(${JSON.stringify(cache)})).close();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  let said = '';
  child.stderr.on('data', (part) => (said += String(part)));
  const [code] = await once(child, 'close');
  return [code, said];
}

it.skipIf(process.env['CHROME'])(
  'processes that unpack the browser at the same time do not disturb each other, and one of them is kept',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bicorne-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const opened = [1, 2, 3].map(() => openFrom(join(folder, 'chromium')));
    expect(await Promise.all(opened)).toEqual([1, 2, 3].map(() => [0, '']));
    expect(readdirSync(folder)).toEqual(['chromium']);
  },
);
