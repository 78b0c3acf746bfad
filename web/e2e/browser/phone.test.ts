import { offeredGames } from '@bicorne/games';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { SIZES } from '../browser.ts';
import { atRest, House, matchOf, meetBot, onTheTable, sitDown, sitTogether } from '../house.ts';
import { bringMatch, playFrom } from '../moments.ts';
import { playOn } from '../player.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

interface Scene {
  /** How large the picture is drawn, against the whole of it in its frame. */
  readonly closer: number;
  readonly lit: number;
  /** Those that lie outside the frame, or under its buttons. */
  readonly hidden: number;
}

const scene = (page: Page): Promise<Scene> =>
  page.evaluate(() => {
    const boxOf = (selector: string): DOMRect =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const [frame, picture, tools] = [boxOf('.stage'), boxOf('.stage-picture'), boxOf('.stage-tools')];
    const lit = [...document.querySelectorAll('.stage-picture [role="button"][aria-disabled="false"]')].map(
      (element) => element.getBoundingClientRect(),
    );
    const isIn = (box: DOMRect): boolean =>
      box.left >= frame.left - 1 &&
      box.right <= frame.right + 1 &&
      box.top >= frame.top - 1 &&
      box.bottom <= tools.top + 1;
    return {
      closer: picture.width / frame.width,
      lit: lit.length,
      hidden: lit.filter((box) => !isIn(box)).length,
    };
  });

/** Until somebody is asked to press something on the map. */
async function untilLit(page: Page): Promise<void> {
  for (let decisions = 0; decisions < 60; decisions++) {
    await page.locator('main.table[data-turn="mine"]').waitFor();
    if ((await scene(page)).lit > 0) return;
    await playOn(page, 1);
  }
  throw new Error('nothing was ever lit');
}

it.each(offeredGames())('%s: on a phone all that can be pressed is in sight', async (game) => {
  const guest = await house.guest('phone');
  await meetBot(guest, game);
  let closest = 0;
  // Until somewhere among them was a question about a part of the map.
  for (let moment = 0; moment < 20 || closest <= 1.3; moment++) {
    await untilLit(guest.page);
    await expect.poll(async () => (await scene(guest.page)).hidden).toBe(0);
    closest = Math.max(closest, (await scene(guest.page)).closer);
    await playOn(guest.page, 1);
  }
  expect(guest.faults).toEqual([]);
});

it.each(offeredGames())(
  '%s: on a phone held upright the map has three fifths of the screen, and the question lies under the thumb',
  async (game) => {
    const guest = await house.guest('phone', 'uk');
    const { page } = guest;
    await meetBot(guest, game);
    for (let moment = 0; moment < 8; moment++) {
      await untilLit(page);
      await page.waitForFunction(() => document.querySelector('main.table')?.scrollTop === 0);
      const { stage, prompt, bar } = await page.evaluate(() => {
        const box = (selector: string): DOMRect =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return { stage: box('.stage'), prompt: box('.prompt'), bar: box('.bar') };
      });
      const { width, height } = SIZES.phone;
      expect(stage.top).toBeGreaterThanOrEqual(bar.bottom - 1);
      const seen = (Math.min(stage.bottom, prompt.top) - stage.top) * stage.width;
      expect(seen / (width * height)).toBeGreaterThanOrEqual(0.6);
      expect(prompt.bottom).toBeCloseTo(height, 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await playOn(page, 1);
    }
    expect(guest.faults).toEqual([]);
  },
);

it.each([
  ['hundred-days', 153, 0],
  ['napoleonics', 660, 1],
] as const)(
  '%s: who is asked about a fight by buttons alone sees it from close by',
  async (game, at, seat) => {
    const guest = await house.guest('phone');
    const { page } = guest;
    await playFrom(page, await bringMatch(guest, game), { name: 'fight', at, seat });
    expect((await scene(page)).lit).toBe(0);
    await expect.poll(async () => (await scene(page)).closer).toBeGreaterThan(1.3);
    const isIn = (): Promise<boolean> =>
      page.evaluate(() => {
        const box = (selector: string): DOMRect =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const [frame, tools] = [box('.stage'), box('.stage-tools')];
        const fight = box('[data-moment="fight"]');
        return fight.width > 0 && fight.left >= 0 && fight.right <= frame.right && fight.bottom <= tools.top;
      });
    await expect.poll(isIn).toBe(true);
    expect(guest.faults).toEqual([]);
  },
);

it('napoleonics: a hand that goes on beyond the edge of a phone shows that it does', async () => {
  const guest = await house.guest('phone', 'uk');
  await meetBot(guest, 'napoleonics');
  const third = guest.page.locator('.nap-hand .nap-card').nth(2);
  // A bot's turn may be shown meanwhile, and the hand drawn anew.
  const edge = async (): Promise<number> => (await third.boundingBox())?.x ?? Infinity;
  await expect.poll(edge).toBeLessThan(SIZES.phone.width - 20);
});

it('the steps of a story and the ways beside them share a line', async () => {
  const { page, url } = await house.guest('phone', 'uk');
  await page.goto(`${url}/play/campaign-1815`);
  const buttons = page.locator('.story-steps button');
  await buttons.first().waitFor();
  const [first, ...others] = await buttons.evaluateAll((all) =>
    all.slice(0, -1).map((one) => one.getBoundingClientRect().top),
  );
  expect(others).toEqual(Array.from(others, () => first));
});

it('the whole map is a press away, and stays until one wants to be close again', async () => {
  const guest = await house.guest('phone');
  const { page } = guest;
  await meetBot(guest, 'hundred-days');
  const fit = page.getByLabel('Whole map');
  const closer = async (): Promise<number> => (await scene(page)).closer;
  for (;;) {
    await untilLit(page);
    await atRest(page);
    if ((await closer()) > 1.3) break;
    await playOn(page, 1);
  }
  const close = await closer();
  await fit.tap();
  await expect.poll(closer).toBeLessThan(1);
  await atRest(page);
  expect(await closer()).toBeLessThan(1);
  await fit.tap();
  await expect.poll(closer).toBeCloseTo(close);
  await fit.tap();
  for (let moment = 0; moment < 5; moment++) {
    await playOn(page, 1);
    await untilLit(page);
    await atRest(page);
    expect(await closer()).toBeLessThan(1);
  }
});

it('whoever does not want it has the whole map', async () => {
  const guest = await house.guest('phone');
  const { page } = guest;
  await page.goto(guest.url);
  await page.locator('.settings-open').click();
  await page.getByLabel('On a phone, show what I can press from close by').uncheck();
  await meetBot(guest, 'hundred-days');
  for (let moment = 0; moment < 8; moment++) {
    await untilLit(page);
    await atRest(page);
    expect((await scene(page)).closer).toBeLessThan(1);
    await playOn(page, 1);
  }
});

it('a map that is shown from close by fills its frame also when the phone is turned', async () => {
  const guest = await house.guest('phone');
  const { page } = guest;
  await meetBot(guest, 'hundred-days');
  for (let presses = 0; presses < 4; presses++) await page.getByLabel('Closer').tap();
  // To the lower right corner, from where a wider frame would look beyond the sheet.
  const box = await page.locator('.stage').boundingBox();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  for (let drags = 0; drags < 8; drags++) {
    await page.mouse.move(x + width - 30, y + height - 90);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 30, { steps: 4 });
    await page.mouse.up();
  }
  await page.setViewportSize({ width: 844, height: 390 });
  const beyond = (): Promise<boolean> =>
    page.evaluate(() => {
      const [frame, picture, tools] = ['.stage', '.stage-picture', '.stage-tools'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(),
      );
      return picture.right < frame.right - 20 || picture.bottom < tools.top - 20;
    });
  await expect.poll(beyond).toBe(false);
  expect(guest.faults).toEqual([]);
});

it.each(offeredGames())(
  '%s: on a phone held on its side map and question lie beside each other',
  async (game) => {
    const guest = await house.guest('lying');
    const { page } = guest;
    await meetBot(guest, game);
    await untilLit(page);
    await expect.poll(async () => (await scene(page)).hidden).toBe(0);
    const { stage, prompt, buttons, width, height } = await page.evaluate(() => {
      const boxes = (selector: string): DOMRect[] =>
        [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
      return {
        stage: boxes('.stage')[0],
        prompt: boxes('.prompt')[0],
        buttons: boxes('.stage-tools button'),
        width: window.innerWidth,
        height: window.innerHeight,
      };
    });
    expect(stage.height).toBeGreaterThan(height * 0.8);
    expect((stage.width * (height - stage.top)) / (width * height)).toBeGreaterThanOrEqual(0.6);
    expect(prompt.left).toBeGreaterThanOrEqual(stage.right - 1);
    expect(prompt.right).toBeLessThanOrEqual(width);
    expect(buttons.length).toBe(6);
    for (const { left, right, top, bottom } of buttons) {
      expect(left >= stage.left && right <= stage.right).toBe(true);
      expect(top >= stage.top && bottom <= height).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  },
);

it.each(offeredGames())('%s: on a tablet held upright the map goes from edge to edge', async (game) => {
  const guest = await house.guest('tablet');
  const { page } = guest;
  await meetBot(guest, game);
  await untilLit(page);
  await expect.poll(async () => (await scene(page)).hidden).toBe(0);
  const { stage, picture, prompt, tray } = await page.evaluate(() => {
    const find = (selector: string): Element => document.querySelector(selector) ?? document.body;
    const { clientWidth, scrollWidth } = find('.tray');
    return {
      stage: find('.stage').getBoundingClientRect(),
      picture: find('.stage-picture').getBoundingClientRect(),
      prompt: find('.prompt').getBoundingClientRect(),
      tray: scrollWidth - clientWidth,
    };
  });
  const { width, height } = SIZES.tablet;
  expect(stage.width).toBe(width);
  expect(picture.width).toBeGreaterThan(width * 0.9);
  expect(prompt.top).toBeGreaterThanOrEqual(stage.bottom - 1);
  expect(prompt.bottom).toBeLessThan(height);
  expect(tray).toBe(0);
});

it('a name that is one long word stays on the page', async () => {
  const [host, friend] = [await house.guest('phone'), await house.guest('phone')];
  await host.context.addInitScript((name) => {
    const kept: object = JSON.parse(localStorage.getItem('bicorne.preferences') ?? '{}');
    localStorage.setItem('bicorne.preferences', JSON.stringify({ ...kept, name }));
  }, 'W'.repeat(40));
  await sitDown(host, 'napoleonics', 'friend');
  await onTheTable(host.page);
  const link = await host.page.locator('.link').innerText();
  const me: { value: { id: string } } = await (await host.page.request.get(`${host.url}/api/me`)).json();
  const pages = [
    [host.page, host.url, '.match-players'],
    [friend.page, link, '.invite-card'],
    [friend.page, `${host.url}/people/${me.value.id}`, '.people-title'],
  ] as const;
  for (const [page, address, place] of pages) {
    await page.goto(address);
    await page.locator(place, { hasText: 'WWWW' }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

it.each(['phone', 'lying'] as const)(
  'napoleonics: on a phone (%s) the discards rise as a sheet of whole cards, and fall by a tap beside it',
  async (size) => {
    const guest = await house.guest(size, 'uk');
    const { page } = guest;
    await playFrom(page, await bringMatch(guest, 'napoleonics'), { name: 'cards', at: 740, seat: 0 });
    await page.locator('.nap-discards-open').tap();
    const sheet = page.locator('dialog.bk-leaf');
    await sheet.waitFor();
    const [box, view] = [await sheet.boundingBox(), page.viewportSize()];
    expect(box && [box.x, box.width, box.y + box.height]).toEqual([0, view?.width, view?.height]);
    const cut = await sheet
      .locator('.nap-card, .nap-card-text')
      .evaluateAll(
        (all) =>
          all.filter(
            (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1,
          ).length,
      );
    expect(cut).toBe(0);
    await page.touchscreen.tap(20, 20);
    await sheet.waitFor({ state: 'detached' });
    expect(guest.faults).toEqual([]);
  },
);

it('talk is a sheet whose unread mark stands in the bar; Back shuts what lies open and only then leaves', async () => {
  const [guest, friend] = [await house.guest('phone'), await house.guest('desktop')];
  const { page } = guest;
  const match = await sitTogether(friend, guest, 'napoleonics');
  const talk = friend.page.locator('.beside-leaf').first();
  await talk.click();
  await friend.page.locator('.talk-say input').fill('Good luck');
  await friend.page.keyboard.press('Enter');
  await page.locator('.beside-open .talk-fresh', { hasText: '1' }).waitFor();
  await page.locator('.beside-open').tap();
  await page.locator('.talk-lines', { hasText: 'Good luck' }).waitFor();
  await page.goBack();
  await page.locator('.beside.risen').waitFor({ state: 'detached' });
  expect(await page.locator('.beside-open .talk-fresh').count()).toBe(0);
  for (const [opens, lies] of [
    ['.settings-open', '.settings[open]'],
    ['.stage-tools button:first-child', '.book'],
    ['.more summary', '.more[open]'],
  ]) {
    await page.locator(opens).tap();
    await page.locator(lies).waitFor();
    // A fold tells only a moment later that it was opened.
    await page.waitForFunction(() => history.state !== null);
    await page.goBack();
    await page.locator(lies).waitFor({ state: 'detached' });
    expect(matchOf(guest)).toBe(match);
  }
  // What was shut by its own button leaves nothing to go back to.
  await page.locator('.settings-open').tap();
  await page.locator('.settings[open] header button').tap();
  await page.locator('.settings[open]').waitFor({ state: 'detached' });
  await page.goBack();
  await page.waitForURL((url) => !url.pathname.startsWith('/match/'));
  expect(guest.faults).toEqual([]);
});
