import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { House, onTheTable, sitDown, takeDevice } from './house.ts';

let house: House;
beforeAll(async () => void (house = await House.open()), 240_000);
afterAll(() => house?.close());

async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(', ')}`,
  );
}

it.each([
  ['desktop', 'light'],
  ['phone', 'dark'],
] as const)('every page is open to everyone (%s, %s)', async (size, colorScheme) => {
  const guest = await house.guest(size);
  const { page, url } = guest;
  await page.emulateMedia({ colorScheme });
  const found: Record<string, string[]> = {};
  const check = async (name: string): Promise<void> => {
    found[name] = await complaints(page);
  };
  await page.goto(url);
  await page.locator('.play-now').first().waitFor();
  await check('lobby');
  await page.goto(`${url}/play/napoleonics`);
  await page.locator('.start').waitFor();
  await check('battle');
  await sitDown(guest, 'napoleonics', 'here');
  await page.locator('.handover').waitFor();
  await check('screen between two');
  await takeDevice(page);
  await check('table');
  await page.locator('.rule-link').click();
  await page.locator('.book').waitFor();
  await check('rulebook');
  await page.goto(`${url}/me`);
  await page.locator('.people-form').waitFor();
  await check('my page');
  await page.goto(`${url}/archive`);
  await page.locator('.best').waitFor();
  await check('archive');
  expect(Object.fromEntries(Object.entries(found).filter(([, all]) => all.length > 0))).toEqual({});
  expect(guest.faults).toEqual([]);
});

it('on a touch screen whatever is played every turn is large enough for a thumb', async () => {
  const guest = await house.guest('phone');
  await sitDown(guest, 'napoleonics', 'bot');
  await onTheTable(guest.page);
  const small = await guest.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.table .button, .table .tray button, .stage-tools button')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({ element, box }) => `${element.className} ${String(box.width)}×${String(box.height)}`),
  );
  expect(small).toEqual([]);
});
