import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { House, onTheTable } from '../house.ts';
import { onTheBench, publish, withAccount } from '../workshop-walks.ts';

let house: House;
beforeAll(async () => void (house = await House.open()), 240_000);
afterEach(() => house.part());
afterAll(() => house?.close());

it('a battle is published, found, starred, played to its end, and counted; a fork names it; a new version replaces it', async () => {
  const ann = await house.guest('desktop');
  await withAccount(ann, 'Nadia');
  await onTheBench(ann, 'napoleonics', 'The sunken road');
  await publish(ann);
  const address = new URL(ann.page.url()).pathname;
  expect(await ann.page.locator('.library h1').innerText()).toBe('The sunken road');

  // A guest with a phone finds it by a word, and is led to an account when he stars it.
  const bea = await house.guest('phone');
  const { page } = bea;
  await page.goto(`${bea.url}/battles`);
  await page.locator('.library-search input').fill('sunken');
  await page.locator('.library-search input').press('Enter');
  const card = page.locator('.library-card', { hasText: 'The sunken road' });
  await card.locator('svg').first().waitFor();
  await card.getByRole('link').click();
  await page.locator('.library-map svg').first().waitFor();
  await page.getByRole('button', { name: /^Give it a star/ }).click();
  await page.locator('.account-first input[name=name]').fill('Bohdan');
  await page.locator('.account-first input[name=passphrase]').fill('the guard dies');
  await page.locator('.account-first .people-form button').click();
  await page.locator('.people-words button').click();
  await page.getByRole('button', { name: /^Take my star back/ }).waitFor();

  // Against a bot it is played on the server, which counts it.
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.bench-sheet .start button[type=submit]').click();
  await onTheTable(page);
  await page.locator('.more summary').click();
  await page.locator('.resign').click();
  await page.locator('.confirm .danger').click();
  await page.locator('main.table[data-turn=over]').waitFor();
  await expect
    .poll(async () => {
      await page.goto(bea.url + address);
      await page.locator('.library-map svg').first().waitFor();
      return page.locator('.library-results').count();
    })
    .toBe(1);
  expect(await page.locator('.library-results caption').innerText()).toBe('With bots');

  await page.getByRole('button', { name: 'Make my own of it' }).click();
  await page.locator('.bench').waitFor();
  await page.getByLabel('Title (en)').fill('The deep road');
  await page.getByLabel('Title (en)').blur();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.locator('.library-publish .button.main').click();
  await page.locator('.library-publish a').click();
  await page.locator('.library-family a', { hasText: 'The sunken road' }).waitFor();

  // Its author says something new, and both versions can be had.
  await ann.page.goto(`${ann.url}/workshop`);
  await ann.page.locator('.shelf-battles a').first().click();
  await ann.page.locator('.bench').waitFor();
  await ann.page.getByLabel('Banners to win +').click();
  await ann.page.getByRole('button', { name: 'Share', exact: true }).click();
  await ann.page.getByLabel('What is new').fill('a banner more');
  await ann.page.getByRole('button', { name: 'Publish version 2' }).click();
  await ann.page.getByText('It is in the library.').waitFor();
  await ann.page.locator('.library-publish a').click();
  await ann.page.locator('.library-family', { hasText: 'a banner more' }).waitFor();
  await ann.page.getByRole('link', { name: 'version 1' }).click();
  await ann.page.locator('.library-away').waitFor();
  await ann.page.goto(ann.url + address);
  await ann.page.locator('.library-family a', { hasText: 'The deep road' }).waitFor();
  expect([...ann.faults, ...bea.faults]).toEqual([]);
}, 240_000);

it('the position of a replay becomes a battle that is sound', async () => {
  const { page, url, faults } = await house.guest('desktop');
  await page.goto(`${url}/play/napoleonics`);
  await page.locator('.start button[type=submit]').click();
  await onTheTable(page);
  await page.locator('.more summary').click();
  await page.locator('.resign').click();
  await page.locator('.confirm .danger').click();
  await page.locator('main.table[data-turn=over]').waitFor();
  await page.goto(page.url().replace('/match/', '/replay/'));
  await page.locator('main.replay').waitFor();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Make this position a battle' }).click();
  await page.locator('.bench').waitFor();
  await page.getByText('Begun in the middle of a match').waitFor();
  await page.locator('.bench-play:not(:disabled)').waitFor();
  expect(faults).toEqual([]);
}, 240_000);
