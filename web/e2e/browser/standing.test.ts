import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { endSoon } from '../player.ts';
import { House, meetBot, onTheTable, sitDown, sitTogether, takeDevice } from '../house.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

const asked = 'main.table[data-turn=mine][data-busy=false]';

/** Ends one's own turn as soon as it can be; the other may be asked something meanwhile. */
async function untilOffered(page: Page): Promise<void> {
  const offer = page.locator('.standing[data-offered]');
  const called = page.locator('.handover .button');
  for (;;) {
    await offer.or(called).or(page.locator(asked)).first().waitFor();
    if (await offer.isVisible()) return;
    if (await called.isVisible()) await takeDevice(page);
    else await endSoon(page);
  }
}

it('two who share a device are asked at the end of their turns, and neither sees what the other said', async () => {
  const guest = await house.guest('phone', 'en');
  const { page } = guest;
  await sitDown(guest, 'napoleonics', 'here');
  await takeDevice(page);
  const box = page.locator('.standing input');
  expect(await box.isChecked()).toBe(false);
  await untilOffered(page);
  expect(await page.locator('.handover').count()).toBe(0);
  await box.check();
  await page.locator('.standing .button').click();
  await page.locator('.handover').waitFor();
  expect(await page.locator('.standing').count()).toBe(0);
  await takeDevice(page);
  expect(await box.isChecked()).toBe(false);
  expect(guest.faults).toEqual([]);
});

it('whoever plays a bot on his device is asked what he can answer, unless he unticks it', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await meetBot(guest, 'napoleonics');
  await page.locator('.more summary').click();
  const box = page.locator('.standing input');
  expect(await box.isChecked()).toBe(true);
  await box.uncheck();
  await page.reload();
  await onTheTable(page);
  await page.locator('.more summary').click();
  expect(await box.isChecked()).toBe(false);
  expect(guest.faults).toEqual([]);
});

it('two windows of one player show the same answer, whichever of them it is given in', async () => {
  const [ann, bea] = [await house.guest('desktop'), await house.guest('phone')];
  await sitTogether(ann, bea, 'napoleonics');
  const second = await ann.context.newPage();
  await second.goto(ann.page.url());
  await onTheTable(second);
  await ann.page.locator('.more summary').click();
  const [here, there] = [ann.page.locator('.standing input'), second.locator('.standing input')];
  for (const wanted of [true, false]) {
    await here.setChecked(wanted);
    await expect.poll(() => there.isChecked()).toBe(wanted);
  }
  expect(await bea.page.locator('.standing input').isChecked()).toBe(false);
  expect([...ann.faults, ...bea.faults]).toEqual([]);
});

it('where a game has no such questions there is nothing to say', async () => {
  const guest = await house.guest('desktop', 'en');
  await meetBot(guest, 'hundred-days');
  expect(await guest.page.locator('.standing').count()).toBe(0);
});
