import { loadLessons, offeredGames } from '@bicorne/games';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { House } from '../house.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

const lessons = (
  await Promise.all(
    offeredGames().map(async (game) => ((await loadLessons(game)) ?? []).map(({ id }) => ({ game, id }))),
  )
).flat();

/** Only what the lesson wants is offered, on the board, in the hand or as a button. */
const OFFERED =
  '.stage-picture [role="button"][aria-disabled="false"], .tray button:enabled:not([aria-haspopup]), .tray [data-live], .lesson-card .button';

/** One press of whatever is offered, unless the lesson is done. */
const press = (page: Page): Promise<void> =>
  page.evaluate((offered) => {
    const bar = document.querySelector<HTMLProgressElement>('.lesson-card progress');
    if (bar?.value === bar?.max) return;
    const all = [...document.querySelectorAll(offered)];
    const one = all[Math.floor(Math.random() * all.length)];
    one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }, OFFERED);

const progress = (page: Page): Promise<{ at: number; steps: number }> =>
  page
    .locator('.lesson-card progress')
    .evaluate((bar) =>
      bar instanceof HTMLProgressElement ? { at: bar.value, steps: bar.max } : { at: 0, steps: 1 },
    );

it.each(lessons)('$game, $id: the lesson is done by pressing what is offered', async ({ game, id }) => {
  const { page, faults, url } = await house.guest('phone');
  await page.goto(`${url}/learn/${game}/${id}`);
  await page.locator('.lesson-text').waitFor();
  for (let presses = 0; ; presses++) {
    const { at, steps } = await progress(page);
    if (at === steps) break;
    expect(presses).toBeLessThan(3000);
    await press(page);
    await page.waitForTimeout(50);
  }
  expect(faults).toEqual([]);
});

it('by keyboard one stays with what is told when its button is gone', async () => {
  const { page, faults, url } = await house.guest('desktop');
  await page.goto(`${url}/learn/napoleonics`);
  await page.locator('.lesson-card .button.main').focus();
  await page.keyboard.press('Enter');
  await page.locator('.lesson-card .button.main').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('lesson-card');
  expect(faults).toEqual([]);
});

const PROMISED = [
  ['napoleonics', 'orders'],
  ['hundred-days', 'coins'],
] as const;

it.each(PROMISED)('%s, %s: where the lesson says so, the odds are shown', async (game, id) => {
  const { page, url } = await house.guest('desktop');
  await page.goto(`${url}/learn/${game}/${id}`);
  await page.locator('.lesson-text').waitFor();
  for (
    let presses = 0;
    !(await page.locator('.lesson-text').innerText()).includes('you see the odds');
    presses++
  ) {
    expect(presses).toBeLessThan(3000);
    await press(page);
    await page.waitForTimeout(50);
  }
  await page.locator('.stage-picture [data-action]').first().hover();
  await page.locator('.chances .chances-bar').first().waitFor();
  expect(await page.locator('.chances').innerText()).toMatch(/\d%/);
});

it('from a lesson of one game straight to another game: nothing of the first is drawn on its board', async () => {
  const { page, faults, url } = await house.guest('desktop');
  await page.goto(`${url}/learn/napoleonics`);
  await page.locator('.lesson-text').waitFor();
  const first = await page.locator('.lesson-text').innerText();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/lessons-/, async (route) => {
    await held;
    await route.continue();
  });
  const board = page.waitForResponse(/assets\/board-[^/]*\.js/);
  await page.evaluate(() => {
    history.pushState(null, '', '/learn/marengo');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await board;
  await page.waitForTimeout(500);
  release();
  await page.locator('.lesson-text').waitFor();
  await expect.poll(() => page.locator('.lesson-text').innerText()).not.toBe(first);
  expect(faults).toEqual([]);
});
