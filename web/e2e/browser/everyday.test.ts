import { join } from 'node:path';
import { ONLOOKER } from '@bicorne/engine';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { House, onTheTable, story } from '../house.ts';
import { bringMatch, playFrom } from '../moments.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

it.each(['Skip', 'nothing'] as const)(
  'with everything as it comes a throw lies on the table before its effects are told, until they are or %s is pressed',
  async (pressed) => {
    const guest = await house.guest('desktop');
    const { page } = guest;
    await page.addInitScript(() => localStorage.setItem('bicorne.preferences', '{"language":"en"}'));
    // So that its time can be stopped.
    await page.clock.install();
    await playFrom(page, await bringMatch(guest, 'napoleonics'), { name: 'attack', at: 237, seat: 0 });
    const before = await story(page);
    await page.locator(`.stage [data-action*='"attack"']`).first().click({ force: true });
    const sure = page.locator('.chances.armed .button').first();
    await sure.waitFor();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await sure.click();
    const skip = page.locator('.scene-bar').getByRole('button', { name: 'Skip' });
    await skip.waitFor();
    const declared = [...before, expect.stringMatching(/^French foot artillery fires at/)];
    expect(await story(page)).toEqual(declared);
    expect(await page.locator('.stage [data-action]').count()).toBe(0);

    if (pressed === 'Skip') await skip.click();
    else await page.clock.resume();
    await expect.poll(async () => (await story(page)).length).toBeGreaterThan(declared.length);
    // What the others did meanwhile is shown in its own time.
    await page.clock.resume();
    await skip.waitFor({ state: 'detached' });
    expect(guest.faults).toEqual([]);
  },
);

it('a step of one’s own leaves it one’s turn: no picture comes in between that shows it as another’s', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await playFrom(page, await bringMatch(guest, 'napoleonics'), { name: 'orders', at: 219, seat: 0 });
  const changes = await page.locator('main.table').evaluateHandle((table) => {
    const seen: (string | null)[] = [];
    const look = new MutationObserver(() => seen.push(table.getAttribute('data-turn')));
    look.observe(table, { attributeFilter: ['data-turn'] });
    return seen;
  });
  await page.locator('.nap-card-live', { hasText: 'Probe Centre' }).click();
  const units = page.locator(`.stage [data-action*='"order"']`);
  await units.first().waitFor();
  const free = await units.count();
  await units.first().click({ force: true });
  await expect.poll(() => units.count()).not.toBe(free);
  expect(await changes.jsonValue()).toEqual([]);
  expect(guest.faults).toEqual([]);
});

it('what was ordered is taken back, the last of it or the whole turn', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await playFrom(page, await bringMatch(guest, 'napoleonics'), { name: 'orders', at: 219, seat: 0 });
  const units = page.locator(`.stage [data-action*='"order"']`);
  const position = async (): Promise<unknown> => [
    await units.evaluateAll((all) => all.map((one) => one.getAttribute('data-action'))),
    await story(page),
  ];
  const order = async (): Promise<unknown> => {
    const before = await position();
    await units.first().click({ force: true });
    await expect.poll(position).not.toEqual(before);
    await page.locator('main.table[data-turn=mine][data-busy=false]').waitFor();
    return position();
  };
  const none = await position();
  await page.locator('.nap-card-live', { hasText: 'Probe Centre' }).click();
  await units.first().waitFor();
  const one = await order();
  await order();
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect.poll(position).toEqual(one);
  await order();
  await page.getByRole('button', { name: 'Reset my turn' }).click();
  await expect.poll(position).toEqual(none);
  await page.reload();
  await onTheTable(page);
  await expect.poll(position).toEqual(none);
  expect(guest.faults).toEqual([]);
});

it.each(['napoleonics', 'hundred-days'])(
  '%s: battle, side and opponent are as they were chosen',
  async (game) => {
    const guest = await house.guest('desktop');
    const { page, url } = guest;
    await page.goto(`${url}/play/${game}`);
    const battle = page.locator('.scenario').last();
    await battle.click();
    const title = await battle.locator('.scenario-title').innerText();
    const side = page.locator('.choice', { has: page.locator('[name=side]') }).last();
    await side.click();
    const seat = await side.innerText();
    await page.locator('.bot-fields select').first().selectOption('officer');
    await page.locator('.start button[type=submit]').click();
    await onTheTable(page);
    expect(await page.locator('.bar-title').innerText()).toBe(title);
    await page.locator('main.table[data-turn=mine]').waitFor({ timeout: 300_000 });
    expect(await page.locator('.prompt-who').innerText()).toBe(`You · ${seat}`);
    await page.goto(url);
    const row = page.locator('.match-row');
    await expect.poll(() => row.locator('.match-title').innerText()).toContain(title);
    expect(await row.locator('.match-players').innerText()).toContain('Officer');
    expect(guest.faults).toEqual([]);
  },
);

it('a record from a file is kept on this device, watched from the list, and deleted for good', async () => {
  const guest = await house.guest('phone');
  const { page, url } = guest;
  await page.goto(url);
  await page
    .locator('.import input')
    .setInputFiles(join(import.meta.dirname, '../moments/hundred-days.bicorne'));
  await page.getByText('The record is kept on this device.').waitFor();
  const finished = page.locator('.matches', { hasText: 'Finished' });
  await finished.locator('.match').click();
  await page.locator('main.replay').waitFor();
  await page.locator('.bar-home').click();
  await finished.locator('button.match-forget').click();
  await finished.getByRole('button', { name: 'Delete for good?' }).click();
  await finished.waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.import').waitFor();
  expect(await page.locator('.match-row').count()).toBe(0);
  expect(guest.faults).toEqual([]);
});

it('through the eyes of a side a replay shows what that side saw, and what it did not see is not shown', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  const replay = await bringMatch(guest, 'marengo');
  const places = (): Promise<(string | null)[]> =>
    page
      .locator('.stage [data-place][aria-label]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const through = async (eyes: number): Promise<(string | null)[]> => {
    await page.locator('.prompt > .eyes select').selectOption(String(eyes));
    await page.locator('main.replay[data-busy=false]').waitFor();
    return places();
  };
  await page.locator('.prompt input[type=range]').fill('170');
  const [one, other, onlooker] = [await through(0), await through(1), await through(ONLOOKER)];
  expect(one).not.toEqual(other);
  expect(one).not.toEqual(onlooker);
  expect(other).not.toEqual(onlooker);
  await playFrom(page, replay, { name: 'march', at: 170, seat: 0 });
  expect(await places()).toEqual(one);
  expect(guest.faults).toEqual([]);
});
