import { afterAll, beforeAll, expect, it } from 'vitest';
import { House, onTheTable, story } from './house.ts';
import { clickOnce, playToTheEnd } from './player.ts';

let house: House;
beforeAll(async () => void (house = await House.open()), 240_000);
afterAll(() => house?.close());

/** The same numbers every time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

it('one press on the first page, and a battle is fought to its end, over a reload, and watched again', async () => {
  const { page, faults, url } = await house.guest('desktop');
  await page.goto(url);
  await page.locator('.play-now').first().click();
  await onTheTable(page);

  const random = numbers(7);
  for (let clicks = 0; clicks < 10;) {
    if (await clickOnce(page, random)) clicks++;
    await page.waitForTimeout(20);
  }
  await page.waitForTimeout(300);
  const before = await story(page);
  await page.reload();
  await onTheTable(page);
  expect((await story(page)).slice(0, before.length)).toEqual(before);

  await playToTheEnd(page);
  await page.locator('.prompt-buttons .button').first().click();
  await page.locator('main.replay').waitFor();
  await page.keyboard.press('End');
  await page.waitForFunction(() => document.querySelectorAll('.log li').length > 50);
  expect(await page.locator('.prompt-rule').first().innerText()).toMatch(/checked/);
  expect(faults).toEqual([]);
}, 240_000);
