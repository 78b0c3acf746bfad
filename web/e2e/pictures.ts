/** `npm run pictures`: typical moments in a real browser, for the documents and for whoever judges the look. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { offeredGames } from '@bicorne/games';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, SIZES } from './browser.ts';
import { playOn } from './player.ts';
import setup from './setup.ts';
import { freePort, Service } from './service.ts';

const PICTURES = join(import.meta.dirname, '..', '..', 'docs', 'pictures');

interface Sitting {
  readonly name: string;
  /** Which of the lobby's games, counted from 0. */
  readonly game: number;
  readonly size: keyof typeof SIZES;
  readonly locale: string;
  readonly look: 'light' | 'dark';
}

const SITTINGS: readonly Sitting[] = [
  { name: 'desktop', game: 0, size: 'desktop', locale: 'en-GB', look: 'light' },
  { name: 'desktop-dark', game: 0, size: 'desktop', locale: 'ru-RU', look: 'dark' },
  { name: 'phone', game: 0, size: 'phone', locale: 'uk-UA', look: 'light' },
  { name: 'second', game: 1, size: 'desktop', locale: 'en-GB', look: 'light' },
  { name: 'third', game: 2, size: 'desktop', locale: 'en-GB', look: 'light' },
  { name: 'fourth', game: 3, size: 'desktop', locale: 'en-GB', look: 'light' },
];

/** A fight is on the table: the board marks it, whatever the game. */
const FIGHT = '.bk-clash, [data-moment="fight"]';

async function photograph(browser: Browser, url: string, sitting: Sitting): Promise<void> {
  const context = await browser.newContext({
    viewport: SIZES[sitting.size],
    locale: sitting.locale,
    colorScheme: sitting.look,
    hasTouch: sitting.size === 'phone',
  });
  const page = await context.newPage();
  const shot = async (moment: string): Promise<void> => {
    await page.waitForTimeout(900);
    await page.screenshot({ path: join(PICTURES, `${sitting.name}-${moment}.jpg`), quality: 84 });
  };
  await context.addInitScript(() => {
    if (localStorage.getItem('bicorne.preferences') === null)
      localStorage.setItem('bicorne.preferences', JSON.stringify({ pace: 'none', confirm: false }));
  });
  if (sitting.game === 0) {
    await page.goto(url);
    await page.locator('.play-now').first().waitFor();
    await shot('lobby');
  }
  await page.goto(`${url}/play/${offeredGames()[sitting.game]}`);
  await page.locator('.start button[type=submit]').waitFor();
  await shot('battle');
  await page.locator('.start button[type=submit]').click();
  await page.locator('main.table .prompt-sentence').waitFor();
  await shot('start');
  await page.locator('.rule-link').click();
  await page.locator('.book').waitFor();
  await shot('rulebook');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.locator('main.table .prompt-sentence').waitFor();
  await untilFight(page);
  await shot('fight');
  if (sitting.game === 0) {
    await playOn(page, 20_000);
    await shot('end');
    await page.goto(page.url().replace('/match/', '/replay/'));
    await page.locator('main.replay').waitFor();
    await page.keyboard.press('End');
    await shot('replay');
    await page.goto(`${url}/learn/${offeredGames()[0]}`);
    await page.locator('.stage').waitFor();
    await shot('lesson');
    await page.goto(`${url}/me`);
    await page.locator('.people-form').waitFor();
    await shot('me');
  }
  await context.close();
}

async function untilFight(page: Page): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (tries > 60 && (await page.locator(FIGHT).count()) > 0) return;
    if ((await playOn(page, 1)) === 'over') return;
    await page.waitForTimeout(30);
  }
}

mkdirSync(PICTURES, { recursive: true });
await setup();
const service = new Service(await freePort());
await service.start();
const browser = await openBrowser();
for (const sitting of SITTINGS) {
  console.log(sitting.name);
  await photograph(browser, service.url, sitting);
}
await browser.close();
await service.close();
