import { hasCaptain, loadWords, offeredGames } from '@bicorne/games';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { House, meetBot, onTheTable, story, type Guest } from '../house.ts';
import { playOn } from '../player.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

/** From the rulebook of a game's page. */
async function openCaptain({ page, url }: Guest, game: string): Promise<void> {
  await page.goto(`${url}/play/${game}`);
  await page.locator('.offer-ways .captain').click();
  await page.locator('.captain-position').first().waitFor();
}

describe.each(offeredGames().filter(hasCaptain))('the captain’s book of %s', (game) => {
  it('opens from the game’s page, and a position is played from there against a bot', async () => {
    const guest = await house.guest('desktop');
    const { page, faults } = guest;
    await openCaptain(guest, game);
    await page.locator('.captain-position .book-map > svg').first().waitFor();
    await page.locator('.captain-play select').first().selectOption('officer');
    await page.locator('.captain-play .button').first().click();
    await onTheTable(page);
    await page.locator('main.table[data-turn=mine]').waitFor();
    // Where a piece is chosen before it is used, nothing is told of the first press.
    const told = async (): Promise<number> => {
      await playOn(page, 1);
      return (await story(page)).length;
    };
    await expect.poll(told).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  it('a position is no battle of the box: table and replay are called by the game', async () => {
    const guest = await house.guest('desktop');
    const { page, faults } = guest;
    await openCaptain(guest, game);
    await page.locator('.captain-play .button').first().click();
    await onTheTable(page);
    const title = (await loadWords(game, 'en'))?.title;
    expect(await page.locator('.bar-title').innerText()).toBe(title);
    await page.locator('.more summary').click();
    await page.locator('.resign').click();
    await page.locator('.confirm .danger').click();
    await page.locator('main.table[data-turn=over]').waitFor();
    await page.goto(page.url().replace('/match/', '/replay/'));
    await page.locator('main.replay').waitFor();
    expect(await page.locator('.bar-title').innerText()).toMatch(`${title} —`);
    expect(faults).toEqual([]);
  });

  it('is not fetched with the first page, and is there without a network', async () => {
    const guest = await house.guest('desktop');
    const { page, context, faults, url } = guest;
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(url);
    await page.locator('.play-now').first().waitFor();
    expect(fetched.filter((file) => /captain/i.test(file))).toEqual([]);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await openCaptain(guest, game);
    await page.locator('.captain-play .button').last().click();
    await onTheTable(page);
    await context.setOffline(false);
    expect(faults).toEqual([]);
  });

  it('opens at the table, and again where it was left; a rule that it names opens the rulebook there', async () => {
    const guest = await house.guest('phone', 'uk');
    const { page, faults } = guest;
    await meetBot(guest, game);
    await page.locator('.rule-link').click();
    await page.locator('.book-volumes button').nth(1).click();
    const link = page.locator('.book-rule').nth(3);
    const rule = await link.innerText();
    await link.click();
    await page.locator('.book-passage.here').waitFor();
    expect(await page.locator('.book-passage.here').innerText()).toContain(rule);
    await page.locator('.book-volumes button').nth(1).click();
    await expect.poll(() => link.isVisible()).toBe(true);
    await expect.poll(() => inSight(link)).toBe(true);
    expect(faults).toEqual([]);
  });
});

const inSight = (link: ReturnType<Guest['page']['locator']>): Promise<boolean> =>
  link.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top > 0 && bottom < innerHeight;
  });
