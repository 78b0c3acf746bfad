import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { atRest, House, meetBot, onTheTable, raiseLog, sitDown, sitTogether, type Guest } from '../house.ts';
import { bringMatch, playFrom } from '../moments.ts';
import { playOn } from '../player.ts';
import { readStore } from '../wire.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

/** What stands where, as the board says it. */
const places = (page: Page): Promise<(string | null)[]> =>
  page.locator('.stage [data-place]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

async function reopen(page: Page): Promise<void> {
  await page.reload();
  await onTheTable(page);
}

async function firstLine(page: Page): Promise<(string | null)[]> {
  await raiseLog(page);
  await page.locator('.log-jump').first().click();
  await page.locator('.scene-bar.strong').waitFor();
  return places(page);
}

it('on this device a line from before a reload shows its moment; keys go on from there, and back to now', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await meetBot(guest, 'napoleonics');
  await playOn(page, 40);
  const start = await firstLine(page);
  await reopen(page);
  await page.locator('main.table[data-turn=mine]').waitFor();
  const now = await places(page);
  expect(start).not.toEqual(now);
  expect(await firstLine(page)).toEqual(start);
  expect(await page.locator('.stage [data-action]').count()).toBe(0);
  const line = page.locator('.log [aria-current="true"]');
  const before = await line.first().innerText();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => line.first().innerText()).not.toBe(before);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => line.first().innerText()).toBe(before);
  await page.keyboard.press('Escape');
  await page.locator('.scene-bar.strong').waitFor({ state: 'detached' });
  expect(await places(page)).toEqual(now);
  expect(guest.faults).toEqual([]);
});

it('a key goes on from the moment that is shown, however soon after it one presses', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await playFrom(page, await bringMatch(guest, 'napoleonics'), { name: 'orders', at: 219, seat: 0 });
  const start = await firstLine(page);
  const line = page.locator('.log [aria-current="true"]');
  const before = await line.first().innerText();
  const pressed = await page.locator('.log').evaluateHandle((log) => {
    const keys: string[] = [];
    const look = new MutationObserver(() => {
      if (keys.push('ArrowLeft') === 1) window.dispatchEvent(new KeyboardEvent('keydown', { key: keys[0] }));
    });
    look.observe(log, { subtree: true, attributeFilter: ['aria-current'] });
    return keys;
  });
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await pressed.jsonValue()).length).toBeGreaterThan(1);
  await expect.poll(() => line.first().innerText()).toBe(before);
  expect(await places(page)).toEqual(start);
  expect(guest.faults).toEqual([]);
});

it('the newest line stays in sight when the log has to give way, but who reads further up stays there', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await meetBot(guest, 'marengo');
  await playOn(page, 40);
  await page.locator('main.table[data-turn=mine] .actions summary').waitFor();
  const log = page.locator('.log');
  const below = (): Promise<number> =>
    log.evaluate((one) => Math.round(one.scrollHeight - one.scrollTop - one.clientHeight));
  const height = (): Promise<number> => log.evaluate((one) => one.clientHeight);
  const whole = await height();
  await page.locator('.actions summary').click();
  await expect.poll(height).toBeLessThan(whole);
  await expect.poll(below).toBeLessThanOrEqual(1);
  await page.locator('.actions summary').click();
  await expect.poll(height).toBe(whole);
  await log.evaluate((one) => one.scrollTo({ top: 0 }));
  await page.locator('.actions summary').click();
  await expect.poll(height).toBeLessThan(whole);
  await page.waitForTimeout(300);
  expect(await log.evaluate((one) => one.scrollTop)).toBe(0);
  expect(guest.faults).toEqual([]);
});

it('what a battle is about is read from its beginning, also where the log has little room', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await page.setViewportSize({ width: 1280, height: 720 });
  await sitDown(guest, 'campaign-1815', 'friend');
  await onTheTable(page);
  await page.locator('.log-battle summary').click();
  await atRest(page);
  const log = page.locator('.log');
  expect(await log.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeGreaterThan(20);
  expect(await log.evaluate((one) => one.scrollTop)).toBe(0);
});

/** Somebody at a table, of whom is known what his page has told the server that it showed. */
class Reader {
  readonly guest: Guest;
  #shown = -1;

  constructor(guest: Guest) {
    this.guest = guest;
    guest.page.on('websocket', (socket) => {
      const told = new Map<string, number>();
      socket.on('framesent', ({ payload }) => {
        const [, id, n] = /^42(\d+)\["saw",.*"n":(\d+)/.exec(String(payload)) ?? [];
        if (id !== undefined) told.set(id, Number(n));
      });
      socket.on('framereceived', ({ payload }) => {
        const [, id] = /^43(\d+)\[/.exec(String(payload)) ?? [];
        this.#shown = told.get(id) ?? this.#shown;
      });
    });
  }

  get page(): Page {
    return this.guest.page;
  }

  async isAsked(): Promise<boolean> {
    const { table } = await readStore(this.page);
    return table?.sight.turn.kind === 'seats' && table.sight.turn.seats.includes(table.viewer);
  }

  /** Whether he has had time to look at all that there is, and the server knows it. */
  async hasLooked(): Promise<boolean> {
    return (await readStore(this.page)).table?.n === this.#shown;
  }
}

async function untilLooked(one: Reader): Promise<void> {
  await expect.poll(() => one.hasLooked()).toBe(true);
}

/** On, until somebody else is asked. */
async function playTurn(one: Reader): Promise<void> {
  while (await one.isAsked()) await playOn(one.page, 1);
}

async function untilAsked(...any: readonly Reader[]): Promise<void> {
  await expect.poll(() => Promise.all(any.map((one) => one.isAsked()))).toContain(true);
}

/** The one plays until the other is asked. */
async function playUntilAsked(one: Reader, other: Reader): Promise<void> {
  while (!(await other.isAsked())) {
    await playTurn(one);
    await untilAsked(one, other);
  }
}

/** The one is away while the other plays. Returns what stood where before and after. */
async function missTurn(away: Reader, other: Reader): Promise<[before: unknown, after: unknown]> {
  await playUntilAsked(away, other);
  await untilLooked(away);
  const before = await places(away.page);
  const address = away.page.url();
  await away.page.goto(house.service.url);
  await playTurn(other);
  await away.page.goto(address);
  await onTheTable(away.page);
  return [before, await places(away.page)];
}

/** Two people at one table, whoever is asked first of them first. */
async function twoAtTable(): Promise<[Reader, Reader]> {
  const host = new Reader(await house.guest('desktop'));
  const friend = new Reader(await house.guest('phone'));
  await sitTogether(host.guest, friend.guest, 'napoleonics');
  await untilAsked(host, friend);
  return (await host.isAsked()) ? [host, friend] : [friend, host];
}

it('over the network what was missed is played where it happened, and can be skipped', async () => {
  const [first, second] = await twoAtTable();
  // Who plays at random may let a turn go by without moving anything.
  let [before, now] = await missTurn(first, second);
  while (isDeepStrictEqual(before, now)) [before, now] = await missTurn(first, second);

  await first.page.locator('.scene-bar .button').click();
  await first.page.locator('.scene-bar.strong').waitFor();
  expect(await places(first.page)).not.toEqual(now);
  await first.page.keyboard.press('Escape');
  await first.page.locator('.scene-bar.strong').waitFor({ state: 'detached' });
  expect(await places(first.page)).toEqual(now);
  expect(await firstLine(first.page)).not.toEqual(now);
  expect([...first.guest.faults, ...second.guest.faults]).toEqual([]);
});

/** As if the window lay behind another one, or in front again. */
const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((is) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => is });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

it('what happened while the window lay behind another is seen when one comes back, and is not new again', async () => {
  const [first, second] = await twoAtTable();
  await playUntilAsked(first, second);
  await untilLooked(first);
  await hide(first.page, true);
  await playUntilAsked(second, first);
  await hide(first.page, false);
  await first.page.locator('.scene-bar').waitFor();
  await untilLooked(first);
  await reopen(first.page);
  expect(await first.page.locator('.scene-bar').count()).toBe(0);
  expect([...first.guest.faults, ...second.guest.faults]).toEqual([]);
});

it('a match that was watched to its end does not play on by itself when one goes back', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await bringMatch(guest, 'napoleonics');
  const place = page.locator('.controls input[type=range]');
  const last = await place.getAttribute('max');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press(' ');
  await expect.poll(() => place.inputValue()).toBe(last);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => place.inputValue()).not.toBe(last);
  expect(await page.locator('.controls').getByRole('button', { name: 'Pause' }).count()).toBe(0);
  await page.keyboard.press(' ');
  await page.locator('.controls').getByRole('button', { name: 'Pause' }).waitFor();
  expect(guest.faults).toEqual([]);
});
