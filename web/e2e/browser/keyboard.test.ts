import { offeredGames } from '@bicorne/games';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { House, onTheTable, story } from '../house.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

const focusIs = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Tabs on until the focus is there. */
async function tabTo(page: Page, selector: string, most = 200): Promise<boolean> {
  for (let presses = 0; presses < most; presses++) {
    if (await focusIs(page, selector)) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

const turnOf = (page: Page): Promise<string | null> => page.locator('main.table').getAttribute('data-turn');

/** Whatever lies on the board, in the hand or among the buttons: reached by Tab and arrows, pressed by Enter. */
const ON_BOARD =
  '.table [role="button"][aria-disabled="false"], .table .tray button:enabled, .table [data-live], .prompt-buttons > .button:not(.quiet)';

/** One decision from the list of all actions. */
async function decideFromList(page: Page): Promise<void> {
  expect(await tabTo(page, '.actions summary')).toBe(true);
  if (!(await page.locator('.actions').evaluate((list) => list.hasAttribute('open'))))
    await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

it.each(offeredGames())('%s: by keyboard alone from the first page through a turn', async (game) => {
  const { page, faults, url } = await house.guest('desktop');
  await page.goto(url);
  await page.locator('.play-now').first().waitFor();
  expect(
    await tabTo(page, `.game-card:nth-child(${String(offeredGames().indexOf(game) + 1)}) .play-now`),
  ).toBe(true);
  await page.keyboard.press('Enter');
  await onTheTable(page);

  let [onBoard, fromList] = [0, 0];
  for (let tries = 0; tries < 200 && (onBoard < 3 || fromList < 12); tries++) {
    if ((await turnOf(page)) !== 'mine') await page.waitForTimeout(50);
    else if (onBoard < 3 && tries % 2 === 0 && (await tabTo(page, ON_BOARD, 60))) {
      await page.keyboard.press('Enter');
      onBoard++;
      await page.waitForTimeout(100);
    } else {
      await decideFromList(page);
      fromList++;
      await page.waitForTimeout(100);
    }
  }
  expect(fromList).toBeGreaterThanOrEqual(12);
  expect((await story(page)).length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
