import { offeredGames } from '@bicorne/games';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { House, meetBot, onTheTable, sitDown, story, takeDevice } from '../house.ts';
import { playOn, playToTheEnd } from '../player.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

const SIZES = ['desktop', 'phone'] as const;
const LANGUAGES = ['uk', 'ru', 'en'] as const;

/** Whether something is hidden from the other at the very beginning, before a block stands, and later. */
const HIDES: Readonly<Record<string, { readonly first: boolean; readonly later: boolean }>> = {
  napoleonics: { first: true, later: true },
  marengo: { first: true, later: true },
  'campaign-1815': { first: false, later: true },
  'hundred-days': { first: false, later: false },
};

it('where nothing can be begun on this device it is said, and can be tried again', async () => {
  const { page, context, faults, url } = await house.guest('desktop');
  await context.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('nothing is kept here'));
  });
  await context.route(/worker-local/, (route) => route.abort());
  await page.goto(url);
  await page.locator('.play-now').first().click();
  await page.locator('.game-fault', { hasText: 'This device could not do it.' }).waitFor();
  await context.unroute(/worker-local/);
  await page.locator('.play-now').first().click();
  await onTheTable(page);
  expect(faults).toEqual([]);
});

it('a page that cannot be fetched says so, and there is a way out', async () => {
  const { page, context, url } = await house.guest('desktop');
  await context.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('nothing is kept here'));
    // As after the one reload by which a newer page would have been taken.
    sessionStorage.setItem('bicorne.renewed', String(Date.now()));
  });
  await context.route(/\/assets\/Archive-.*\.js/, (route) => route.abort());
  await page.goto(url);
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByText('Something went wrong.').waitFor();
  await page.getByRole('link', { name: 'Lobby' }).click();
  await expect.poll(() => page.locator('.play-now').count()).toBeGreaterThan(0);
});

it('a newer page that needs another shelf does not wait for the windows of the older one', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await meetBot(guest, 'hundred-days');
  const newer = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('bicorne', 99);
        request.addEventListener('blocked', () => resolve('waits'));
        request.addEventListener('success', () => resolve('is open'));
      }),
  );
  expect(newer).toBe('is open');
});

it('the screen between two people does not give way, however often one presses Escape', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await sitDown(guest, 'marengo', 'here');
  await page.locator('.handover .button').waitFor();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Escape');
  // Where the browser closes it all the same, it rises in the next moment.
  await takeDevice(page);
  expect(guest.faults).toEqual([]);
});

describe.each(offeredGames().map((game, n) => [game, n] as const))('%s on this device', (game, n) => {
  it('a bot is played to the end, over a reload and without a network, and watched again', async () => {
    const guest = await house.guest(SIZES[n % 2], LANGUAGES[n % 3]);
    const { page, context } = guest;
    await meetBot(guest, game);
    await playOn(page, 12);
    const before = await story(page);
    await page.reload();
    await onTheTable(page);
    expect((await story(page)).slice(0, before.length)).toEqual(before);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await playToTheEnd(page);
    await page.reload();
    await onTheTable(page);
    await page.goto(page.url().replace('/match/', '/replay/'));
    await page.locator('main.replay').waitFor();
    await page.keyboard.press('End');
    await page.waitForFunction(() => document.querySelectorAll('.log li').length > 10);
    expect(guest.faults).toEqual([]);
  });

  it('two people share it to the end, and a reload shows neither hand', async () => {
    const guest = await house.guest(SIZES[(n + 1) % 2], LANGUAGES[(n + 1) % 3]);
    const { page } = guest;
    await sitDown(guest, game, 'here');
    await page.locator('.handover, main.table .prompt-sentence').first().waitFor();
    const [screens, tables] = [
      await page.locator('.handover').count(),
      await page.locator('main.table').count(),
    ];
    expect([screens, tables]).toEqual(HIDES[game].first ? [1, 0] : [0, 1]);
    if (HIDES[game].first) await takeDevice(page);
    await playOn(page, 15);
    await page.reload();
    if (HIDES[game].later) {
      await page.locator('.handover').waitFor();
      expect(await page.locator('main.table').count()).toBe(0);
    }
    await playToTheEnd(page);
    expect(guest.faults).toEqual([]);
  });
});
