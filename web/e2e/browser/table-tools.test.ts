import { offeredGames } from '@bicorne/games';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { atRest, House, meetBot, onTheTable, story, type Guest } from '../house.ts';
import { bringMatch, playFrom } from '../moments.ts';
import { playOn } from '../player.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

/** A guest who is asked before what cannot be taken back, and whose map stays where it is. */
async function askedGuest(size: 'desktop' | 'phone'): Promise<Guest> {
  const guest = await house.guest(size);
  await guest.context.addInitScript(() => {
    const kept: object = JSON.parse(localStorage.getItem('bicorne.preferences') ?? '{}');
    localStorage.setItem('bicorne.preferences', JSON.stringify({ ...kept, confirm: true, follow: false }));
  });
  return guest;
}

/** After so many steps of the recorded match there is something on the map that carries such an action. */
const MOMENTS = { order: 221, attack: 237 } as const;

/** Sits down at that moment; what can be pressed. */
async function meetMoment(guest: Guest, kind: keyof typeof MOMENTS): Promise<Locator> {
  await playFrom(guest.page, await bringMatch(guest, 'napoleonics'), {
    name: kind,
    at: MOMENTS[kind],
    seat: 0,
  });
  const target = guest.page.locator(`.stage [data-action*='"${kind}"']`).first();
  await target.waitFor();
  // A map that goes on under the pointer says nothing of what comes to lie there.
  await atRest(guest.page);
  return target;
}

const chances = (page: Page): Locator => page.locator('.chances');

it.each(offeredGames())(
  '%s: where the system sets the colours one still sees whose turn it is',
  async (game) => {
    const guest = await house.guest('desktop');
    const { page } = guest;
    await page.emulateMedia({ forcedColors: 'active' });
    await meetBot(guest, game);
    // Both at one moment: the turn may pass on between two looks.
    const [active, ...others] = await page
      .locator('.bar-score :is(.active, :has(> .active) > [class*="-side"], .cmp-army)')
      .evaluateAll((all) =>
        all
          .toSorted((one, other) => Number(other.matches('.active')) - Number(one.matches('.active')))
          .map((one) => getComputedStyle(one).borderBottomColor),
      );
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toContain(active);
  },
);

it('what is seldom wanted folds away by Escape and by a press elsewhere', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await meetBot(guest, 'napoleonics');
  const [summary, sheet] = [page.locator('.more summary'), page.locator('.more-sheet')];
  await summary.click();
  await page.locator('.resign').click();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(await summary.evaluate((one) => one === document.activeElement)).toBe(true);
  await summary.click();
  await sheet.waitFor();
  await page.locator('.prompt-sentence').click();
  await sheet.waitFor({ state: 'hidden' });
  expect(guest.faults).toEqual([]);
});

it('napoleonics: the card in play is read whole by whoever points at it, and by keyboard', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await playFrom(page, await bringMatch(guest, 'napoleonics'), { name: 'card', at: 237, seat: 0 });
  const [card, large] = [page.locator('.nap-in-play'), page.locator('.nap-tray-side .nap-card-large')];
  await card.waitFor();
  const name = await card.locator('.nap-in-play-name').innerText();
  await card.hover();
  await large.waitFor();
  expect(await large.locator('.nap-card-name').innerText()).toBe(name);
  await page.mouse.move(400, 300);
  await large.waitFor({ state: 'detached' });
  await card.focus();
  await large.waitFor();
  expect(guest.faults).toEqual([]);
});

it('on a desktop a target that is pointed at shows the chances, and a press asks once', async () => {
  const guest = await askedGuest('desktop');
  const { page } = guest;
  const target = await meetMoment(guest, 'attack');
  await target.hover({ force: true });
  await chances(page).locator('.chances-figure').first().waitFor();
  expect(await chances(page).locator('.chances-figure').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^[<>]?\d+%$/)]),
  );

  const before = await story(page);
  await target.click({ force: true });
  await page.locator('.chances.armed').waitFor();
  expect(await story(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await page.locator('.chances.armed').waitFor({ state: 'detached' });
  expect(await story(page)).toEqual(before);

  await target.click({ force: true });
  await page.locator('.chances.armed .button').first().click();
  await page.waitForFunction((lines) => document.querySelectorAll('.log li').length > lines, before.length);
  expect(guest.faults).toEqual([]);
});

it('on a phone a tap on a target shows the chances and asks, and a tap on the answer does it', async () => {
  const guest = await askedGuest('phone');
  const { page } = guest;
  const target = await meetMoment(guest, 'attack');
  const before = await story(page);
  await target.tap({ force: true });
  await page.locator('.chances.armed .chances-figure').first().waitFor();
  expect(await story(page)).toEqual(before);
  const card = await chances(page).boundingBox();
  expect(card?.width).toBe(390);
  await page.locator('.chances.armed .button').first().tap();
  await page.waitForFunction((lines) => document.querySelectorAll('.log li').length > lines, before.length);
  expect(guest.faults).toEqual([]);
});

it('a line of the log shows its moment, in which nothing can be done, and there is a way back', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await meetBot(guest, 'napoleonics');
  await playOn(page, 40);
  await page.locator('main.table[data-turn=mine]').waitFor();
  const hexes = (): Promise<(string | null)[]> =>
    page
      .locator('.stage [data-place]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const now = await hexes();
  await page.locator('.log-jump').first().click();
  await page.locator('.scene-bar.strong').waitFor();
  expect(await page.locator('.log [aria-current="true"]').count()).toBeGreaterThan(0);
  expect(await hexes()).not.toEqual(now);
  expect(await page.locator('.stage [data-action]').count()).toBe(0);
  expect(await page.locator('.advice-ask').count()).toBe(0);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.locator('.scene-bar.strong').waitFor({ state: 'detached' });
  expect(await page.locator('.log [aria-current="true"]').count()).toBe(0);
  expect(await hexes()).toEqual(now);
  expect(guest.faults).toEqual([]);
});

it('colours, text and language change at once, and stay over a reload', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await meetBot(guest, 'napoleonics');
  const root = page.locator('html');
  const choose = (name: string): Promise<void> => page.getByRole('radio', { name, exact: true }).check();
  const size = (): Promise<number> =>
    page.locator('.prompt-sentence').evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const before = await size();
  await page.locator('.settings-open').click();
  await choose('For red–green blindness');
  await choose('Very large');
  await page.locator('html[data-palette=redgreen][data-text=huge]').waitFor();
  await expect.poll(size).toBeGreaterThan(before);
  await choose('Українська');
  await page.getByText('Дуже великий', { exact: true }).waitFor();
  await page.reload();
  await onTheTable(page);
  expect(await root.getAttribute('data-palette')).toBe('redgreen');
  expect(await root.getAttribute('data-text')).toBe('huge');
  expect(await root.getAttribute('lang')).toBe('uk');
  expect(await page.locator('.prompt-sentence').innerText()).toMatch(/[а-яіїє]/);
  expect(guest.faults).toEqual([]);
});

it('the drum is heard when it has become one’s turn, not after every step of it', async () => {
  const guest = await house.guest('desktop');
  const { page, context } = guest;
  await context.addInitScript(() => {
    const kept: object = JSON.parse(localStorage.getItem('bicorne.preferences') ?? '{}');
    localStorage.setItem('bicorne.preferences', JSON.stringify({ ...kept, sounds: true }));
    // The lowest tone there is belongs to the drum, which is struck three times.
    window.OscillatorNode = class extends OscillatorNode {
      constructor(audio: BaseAudioContext, options?: OscillatorOptions) {
        super(audio, options);
        if (options?.frequency === 120) performance.mark('struck');
      }
    };
  });
  const struck = (): Promise<number> => page.evaluate(() => performance.getEntriesByName('struck').length);
  await meetBot(guest, 'napoleonics');
  // In the other's turn one may be asked about flags: until it is one's own, and a card can be played after which
  // there are orders to give.
  const card = page.locator('.nap-card-live:not(.nap-card-tactic)');
  while ((await card.count()) === 0) await playOn(page, 1);
  await expect.poll(struck).toBeGreaterThanOrEqual(3);
  const [heard, before] = [await struck(), await story(page)];
  await card.first().click();
  await expect.poll(async () => (await story(page)).length).toBeGreaterThan(before.length);
  await page.waitForTimeout(500);
  expect(await struck()).toBe(heard);
  expect(guest.faults).toEqual([]);
});

it('when a match is given up, the luck of its dice is told for each side that threw any', async () => {
  const guest = await house.guest('phone');
  const { page } = guest;
  await playFrom(page, await bringMatch(guest, 'napoleonics'), { name: 'thrown', at: 740, seat: 0 });
  await page.locator('.more summary').click();
  await page.locator('.resign').click();
  await page.locator('.confirm .danger').click();
  await page.locator('main.table[data-turn=over]').waitFor();
  await page.locator('.luck-chart').waitFor({ timeout: 60_000 });
  const verdicts = await page.locator('.luck p:has(.luck-key)').allInnerTexts();
  expect(verdicts.length).toBeGreaterThan(0);
  expect(new Set(verdicts.map((verdict) => verdict.split(':')[0])).size).toBe(verdicts.length);
  for (const verdict of verdicts)
    expect(verdict).toMatch(/^(French|Allies): .*\d%.*\(\d+ dic?e in \d+ throws?\)/);
  expect(guest.faults).toEqual([]);
});

it('a marshal names one of the legal actions and a reason, which is marked and can be taken', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await meetBot(guest, 'napoleonics');
  await page.locator('.advice-ask').click();
  const action = page.locator('.advice-action');
  await action.waitFor();
  expect(await page.locator('.advice-reasons li').count()).toBeGreaterThan(0);
  const mark = await action.getAttribute('data-action');
  expect(await page.locator('[data-advised]:not(.advice-action)').first().getAttribute('data-action')).toBe(
    mark,
  );
  const before = await story(page);
  await action.click();
  await page.locator('.advice').waitFor({ state: 'detached' });
  expect((await story(page)).length).toBeGreaterThan(before.length);
  expect(await page.locator('[data-advised]').count()).toBe(0);
  expect(guest.faults).toEqual([]);
});

it('advice can be stopped while it is thought about, and whoever wants no hints is offered none', async () => {
  const guest = await house.guest('phone');
  const { page } = guest;
  // A marshal whose rules never arrive thinks until he is stopped.
  await page.route(/worker-table-advice/, () => undefined);
  await meetBot(guest, 'napoleonics');
  await page.locator('.advice-ask').click();
  await page.locator('.advice-thinking').waitFor();
  await page.locator('.advice-drop').click();
  await page.locator('.advice-ask').waitFor();
  await page.locator('.settings-open').click();
  await page.getByText('Explain what I point at, and offer advice').click();
  await page.locator('.advice-ask').waitFor({ state: 'detached' });
  expect(guest.faults).toEqual([]);
});

it('the rulebook lies beside the board: searched, turned to a chapter, and put away again', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await meetBot(guest, 'napoleonics');
  await page.locator('.stage-tools').getByRole('button', { name: 'Rulebook' }).click();
  const book = page.locator('.book');
  const passages = book.locator('.book-passage');
  await passages.first().waitFor();
  const all = await passages.count();
  await book.getByRole('searchbox').fill('square');
  await expect.poll(() => passages.count()).toBeLessThan(all);
  const chapter = await book.locator('.book-contents option').nth(6).innerText();
  await book.locator('.book-contents').selectOption({ label: chapter });
  await expect.poll(() => passages.count()).toBe(all);
  const top = (): Promise<number> =>
    book.getByRole('heading', { name: chapter }).evaluate((title) => title.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(300);
  expect(await top()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await book.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Rulebook');
  expect(guest.faults).toEqual([]);
});

it('Escape closes the settings, and not the rulebook that lies under them', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await meetBot(guest, 'napoleonics');
  await page.locator('.stage-tools').getByRole('button', { name: 'Rulebook' }).click();
  await page.locator('.book-passage').first().waitFor();
  await page.locator('.settings-open').click();
  await page.locator('dialog.settings[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog.settings[open]').waitFor({ state: 'detached' });
  expect(await page.locator('.book').count()).toBe(1);
  expect(guest.faults).toEqual([]);
});

it('on a low screen the cards of a full hand lie side by side, and say what they do', async () => {
  const { page, url } = await house.guest('desktop');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(url);
  await page.locator('.play-now').first().click();
  await page.locator('.nap-hand .nap-card').first().waitFor();
  const cards = await page.locator('.nap-hand .nap-card').evaluateAll((all) =>
    all.map((card) => {
      const { left, right } = card.getBoundingClientRect();
      const text = card.querySelector('.nap-card-text');
      if (!text) throw new Error('a card without words');
      const line = parseFloat(getComputedStyle(text).lineHeight);
      const [shown, whole] = [text.clientHeight, text.scrollHeight].map((px) => Math.round(px / line));
      return { left, right, shown, cut: whole - shown };
    }),
  );
  expect(cards).toHaveLength(6);
  for (const [at, { right, shown, cut }] of cards.entries()) {
    expect(right).toBeLessThanOrEqual(cards[at + 1]?.left ?? Infinity);
    expect(cut === 0 || shown >= 6).toBe(true);
  }
});

it.each(['en', 'uk', 'ru'] as const)(
  'on a low screen, with the largest letters (%s), no name of a card is cut or lies over its text',
  async (language) => {
    const guest = await house.guest('desktop', language);
    const { page } = guest;
    await page.setViewportSize({ width: 1280, height: 720 });
    await guest.context.addInitScript(() => {
      const kept: object = JSON.parse(localStorage.getItem('bicorne.preferences') ?? '{}');
      localStorage.setItem('bicorne.preferences', JSON.stringify({ ...kept, text: 'huge' }));
    });
    await playFrom(page, await bringMatch(guest, 'napoleonics'), { name: 'cards', at: 740, seat: 0 });
    const cut = await page.locator('.nap-hand .nap-card-name').evaluateAll(
      (all) =>
        all.filter((name) => {
          const words = document.createRange();
          words.selectNodeContents(name);
          const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
          return lines * parseFloat(getComputedStyle(name).lineHeight) > name.clientHeight + 1;
        }).length,
    );
    expect(cut).toBe(0);
    expect(guest.faults).toEqual([]);
  },
);

it('hundred days: on a low screen what was lost lies over the map, and nobody in it is out of sight', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await page.setViewportSize({ width: 1280, height: 720 });
  await playFrom(page, await bringMatch(guest, 'hundred-days'), { name: 'loss', at: 277, seat: 1 });
  await page.locator('.hd-fallen summary').click();
  const rows = page.locator('.hd-fallen li');
  expect(await rows.count()).toBe(9);
  for (const row of await rows.all()) await expect.poll(() => row.evaluate(isSeen)).toBe(true);
  await page.locator('.hd-rules summary').click();
  await rows.first().waitFor({ state: 'hidden' });
  expect(guest.faults).toEqual([]);
});

/** Whether it is what one sees in its own middle. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

it('a map that comes under a pointer says nothing of what lies there until the pointer moves', async () => {
  const { page, url } = await house.guest('desktop');
  await page.goto(url);
  const [x, y] = [500, 400];
  await page.mouse.move(x, y);
  await page.locator('.play-now').first().press('Enter');
  await page.waitForFunction(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-place]'), [x, y]);
  await page.waitForTimeout(1000);
  expect(await page.locator('.stage-note').count()).toBe(0);
  await page.mouse.move(x + 2, y + 2);
  await page.locator('.stage-note').waitFor();
});
