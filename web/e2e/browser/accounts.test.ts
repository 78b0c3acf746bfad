import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { House, sitTogether, type Guest } from '../house.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

const PASSPHRASE = 'the guard dies';
const NEWER = 'and does not surrender';

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).last().click();
const fill = (page: Page, label: string, text: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).last().fill(text);
const title = (page: Page, text: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: text }).waitFor();
const fold = (page: Page, name: string): Promise<void> =>
  page.locator('.fold > summary', { hasText: name }).click();
const said = (page: Page, text: string): Promise<void> =>
  page.locator('.people-said:visible', { hasText: text }).waitFor();

/** Makes an account of whoever is here; the words that were shown once. */
async function claim({ page, url }: Guest, name: string): Promise<string> {
  await page.goto(`${url}/me`);
  await fill(page, 'Name', name);
  await page.getByLabel('Passphrase').fill(PASSPHRASE);
  await press(page, 'Make an account');
  const words = await page.locator('.people-words code').innerText();
  await press(page, 'I have them');
  await title(page, name);
  return words;
}

async function signIn(page: Page, name: string, passphrase: string): Promise<void> {
  await page.locator('.tab', { hasText: 'Sign in' }).click();
  await fill(page, 'Name', name);
  await fill(page, 'Passphrase', passphrase);
  await press(page, 'Sign in');
}

it('a guest who has played makes an account and keeps his matches, signs out and in again', async () => {
  const [ann, bea] = [await house.guest('desktop'), await house.guest('phone')];
  await sitTogether(ann, bea, 'napoleonics');
  await claim(ann, 'Ann of Ligny');
  const { page, url } = ann;
  const running = page.locator('.matches', { hasText: 'Your matches' });
  expect(await running.locator('.match').count()).toBe(1);

  await press(page, 'Sign out');
  await title(page, 'My page');
  await page.goto(url);
  await page.locator('.play-now').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await running.count()).toBe(0);

  await page.goto(`${url}/me`);
  await signIn(page, 'Ann of Ligny', 'never, never, never');
  await page.locator('.people-fault').waitFor();
  expect(await page.locator('.people-fault').innerText()).toMatch(/Look again at name and passphrase/);
  await fill(page, 'Passphrase', PASSPHRASE);
  await press(page, 'Sign in');
  await title(page, 'Ann of Ligny');
  await running.locator('.match').first().waitFor();
  expect([...ann.faults, ...bea.faults]).toEqual([]);
});

it('a name is taken once, whoever asks for it', async () => {
  const [one, other] = [await house.guest('desktop'), await house.guest('phone')];
  await claim(one, 'Grouchy');
  await other.page.goto(`${other.url}/me`);
  await fill(other.page, 'Name', 'grouchy');
  await other.page.getByLabel('Passphrase').fill(PASSPHRASE);
  await press(other.page, 'Make an account');
  await said(other.page, 'Somebody else has this name, or one that looks like it.');
  expect([...one.faults, ...other.faults]).toEqual([]);
});

it('name and passphrase are changed, and the old passphrase opens nothing any more', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await claim(guest, 'Vandamme');
  await fold(page, 'Name');
  await fill(page, 'Name', 'Gérard');
  await page.locator('.fold[open] .people-form button').click();
  await title(page, 'Gérard');
  await fold(page, 'Name');

  await fold(page, 'Passphrase');
  const form = page.locator('.fold[open] .people-form');
  await form.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await form.getByLabel('New passphrase').fill(NEWER);
  await form.getByRole('button').click();
  await said(page, 'Done.');
  await press(page, 'Sign out');
  await signIn(page, 'Gérard', PASSPHRASE);
  await page.locator('.people-fault').waitFor();
  await fill(page, 'Passphrase', NEWER);
  await press(page, 'Sign in');
  await title(page, 'Gérard');
  expect(guest.faults).toEqual([]);
});

it('a letter’s link that is good for nothing says so, and leads to where another can be asked for', async () => {
  const guest = await house.guest('phone');
  const { page, url } = guest;
  for (const link of ['', '#nothing', `#${'a'.repeat(43)}`]) {
    await page.goto(`${url}/archive`);
    await page.goto(`${url}/confirm${link}`);
    await press(page, 'Yes, this is my address');
    await page.getByRole('status').filter({ hasText: 'incomplete, used or too old' }).waitFor();
  }
  await page.getByRole('link', { name: 'My page' }).click();
  await title(page, 'My page');
  await page.goto(`${url}/recover#${'a'.repeat(43)}`);
  await fill(page, 'Name', 'Nobody');
  await page.getByLabel('New passphrase').fill(NEWER);
  await page.locator('.people-form button').first().click();
  await said(page, 'the link is used or too old');
  expect(guest.faults).toEqual([]);
});

it('whoever forgot the passphrase comes back by the words, which are good for once', async () => {
  const [before, after] = [await house.guest('desktop'), await house.guest('phone')];
  const words = await claim(before, 'Drouet');
  const { page, url } = after;
  const recover = async (given: string): Promise<void> => {
    await page.locator('.tab', { hasText: 'Passphrase forgotten' }).click();
    const form = page.locator('.people-form').first();
    await form.getByLabel('Name').fill('Drouet');
    await form.getByLabel('Recovery words').fill(given);
    await form.getByLabel('New passphrase').fill(NEWER);
    await form.getByRole('button').click();
  };
  await page.goto(`${url}/me`);
  await recover('these are not my words');
  await said(page, 'Look again at the name and the recovery words.');
  await recover(words);
  await page.locator('.people-words').waitFor();
  const next = await page.locator('.people-words code').innerText();
  expect(next).not.toBe(words);
  await press(page, 'I have them');
  await title(page, 'Drouet');

  // Whoever was signed in elsewhere is so no longer.
  await before.page.reload();
  await title(before.page, 'My page');
  await press(page, 'Sign out');
  await recover(words);
  await page.locator('.people-fault').waitFor();
});

it('new words are drawn, and a browser that signs in takes language and look along', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  const words = await claim(guest, 'Kellermann');
  await fold(page, 'Recovery words');
  await page.locator('.fold[open]').getByLabel('Passphrase').fill(PASSPHRASE);
  await press(page, 'New recovery words');
  await page.locator('.people-words').waitFor();
  expect(await page.locator('.people-words code').innerText()).not.toBe(words);
  await press(page, 'I have them');

  // Whoever chooses slowly has told the first before he chooses the second.
  const told = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/settings') && response.request().postDataJSON().language === 'ru',
  );
  await page.locator('.settings-open').click();
  await page.getByRole('radio', { name: 'Very large', exact: true }).check();
  await page.getByRole('radio', { name: 'Русский', exact: true }).check();
  expect((await told).ok()).toBe(true);

  const elsewhere = await house.guest('phone');
  await elsewhere.page.goto(`${elsewhere.url}/me`);
  await signIn(elsewhere.page, 'Kellermann', PASSPHRASE);
  await elsewhere.page.locator('html[lang=ru][data-text=huge]').waitFor();
  expect([...guest.faults, ...elsewhere.faults]).toEqual([]);
});

it('an account is deleted with everything: its match is given up, its page is gone, its name is free', async () => {
  const [ann, bea] = [await house.guest('desktop'), await house.guest('desktop')];
  await claim(ann, 'Bourmont');
  await sitTogether(ann, bea, 'napoleonics');
  await bea.page.locator('.beside-leaf', { hasText: 'Players' }).click();
  const link = bea.page.locator('.company a', { hasText: 'Bourmont' });
  const address = await link.getAttribute('href');

  const { page, url } = ann;
  await page.goto(`${url}/me`);
  await fold(page, 'Delete my account');
  await page.locator('.fold[open]').getByLabel('Passphrase').fill('something else');
  await press(page, 'Delete for good');
  await page.locator('.fold[open] .people-fault').waitFor();
  await page.locator('.fold[open]').getByLabel('Passphrase').fill(PASSPHRASE);
  await press(page, 'Delete for good');
  await title(page, 'My page');

  await bea.page.locator('main.table[data-turn=over]').waitFor();
  await link.waitFor({ state: 'detached' });
  await bea.page.goto(`${url}${address ?? ''}`);
  await bea.page.getByText('There is nothing here.').waitFor();
  await claim(await house.guest('phone'), 'Bourmont');
  expect([...ann.faults, ...bea.faults]).toEqual([]);
});

it('a guest has what is kept of him deleted without a passphrase', async () => {
  const [ann, bea] = [await house.guest('phone', 'uk'), await house.guest('desktop')];
  await sitTogether(bea, ann, 'napoleonics');
  const { page, url } = ann;
  await page.goto(`${url}/me`);
  await page.locator('.fold > summary').last().click();
  await page.locator('.fold[open] .danger').click();
  await page.locator('.fold').first().waitFor({ state: 'detached' });
  await bea.page.locator('main.table[data-turn=over]').waitFor();
  expect([...ann.faults, ...bea.faults]).toEqual([]);
});
