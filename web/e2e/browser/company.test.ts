import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { House, joinBy, onTheTable, sitDown, sitTogether, story, type Guest } from '../house.ts';
import { playOn } from '../player.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

const openLeaf = (page: Page, name: string): Promise<void> =>
  page.locator('.beside-leaf[aria-expanded=false]', { hasText: name }).click();

async function say(page: Page, text: string): Promise<void> {
  await page.locator('.talk-say input').fill(text);
  await page.locator('.talk-say button').click();
  await page.locator('.talk-lines li', { hasText: text }).waitFor();
}

const heard = (page: Page, text: string): Locator => page.locator('.talk-lines li', { hasText: text });

const manner = (page: Page, name: string): Promise<void> =>
  page.locator('.manners button', { hasText: name }).click();

const idOf = async ({ page, url }: Guest): Promise<string> =>
  (await (await page.request.get(`${url}/api/me`)).json()).value.id;

async function two(): Promise<[Guest, Guest]> {
  const [ann, bea] = [await house.guest('desktop'), await house.guest('phone')];
  await sitTogether(ann, bea, 'napoleonics');
  return [ann, bea];
}

it('what is said at the table is counted while the leaf is shut, and read when it is opened', async () => {
  const [ann, bea] = await two();
  await openLeaf(ann.page, 'Talk');
  await say(ann.page, 'Good luck!');
  await bea.page.locator('.talk-fresh', { hasText: '1' }).waitFor();
  await openLeaf(bea.page, 'Talk');
  await heard(bea.page, 'Good luck!').waitFor();
  expect(await bea.page.locator('.talk-fresh').count()).toBe(0);
  await bea.page.reload();
  await onTheTable(bea.page);
  await openLeaf(bea.page, 'Talk');
  await heard(bea.page, 'Good luck!').waitFor();
  expect([...ann.faults, ...bea.faults]).toEqual([]);
});

it('whoever is muted is not heard, what he said before neither; and is heard again when it is undone', async () => {
  const [ann, bea] = await two();
  await openLeaf(ann.page, 'Talk');
  await say(ann.page, 'Your guard is slow');
  await openLeaf(bea.page, 'Talk');
  await heard(bea.page, 'slow').waitFor();
  await bea.page.locator('.talk-name').click();
  await manner(bea.page, 'Mute');
  await bea.page.locator('.talk-silence').waitFor();
  await say(ann.page, 'Are you asleep?');
  await say(bea.page, 'I think');
  await heard(ann.page, 'I think').waitFor();
  expect(await heard(bea.page, 'asleep').count()).toBe(0);

  await bea.page.goto(`${bea.url}/me`);
  await bea.page.locator('.fold > summary', { hasText: 'Muted and blocked' }).click();
  await manner(bea.page, 'Hear again');
  await bea.page.getByText('Nobody. From the table').waitFor();
  await bea.page.goBack();
  await onTheTable(bea.page);
  await openLeaf(bea.page, 'Talk');
  await heard(bea.page, 'slow').waitFor();
});

it('whoever is blocked from his page takes no seat at one’s next match', async () => {
  const [ann, bea] = await two();
  await openLeaf(ann.page, 'Players');
  await ann.page.locator('.company .text-link').nth(1).click();
  await ann.page.locator('.people-title').waitFor();
  await manner(ann.page, 'Block');
  await ann.page.locator('.manners button', { hasText: 'Unblock' }).waitFor();
  await sitDown(ann, 'napoleonics', 'friend');
  await onTheTable(ann.page);
  await bea.page.goto(await ann.page.locator('.link').innerText());
  await bea.page.locator('.invite .button.main').click();
  await bea.page.locator('.invite [role=alert]').waitFor();
  expect(await bea.page.locator('.invite [role=alert]').innerText()).toBe('That is not allowed.');
});

it('somebody is asked to play from his page, finds it in the lobby, and declines or sits down', async () => {
  const [ann, bea] = await two();
  await openLeaf(ann.page, 'Players');
  await ann.page.locator('.company .text-link').nth(1).click();
  const name = await ann.page.locator('.people-title').innerText();
  await ann.page.locator('.people-row .button', { hasText: 'Marengo' }).click();
  await ann.page.locator('.choice', { hasText: name }).getByRole('radio', { checked: true }).waitFor();
  await ann.page.locator('.start button[type=submit]').click();
  await ann.page.getByText(`Waiting for ${name}`).waitFor();
  expect(await ann.page.locator('.link').count()).toBe(0);
  await bea.page.locator('.notice .button', { hasText: 'asks you to play' }).waitFor();

  await bea.page.goto(bea.url);
  const asked = bea.page.locator('.matches', { hasText: 'You are asked to play' });
  await asked.getByRole('button', { name: 'Decline' }).click();
  await asked.waitFor({ state: 'detached' });
  await ann.page.getByText('The match was called off.').first().waitFor();

  await ann.page.goto(`${ann.url}/play/marengo/${await idOf(bea)}`);
  await ann.page.locator('.start button[type=submit]').click();
  await ann.page.getByText(`Waiting for ${name}`).waitFor();
  await bea.page.reload();
  await asked.locator('.match').click();
  await bea.page.locator('.notice .button').first().click();
  await ann.page.getByText(`Waiting for ${name}`).waitFor({ state: 'detached' });
  expect([...ann.faults, ...bea.faults]).toEqual([]);
});

it('what was said while the line was lost is heard when it is back, and what could not be said is not lost', async () => {
  const [ann, bea] = [await house.guest('desktop'), await house.guest('phone')];
  const line = { away: false, cut: (): unknown => undefined };
  await bea.context.routeWebSocket(/socket\.io/, (socket) => {
    if (line.away) return void socket.close();
    socket.connectToServer();
    line.cut = () => socket.close();
  });
  await sitTogether(ann, bea, 'napoleonics');
  await openLeaf(ann.page, 'Talk');
  await openLeaf(bea.page, 'Talk');
  line.away = true;
  await line.cut();
  await bea.page.locator('.notice[role=status]').waitFor();
  await say(ann.page, 'Are you there?');
  const words = bea.page.locator('.talk-say input');
  await words.fill('I am');
  await bea.page.locator('.talk-say button').click();
  await bea.page.locator('.prompt-fault', { hasText: 'cannot be reached' }).waitFor();
  await expect.poll(() => words.inputValue()).toBe('I am');
  line.away = false;
  await heard(bea.page, 'Are you there?').waitFor();
  expect([...ann.faults, ...bea.faults]).toEqual([]);
});

it('whoever cannot take a free seat is told so, and a seat that is kept for a friend is none for him', async () => {
  const [ann, bea] = [await house.guest('desktop'), await house.guest('phone')];
  await sitDown(ann, 'napoleonics', 'friend');
  await onTheTable(ann.page);
  await bea.page.goto(ann.page.url());
  await bea.page.getByText('You are watching.').waitFor();

  await sitDown(ann, 'napoleonics', 'anyone');
  await onTheTable(ann.page);
  await bea.page.goto(ann.page.url());
  await bea.page.route(/\/join$/, (route) => route.abort());
  await bea.page.locator('.notice .button').first().click();
  await bea.page.locator('.notice [role=alert]', { hasText: 'cannot be reached' }).waitFor();
  await bea.page.unroute(/\/join$/);
  await bea.page.locator('.notice .button').first().click();
  await bea.page.locator('.notice').first().waitFor({ state: 'detached' });
  expect([...ann.faults, ...bea.faults]).toEqual([]);
});

it('what cannot be asked for is not said to be gone, nor is its reader a stranger', async () => {
  const { page, faults, url } = await house.guest('desktop');
  await page.route(/\/api\//, (route) => route.abort());
  for (const path of ['replay/abcdefgh', 'people/abcdefgh']) {
    await page.goto(`${url}/${path}`);
    await page.getByText('The server cannot be reached. Try again.').waitFor();
  }
  await page.goto(`${url}/me`);
  await page.getByText('No network.').waitFor();
  expect(await page.getByRole('button', { name: 'Sign in' }).count()).toBe(0);
  expect(faults).toEqual([]);
});

it('whoever comes to a table without a line is told so, and sees it when there is one', async () => {
  const [ann] = await two();
  const cleo = await house.guest('phone');
  let away = true;
  await cleo.context.routeWebSocket(/socket\.io/, (socket) => {
    if (away) void socket.close();
    else socket.connectToServer();
  });
  await cleo.page.goto(ann.page.url());
  await cleo.page.getByText('The connection is lost. Trying again…').waitFor();
  away = false;
  await onTheTable(cleo.page);
  expect(cleo.faults).toEqual([]);
});

it('whoever is signed out everywhere has his lines hung up, and looks on', async () => {
  const [ann] = await two();
  await ann.page.evaluate(() =>
    fetch('/api/logout', {
      method: 'POST',
      body: JSON.stringify({ everywhere: true }),
      headers: { 'content-type': 'application/json' },
    }).then(() => undefined),
  );
  await ann.page.getByText('You are watching.').waitFor();
  expect(await ann.page.locator('.notice[role=status]').count()).toBe(0);
  expect(ann.faults).toEqual([]);
});

it('whoever reads what was said before is left there while others move', async () => {
  const [ann, bea] = await two();
  await openLeaf(ann.page, 'Talk');
  for (let n = 1; n <= 15; n++) await say(ann.page, `Line ${String(n)} of many`);
  const top = (): Promise<number> => ann.page.locator('.talk-lines').evaluate(({ scrollTop }) => scrollTop);
  expect(await top()).toBeGreaterThan(0);
  await ann.page.locator('.talk-lines').evaluate((list) => list.scrollTo({ top: 0 }));
  const before = await story(ann.page);
  await Promise.race([playOn(ann.page, 6), playOn(bea.page, 6)]);
  await expect.poll(async () => (await story(ann.page)).length).toBeGreaterThan(before.length);
  expect(await top()).toBe(0);
});

it('a report says what it is about and in what words', async () => {
  const [ann, bea] = await two();
  await openLeaf(bea.page, 'Players');
  await manner(bea.page, 'Report');
  await bea.page.locator('.manners select').selectOption('stalling');
  await bea.page.locator('.manners textarea').fill('An hour for one card');
  const sent = bea.page.waitForRequest((request) => request.url().endsWith('/api/report'));
  await bea.page.locator('.manners form button').click();
  expect((await sent).postDataJSON()).toMatchObject({ reason: 'stalling', text: 'An hour for one card' });
  await bea.page.getByText('The operator will read it.').waitFor();
  expect([...ann.faults, ...bea.faults]).toEqual([]);
});

it('notes are kept as one writes, over a reload, and the other side has its own', async () => {
  const [ann, bea] = await two();
  await openLeaf(ann.page, 'Notes');
  await ann.page.locator('.notes textarea').fill('The guard stands behind the hill.');
  await ann.page.locator('.notes-said', { hasText: 'Kept.' }).waitFor();
  await ann.page.locator('.notes textarea').fill('The guard stands in the wood.');
  // Put away before the pen has rested.
  await openLeaf(ann.page, 'Players');
  await ann.page.reload();
  await onTheTable(ann.page);
  await openLeaf(ann.page, 'Notes');
  await ann.page.waitForFunction(() => document.querySelector('textarea')?.value.includes('in the wood'));
  await openLeaf(bea.page, 'Notes');
  await bea.page.locator('.notes textarea:enabled').waitFor();
  expect(await bea.page.locator('.notes textarea').inputValue()).toBe('');
});

it('notes that could not be read are not written over, and what could not be kept is sent again when put away', async () => {
  const [ann] = await two();
  const { page, context } = ann;
  const notes = page.locator('.notes textarea');
  const read = (): Promise<string> =>
    page.evaluate(async () => {
      const answer = await fetch(`/api${location.pathname.replace('/match/', '/matches/')}/notes`);
      return answer.text();
    });
  await openLeaf(page, 'Notes');
  await notes.fill('Hold the bridge.');
  await page.locator('.notes-said', { hasText: 'Kept.' }).waitFor();

  await context.setOffline(true);
  await notes.fill('Burn the bridge.');
  await page.locator('.notes-said', { hasText: 'It could not be kept.' }).waitFor();
  await context.setOffline(false);
  await openLeaf(page, 'Players');
  await expect.poll(read).toContain('Burn the bridge.');

  await context.setOffline(true);
  await openLeaf(page, 'Notes');
  await page.locator('.notes-said', { hasText: 'cannot be reached' }).waitFor();
  expect(await notes.isDisabled()).toBe(true);
  await context.setOffline(false);
  expect(await read()).toContain('Burn the bridge.');
});

it('an onlooker sees what happens and speaks with other onlookers; those who play do not hear it', async () => {
  const [ann, bea] = await two();
  const [cleo, dan] = [await house.guest('desktop', 'ru'), await house.guest('phone')];
  for (const { page } of [cleo, dan]) {
    await page.goto(ann.page.url());
    await onTheTable(page);
  }
  expect(await cleo.page.locator('.stage [data-action], .actions').count()).toBe(0);
  await Promise.race([playOn(ann.page, 6), playOn(bea.page, 6)]);
  await cleo.page.waitForFunction(() => document.querySelectorAll('.log li').length > 1);
  expect(await cleo.page.locator('.beside-leaf').count()).toBe(3);

  await cleo.page.locator('.beside-leaf').first().click();
  await openLeaf(dan.page, 'Talk');
  await say(cleo.page, 'Тише едешь');
  await heard(dan.page, 'Тише едешь').waitFor();
  await openLeaf(ann.page, 'Talk');
  await ann.page.locator('.talk-silence').waitFor();
  expect([...ann.faults, ...bea.faults, ...cleo.faults, ...dan.faults]).toEqual([]);
});

it('with a delay an onlooker is shown nothing of what happens now', async () => {
  const [ann, bea] = [await house.guest('desktop'), await house.guest('phone')];
  await ann.page.goto(`${ann.url}/play/napoleonics`);
  await ann.page.locator('.start input[name=opponent]').nth(2).check();
  await ann.page.getByLabel('Onlookers see it').selectOption('60');
  await ann.page.locator('.start button[type=submit]').click();
  await onTheTable(ann.page);
  await joinBy(await ann.page.locator('.link').innerText(), bea);
  await Promise.race([playOn(ann.page, 6), playOn(bea.page, 6)]);
  await ann.page.waitForFunction(() => document.querySelectorAll('.log li').length > 1);
  const cleo = await house.guest('desktop');
  await cleo.page.goto(ann.page.url());
  await onTheTable(cleo.page);
  await cleo.page.locator('.beside-leaf').first().waitFor();
  expect(await story(cleo.page)).toEqual([]);
});

it('C12.3 of three, two allies speak between themselves when their rules let them', async () => {
  const [french, anglo, prussian] = [
    await house.guest('desktop'),
    await house.guest('desktop'),
    await house.guest('phone'),
  ];
  await sitDown(french, 'campaign-1815', 'friend', { players: '3' });
  await onTheTable(french.page);
  const links = await french.page.locator('.link').allInnerTexts();
  await joinBy(links[0], anglo);
  await joinBy(links[1], prussian);
  await french.page.locator('.notice .link').first().waitFor({ state: 'detached' });
  for (const { page } of [french, anglo, prussian]) await openLeaf(page, 'Talk');

  const whisper = async ({ page }: Guest, text: string): Promise<'said' | 'kept apart'> => {
    await page.locator('.talk-say select').selectOption('prussian');
    await page.locator('.talk-say input').fill(text);
    await page.locator('.talk-say button').click();
    const apart = page.locator('.talk-apart', { hasText: /\S/ });
    await heard(page, text).or(apart).first().waitFor();
    return (await apart.count()) > 0 ? 'kept apart' : 'said';
  };
  expect(await whisper(french, 'Join us')).toBe('kept apart');
  const allies = await whisper(anglo, 'March at dawn');
  if (allies === 'said') await heard(prussian.page, 'March at dawn').waitFor();
  await say(prussian.page, 'Good evening');
  await heard(french.page, 'Good evening').waitFor();
  expect(await heard(french.page, 'March at dawn').count()).toBe(0);
  expect([...french.faults, ...anglo.faults, ...prussian.faults]).toEqual([]);
});
