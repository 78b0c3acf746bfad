import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, SIZES } from './browser.ts';
import { freePort, Service } from './service.ts';

/** A timing is never asserted: this only ends what hangs, on whatever machine. */
export const PATIENCE = 120_000;

/** The real service and a real browser, and people who sit down at it. */
export class House {
  readonly service: Service;
  readonly #browser: Browser;
  readonly #guests: BrowserContext[] = [];

  private constructor(service: Service, browser: Browser) {
    this.service = service;
    this.#browser = browser;
  }

  static async open(): Promise<House> {
    const service = new Service(await freePort());
    const [browser] = await Promise.all([openBrowser(), service.start()]);
    return new House(service, browser);
  }

  async guest(
    size: keyof typeof SIZES,
    language: 'en' | 'uk' | 'ru' = 'en',
    likes: Readonly<Record<string, unknown>> = {},
  ): Promise<Guest> {
    const context = await this.#browser.newContext({
      viewport: SIZES[size],
      locale: language,
      hasTouch: size !== 'desktop',
    });
    context.setDefaultTimeout(PATIENCE);
    this.#guests.push(context);
    // At a test's pace: nothing is shown for its own sake, and nothing is asked twice.
    const preferences = JSON.stringify({
      language,
      pace: 'none',
      motion: 'reduced',
      confirm: false,
      ...likes,
    });
    await context.addInitScript((kept) => {
      if (localStorage.getItem('bicorne.preferences') === null)
        localStorage.setItem('bicorne.preferences', kept);
    }, preferences);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    return { page, context, faults, url: this.service.url };
  }

  async part(): Promise<void> {
    await Promise.all(this.#guests.splice(0).map((context) => context.close()));
  }

  async close(): Promise<void> {
    await this.part();
    await this.#browser.close();
    await this.service.close();
  }
}

export interface Guest {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page, which should be nothing. */
  readonly faults: readonly string[];
  readonly url: string;
}

export const OPPONENTS = { bot: 0, here: 1, friend: 2, anyone: 3 } as const;

/** Chooses a game's first battle against this opponent, and sits down. */
export async function sitDown(
  { page, url }: Guest,
  game: string,
  opponent: keyof typeof OPPONENTS,
  options: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.goto(`${url}/play/${game}`);
  await page.locator('.start input[name=opponent]').nth(OPPONENTS[opponent]).check();
  for (const value of Object.values(options)) {
    await page.locator('.options').evaluate((details) => details.setAttribute('open', ''));
    await page
      .locator('.start :is(.options, .players) select', { has: page.locator(`option[value="${value}"]`) })
      .selectOption(value);
  }
  await page.locator('.start button[type=submit]').click();
}

/** Sits down to a game's first battle against a bot. */
export async function meetBot(guest: Guest, game: string): Promise<void> {
  await sitDown(guest, game, 'bot');
  await onTheTable(guest.page);
}

/** A screen between two people is answered as the one who was called would. */
export async function takeDevice(page: Page): Promise<void> {
  await page.locator('.handover .button').click();
  await onTheTable(page);
}

/** Follows an invitation, and sits down. */
export async function joinBy(link: string, { page }: Guest): Promise<void> {
  await page.goto(link);
  await page.locator('.invite .button.main').click();
  await onTheTable(page);
}

/** Two people at one table: the first makes the match, the second follows his link. */
export async function sitTogether(
  host: Guest,
  friend: Guest,
  game: string,
  options: Readonly<Record<string, string>> = {},
): Promise<string> {
  await sitDown(host, game, 'friend', options);
  await onTheTable(host.page);
  await joinBy(await host.page.locator('.link').first().innerText(), friend);
  await host.page.locator('.notice .link').waitFor({ state: 'detached' });
  return matchOf(host);
}

/** The match whose table a page shows. */
export const matchOf = ({ page }: Guest): string => new URL(page.url()).pathname.split('/')[2];

export const onTheTable = (page: Page): Promise<void> =>
  page.locator('main.table .prompt-sentence').waitFor({ timeout: 60_000 });

/** When the map has gone wherever it goes by itself: by the page's own clock, which is as slow as the page. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1200)));
  await page.waitForFunction(() => !document.querySelector('[data-restless]'));
}

/** On a phone the log is a sheet. */
export async function raiseLog(page: Page): Promise<void> {
  const tool = page.locator('.stage-books [aria-expanded]');
  if (await tool.isVisible()) await tool.click();
}

export const story = (page: Page): Promise<string[]> => page.locator('.log li').allInnerTexts();
