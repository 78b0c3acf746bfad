import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { House, matchOf, meetBot, onTheTable, sitTogether, type Guest } from '../house.ts';
import { bringMatch } from '../moments.ts';
import { playOn } from '../player.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

async function resign(page: Page): Promise<void> {
  await page.locator('.more summary').click();
  await page.locator('.resign').click();
  await page.locator('.confirm .danger').click();
  await page.locator('main.table[data-turn=over]').waitFor();
}

/** A short match between two, given up by the first and put into the archive by him. */
async function shared(ann: Guest, bea: Guest): Promise<string> {
  await sitTogether(ann, bea, 'napoleonics');
  await Promise.race([playOn(ann.page, 4), playOn(bea.page, 4)]);
  await resign(ann.page);
  await ann.page.getByRole('button', { name: 'Put it into the archive' }).click();
  await ann.page.getByText('It is in the archive.').waitFor();
  return matchOf(ann);
}

async function search(page: Page, fields: Readonly<Record<string, string>>): Promise<string[]> {
  const form = page.locator('.archive-search');
  for (const [name, value] of Object.entries(fields)) {
    const field = form.locator(`[name=${name}]`);
    if ((await field.evaluate((one) => one.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  const answered = page.waitForResponse((response) => response.url().includes('/api/archive?'));
  await form.getByRole('button', { name: 'Search' }).click();
  await answered;
  await page.locator('.entries-all .entry, .entries-all .people-note').first().waitFor();
  return page.locator('.entry-title').allInnerTexts();
}

it('with a leaf open beside the table everything at the end of a match can be pressed, in a low window too', async () => {
  const [ann, bea] = [await house.guest('desktop', 'ru'), await house.guest('phone')];
  await ann.page.setViewportSize({ width: 1280, height: 640 });
  await sitTogether(ann, bea, 'napoleonics');
  await ann.page.locator('.beside-leaf').nth(3).click();
  await ann.page.locator('.fair-dice').waitFor();
  await resign(ann.page);
  await ann.page.locator('.prompt-buttons .share').waitFor();
  const buttons = await ann.page.locator('.prompt-buttons .button').all();
  expect(buttons.length).toBeGreaterThan(3);
  for (const button of buttons) await button.click({ trial: true, timeout: 20_000 });
});

it('a record from a file that names nobody is listed by its sides', async () => {
  const guest = await house.guest('desktop');
  const { page, url } = guest;
  await bringMatch(guest, 'hundred-days');
  await page.goto(`${url}/archive`);
  const entry = page.locator('.entry', { hasText: 'Hundred Days' }).first();
  await entry.waitFor();
  expect(await entry.locator('.entry-players').innerText()).toBe('French – Allies');
  expect(await entry.locator('.entry-result').innerText()).toMatch(/French|Allies/);
  expect(guest.faults).toEqual([]);
});

it('a shared match is found by game, battle, player and result, watched by a stranger, and leads to its players', async () => {
  const [ann, bea, cleo] = [
    await house.guest('desktop'),
    await house.guest('phone'),
    await house.guest('desktop'),
  ];
  const id = await shared(ann, bea);
  const { page, url } = cleo;
  await page.goto(`${url}/archive`);
  await page.locator('.entry').first().waitFor();
  const winner = (await page.locator('.entry-result').first().innerText()).replace(' won', '');
  expect(
    await search(page, { game: 'napoleonics', scenario: 'rolica-first-position', result: 'won' }),
  ).toEqual(['Roliça (First French Position)']);
  expect(await search(page, { player: winner.toUpperCase() })).toHaveLength(1);
  expect(await search(page, { player: 'Nobody at all' })).toEqual([]);
  expect(await search(page, { player: '', result: 'drawn' })).toEqual([]);
  expect(await search(page, { result: '' })).toHaveLength(1);
  // How often each side has won: this match is the first that counts.
  const battle = page.locator('.sides li', { hasText: 'Roliça (First French Position)' });
  expect(await battle.locator('strong').innerText()).toBe('1');
  expect(await battle.locator('small').innerText()).toMatch(/^(French|Allies) 1$/);

  await page.locator('.entry-players a', { hasText: winner }).click();
  await page.getByRole('heading', { level: 1, name: winner }).waitFor();
  await page.locator('.entry-title').click();
  await page.locator('main.replay').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/replay/${id}`);
  await page.keyboard.press('End');
  await page.waitForFunction(() => document.querySelectorAll('.log li').length > 1);

  // Who played it finds the other on the page of his own.
  await ann.page.goto(`${url}/me`);
  await ann.page.getByRole('link', { name: winner, exact: true }).click();
  await ann.page.getByRole('heading', { level: 1, name: winner }).waitFor();
  expect([...ann.faults, ...bea.faults, ...cleo.faults]).toEqual([]);
});

it('the link of a replay is copied, and opens for everybody', async () => {
  const [ann, bea] = [await house.guest('desktop'), await house.guest('phone')];
  await ann.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await shared(ann, bea);
  await ann.page.getByRole('button', { name: 'Copy the link' }).click();
  await ann.page.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await ann.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${ann.url}/replay/${id}`);
  const stranger = await house.guest('phone', 'uk');
  await stranger.page.goto(link);
  await stranger.page.locator('main.replay').waitFor();
  expect(stranger.faults).toEqual([]);
});

it('a record of this device is downloaded, put into the archive, and watched; a forged one is refused', async () => {
  const guest = await house.guest('desktop');
  const { page, url } = guest;
  await meetBot(guest, 'napoleonics');
  await playOn(page, 12);
  await resign(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  const record = await readFile(await (await saved).path(), 'utf8');
  expect(record).toContain('[Game "napoleonics"]');

  const upload = (text: string): Promise<void> =>
    page
      .locator('.import input')
      .setInputFiles({ name: 'record.bicorne', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.goto(`${url}/archive`);
  await page.locator('.archive-search').waitFor();
  await upload(record.replace(/\[Result "\w+/, '[Result "nobody'));
  await page.locator('.import .people-fault', { hasText: /\S/ }).waitFor();
  // Else a browser would not hear of the same file again, mended meanwhile.
  expect(await page.locator('.import input').inputValue()).toBe('');
  await upload(record);
  await page.locator('main.replay').waitFor();
  await page.goto(`${url}/archive`);
  const entry = page.locator('.entry', { hasText: /Napoleonics.*uploaded/ });
  await entry.waitFor();
  const again = page.waitForEvent('download');
  await entry.getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await again).path(), 'utf8')).toBe(record);
  expect(guest.faults).toEqual([]);
});

it('a rated match needs an account; whoever has one is rated against a bot of the server', async () => {
  const guest = await house.guest('desktop');
  const { page, url } = guest;
  await page.goto(`${url}/play/napoleonics`);
  await page.getByRole('checkbox', { name: /^Rated/ }).check();
  await page.locator('.start button[type=submit]').click();
  await page.locator('.account-first').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Soult');
  await page.getByLabel('Passphrase').fill('the guard dies');
  await page.getByRole('button', { name: 'Make an account' }).last().click();
  await page.getByRole('button', { name: 'I have them' }).click();
  await onTheTable(page);
  await page.locator('.clocks').waitFor();
  await resign(page);
  await page.goto(`${url}/me`);
  await page.locator('.people-ratings strong').waitFor();
  expect(Number(await page.locator('.people-ratings strong').innerText())).toBeLessThan(1500);
  expect(guest.faults).toEqual([]);
});
