/** `npm run bench:web`: what the page costs, in a real browser, for each game's board. */
import { join } from 'node:path';
import { offeredGames } from '@bicorne/games';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, SIZES } from '../e2e/browser.ts';
import setup from '../e2e/setup.ts';
import { bytesOf, PageHost } from './host.ts';
import {
  changedAfter,
  framesWhilePanning,
  interactiveAfter,
  openedAfter,
  slowDown,
  untilAsked,
} from './measure.ts';

const SLOW = 4;
const PRESSES = 30;
const PAN_SECONDS = 3;

const dist = join(import.meta.dirname, '..', 'dist');

interface Row {
  readonly game: string;
  readonly lobbyBytes: number;
  readonly boardBytes: number;
  readonly lobbyReady: number;
  readonly boardReady: number;
  readonly click: number;
  readonly slowClick: number;
  readonly frames: number;
}

/** A first visit: nothing is kept, and nothing is fetched for later. */
async function visit(browser: Browser, host: PageHost, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    viewport: SIZES.desktop,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  host.take();
  await work(page);
  await context.close();
}

async function measure(browser: Browser, host: PageHost, game: string, at: number): Promise<Row> {
  const row = {
    game,
    lobbyBytes: 0,
    boardBytes: 0,
    lobbyReady: 0,
    boardReady: 0,
    click: 0,
    slowClick: 0,
    frames: 0,
  };
  await visit(browser, host, async (page) => {
    await page.goto(host.url, { waitUntil: 'networkidle' });
    row.lobbyBytes = bytesOf(host.take());
    await openedAfter(page, at);
    await untilAsked(page);
    row.boardBytes = row.lobbyBytes + bytesOf(host.take());
    row.click = median(await changedAfter(page, PRESSES));
  });
  await visit(browser, host, async (page) => {
    await slowDown(page, SLOW);
    await page.goto(host.url, { waitUntil: 'commit' });
    row.lobbyReady = await interactiveAfter(page, `.play-now`);
    row.boardReady = await openedAfter(page, at);
    row.slowClick = median(await changedAfter(page, PRESSES));
    row.frames = await framesWhilePanning(page, PAN_SECONDS);
  });
  return row;
}

const median = (all: readonly number[]): number =>
  all.length === 0 ? Number.NaN : all.toSorted((one, other) => one - other)[all.length >> 1];

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
const millis = (ms: number): string => `${ms.toFixed(0)} ms`;

const COLUMNS: readonly (readonly [string, (row: Row) => string])[] = [
  ['game', ({ game }) => game],
  ['lobby, sent', ({ lobbyBytes }) => kilobytes(lobbyBytes)],
  ['with board', ({ boardBytes }) => kilobytes(boardBytes)],
  [`lobby ready (${String(SLOW)}× slower)`, ({ lobbyReady }) => millis(lobbyReady)],
  ['table opened', ({ boardReady }) => millis(boardReady)],
  ['click to picture', ({ click }) => millis(click)],
  [`(${String(SLOW)}× slower)`, ({ slowClick }) => millis(slowClick)],
  ['frames/s, panning', ({ frames }) => frames.toFixed(0)],
];

function print(rows: readonly Row[]): void {
  const table = [COLUMNS.map(([title]) => title), ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))];
  const widths = COLUMNS.map((_, at) => Math.max(...table.map((cells) => cells[at].length)));
  for (const cells of table) console.log(cells.map((cell, at) => cell.padEnd(widths[at])).join('  '));
}

await setup();
const host = await PageHost.open(dist);
const browser = await openBrowser();
const rows: Row[] = [];
for (const [at, game] of offeredGames().entries()) rows.push(await measure(browser, host, game, at));
print(rows);
await browser.close();
host.close();
