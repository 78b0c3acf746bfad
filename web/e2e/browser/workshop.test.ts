import { listOf } from '@bicorne/boardkit/workshop/path.ts';
import { asDraft, must } from '@bicorne/engine';
import { loadBench, loadGame } from '@bicorne/games';
import { unpackBattle } from '@bicorne/table/link';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { House, onTheTable, type Guest } from '../house.ts';

let house: House;
beforeAll(async () => void (house = await House.open()), 240_000);
afterAll(() => house?.close());

/** Roliça as the box has it: what is to be built by hand. */
async function rolica() {
  const module = await loadGame('napoleonics');
  const entry = module?.game.scenarios.find(({ id }) => id === 'rolica-first-position');
  return asDraft(entry?.scenario);
}
const rows = (value: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(value) ? value.map(asDraft) : [];

async function middleOf(page: Page, spot: string): Promise<readonly [number, number]> {
  const box = await page.locator(`[data-spot="${spot}"]`).boundingBox();
  if (!box) throw new Error(`${spot} is not on the sheet`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function press(page: Page, tool: string, spots: readonly string[]): Promise<void> {
  await page.locator(`[data-tool="${tool}"]`).click();
  for (const spot of spots) await page.mouse.click(...(await middleOf(page, spot)));
}

async function drag(page: Page, tool: string, way: string): Promise<void> {
  await page.locator(`[data-tool="${tool}"]`).click();
  const [first, ...others] = way.split('-');
  await page.mouse.move(...(await middleOf(page, first)));
  await page.mouse.down();
  for (const spot of others) await page.mouse.move(...(await middleOf(page, spot)), { steps: 3 });
  await page.mouse.up();
}

const spotsOf = (list: readonly Record<string, unknown>[]): string[] => list.map(({ at }) => String(at));

/** Every hex of ground, road, unit, leader and objective by the tool for it. */
async function build(page: Page): Promise<void> {
  const battle = await rolica();
  const terrain = Object.entries(asDraft(battle['terrain']));
  for (const ground of new Set(terrain.map(([, kind]) => String(kind))))
    await press(
      page,
      ground,
      terrain.flatMap(([hex, kind]) => (kind === ground ? [hex] : [])),
    );
  for (const road of ['roads', 'lanes', 'courses'])
    for (const way of listOf(battle[road])) await drag(page, road, String(way));
  const units = rows(battle['units']);
  for (const tool of new Set(units.map(({ nation, kind }) => `${String(nation)}-${String(kind)}`)))
    await press(
      page,
      tool,
      spotsOf(units.filter(({ nation, kind }) => `${String(nation)}-${String(kind)}` === tool)),
    );
  const leaders = rows(battle['leaders']);
  for (const nation of new Set(leaders.map((leader) => String(leader['nation']))))
    await press(page, `${nation}-leader`, spotsOf(leaders.filter((leader) => leader['nation'] === nation)));
  await press(page, 'held-allied', ['A3', 'A11']);
}

async function shared({ page, context, url }: Guest): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

it('Roliça is built from a blank table by hand, shared, printed, weighed, and played', async () => {
  const maker = await house.guest('desktop');
  const { page } = maker;
  await page.goto(`${maker.url}/workshop`);
  await page.getByRole('button', { name: 'A blank table: Napoleonics' }).click();
  await page.locator('.bench').waitFor();
  expect(await page.locator('.bench-play').isDisabled()).toBe(true);
  await build(page);
  await page.getByLabel('Cards, Allies +').click();
  await page.getByLabel('Moves first').selectOption({ label: 'Allies' });
  await page.getByLabel('Title (en)').fill('My Roliça');
  await page.getByLabel('Date').click();
  expect(await page.locator('.bench-play').isDisabled()).toBe(false);

  // The link holds what the box's file says, but for names and words.
  const link = await shared(maker);
  expect(link.length).toBeLessThan(2100);
  const file = (await unpackBattle(link.split('#')[1])) ?? '';
  const made = asDraft(must((await loadBench('napoleonics')).read(file)));
  const box = await rolica();
  expect(made['terrain']).toEqual(box['terrain']);
  expect(spotsOf(rows(made['units']))).toEqual(spotsOf(rows(box['units'])));
  expect(made['objectives']).toEqual(box['objectives']);
  expect(made).toMatchObject({ title: { en: 'My Roliça' }, cards: box['cards'], first: box['first'] });
  expect(made['roads']).toEqual(box['roads']);
  await page.keyboard.press('Escape');

  await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', 'yes')));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Print A4' }).click();
  await page.locator('body[data-printed="yes"] > .paper .paper-map').waitFor({ state: 'attached' });
  expect(await page.locator('.paper-setup li').count()).toBeGreaterThan(20);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Balance' }).click();
  await page.getByRole('button', { name: 'Is it fair?' }).click();
  await page.locator('.lab-share').waitFor();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();

  // Back and forth, and kept over a reload.
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await page.getByText('Kept on this device').waitFor();
  await page.reload();
  await page.locator('.bench-play:not(:disabled)').click();
  await page.locator('.bench-sheet .start button[type=submit]').click();
  await onTheTable(page);
  expect(await page.title()).not.toBe('');
  expect(maker.faults).toEqual([]);

  const friend = await house.guest('tablet');
  await friend.page.goto(link);
  await friend.page.locator('.shared-map').waitFor();
  expect(await friend.page.locator('.shared h1').innerText()).toBe('My Roliça');
  await friend.page.getByRole('button', { name: 'Change it' }).click();
  await friend.page.locator('.bench').waitFor();
  expect(friend.faults).toEqual([]);
}, 240_000);

it('what is wrong is said at its place, and what is no battle is none', async () => {
  const { page, url, faults } = await house.guest('desktop');
  await page.goto(`${url}/workshop`);
  await page.getByLabel('Begin from').first().selectOption({ label: 'Vimeiro' });
  await page.locator('.bench').waitFor();
  await press(page, 'river', ['A2']);
  await page.locator('.bench-fault').first().waitFor();
  await page.locator('.bench-parts .wrong').click();
  expect(await page.locator('.bench-faults li').first().innerText()).toContain('A2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.bench-fault').first().waitFor({ state: 'detached' });
  await page.goto(`${url}/workshop/napoleonics#1notabattle`);
  await page.getByText('There is nothing here.').waitFor();
  expect(faults).toEqual([]);
}, 240_000);

/** A tool lies in one of the drawers beneath the map. */
async function takeWithFinger(page: Page, tool: string): Promise<void> {
  const drawers = page.locator('.palette-group');
  const at = await drawers.evaluateAll(
    (all, id) => all.findIndex((one) => one.querySelector(`[data-tool="${id}"]`) !== null),
    tool,
  );
  await page.locator('.palette-tabs button').nth(at).tap();
  await page.locator(`[data-tool="${tool}"]`).tap();
}

async function layWithFinger(page: Page, tool: string, spots: readonly string[]): Promise<void> {
  await takeWithFinger(page, tool);
  for (const spot of spots) await page.touchscreen.tap(...(await middleOf(page, spot)));
}

it('a small battle is made on a tablet with a finger, and played against a bot', async () => {
  const { page, url, faults } = await house.guest('tablet');
  await page.goto(`${url}/workshop`);
  await page.getByRole('button', { name: 'A blank table: Napoleonics' }).tap();
  await page.locator('.bench').waitFor();
  await layWithFinger(page, 'hill', ['D5', 'D6', 'D7']);
  await layWithFinger(page, 'french-LN', ['G5', 'G6', 'G7']);
  await layWithFinger(page, 'british-LN', ['D5', 'D6', 'D7']);
  for (const _ of [5, 4, 3]) await page.getByLabel('Banners to win −').tap();
  await page.getByLabel('Title (en)').fill('Three hills');
  await page.getByLabel('Title (en)').blur();
  await page.getByText('Kept on this device').waitFor({ state: 'attached' });
  await page.locator('.bench-play:not(:disabled)').tap();
  await page.locator('.bench-sheet .start button[type=submit]').tap();
  await onTheTable(page);
  expect(await page.title()).not.toBe('');
  expect(faults).toEqual([]);
}, 240_000);
