import { join } from 'node:path';
import { offeredGames } from '@bicorne/games';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bytesOf, PageHost } from '../bench/host.ts';
import { openedAfter, untilAsked } from '../bench/measure.ts';
import { openBrowser, SIZES } from './browser.ts';

/** What a first visit may cost, from the lobby until one is asked at a board. */
const MOST_BYTES = 250_000;

let browser: Browser;
let host: PageHost;

beforeAll(async () => {
  host = await PageHost.open(join(import.meta.dirname, '..', 'dist'));
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  host?.close();
});

it.each(offeredGames().map((game, at) => [game, at] as const))(
  'a first visit to %s is sent less than 250 kB before it is asked',
  async (_, at) => {
    const context = await browser.newContext({
      viewport: SIZES.desktop,
      locale: 'en-GB',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    host.take();
    await page.goto(host.url, { waitUntil: 'networkidle' });
    await openedAfter(page, at);
    await untilAsked(page);
    const sent = host.take();
    await context.close();
    const largest = sent.toSorted((one, other) => other.bytes - one.bytes).slice(0, 12);
    expect(bytesOf(sent), JSON.stringify(largest, null, 1)).toBeLessThan(MOST_BYTES);
  },
);
