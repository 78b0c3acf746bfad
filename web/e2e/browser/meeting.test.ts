import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { House, matchOf, onTheTable, type Guest } from '../house.ts';
import { playOn } from '../player.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

/** Two at a desktop, one with a phone. */
const three = async (): Promise<readonly [Guest, Guest, Guest]> => [
  await house.guest('desktop'),
  await house.guest('phone'),
  await house.guest('desktop', 'uk'),
];

const faultsOf = (guests: readonly Guest[]): string[] => guests.flatMap(({ faults }) => faults);

async function register({ page, url }: Guest, name: string): Promise<string> {
  await page.goto(`${url}/me`);
  await page.locator('input[name=name]').first().fill(name);
  await page.locator('input[name=passphrase]').first().fill('the guard dies');
  await page.locator('.people-form button').first().click();
  await page.locator('.people-words button').click();
  return (await (await page.request.get(`${url}/api/me`)).json()).value.id;
}

it('an army that was left goes to a bot when both who remain agree, and the bot moves', async () => {
  const all = await three();
  const [french, heir, leaver] = all;
  await french.page.goto(`${french.url}/play/campaign-1815#friend`);
  await french.page.locator('.players select').selectOption('3');
  await french.page.locator('.start button[type=submit]').click();
  await onTheTable(french.page);
  const links = french.page.locator('.shared-link', { hasText: 'Link to the seat' }).locator('.link');
  await expect.poll(() => links.count()).toBe(2);
  const addresses = await links.allInnerTexts();
  for (const [at, { page }] of [heir, leaver].entries()) {
    await page.goto(addresses[at]);
    await page.locator('.invite .button.main').click();
    await onTheTable(page);
  }
  await leaver.page.locator('.more summary').click();
  const hand = leaver.page.getByRole('button', { name: 'Передати армію союзникові й піти' });
  await hand.click();
  await hand.click();
  await leaver.page.locator('.play-now').first().waitFor();
  await heir.page.locator('.more summary').click();
  await heir.page
    .getByRole('button', { name: /^A bot takes over: / })
    .last()
    .click();
  await heir.page.locator('.commission select').selectOption('recruit');
  await heir.page.getByRole('button', { name: 'Ask the others' }).click();
  await heir.page.getByText('You have proposed that a bot take over one of your armies.').waitFor();
  const asked = french.page.locator('.offer-bar', { hasText: 'proposes that a bot take over an army' });
  expect(await asked.innerText()).toContain('(Recruit)');
  await asked.getByRole('button', { name: 'Agree' }).click();
  await asked.waitFor({ state: 'detached' });
  const card = await (await heir.page.request.get(`${heir.url}/api/matches/${matchOf(heir)}`)).json();
  expect(card.value.seats.map(({ bot }: { bot: string | null }) => bot)).toEqual([null, null, 'recruit']);
  // Whoever is asked plays, until the bot has been asked as well.
  const moved = (): Promise<number> => french.page.locator('.log li').count();
  const before = await moved();
  await Promise.all([playOn(french.page, 20), playOn(heir.page, 20)]);
  await expect.poll(moved).toBeGreaterThan(before);
  expect(faultsOf(all)).toEqual([]);
});

it('a player is found by a part of his name, followed, seen to be here, and asked for a match', async () => {
  const all = await three();
  const [ann, bea, cleo] = all;
  await register(ann, 'Augereau of the Line');
  await register(cleo, 'Клео Стрілецька');
  await bea.page.goto(`${bea.url}/people`);
  await bea.page.getByRole('searchbox').fill('ugere');
  await bea.page.getByRole('button', { name: 'Find a player' }).click();
  await bea.page.getByRole('link', { name: 'Augereau of the Line' }).click();
  await register(bea, 'Bea of the Line');
  await bea.page.goBack();
  await bea.page.getByRole('button', { name: 'Follow' }).click();
  await bea.page.getByRole('button', { name: 'Follow no more' }).waitFor();
  await bea.page.goto(`${bea.url}/people`);
  const followed = bea.page.locator('.people-ratings li', { hasText: 'Augereau of the Line' });
  await followed.locator('.hall-here').waitFor();
  await followed.getByRole('link').click();
  await bea.page.locator('.people-row .button', { hasText: 'Marengo' }).click();
  await bea.page.locator('.start button[type=submit]').click();
  await onTheTable(bea.page);
  await ann.page.goto(ann.url);
  await ann.page.locator('.matches', { hasText: 'Bea of the Line' }).first().waitFor();
  // The third hears nothing of it: it is for these two.
  await cleo.page.goto(`${cleo.url}/people`);
  await cleo.page.getByText('Вільні місця').waitFor();
  expect(await cleo.page.locator('.hall-row', { hasText: 'Bea of the Line' }).count()).toBe(0);
  expect(faultsOf(all)).toEqual([]);
});
