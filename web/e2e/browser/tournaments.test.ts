import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { House, onTheTable, type Guest } from '../house.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

async function withAccount(guest: Guest, name: string): Promise<Guest> {
  const { page, url } = guest;
  await page.goto(`${url}/me`);
  await page.getByLabel('Name', { exact: true }).last().fill(name);
  await page.getByLabel('Passphrase').fill('the guard dies');
  await page.getByRole('button', { name: 'Make an account', exact: true }).last().click();
  await page.getByRole('button', { name: 'I have them', exact: true }).last().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return guest;
}

interface Announcement {
  readonly title: string;
  readonly format: string;
  readonly clock: string;
  readonly most: string;
}

/** Fills the form, and comes to the page of what was announced. */
async function announce({ page, url }: Guest, wish: Announcement): Promise<string> {
  await page.goto(`${url}/events`);
  await page.locator('.event-announce > summary').click();
  const form = page.locator('.event-announce form');
  await form.locator('input[name=title]').fill(wish.title);
  await form.locator('select[name=game]').selectOption('napoleonics');
  for (const [name, value] of Object.entries({ ...wish, match: 'single' }))
    if (name !== 'title') await form.locator(`select[name=${name}]`).selectOption(value);
  await form.locator('button[type=submit]').click();
  await page.getByRole('heading', { level: 1, name: wish.title }).waitFor();
  return new URL(page.url()).pathname;
}

/** As a power cut would, and a start on the same data. */
async function cutThePower(): Promise<void> {
  await house.service.kill();
  await house.service.start();
}

/** Until the page says so by itself: it looks every few seconds. */
const untilSaid = (page: Page, text: string): Promise<void> =>
  page.locator('.event-state', { hasText: text }).waitFor({ timeout: 1_500_000 });

it('a Swiss of 16 bots runs over five rounds and a killed server to its table of honour', async () => {
  const ann = await withAccount(await house.guest('desktop'), 'Ann of Ligny');
  const { page } = ann;
  await announce(ann, { title: 'The drill ground', format: 'swiss', clock: '0', most: '16' });
  const bots = page.locator('.event-organise form', { hasText: 'Add bots' });
  await bots.locator('select[name=bot]').selectOption('drill');
  await bots.locator('select[name=count]').selectOption('16');
  await bots.locator('button[type=submit]').click();
  await untilSaid(page, 'Round 2 of 5');
  await cutThePower();
  await page.locator('.event-honour').waitFor({ timeout: 1_500_000 });
  expect(await page.locator('.event-honour li').count()).toBe(3);
  expect(await page.locator('.event-round').count()).toBe(5);
  const points = await page.locator('.event-table').first().locator('.event-points').allInnerTexts();
  expect(points).toHaveLength(16);
  expect(ann.faults).toEqual([]);
});

it('four people play a round robin to its table of honour, over a killed server', async () => {
  const names = ['Bea', 'Cleo', 'Dan', 'Eve'];
  const people: Guest[] = [];
  for (const [at, name] of names.entries())
    people.push(await withAccount(await house.guest(at === 1 ? 'phone' : 'desktop'), `${name} of Wavre`));
  const [bea] = people;
  const path = await announce(bea, {
    title: 'Four at Wavre',
    format: 'round-robin',
    clock: '0',
    most: '4',
  });
  for (const { page, url } of people) {
    await page.goto(url + path);
    await press(page, 'Enter');
  }
  for (let round = 1; round <= 3; round++) {
    for (const guest of people) await comeToTheTable(guest, path);
    if (round === 2) await cutThePower();
    await Promise.all(people.map(endMatch));
    if (round < 3) await backTo(bea, path, `Round ${String(round + 1)} of 3`);
  }
  await bea.page.goto(bea.url + path);
  await bea.page.locator('.event-honour li').first().waitFor();
  expect(await bea.page.locator('.event-honour li').count()).toBe(3);
  const points = await bea.page.locator('.event-table').first().locator('.event-points').allInnerTexts();
  expect(points.reduce((sum, one) => sum + Number(one), 0)).toBe(6);
  await bea.page.goto(`${bea.url}/events`);
  await bea.page.locator('.event-line', { hasText: 'Four at Wavre' }).waitFor();
  expect(people.flatMap(({ faults }) => faults)).toEqual([]);
});

async function comeToTheTable({ page, url }: Guest, path: string): Promise<void> {
  await page.goto(url + path);
  await press(page, 'To my match');
  const seat = page.getByRole('button', { name: /^Play / });
  await page.locator('main.table').waitFor();
  await seat.first().click();
  // Seated, and not only asked for: the power may be cut right after.
  await seat.first().waitFor({ state: 'detached' });
  await onTheTable(page);
}

/** Whoever is asked gives up; the other waits until he finds the match over. */
async function endMatch({ page }: Guest): Promise<void> {
  const table = page.locator('main.table:is([data-turn=mine], [data-turn=over])');
  await table.waitFor();
  if ((await table.getAttribute('data-turn')) === 'over') return;
  await page.locator('.more summary').click();
  await page.locator('.resign').click();
  await page.locator('.confirm .danger').click();
  await page.locator('main.table[data-turn=over]').waitFor();
}

async function backTo({ page, url }: Guest, path: string, text: string): Promise<void> {
  await page.goto(url + path);
  await untilSaid(page, text);
}
