import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { House, joinBy, onTheTable, OPPONENTS, type Guest } from '../house.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

/** Chooses a game's first battle against this opponent, with bids for the sides. */
async function sitDownToBid(
  { page, url }: Guest,
  game: string,
  opponent: keyof typeof OPPONENTS,
  kind: 'sealed' | 'raised',
): Promise<void> {
  await page.goto(`${url}/play/${game}`);
  await page.locator('.start input[name=opponent]').nth(OPPONENTS[opponent]).check();
  const select = page.locator('select', { has: page.locator(`option[value="? ${kind}"]`) });
  await page.locator('.options', { has: select }).evaluate((details) => details.setAttribute('open', ''));
  await select.selectOption(`? ${kind}`);
  await page.locator('.start button[type=submit]').click();
}

async function bid(page: Page, side: number, amount: number): Promise<void> {
  const form = page.locator('.bid-form');
  await form.locator('input[name=bid-side]').nth(side).check();
  await form.locator('.bid-amounts span').nth(amount).click();
  await form.locator('.button.main').click();
}

it('two at one device bid one after the other, unseen, and whoever bid more has the side', async () => {
  const guest = await house.guest('phone', 'uk');
  const { page } = guest;
  await sitDownToBid(guest, 'napoleonics', 'here', 'sealed');
  await page.locator('.bid-screen .button').click();
  await bid(page, 1, 2);
  await page.locator('.bid-screen').waitFor();
  expect(await page.locator('.start').innerText()).not.toContain('2');
  await page.locator('.bid-screen .button').click();
  await bid(page, 1, 0);
  await page.locator('.bid-lines li').nth(1).waitFor();
  expect(await page.locator('.bid-form').innerText()).toContain('Перший гравець');
  await page.locator('.bid-form .button.main').click();
  await page.locator('.handover .button').click();
  await onTheTable(page);
  await page.locator('.log .bid-lines li').nth(1).waitFor({ state: 'attached' });
  expect(guest.faults).toEqual([]);
});

it('a bot bids as well, and one plays the side that the bids have given', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await sitDownToBid(guest, 'hundred-days', 'bot', 'raised');
  await bid(page, 0, 0);
  const raised = page.locator('.bid-last');
  await expect.poll(async () => (await raised.count()) + (await page.locator('.bid-lines').count())).toBe(1);
  if ((await raised.count()) > 0) await page.locator('.bid-ways .button.main').click();
  await page.locator('.bid-form .button.main', { hasText: 'To battle' }).click();
  await onTheTable(page);
  await page.locator('.log .bid-lines').waitFor();
  expect(guest.faults).toEqual([]);
});

it('two at two places bid; nobody sees the other’s bid before both are in, and the match begins with what was bid', async () => {
  const [ann, bea] = [await house.guest('desktop'), await house.guest('phone')];
  await sitDownToBid(ann, 'napoleonics', 'friend', 'sealed');
  await onTheTable(ann.page);
  await joinBy(await ann.page.locator('.link').first().innerText(), bea);
  await bea.page.locator('.bid-form').waitFor();
  await bid(ann.page, 0, 1);
  await ann.page.locator('.bid-panel', { hasText: 'Waiting for a bid' }).waitFor();
  await bid(bea.page, 0, 2);
  for (const { page } of [ann, bea])
    await page.locator('.log .bid-lines li').nth(1).waitFor({ state: 'attached' });
  // What was seen before the bids was another position.
  await expect.poll(() => ann.page.locator('.bar').innerText()).toContain('2');
  expect([...ann.faults, ...bea.faults]).toEqual([]);
});
