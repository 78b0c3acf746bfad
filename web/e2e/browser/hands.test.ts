import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Hand } from '../../bench/hand.ts';
import { HUNDRED_DAYS, NAPOLEONICS, openPosition, type Position } from '../../bench/positions.ts';
import { House, story, type Guest } from '../house.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

const hex = (number: number): string => `[data-hex="${String(number)}"]`;
const asked = (page: Page): Promise<string> => page.locator('.prompt-sentence').innerText();

async function at(position: Position): Promise<Guest & { hand: Hand }> {
  const guest = await house.guest('desktop', 'en', { confirm: true });
  await openPosition(guest, position);
  return { ...guest, hand: await Hand.at(guest.page, false) };
}

it('hundred-days: choosing is free: another piece, the same, empty ground and Escape let go, and nobody hears of it', async () => {
  const { page, hand, faults } = await at(HUNDRED_DAYS);
  const [before, told] = [await asked(page), await story(page)];
  const [ONE, OTHER, EMPTY] = [87, 101, 10].map(hex);
  await hand.press(ONE);
  const one = await asked(page);
  expect(one).not.toBe(before);
  await hand.press(OTHER);
  expect([before, one]).not.toContain(await asked(page));
  await hand.press(OTHER);
  expect(await asked(page)).toBe(before);
  await hand.press(ONE);
  await page.locator(EMPTY).click({ force: true });
  await expect.poll(() => asked(page)).toBe(before);
  await hand.press(ONE);
  await page.keyboard.press('Escape');
  await expect.poll(() => asked(page)).toBe(before);
  expect(await story(page)).toEqual(told);
  expect(faults).toEqual([]);
});

it('hundred-days: a march is one gesture, taken back and done again by a key; the end of a turn says what is left', async () => {
  const { page, hand, faults } = await at(HUNDRED_DAYS);
  const told = await story(page);
  await hand.press(hex(87));
  await hand.press(hex(74));
  await hand.hears(['J7 – J6']);
  await page.keyboard.press('u');
  await expect.poll(() => story(page)).toEqual(told);
  await page.keyboard.press('y');
  await hand.hears(['J7 – J6']);
  await page.keyboard.press('e');
  await expect
    .poll(() => page.locator('.chances.armed').innerText())
    .toMatch(/points stay unspent[^]*ends your turn/);
  await page.keyboard.press('Escape');
  await page.locator('.chances.armed').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

it('napoleonics: a second press takes the order back, and the enlarged card goes when it is played', async () => {
  const { page, hand, faults } = await at(NAPOLEONICS);
  await hand.press('.nap-hand button:has-text("Attack Right")');
  expect(await page.locator('.nap-covered').count()).toBe(0);
  const before = await asked(page);
  await hand.press(hex(98));
  await hand.press(hex(109));
  await hand.press(hex(98));
  await expect
    .poll(async () => (await story(page)).filter((line) => line.includes('is ordered')))
    .toHaveLength(1);
  await hand.press(hex(109));
  await expect.poll(() => asked(page)).toBe(before);
  expect(faults).toEqual([]);
});

it('napoleonics: units are ordered and moved by one drag each, and the question about an attack lies under the pointer', async () => {
  const { page, hand, faults } = await at(NAPOLEONICS);
  await hand.press('.nap-hand button:has-text("Attack Right")');
  await hand.drag(hex(98), hex(86));
  const enemy = await page.locator(hex(61)).boundingBox();
  if (!enemy) throw new Error('no enemy');
  const [x, y] = [enemy.x + enemy.width / 2, enemy.y + enemy.height / 2];
  await page.mouse.click(x, y);
  await page.locator('.chances.armed').waitFor();
  expect(await page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.textContent, { x, y })).toBe(
    'Do it',
  );
  await page.mouse.click(x, y);
  await hand.hears(['H11 – G12', 'fires at E12']);
  expect(faults).toEqual([]);
});

it('the sheet of keys opens by a question mark', async () => {
  const { page, faults } = await at(HUNDRED_DAYS);
  await page.keyboard.press('?');
  await page.locator('dialog.keys[open]').waitFor();
  expect(faults).toEqual([]);
});
