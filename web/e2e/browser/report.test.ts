import { matchSheet, writeRecord } from '@bicorne/engine';
import { loadGame, offeredGames } from '@bicorne/games';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { randomMatch } from '../../../report/matches.fixture.ts';
import { complaints } from '../axe.ts';
import { House, type Guest } from '../house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.part());
afterAll(() => house.close());

/** A match that was played at random, brought here; its report is opened. */
async function openReport(id: string): Promise<Guest> {
  const module = await loadGame(id);
  if (!module) throw new Error(`there is no ${id}`);
  const record = writeRecord(matchSheet(randomMatch(module.game, 'report')));
  const guest = await house.guest('desktop');
  const { page, url } = guest;
  await page.goto(`${url}/archive`);
  await page
    .locator('.import input')
    .setInputFiles({ name: 'match.bicorne', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await page.locator('main.replay').waitFor();
  await page.locator('.prompt a[href*="/report/"]').click();
  await page.locator('main.report').waitFor();
  return guest;
}

const [first] = offeredGames().toReversed();

test('a finished match has a report: the sum, the curve, mistakes on the board, and another try', async () => {
  const { page, faults } = await openReport(first);
  await page.locator('.report-sums').waitFor();
  await page.locator('.report-head progress').waitFor({ state: 'detached' });
  expect(await page.locator('.report-sums tbody tr').count()).toBe(5);
  await page.locator('.report-row').first().click();
  await page.locator('.report-judged strong').waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.locator('.report-again button').click();
  await page.waitForURL('**/match/**');
  expect(faults).toEqual([]);
});

test('a report that was stopped goes on where it was, and a mistake can be a question', async () => {
  const { page, faults } = await openReport(first);
  await page.locator('.report-sums').waitFor();
  await page.locator('.report-head button').click();
  const stood = Number(await page.locator('.report-head progress').getAttribute('value'));
  expect(stood).toBeGreaterThan(0);
  await page.reload();
  await page.locator('.report-head').waitFor();
  await page.locator('.report-head progress').waitFor({ state: 'detached' });
  await page.locator('.report-quiz').click();
  await page.locator('.report-row').first().click();
  await page.locator('.report-question').waitFor();
  expect(await page.locator('.report-judged strong').count()).toBe(0);
  await page.locator('.report-question .prompt-buttons button').last().click();
  await page.locator('.report-judged strong').waitFor();
  expect(faults).toEqual([]);
});
