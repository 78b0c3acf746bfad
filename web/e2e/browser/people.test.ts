import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { House, matchOf, onTheTable, type Guest } from '../house.ts';

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
