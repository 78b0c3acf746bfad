import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { atRest, House, meetBot, onTheTable, sitDown, story, type Guest } from '../house.ts';
import { bringMatch, playFrom } from '../moments.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

async function middleOf(one: Locator): Promise<{ x: number; y: number }> {
  const box = await one.boundingBox();
  if (!box) throw new Error('nothing to take');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Takes with the mouse what lies there, and sets it down elsewhere. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover(); // when it is at rest
  const start = await middleOf(from);
  await page.mouse.down();
  await page.mouse.move(start.x + 9, start.y + 9, { steps: 3 });
  const end = await middleOf(to.first());
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

async function tellsMore(page: Page, before: readonly string[]): Promise<void> {
  await expect.poll(async () => (await story(page)).length).toBeGreaterThan(before.length);
}

async function moment(
  game: string,
  at: number,
  seat: number,
  size: 'desktop' | 'phone' = 'desktop',
): Promise<Guest> {
  const guest = await house.guest(size);
  const replay = await bringMatch(guest, game);
  await playFrom(guest.page, replay, { name: '', at, seat });
  return guest;
}

it('marengo: a line is dragged to where it shall march, and its piece is there', async () => {
  const { page, faults } = await moment('marengo', 170, 0);
  await drag(
    page,
    page.locator('.mar-handle[data-place="5"]').first(),
    page.locator('[data-position="113"]'),
  );
  await expect
    .poll(() => story(page))
    .toContainEqual(expect.stringContaining('No. 5 › No. 5 facing Marengo (9)'));
  expect(faults).toEqual([]);
});

it('marengo: a finger that stays on a line that may march asks about it', async () => {
  const { page, context, faults } = await moment('marengo', 170, 0, 'phone');
  await atRest(page);
  const line = await middleOf(page.locator('.mar-handle[data-place="5"]').first());
  const touch = await context.newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [line] });
  await page.locator('.stage-note .mar-info').waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(faults).toEqual([]);
});

it('campaign-1815: a group is dragged from town to town', async () => {
  const { page, faults } = await moment('campaign-1815', 0, 0);
  const before = await story(page);
  await drag(page, page.locator('[data-town="25"]'), page.locator('[data-spot="town 16"]'));
  await tellsMore(page, before);
  expect(faults).toEqual([]);
});

it('campaign-1815: a block is dragged from the tray to its town', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await sitDown(guest, 'campaign-1815', 'here');
  await onTheTable(page);
  const cards = page.locator('.cmp-card:enabled');
  const before = await cards.count();
  await drag(page, cards.first(), page.locator('.cmp-live[data-action]'));
  await expect.poll(() => cards.count()).toBeLessThan(before);
  expect(guest.faults).toEqual([]);
});

it('campaign-1815: a block is dragged from the tray to its place in the line', async () => {
  const { page, faults } = await moment('campaign-1815', 95, 1);
  const before = await story(page);
  await drag(page, page.locator('.cmp-card:enabled').first(), page.locator('[data-spot][data-action]'));
  await tellsMore(page, before);
  expect(faults).toEqual([]);
});

it('a press on the map that is let go beside it does not carry the map along', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await meetBot(guest, 'hundred-days');
  for (let presses = 0; presses < 4; presses++) await page.getByLabel('Closer').click();
  const { x, y } = (await page.locator('.stage').boundingBox()) ?? { x: 0, y: 0 };
  const lies = (): Promise<string> =>
    page.locator('.stage-picture').evaluate((picture) => getComputedStyle(picture).transform);
  await atRest(page);
  const before = await lies();
  await page.mouse.move(x + 200, y + 3);
  await page.mouse.down();
  await page.mouse.move(x + 200, y - 10);
  await page.mouse.up();
  await page.mouse.move(x + 200, y + 150, { steps: 5 });
  expect(await lies()).toBe(before);
  expect(guest.faults).toEqual([]);
});
