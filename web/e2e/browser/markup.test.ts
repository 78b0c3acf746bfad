import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { House, onTheTable, sitTogether } from '../house.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

/** Would leave an element behind, and a mark on the window, wherever it is taken for anything but text. */
const MARKUP = '<img src=x onerror=window.evil=1>';
const SCRIPT = '"><script>window.evil=1</script>';
/** As long as a name may be. */
const NAME = '<b class=evil>Ney';

const isHarmless = async (page: Page): Promise<void> => {
  const found = await page.evaluate(() => ({
    evil: 'evil' in window,
    elements: document.querySelectorAll('.evil, img[src="x"], main script').length,
  }));
  expect(found).toEqual({ evil: false, elements: 0 });
};

const openLeaf = (page: Page, name: string): Promise<void> =>
  page.locator('.beside-leaf[aria-expanded=false]', { hasText: name }).click();

it('names, talk and notes that want to be markup are text at the table and on every page that says them', async () => {
  const [ann, bea] = [await house.guest('desktop', 'en', { name: NAME }), await house.guest('phone')];
  await sitTogether(ann, bea, 'napoleonics');
  await openLeaf(ann.page, 'Talk');
  for (const said of [MARKUP, SCRIPT]) {
    await ann.page.locator('.talk-say input').fill(said);
    await ann.page.locator('.talk-say button').click();
    await ann.page.locator('.talk-lines li', { hasText: said }).waitFor();
  }
  await openLeaf(bea.page, 'Talk');
  await bea.page.locator('.talk-lines li', { hasText: MARKUP }).waitFor();
  await bea.page.locator('.talk-lines', { hasText: NAME }).first().waitFor();
  for (const { page } of [ann, bea]) await isHarmless(page);

  const { id } = (await (await ann.page.request.get(`${ann.url}/api/me`)).json()).value;
  for (const address of ['/', '/me', '/archive', `/player/${id}`]) {
    await bea.page.goto(`${bea.url}${address}`);
    await bea.page.locator('main').waitFor();
    await isHarmless(bea.page);
  }
  await ann.page.reload();
  await onTheTable(ann.page);
  await isHarmless(ann.page);
  expect([...ann.faults, ...bea.faults]).toEqual([]);
});

it('a record whose names and comments want to be markup is text in the archive and in its replay', async () => {
  const guest = await house.guest('desktop');
  const { page, url } = guest;
  const file = await readFile(join(import.meta.dirname, '../moments/hundred-days.bicorne'), 'utf8');
  const hostile = file
    .replace('[Seat "french" ""]', `[Seat "french" "${MARKUP}"]`)
    .replace('\n\n', `\n\n{${MARKUP} ${SCRIPT}}\n`);
  expect(hostile.split(MARKUP)).toHaveLength(3);
  await page.goto(`${url}/archive`);
  await page
    .locator('.import input')
    .setInputFiles({ name: `${NAME}.bicorne`, mimeType: 'text/plain', buffer: Buffer.from(hostile) });
  await page.locator('main.replay').waitFor();
  await isHarmless(page);
  await page.goto(`${url}/archive`);
  await page.locator('.entry', { hasText: MARKUP }).first().waitFor();
  await isHarmless(page);
  expect(guest.faults).toEqual([]);
});
