import { loadExercises, offeredGames } from '@bicorne/games';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { complaints } from '../axe.ts';
import { House, meetBot } from '../house.ts';
import { playToTheEnd } from '../player.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.part());
afterAll(() => house.close());

test('the exercise of the day is one press from the first page, and opens on its board', async () => {
  const { page, url, faults } = await house.guest('desktop');
  await page.goto(url);
  await page.locator('.lobby-day a').click();
  await page.locator('main.exercise .prompt-sentence').waitFor();
  expect(await page.locator('.report-question').count()).toBe(1);
  expect(faults).toEqual([]);
});

test.each(offeredGames())(
  '%s: exercises are listed from the easiest, asked, hinted at, and solved',
  async (id) => {
    const file = await loadExercises(id);
    const { page, url, faults } = await house.guest('desktop');
    await page.goto(`${url}/exercises#${id}`);
    await page.locator('.exercise-row').first().waitFor();
    expect(await page.locator('.exercise-row').count()).toBe(file?.exercises.length);
    expect(await complaints(page)).toEqual([]);
    await page.locator('.exercise-row').first().click();
    await page.locator('.report-question').waitFor();
    await page.locator('.report-question .prompt-buttons button').first().click();
    expect(await complaints(page)).toEqual([]);
    // From the list of actions, which holds a few after a hint: sooner or later the right one.
    for (let tries = 0; (await page.locator('.exercise-points').count()) === 0; tries++) {
      const details = page.locator('.report-question details');
      if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
      await details.locator('button').nth(tries).click();
    }
    expect(await page.locator('.exercise-points').textContent()).toMatch(/[12] of 3/);
    await page.goto(`${url}/exercises#${id}`);
    await page.locator('.exercise-done').waitFor();
    expect(faults).toEqual([]);
  },
);

test('an exercise that is not there says so', async () => {
  const { page, url } = await house.guest('phone');
  await page.goto(`${url}/exercises/${offeredGames()[0]}/nothing`);
  const said = page.locator('text=no longer fits the rules');
  await said.waitFor();
  expect(await said.count()).toBe(1);
});

test('what one did wrong in a match of one’s own waits under the exercises, and is asked again', async () => {
  const guest = await house.guest('desktop');
  const { page, url, faults } = guest;
  await meetBot(guest, offeredGames().toReversed()[0]);
  await playToTheEnd(page);
  await page.goto(page.url().replace('/match/', '/report/'));
  await page.locator('.report-sums').waitFor();
  await page.locator('.report-head progress').waitFor({ state: 'detached' });
  await page.goto(`${url}/exercises`);
  await page.locator('.exercises-trend-game').waitFor({ state: 'attached' });
  expect(await complaints(page)).toEqual([]);
  await page.locator('.exercises-mine .button').click();
  await page.locator('.report-question .prompt-buttons button').last().click();
  await page.locator('.exercise-points').waitFor();
  expect(await complaints(page)).toEqual([]);
  expect(faults).toEqual([]);
});
