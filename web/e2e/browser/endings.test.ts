import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { House, meetBot, sitTogether, type Guest } from '../house.ts';
import { playOn } from '../player.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

/** A piece that lies face down. */
const BACKS = {
  marengo: '.stage g:has(> .mar-body):not(:has(> .mar-face))',
  'campaign-1815': '.stage .cmp-weave',
} as const;
const GAMES = ['marengo', 'campaign-1815'] as const;

const backs = (page: Page, game: keyof typeof BACKS): Promise<number> => page.locator(BACKS[game]).count();

/** Until each of them sees something that he may not know. */
async function setUp(pages: readonly Page[], game: keyof typeof BACKS): Promise<void> {
  for (let decisions = 0; decisions < 200; decisions++) {
    const seen = await Promise.all(pages.map((page) => backs(page, game)));
    if (seen.every((count) => count > 0)) return;
    for (const page of pages) if (await isMine(page)) await playOn(page, 1);
  }
  throw new Error('nothing was hidden');
}

const isMine = async (page: Page): Promise<boolean> =>
  (await page.locator('main.table').getAttribute('data-turn')) === 'mine';

async function resign({ page }: Guest): Promise<void> {
  await page.locator('.more summary').click();
  await page.locator('.resign').click();
  await page.locator('.confirm .danger').click();
}

/** What takes room before the player and says nothing. */
const blankParts = (page: Page): Promise<string[]> =>
  page
    .locator('.tray section')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.textContent?.trim() === '' && !one.querySelector('svg'))
        .map((one) => one.className),
    );

/** The sides that the bar shows as being on move. */
const onMove = (page: Page): Promise<string[]> =>
  page
    .locator('.bar .active')
    .evaluateAll((all) =>
      all
        .map((one) => getComputedStyle(one).borderBottomColor)
        .filter((colour) => colour !== 'rgba(0, 0, 0, 0)'),
    );

it.each(GAMES)('%s on a device: the enemy is hidden to the end, and then lies open', async (game) => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await meetBot(guest, game);
  expect(await backs(page, game)).toBeGreaterThan(0);
  await resign(guest);
  await expect.poll(() => backs(page, game)).toBe(0);
  expect(guest.faults).toEqual([]);
});

it.each(GAMES)(
  '%s on a server: both see all pieces when the match has ended, and not before',
  async (game) => {
    const [host, friend] = [await house.guest('desktop'), await house.guest('phone')];
    await sitTogether(host, friend, game);
    await setUp([host.page, friend.page], game);
    await resign(host);
    for (const { page } of [host, friend]) await expect.poll(() => backs(page, game)).toBe(0);
    expect(await host.page.locator('.prompt-sentence').innerText()).toMatch(/Your side has given up\.$/);
    expect(await friend.page.locator('.prompt-sentence').innerText()).toMatch(/The enemy has given up\.$/);
    expect(await blankParts(friend.page)).toEqual([]);
    expect(await onMove(friend.page)).toEqual([]);
    expect([...host.faults, ...friend.faults]).toEqual([]);
  },
);
