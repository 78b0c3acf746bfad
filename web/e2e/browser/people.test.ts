import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { House, matchOf, onTheTable, type Guest } from '../house.ts';
import { playOn } from '../player.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

/** Two at a desktop, one with a phone. */
const three = async (): Promise<[Guest, Guest, Guest]> => [
  await house.guest('desktop'),
  await house.guest('phone'),
  await house.guest('desktop', 'uk'),
];

const faultsOf = (guests: readonly Guest[]): string[] => guests.flatMap(({ faults }) => faults);

/** Upon the terms that the page offers, by the numbers of their fields. */
async function putUp({ page, url }: Guest, game: string, clock: string): Promise<void> {
  await page.goto(`${url}/people`);
  await page.getByRole('button', { name: 'Put up a seat' }).click();
  await page.locator('.people-row .button', { hasText: game }).click();
  await page.locator('.start .field', { hasText: 'No clock' }).locator('select').first().selectOption(clock);
  await page.locator('.start button[type=submit]').click();
  await onTheTable(page);
}

it('a seat that one puts up the others see at once; who sits down plays, and the third watches', async () => {
  const [ann, bea, cleo] = await three();
  await bea.page.goto(bea.url);
  await cleo.page.goto(`${cleo.url}/people`);
  await bea.page.locator('.hall-count').waitFor();
  await cleo.page.getByText('Зараз ніхто не чекає.').waitFor();
  await putUp(ann, 'Marengo', '3');
  const seat = bea.page.locator('.hall-row', { hasText: '1 day a move' });
  await seat.getByRole('button', { name: 'Sit down: French' }).click();
  await onTheTable(bea.page);
  await ann.page.locator('.clocks').waitFor();
  await cleo.page.locator('.hall-row').getByRole('link', { name: 'Дивитися' }).click();
  await onTheTable(cleo.page);
  expect(matchOf(cleo)).toBe(matchOf(ann));
  expect(faultsOf([ann, bea, cleo])).toEqual([]);
});

it('of the open seats one sees those one asks for', async () => {
  const [ann, bea] = await three();
  await putUp(ann, 'Marengo', '3');
  await putUp(ann, 'Napoleonics', '0');
  await bea.page.goto(`${bea.url}/people`);
  const rows = bea.page.locator('.people-part', { hasText: 'Open seats' }).locator('.hall-row');
  await expect.poll(() => rows.count()).toBeGreaterThan(1);
  const all = await rows.count();
  await bea.page.locator('.hall-filters .field', { hasText: 'Clock' }).locator('select').selectOption('days');
  await expect.poll(() => rows.count()).toBe(1);
  await bea.page
    .locator('.hall-filters .field', { hasText: 'Game' })
    .locator('select')
    .selectOption('napoleonics');
  await bea.page.getByText('Nothing that waits is like that.').waitFor();
  expect(all).toBeGreaterThan(1);
  expect(faultsOf([ann, bea])).toEqual([]);
});

async function wish({ page, url }: Guest, games: readonly string[], clock: string): Promise<void> {
  await page.goto(`${url}/people`);
  await page.getByRole('button', { name: 'I would play any of these' }).click();
  for (const game of games) await page.locator('.wish-game > .choice', { hasText: game }).click();
  await page.locator('.wish-form .choice', { hasText: clock }).click();
  await page.getByRole('button', { name: 'Say it' }).click();
}

it('two who wish the same sit down together, sides by lot; a third takes a wish that stands', async () => {
  const [ann, bea] = [await house.guest('desktop'), await house.guest('phone')];
  const cleo = await house.guest('desktop');
  await wish(ann, ['Napoleonics', 'Hundred Days'], '30 min');
  await ann.page.locator('.hall-row', { hasText: 'You would play' }).waitFor();
  await wish(bea, ['Marengo', 'Hundred Days'], '30 min');
  await Promise.all([onTheTable(ann.page), onTheTable(bea.page)]);
  expect(matchOf(ann)).toBe(matchOf(bea));
  await wish(ann, ['Marengo'], 'No clock');
  await ann.page.locator('.hall-row', { hasText: 'You would play' }).waitFor();
  await cleo.page.goto(`${cleo.url}/people`);
  await cleo.page.getByRole('button', { name: 'Play', exact: true }).click();
  await Promise.all([onTheTable(ann.page), onTheTable(cleo.page)]);
  expect(matchOf(ann)).toBe(matchOf(cleo));
  expect(faultsOf([ann, bea, cleo])).toEqual([]);
});

it('a guest who follows a rated invitation makes an account on the spot and sits at the table', async () => {
  const [ann, bea] = [await house.guest('desktop'), await house.guest('phone')];
  await ann.page.goto(`${ann.url}/play/marengo#friend`);
  await ann.page.getByRole('checkbox', { name: /^Rated/ }).check();
  await ann.page.locator('.start button[type=submit]').click();
  await makeAccount(ann, 'Marshal Ann');
  await onTheTable(ann.page);
  const seat = ann.page.locator('.shared-link', { hasText: 'Link to the seat: French' });
  await ann.page.getByRole('button', { name: 'Link for onlookers' }).waitFor();
  await seat.getByRole('button', { name: 'As a QR code' }).click();
  await seat.locator('.qr').waitFor();
  await bea.page.goto(await seat.locator('.link').innerText());
  await makeAccount(bea, 'Marshal Bea');
  await onTheTable(bea.page);
  await ann.page.locator('.clocks', { hasText: 'Marshal Bea' }).waitFor();
  expect(faultsOf([ann, bea])).toEqual([]);
});

async function makeAccount({ page }: Guest, name: string): Promise<void> {
  const form = page.locator('.account-first .people-form');
  await form.locator('[name=name]').fill(name);
  await form.locator('[name=passphrase]').fill('the guard dies');
  await form.locator('button').click();
  await page.locator('.people-words button').click();
}

it('of three seats every link names its side; whoever goes leaves his army to his ally', async () => {
  const three = [await house.guest('desktop'), await house.guest('desktop'), await house.guest('phone')];
  const [french, ...allies] = three;
  await french.page.goto(`${french.url}/play/campaign-1815#friend`);
  await french.page.locator('.players select').selectOption('3');
  await french.page.locator('.start button[type=submit]').click();
  await onTheTable(french.page);
  const links = french.page.locator('.shared-link', { hasText: 'Link to the seat' });
  await expect.poll(() => links.count()).toBe(2);
  const addresses = await links.locator('.link').allInnerTexts();
  for (const [at, { page }] of allies.entries()) {
    await page.goto(addresses[at]);
    await page.locator('.invite .button.main').click();
    await onTheTable(page);
  }
  await links.first().waitFor({ state: 'detached' });
  const [leaver, heir] = allies;
  await leaver.page.locator('.more summary').click();
  const hand = leaver.page.getByRole('button', { name: 'Hand my army to my ally and leave' });
  await hand.click();
  await hand.click();
  await leaver.page.locator('.play-now').first().waitFor();
  const seats = heir.page.request.get(`${heir.url}/api/matches/${matchOf(heir)}`);
  const card = (await (await seats).json()).value;
  expect(card.seats.map(({ mine }: { mine: boolean }) => mine)).toEqual([false, true, true]);
  expect(card.stage).toBe('play');
  expect(faultsOf(three)).toEqual([]);
});

it('who looks at the boards on the field sees what is played there, as its onlookers may', async () => {
  const [ann, bea, cleo] = await three();
  await putUp(ann, 'Marengo', '0');
  await bea.page.goto(`${bea.url}/people`);
  await bea.page.getByRole('button', { name: 'Sit down: French' }).first().click();
  await onTheTable(bea.page);
  await cleo.page.goto(`${cleo.url}/people`);
  await cleo.page.getByRole('link', { name: 'Дошки наживо' }).click();
  const large = cleo.page.locator(`.field-large[data-match="${matchOf(ann)}"]`);
  const small = cleo.page.locator(`.field-small[data-match="${matchOf(ann)}"]`);
  await large.or(small).first().waitFor();
  if (await small.isVisible()) await small.click();
  await large.locator('svg [data-place]').first().waitFor();
  await large.locator('.clocks time').first().waitFor();
  const map = (): Promise<string> => large.locator('.field-map').innerHTML();
  const before = await map();
  await Promise.race([playOn(ann.page, 8), playOn(bea.page, 8)]);
  await expect.poll(map).not.toBe(before);
  await resign(ann);
  await large.getByText('Ця битва завершена.').waitFor();
  expect(await large.locator('.field-asked').innerText()).toContain('Французи');
  // What was played for all to see is watched again from here.
  await large.getByRole('link', { name: 'Переглянути' }).click();
  await cleo.page.locator('main.replay').waitFor();
  expect(faultsOf([ann, bea, cleo])).toEqual([]);
});

async function resign({ page }: Guest): Promise<void> {
  await page.locator('.more summary').click();
  await page.locator('.resign').click();
  await page.locator('.confirm .danger').click();
}
