import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { House, matchOf, meetBot, onTheTable } from '../house.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

async function giveUp(page: Page): Promise<void> {
  await page.locator('.more summary').click();
  await page.locator('.resign').click();
  await page.locator('.confirm .danger').click();
  await page.locator('main.table[data-turn=over]').waitFor();
}

it('the head of the first page tells that a match waits, and leads to it, or to all that do', async () => {
  const guest = await house.guest('phone');
  const { page, url } = guest;
  await page.goto(url);
  await page.locator('.import').waitFor();
  expect(await page.locator('.lobby-waiting').count()).toBe(0);
  await meetBot(guest, 'marengo');
  await page.locator('main.table[data-turn="mine"]').waitFor();
  const match = matchOf(guest);
  await page.goto(url);
  await page.locator('.lobby-waiting').click();
  await onTheTable(page);
  expect(matchOf(guest)).toBe(match);

  await meetBot(guest, 'hundred-days');
  await page.locator('main.table[data-turn="mine"]').waitFor();
  await page.goto(url);
  await page.locator('.lobby-waiting').click();
  const list = page.locator('.matches').first();
  await expect
    .poll(() => list.evaluate((one) => one.getBoundingClientRect().bottom <= window.innerHeight))
    .toBe(true);
});

it('after a battle on the device the same can be fought again, and the list says how the first one ended', async () => {
  const guest = await house.guest('desktop');
  const { page, url } = guest;
  await meetBot(guest, 'marengo');
  const first = matchOf(guest);
  await giveUp(page);
  await page.locator('.again').click();
  await page.locator('main.table[data-turn="mine"]').waitFor();
  expect(matchOf(guest)).not.toBe(first);
  expect(await page.locator('.prompt-who').innerText()).toBe('You · Austrians');
  await page.goto(url);
  expect(await page.locator('.matches', { hasText: 'Finished' }).locator('.match-turn').innerText()).toBe(
    'defeat',
  );
  expect(guest.faults).toEqual([]);
});

it('whoever just wants to play has nothing to set up', async () => {
  const { page, url } = await house.guest('desktop');
  await page.goto(url);
  await page.getByLabel('Play now: The Waterloo Campaign').click();
  await page.locator('main.table[data-turn="mine"]').waitFor();
  expect(await page.locator('.prompt-sentence').innerText()).toMatch(/march/);
});
