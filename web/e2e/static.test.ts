import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, SIZES } from './browser.ts';
import { onTheTable, story } from './house.ts';
import { clickOnce } from './player.ts';

const FOLDER = '/games/bicorne/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

let out: string;
let host: Server;
let browser: Browser;
/** What was asked for and is no file of ours. */
const missed: string[] = [];

/** As plain as hosts of files are: files, a folder's index, and a page for what is not there. */
function serve(): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.startsWith(FOLDER) ? join(out, pathname.slice(FOLDER.length)) : '';
    const file = [path, join(path, 'index.html')].find((one) => path !== '' && isFile(one));
    if (file === undefined) missed.push(pathname);
    const sent = file ?? join(out, '404.html');
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': TYPES[extname(sent)] });
    response.end(readFileSync(sent));
  });
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'bicorne-static-'));
  const build = join(import.meta.dirname, '..', 'build', 'static.ts');
  const { status, stderr } = spawnSync(process.execPath, [build, '--folder', FOLDER, '--out', out]);
  if (status !== 0) throw new Error(stderr.toString());
  host = serve();
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  browser = await openBrowser();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  host?.closeAllConnections();
  host?.close();
  rmSync(out, { recursive: true });
});

it('a folder of files is enough for a match against a bot, which is still there after a reload, and for a lesson', async () => {
  const address = host.address();
  const url = `http://localhost:${String(typeof address === 'object' ? address?.port : '')}${FOLDER}`;
  const page = await browser.newPage({ viewport: SIZES.desktop, locale: 'en' });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));

  await page.goto(url);
  await page.locator('.play-now').first().click();
  await onTheTable(page);
  const chosen = Array.from({ length: 200 }, (_, at) => ((at * 48271) % 997) / 997);
  const random = (): number => chosen.pop() ?? 0;
  for (let clicks = 0; clicks < 6;) {
    if (await clickOnce(page, random)) clicks++;
    await page.waitForTimeout(20);
  }
  const before = await story(page);
  expect(before.length).toBeGreaterThan(0);
  await page.reload();
  await onTheTable(page);
  expect((await story(page)).slice(0, before.length)).toEqual(before);

  await page.goto(`${url}learn/napoleonics`);
  await page.locator('.stage').waitFor();
  expect(faults).toEqual([]);
  expect(missed.filter((path) => !path.startsWith(`${FOLDER}match/`))).toEqual([]);
}, 240_000);

it('nothing is offered there that needs a server', async () => {
  const address = host.address();
  const url = `http://localhost:${String(typeof address === 'object' ? address?.port : '')}${FOLDER}`;
  const page = await browser.newPage({ viewport: SIZES.desktop, locale: 'en' });
  await page.goto(`${url}play/marengo`);
  await page.locator('.start button[type=submit]').waitFor();
  expect(await page.locator('.start input[name=opponent]').count()).toBe(2);
  expect(await page.locator('.start').innerText()).not.toMatch(/rated/i);
  await page.goto(url);
  await page.locator('.play-now').first().waitFor();
  expect(await page.locator('.lobby-ways').innerText()).toBe('Workshop\nExercises');
  expect(await page.locator('.notice-line').count()).toBe(0);
});
