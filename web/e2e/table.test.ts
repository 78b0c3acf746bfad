import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, SIZES } from './browser.ts';
import { clickOnce, playOn } from './player.ts';
import { freePort, Service } from './service.ts';

let browser: Browser;
let service: Service;

beforeAll(async () => {
  service = new Service(await freePort());
  [browser] = await Promise.all([openBrowser(), service.start()]);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await service?.close();
});

/** The same numbers every time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

async function sitDown(
  size: keyof typeof SIZES,
  locale = 'en-GB',
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext({ viewport: SIZES[size], locale, hasTouch: size === 'phone' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return { context, page, faults };
}

const story = (page: Page): Promise<string[]> => page.locator('.log li').allInnerTexts();

const onTheTable = (page: Page): Promise<void> => page.locator('main.table .prompt-sentence').waitFor();

async function toTheEnd(pages: readonly Page[]): Promise<void> {
  const ends = await Promise.all(pages.map((page) => playOn(page, 20_000)));
  expect(ends).toEqual(pages.map(() => 'over'));
}

describe.each(['desktop', 'phone'] as const)('a match against the bot, %s', (size) => {
  it('is played from the lobby to its end, over a reload and a killed server, and watched again', async () => {
    const { context, page, faults } = await sitDown(size);
    await page.goto(service.url);
    await page.locator('.start button[type=submit]').click();
    await onTheTable(page);

    const random = numbers(7);
    for (let clicks = 0; clicks < 25;) {
      if (await clickOnce(page, random)) clicks++;
      await page.waitForTimeout(20);
    }

    await page.waitForTimeout(300);
    const before = await story(page);
    await page.reload();
    await onTheTable(page);
    expect((await story(page)).slice(0, before.length)).toEqual(before);

    await playOn(page, 40);
    await service.kill();
    await service.start();
    await page.locator('.notice[role=status]').waitFor({ state: 'detached' });
    expect((await story(page)).slice(0, before.length)).toEqual(before);

    await toTheEnd([page]);
    await page.locator('.prompt-buttons .button').first().click();
    await page.locator('main.replay').waitFor();
    await page.keyboard.press('End');
    await page.waitForFunction(() => document.querySelectorAll('.log li').length > 50);
    expect(await page.locator('.prompt-rule').innerText()).toMatch(/checked/);
    expect(faults).toEqual([]);
    await context.close();
  }, 240_000);
});

describe('a match between two browsers, one at a desk and one on a phone', () => {
  it('is played by link to its end, over a reload and a killed server', async () => {
    const host = await sitDown('desktop', 'uk-UA');
    await host.page.goto(service.url);
    await host.page.locator('.start input[name=opponent]').nth(1).check();
    await host.page.locator('.start button[type=submit]').click();
    await onTheTable(host.page);

    const friend = await sitDown('phone', 'ru-RU');
    await friend.page.goto(host.page.url());
    await friend.page.locator('.notice .button').first().click();
    await onTheTable(friend.page);
    await host.page.locator('.notice').waitFor({ state: 'detached' });

    await Promise.all(
      [playOn(host.page, 30), playOn(friend.page, 30)].map((run) => Promise.race([run, pause(15_000)])),
    );
    await friend.page.reload();
    await onTheTable(friend.page);
    await service.kill();
    await service.start();
    await toTheEnd([host.page, friend.page]);
    expect([...host.faults, ...friend.faults]).toEqual([]);
    await Promise.all([host.context.close(), friend.context.close()]);
  }, 240_000);
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
