import { offeredGames } from '@bicorne/games';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { House, meetBot, onTheTable, story, type Guest } from '../house.ts';
import { bringMatch, playFrom, type Moment } from '../moments.ts';
import { MOVES, playOn } from '../player.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

const focusIs = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Somebody who has played a while, and is asked again. */
async function amidst(game: string): Promise<Guest> {
  const guest = await house.guest('desktop');
  await meetBot(guest, game);
  await playOn(guest.page, 20);
  await guest.page.locator('main.table[data-turn=mine]').waitFor();
  return guest;
}

/** Tabs on until the focus is there. */
async function tabTo(page: Page, selector: string, most = 300): Promise<boolean> {
  for (let presses = 0; presses < most; presses++) {
    if (await focusIs(page, selector)) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

/** What an action does, from the mark it carries. */
const kindOf = (mark: string): string => /"do":"([^"]+)"/.exec(mark)?.[1] ?? mark;
/** So far down the list one walks for something new. */
const FAR = 60;

/** Unfolds the list of all actions; where all of them are buttons there is none. */
async function openList(page: Page): Promise<string> {
  if ((await page.locator('.actions').count()) === 0) return '.prompt-buttons > [data-action]';
  expect(await tabTo(page, '.actions summary')).toBe(true);
  if (!(await page.locator('.actions').evaluate((list) => list.hasAttribute('open'))))
    await page.keyboard.press('Enter');
  await page.locator('.actions-row').first().waitFor();
  return '.actions-row';
}

/** One decision, of a kind that was not taken yet where there is one. */
async function decide(page: Page, taken: Map<string, number>): Promise<void> {
  const rows = await openList(page);
  const marks = await page
    .locator(rows)
    .evaluateAll((all) => all.map((row) => row.getAttribute('data-action') ?? ''));
  const times = (mark: string): number => taken.get(kindOf(mark)) ?? 0;
  const chosen = marks.slice(0, FAR).toSorted((one, other) => times(one) - times(other))[0];
  expect(await tabTo(page, `${rows}[data-action='${chosen}']`)).toBe(true);
  await page.keyboard.press('Enter');
  taken.set(kindOf(chosen), times(chosen) + 1);
}

/** What is asked, and of whom: when it is another, the decision has been taken. */
const asked = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      `${document.querySelector('main.table')?.getAttribute('data-turn') ?? ''} ${document.querySelector('.prompt')?.textContent ?? ''} ${String(document.querySelectorAll('.log li').length)}`,
  );

async function untilAnswered(page: Page, before: string): Promise<void> {
  await expect.poll(() => asked(page)).not.toBe(before);
}

/** A bot may take its time, and so may the answer to what was pressed last. */
async function untilMine(page: Page): Promise<string> {
  await page
    .locator('main.table:is([data-turn=mine][data-busy=false], [data-turn=over])')
    .waitFor({ timeout: 120_000 });
  return asked(page);
}

/** The kinds of a turn: what an army does in the first hours of each game's first battle. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  napoleonics: ['play', 'order', 'move', 'to', 'battle', 'attack', 'done'],
  marengo: ['march', 'piece', 'done', 'end'],
  'campaign-1815': ['march', 'done'],
  'hundred-days': ['pick', 'step', 'fire', 'halt', 'end-turn'],
};

/** Where a battle may be over before the armies have met: a recorded moment at which they have. */
const AT_BLOWS: Readonly<Record<string, Moment>> = { napoleonics: { name: 'at blows', at: 236, seat: 0 } };

it.each(offeredGames())('%s: by keyboard alone, a turn of each kind', async (game) => {
  const { page, faults, url } = await house.guest('desktop');
  await page.goto(url);
  await page.locator('.play-now').first().waitFor();
  expect(
    await tabTo(page, `.game-card:nth-child(${String(offeredGames().indexOf(game) + 1)}) .play-now`),
  ).toBe(true);
  await page.keyboard.press('Enter');
  await onTheTable(page);

  let onBoard = 0;
  const taken = new Map<string, number>();
  const lacking = (): readonly string[] => KINDS[game].filter((kind) => !taken.has(kind));
  const walk = async (most: number): Promise<void> => {
    for (let tries = 0; tries < most && (onBoard < 3 || lacking().length > 0); tries++) {
      const before = await untilMine(page);
      if (before.startsWith('over')) break;
      if (onBoard < 3 && tries % 2 === 0 && (await tabTo(page, MOVES, 60))) {
        await page.keyboard.press('Enter');
        onBoard++;
      } else {
        await decide(page, taken);
        await untilAnswered(page, before);
      }
    }
  };
  await walk(200);
  if (lacking().length > 0 && game in AT_BLOWS) {
    await playFrom(page, await bringMatch({ page, url }, game), AT_BLOWS[game]);
    await walk(40);
  }
  expect(lacking()).toEqual([]);
  expect(onBoard).toBe(3);
  expect((await story(page)).length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

it('campaign-1815: by keyboard alone, blocks are placed', async () => {
  const guest = await house.guest('desktop');
  await meetBot(guest, 'campaign-1815');
  const taken = new Map<string, number>();
  for (let blocks = 0; blocks < 3; blocks++) {
    const before = await untilMine(guest.page);
    await decide(guest.page, taken);
    await untilAnswered(guest.page, before);
  }
  expect([...taken]).toEqual([['place', 3]]);
  expect(guest.faults).toEqual([]);
});

it('a long list of actions is searched: what is typed narrows it, says how many are left, and leads into it', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await playFrom(page, await bringMatch(guest, 'campaign-1815'), { name: 'march', at: 6, seat: 0 });
  const rows = page.locator(await openList(page));
  const all = await rows.count();
  const title = await page.locator('.actions summary').innerText();
  expect(await tabTo(page, '.actions-search input')).toBe(true);
  await page.keyboard.type('thuin');
  await expect.poll(() => rows.count()).toBeLessThan(all);
  const left = await rows.allInnerTexts();
  expect(left.filter((row) => !row.includes('Thuin'))).toEqual([]);
  expect(await page.locator('.actions-search [role=status]').innerText()).toBe(`${left.length} found`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await rows.nth(1).evaluate((row) => row === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await focusIs(page, '.actions-search input')).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.actions summary').innerText()).not.toBe(title);
  expect(guest.faults).toEqual([]);
});

it('the log is one stop: arrows go from line to line, and Enter shows that moment', async () => {
  const guest = await amidst('napoleonics');
  const { page } = guest;
  expect(await tabTo(page, '.log', 100)).toBe(true);
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await page.locator('.scene-bar.strong').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.scene-bar.strong').waitFor({ state: 'detached' });
  expect(guest.faults).toEqual([]);
});

it('while one looks back, keys in the rulebook and the settings, or with another key, are not for that', async () => {
  const guest = await amidst('napoleonics');
  const { page } = guest;
  await page.locator('.log-jump').first().click();
  const looksBack = page.locator('.scene-bar.strong');
  await looksBack.waitFor();

  await page.locator('.settings-open').click();
  await page.locator('dialog.settings .button').first().focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog.settings[open]').count()).toBe(0);
  await page.locator('.stage-tools').getByRole('button', { name: 'Rulebook' }).click();
  await page.locator('.book-page').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.book').waitFor({ state: 'detached' });
  expect(await looksBack.count()).toBe(1);

  const line = (): Promise<string> => page.locator('.log [aria-current="true"]').first().innerText();
  const before = await line();
  await page.keyboard.press('Control+ArrowRight');
  await page.waitForTimeout(500);
  expect(await line()).toBe(before);

  const toggle = page.locator('.scene-bar').getByRole('button', { name: 'Play', exact: true });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focusIs(page, '.scene-bar [aria-label="Pause"]')).toBe(true);
  await page.keyboard.press('Escape');
  await looksBack.waitFor({ state: 'detached' });
  expect(guest.faults).toEqual([]);
});

it('whoever is asked whether he is sure has the focus on the answer, and is back where he was if he is not', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  const askedAt = async (button: string, answer: string): Promise<void> => {
    await page.locator(button).first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focusIs(page, answer)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => focusIs(page, button)).toBe(true);
  };
  await meetBot(guest, 'hundred-days');
  await page.locator('.more summary').click();
  await askedAt('.resign', '.confirm .quiet');
  await page.goto(guest.url);
  await page.locator('button.match-forget').waitFor();
  await askedAt('button.match-forget', '.match-forget .quiet');
  expect(guest.faults).toEqual([]);
});

it('napoleonics: the discards are spread out from the keyboard, newest first, and put together again', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await playFrom(page, await bringMatch(guest, 'napoleonics'), { name: 'cards', at: 740, seat: 0 });
  await page.locator('.nap-hand li button').last().focus();
  await page.locator('.nap-card-large').waitFor();
  await page.keyboard.press('Tab');
  expect(await focusIs(page, '.nap-discards-open')).toBe(true);
  await page.keyboard.press('Enter');
  const cards = page.locator('.bk-leaf li');
  await cards.first().waitFor();
  expect(await page.locator('.nap-discards-open').innerText()).toBe(
    `Discards ${String(await cards.count())}`,
  );
  const played = (await story(page)).flatMap(
    (line) => /^(\w+) play (.+) \(command/.exec(line)?.slice(1) ?? [],
  );
  const top = await cards.evaluateAll((all) =>
    all
      .slice(0, 3)
      .flatMap((one) => [one.lastChild?.textContent, one.querySelector('.nap-card-name')?.textContent]),
  );
  expect(top.slice(0, 4)).toEqual([...played.slice(-2), ...played.slice(-4, -2)]);
  await page.keyboard.press('Escape');
  await cards.first().waitFor({ state: 'detached' });
  expect(await focusIs(page, '.nap-discards-open')).toBe(true);
  expect(guest.faults).toEqual([]);
});

it('campaign-1815: while one looks back, arrows on the map go from town to town, and no further', async () => {
  const guest = await amidst('campaign-1815');
  const { page } = guest;
  await page.locator('.log-jump').first().click();
  await page.locator('.scene-bar.strong').waitFor();
  const line = (): Promise<string> => page.locator('.log [aria-current="true"]').first().innerText();
  const before = await line();
  await page.locator('.stage [data-town][tabindex="0"]').first().focus();
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  await page.waitForTimeout(500);
  expect(await focusIs(page, '[data-town]')).toBe(true);
  expect(await line()).toBe(before);
  expect(guest.faults).toEqual([]);
});

it('hundred-days: the list of what may be done at a hex is shut by Escape, and the focus is on its hex', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await meetBot(guest, 'hundred-days');
  const hex = page.locator('.stage [data-hex][aria-disabled="false"]:not([data-action])').first();
  const isMine = async (): Promise<boolean> =>
    (await page.locator('main.table').getAttribute('data-turn')) === 'mine';
  for (let decisions = 0; !((await isMine()) && (await hex.isVisible())); decisions++) {
    expect(decisions).toBeLessThan(600);
    await playOn(page, 1);
    await page.waitForTimeout(60);
  }
  await hex.focus();
  const here = await hex.getAttribute('data-hex');
  await page.keyboard.press('Enter');
  await page.locator('.several').waitFor();
  await expect.poll(() => focusIs(page, '.several .button')).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('.several').waitFor({ state: 'detached' });
  await expect.poll(() => focusIs(page, `[data-hex="${String(here)}"]`)).toBe(true);
  expect(guest.faults).toEqual([]);
});

it('on a map that is shown from close by, what has the focus is in sight', async () => {
  const guest = await house.guest('desktop');
  const { page } = guest;
  await meetBot(guest, 'hundred-days');
  for (let presses = 0; presses < 4; presses++) await page.getByLabel('Closer').click();
  await page.locator('.stage-picture [data-hex][tabindex="0"]').first().focus();
  const seen = new Set<string>();
  for (const arrow of [...Array<string>(12).fill('ArrowLeft'), ...Array<string>(9).fill('ArrowUp')]) {
    await page.keyboard.press(arrow);
    const focus = await page.evaluate(() => document.activeElement?.getAttribute('data-hex') ?? '');
    seen.add(focus);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [frame, box] = [document.querySelector('.stage'), document.activeElement].map(
            (element) => element?.getBoundingClientRect() ?? new DOMRect(),
          );
          return (
            box.left >= frame.left - 1 &&
            box.right <= frame.right + 1 &&
            box.top >= frame.top - 1 &&
            box.bottom <= frame.bottom + 1
          );
        }),
      )
      .toBe(true);
  }
  expect(seen.size).toBeGreaterThan(5);
  expect(await page.locator('.stage').evaluate(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop)).toBe(
    0,
  );
});
