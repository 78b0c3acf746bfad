import { offeredGames } from '@bicorne/games';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { House, meetBot } from '../house.ts';
import { bringMatch, playFrom } from '../moments.ts';

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

/** Of the recorded match: who acts, what with it, and by which way it rides. */
it.each([63, 244, 284])(
  'on a phone the next question comes into sight, wherever one had scrolled to (step %i)',
  async (at) => {
    const guest = await house.guest('phone');
    const { page } = guest;
    await playFrom(page, await bringMatch(guest, 'hundred-days'), { name: 'asked', at, seat: 0 });
    await page.locator('main.table[data-turn="mine"]').waitFor();
    const before = await asked(page);
    const scrolled = await page.locator('main.table').evaluate((table) => {
      table.scrollTo(0, table.scrollHeight);
      return table.scrollTop;
    });
    expect(scrolled).toBeGreaterThan(60);
    await page.locator('.stage [data-action]').first().dispatchEvent('click');
    await expect.poll(() => asked(page)).not.toBe(before);
    const above = (): Promise<number> =>
      page.evaluate(() => {
        const box = (selector: string): DOMRect =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return box('.prompt-sentence').top - box('.stage').bottom;
      });
    await expect.poll(above).toBeGreaterThanOrEqual(0);
  },
);
