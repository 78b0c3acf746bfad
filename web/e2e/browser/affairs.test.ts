import type { MatchRequest } from '@bicorne/table/protocol';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  House,
  joinBy,
  matchOf,
  onTheTable,
  OPPONENTS,
  sitDown,
  sitTogether,
  story,
  type Guest,
} from '../house.ts';
import { playOn } from '../player.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

async function fromMenu(page: Page, name: string): Promise<void> {
  await page.locator('.more summary').click();
  await page.locator('.more-sheet button', { hasText: name }).click();
}

const answer = (page: Page, name: string): Promise<void> =>
  page.locator('.offer-bar button', { hasText: name }).click();

const isOver = (page: Page): Promise<void> => page.locator('main.table[data-turn=over]').waitFor();

async function two(game = 'napoleonics'): Promise<[Guest, Guest]> {
  const [ann, bea] = [await house.guest('desktop'), await house.guest('phone')];
  await sitTogether(ann, bea, game);
  return [ann, bea];
}

/** A match on terms that the page does not offer, for those who have no days to wait; the first seat is the host's. */
async function onTerms(host: Guest, friend: Guest, terms: Partial<MatchRequest>): Promise<string> {
  const post = async ({ page, url }: Guest, path: string, data: object): Promise<{ value: { id: string } }> =>
    (await page.request.post(`${url}/api${path}`, { data, headers: { origin: url } })).json();
  for (const [at, guest] of [host, friend].entries()) await post(guest, '/guest', { name: `Guest ${at}` });
  const { value } = await post(host, '/matches', {
    game: 'napoleonics',
    scenario: 'rolica-first-position',
    seats: { french: 'me' },
    ...terms,
  });
  await post(friend, `/matches/${value.id}/join`, {});
  for (const { page, url } of [host, friend]) {
    await page.goto(`${url}/match/${value.id}`);
    await onTheTable(page);
  }
  return value.id;
}

it('before it begins whoever made the match closes it, and whoever sat down gets up', async () => {
  const [ann, bea] = [await house.guest('desktop'), await house.guest('phone')];
  await sitDown(ann, 'campaign-1815', 'friend', { players: '3' });
  await onTheTable(ann.page);
  await joinBy(await ann.page.locator('.link').first().innerText(), bea);
  await bea.page.getByRole('button', { name: 'Leave seat' }).click();
  await bea.page.waitForURL(`${bea.url}/`);
  await ann.page.getByRole('button', { name: 'Close the match' }).click();
  await ann.page.waitForURL(`${ann.url}/`);
  expect([...ann.faults, ...bea.faults]).toEqual([]);
});

it('sides by lot: whoever waited and whoever came each see their own, whichever was drawn', async () => {
  const drawn = new Set<string | null>();
  while (drawn.size < 2) {
    const [ann, bea] = [await house.guest('desktop'), await house.guest('phone')];
    await ann.page.goto(`${ann.url}/play/napoleonics`);
    await ann.page.locator('.start input[name=opponent]').nth(OPPONENTS.friend).check();
    await ann.page.getByLabel('Draw the sides by lot').check();
    await ann.page.locator('.start button[type=submit]').click();
    await onTheTable(ann.page);
    await joinBy(await ann.page.locator('.link').first().innerText(), bea);
    await ann.page.locator('.notice .link').waitFor({ state: 'detached' });
    const turn = ({ page }: Guest): Promise<string | null> =>
      page.locator('main.table').getAttribute('data-turn');
    const turns = async (): Promise<Set<string | null>> => new Set([await turn(ann), await turn(bea)]);
    await expect.poll(turns).toEqual(new Set(['mine', 'theirs']));
    const annsTurn = await turn(ann);
    drawn.add(annsTurn);
    const [mover, waiter] = annsTurn === 'mine' ? [ann, bea] : [bea, ann];
    const told = (await story(waiter.page)).length;
    await playOn(mover.page, 1);
    await expect.poll(async () => (await story(waiter.page)).length).toBeGreaterThan(told);
    expect([...ann.faults, ...bea.faults]).toEqual([]);
    await house.part();
  }
});

it('a draw is offered, declined, offered again by the other, and agreed', async () => {
  const [ann, bea] = await two();
  await fromMenu(ann.page, 'Offer a draw');
  await ann.page.getByText('You have offered a draw.').waitFor();
  await answer(bea.page, 'Decline');
  await ann.page.locator('.offer-bar').waitFor({ state: 'detached' });
  await fromMenu(bea.page, 'Offer a draw');
  await answer(ann.page, 'Agree');
  await isOver(ann.page);
  await isOver(bea.page);
  expect([...ann.faults, ...bea.faults]).toEqual([]);
});

it('an offer can be withdrawn', async () => {
  const [ann, bea] = await two();
  await fromMenu(ann.page, 'Offer a draw');
  await bea.page.locator('.offer-bar').waitFor();
  await ann.page.locator('.offer-bar button', { hasText: 'Withdraw' }).click();
  await bea.page.locator('.offer-bar').waitFor({ state: 'detached' });
  expect([...ann.faults, ...bea.faults]).toEqual([]);
});

/** Whoever is asked plays, until one has played who waits now and can take nothing back by himself: who that is. */
async function untilBound(pages: readonly Page[]): Promise<Page> {
  const played = new Set<Page>();
  for (;;) {
    for (const page of pages) {
      const turn = await page.locator('main.table').getAttribute('data-turn');
      const free = await page.getByRole('button', { name: 'Take back', exact: true }).count();
      if (turn === 'theirs' && free === 0 && played.has(page)) return page;
      if (turn !== 'mine') continue;
      await playOn(page, 1);
      played.add(page);
    }
  }
}

it('beyond the safe point one asks the other side to take back, and it is taken back', async () => {
  const [ann, bea] = await two();
  const asker = await untilBound([ann.page, bea.page]);
  const other = asker === ann.page ? bea.page : ann.page;
  const before = await story(asker);
  await fromMenu(asker, 'Ask to take back');
  await answer(other, 'Agree');
  await asker.waitForFunction((lines) => document.querySelectorAll('.log li').length < lines, before.length);
  expect([...ann.faults, ...bea.faults]).toEqual([]);
});

it('a pause is agreed, the clocks stand, and whoever waits for himself goes on', async () => {
  const [ann, bea] = [await house.guest('desktop'), await house.guest('desktop')];
  await onTerms(ann, bea, { clock: { kind: 'live', base: 3600, increment: 0 } });
  await ann.page.locator('.clocks .runs').first().waitFor();
  await fromMenu(ann.page, 'Ask for a pause');
  await answer(bea.page, 'Agree');
  await ann.page.locator('.clocks time', { hasText: 'paused' }).first().waitFor();
  await ann.page.locator('.clocks .runs').waitFor({ state: 'detached' });
  // Whose clock it is need not ask.
  const mine = (await ann.page.locator('main.table').getAttribute('data-turn')) === 'mine';
  const [waits, other] = mine ? [ann.page, bea.page] : [bea.page, ann.page];
  await fromMenu(waits, 'Go on');
  await other.locator('.clocks .runs').first().waitFor();
  expect([...ann.faults, ...bea.faults]).toEqual([]);
});

it('whose time is spent has lost as soon as the other claims it', async () => {
  const [ann, bea] = [await house.guest('desktop'), await house.guest('phone')];
  await onTerms(ann, bea, { clock: { kind: 'days', perMove: 1, bank: 0 } });
  const claim = (page: Page) => page.getByRole('button', { name: 'Claim victory on time' });
  const either = await Promise.race(
    [ann, bea].map(async ({ page }) => {
      await claim(page).waitFor();
      return page;
    }),
  );
  await claim(either).click();
  await isOver(ann.page);
  await isOver(bea.page);
  expect([...ann.faults, ...bea.faults]).toEqual([]);
});

it('a live clock that is empty ends the match by itself', async () => {
  const [ann, bea] = [await house.guest('desktop'), await house.guest('desktop')];
  await onTerms(ann, bea, { clock: { kind: 'live', base: 3, increment: 0 } });
  await isOver(ann.page);
  await isOver(bea.page);
  expect([...ann.faults, ...bea.faults]).toEqual([]);
});

it('after the end the record can be had; where it cannot, that is said', async () => {
  const [{ page, faults }] = await two();
  await fromMenu(page, 'Resign');
  await page.locator('.confirm .danger').click();
  await isOver(page);
  const save = page.getByRole('button', { name: 'Download the record' });
  await page.route(/\/record$/, (route) => route.abort());
  await save.click();
  await page.locator('[role=alert]', { hasText: 'cannot be reached' }).waitFor();
  await page.unroute(/\/record$/);
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(file.suggestedFilename()).toMatch(/\.bicorne$/);
  expect(faults).toEqual([]);
});

it('after the end both sit down again, on the other side', async () => {
  const [ann, bea] = await two();
  const first = matchOf(ann);
  const side = (page: Page): Promise<string> =>
    page
      .locator('.company li', { has: page.locator('a[href="/me"]') })
      .locator('small')
      .innerText();
  const look = async (page: Page): Promise<string> => {
    await page.locator('.beside-leaf', { hasText: 'Players' }).click();
    return side(page);
  };
  const before = [await look(ann.page), await look(bea.page)];
  await fromMenu(bea.page, 'Resign');
  await bea.page.locator('.confirm .danger').click();
  await isOver(ann.page);
  await ann.page.getByRole('button', { name: 'Rematch, sides changed' }).click();
  await ann.page.waitForURL((url) => url.pathname.startsWith('/match/') && !url.pathname.endsWith(first));
  await bea.page.getByRole('button', { name: 'To the rematch' }).click();
  await bea.page.waitForURL((url) => !url.pathname.endsWith(first));
  expect(matchOf(bea)).toBe(matchOf(ann));
  await onTheTable(ann.page);
  await onTheTable(bea.page);
  await ann.page.locator('main.table:not([data-turn=over])').waitFor();
  await ann.page.locator('.notice').waitFor({ state: 'detached' });
  expect([await look(ann.page), await look(bea.page)]).toEqual(before.toReversed());
  expect([...ann.faults, ...bea.faults]).toEqual([]);
});

it('whoever waits for nobody closes the match, and it is in no list any more', async () => {
  const ann = await house.guest('phone');
  const { page, url } = ann;
  await sitDown(ann, 'marengo', 'anyone');
  await onTheTable(page);
  await fromMenu(page, 'Close this match');
  await page.locator('.play-now').first().waitFor();
  const bea = await house.guest('desktop');
  await bea.page.goto(url);
  await bea.page.locator('.play-now').first().waitFor();
  await bea.page.waitForLoadState('networkidle');
  await bea.page.locator('.hall-count').waitFor();
  expect(await bea.page.locator('.hall-row').count()).toBe(0);
});

it('an open seat is found in the lobby with its terms, and taken', async () => {
  const [ann, bea] = [await house.guest('desktop'), await house.guest('phone')];
  await ann.page.goto(`${ann.url}/play/marengo`);
  await ann.page.locator('.start input[name=opponent]').nth(3).check();
  await ann.page.locator('.start .field', { hasText: 'No clock' }).locator('select').selectOption('3');
  await ann.page.locator('.start button[type=submit]').click();
  await onTheTable(ann.page);
  await bea.page.goto(bea.url);
  const row = bea.page.locator('.hall-row').first();
  await expect.poll(() => row.innerText()).toMatch(/Marengo[^]*1 day a move/);
  await row.getByRole('button', { name: /^Sit down/ }).click();
  await ann.page.locator('.notice .link').waitFor({ state: 'detached' });
  await bea.page.locator('.clocks').waitFor();
  expect([...ann.faults, ...bea.faults]).toEqual([]);
});

it('of three seats a friend takes one and a bot another', async () => {
  const [ann, bea] = [await house.guest('desktop'), await house.guest('phone')];
  await ann.page.goto(`${ann.url}/play/campaign-1815`);
  await ann.page.locator('.options').evaluate((details) => details.setAttribute('open', ''));
  await ann.page.locator('.players select', { has: ann.page.locator('option[value="3"]') }).selectOption('3');
  await ann.page.locator('.start input[name=opponent]').nth(2).check();
  await ann.page.getByRole('checkbox', { name: 'Prussians' }).check();
  await ann.page.locator('.bot-fields').waitFor();
  await ann.page.locator('.start button[type=submit]').click();
  await onTheTable(ann.page);
  const links = await ann.page.locator('.link').allInnerTexts();
  expect(links).toHaveLength(1);
  await bea.page.goto(links[0]);
  await bea.page.locator('.invite .button.main').click();
  await ann.page.locator('.notice .link').waitFor({ state: 'detached' });
  await ann.page.locator('.beside-leaf', { hasText: 'Players' }).click();
  expect(await ann.page.locator('.company').innerText()).toMatch(/Recruit/);
  expect([...ann.faults, ...bea.faults]).toEqual([]);
});

it('the numbers behind the dice are sealed before the first action, opened after the end, and can be checked', async () => {
  const [ann] = await two();
  const { page } = ann;
  await page.locator('.beside-leaf', { hasText: 'Dice' }).click();
  await page.locator('.fair-dice dt').nth(2).waitFor();
  const server = page.locator('.fair-dice dl > div', { hasText: 'Server' });
  const seal = await server.locator('code').first().innerText();
  expect(seal).toMatch(/^[0-9a-f]{64}$/);
  expect(await server.locator('code').count()).toBe(1);
  await fromMenu(page, 'Resign');
  await page.locator('.confirm .danger').click();
  await isOver(page);
  await server.locator('code').nth(1).waitFor();
  expect(await server.locator('code').first().innerText()).toBe(seal);
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await page.getByText('The dice were checked').waitFor();
});
