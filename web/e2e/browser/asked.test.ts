import { offeredGames } from '@bicorne/games';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { House, meetBot } from '../house.ts';
import { playOn } from '../player.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

const asked = (page: Page): Promise<string> => page.locator('.prompt-sentence').innerText();

it.each(offeredGames())('%s: whoever is asked reads which side is his', async (game) => {
  const guest = await house.guest('phone');
  await meetBot(guest, game);
  await guest.page.locator('main.table[data-turn="mine"]').waitFor();
  expect(await guest.page.locator('.prompt-who').innerText()).toMatch(/^You · \p{Lu}/u);
});

it('on a phone the next question comes into sight, wherever one had scrolled to', async () => {
  const guest = await house.guest('phone');
  const { page } = guest;
  await meetBot(guest, 'hundred-days');
  let seen = 0;
  for (let moment = 0; seen < 3; moment++) {
    expect(moment).toBeLessThan(40);
    await page.locator('main.table[data-turn="mine"]').waitFor();
    const before = await asked(page);
    const scrolled = await page.locator('main.table').evaluate((table) => {
      table.scrollTo(0, table.scrollHeight);
      return table.scrollTop;
    });
    await playOn(page, 1);
    await page.locator('main.table[data-turn="mine"]').waitFor();
    if (scrolled < 60 || (await asked(page)) === before) continue;
    seen++;
    const above = (): Promise<number> =>
      page.evaluate(() => {
        const box = (selector: string): DOMRect =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return box('.prompt-sentence').top - box('.stage').bottom;
      });
    await expect.poll(above).toBeGreaterThanOrEqual(0);
  }
});
