/**
 * `npm run pictures`: every page and typical moments in a real browser, for whoever judges the look, into `pictures/`.
 * Those that the documents show (they lie in `docs/pictures/`) are renewed there. `npm run pictures -- phone marengo`
 * takes only those whose names begin so.
 */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasCaptain, offeredGames } from '@bicorne/games';
import type { Page } from 'playwright-core';
import { House, joinBy, onTheTable, sitDown, type Guest } from './house.ts';
import { bringMatch, playFrom, type Moment } from './moments.ts';
import { CAMPAIGN_1815, CAMPAIGN_1815_BID, CAMPAIGN_1815_THREE } from './moments/campaign-1815.ts';
import { HUNDRED_DAYS } from './moments/hundred-days.ts';
import { MARENGO } from './moments/marengo.ts';
import { NAPOLEONICS } from './moments/napoleonics.ts';
import { playToTheEnd } from './player.ts';
import setup from './setup.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PICTURES = join(ROOT, 'pictures');
const SHOWN = join(ROOT, 'docs', 'pictures');

interface Sitting {
  readonly name: string;
  readonly size: 'desktop' | 'phone';
  readonly language: 'en' | 'uk' | 'ru';
  readonly look: 'light' | 'dark';
}

/** All pages, in each of these ways. */
const SITTINGS: readonly Sitting[] = [
  { name: 'desktop', size: 'desktop', language: 'en', look: 'light' },
  { name: 'desktop-dark', size: 'desktop', language: 'ru', look: 'dark' },
  { name: 'phone', size: 'phone', language: 'uk', look: 'light' },
  { name: 'phone-dark', size: 'phone', language: 'en', look: 'dark' },
];

/** What a game has that no other has, by the record it is taken from. */
const MOMENTS: Readonly<Record<string, readonly Moment[]>> = {
  napoleonics: NAPOLEONICS,
  marengo: MARENGO,
  'campaign-1815': CAMPAIGN_1815,
  'campaign-1815-three': CAMPAIGN_1815_THREE,
  'campaign-1815-bid': CAMPAIGN_1815_BID,
  'hundred-days': HUNDRED_DAYS,
};

type Shot = (moment: string) => Promise<void>;

const shooting =
  (page: Page, name: string): Shot =>
  async (moment) => {
    // Letters have come, and what moves has come to rest.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(900);
    const file = `${name}-${moment}.jpg`;
    await page.screenshot({ path: join(PICTURES, file), quality: 84, type: 'jpeg' });
    if (existsSync(join(SHOWN, file))) copyFileSync(join(PICTURES, file), join(SHOWN, file));
  };

async function sit(house: House, { size, language, look }: Omit<Sitting, 'name'>): Promise<Guest> {
  const guest = await house.guest(size, language);
  await guest.page.emulateMedia({ colorScheme: look, reducedMotion: 'no-preference' });
  return guest;
}

async function battle(guest: Guest, game: string, shot: Shot): Promise<void> {
  const { page, url } = guest;
  await page.goto(`${url}/play/${game}`);
  await page.locator('.start button[type=submit]').waitFor();
  await shot('battle');
  await page.locator('.start button[type=submit]').click();
  await onTheTable(page);
  await shot('start');
  await page.locator('.rule-link').click();
  await page.locator('.book').waitFor();
  await shot('rulebook');
  await page.keyboard.press('Escape');
  await page.locator('.book').waitFor({ state: 'hidden' });
}

async function end({ page, url }: Guest, game: string, shot: Shot): Promise<void> {
  await playToTheEnd(page);
  await page.locator('.luck').waitFor();
  await shot('end');
  await page.goto(page.url().replace('/match/', '/replay/'));
  await page.locator('main.replay').waitFor();
  await page.keyboard.press('End');
  await page.locator('.luck').waitFor();
  await shot('replay');
  await decided({ page, url }, game, shot);
  await page.goto(`${url}/learn/${game}`);
  await page.locator('.stage').waitFor();
  await shot('lesson');
}

/** What decided the match that has ended, and what is asked of it later. */
async function decided({ page, url }: Pick<Guest, 'page' | 'url'>, game: string, shot: Shot): Promise<void> {
  await page.locator('.prompt a[href*="/report/"]').click();
  await page.locator('main.report').waitFor();
  await page.locator('.report-head progress').waitFor({ state: 'detached' });
  await shot('report');
  await page.locator('.report-row').first().click();
  await page.locator('.report-judged').waitFor();
  await shot('mistake');
  await page.goto(`${url}/exercises#${game}`);
  await page.locator('.exercise-row').first().waitFor();
  await shot('exercises');
  await page.locator('.exercise-row').first().click();
  await page.locator('.report-question').waitFor();
  await shot('exercise');
  await page.locator('.report-question .prompt-buttons button').last().click();
  await page.locator('.exercise-points').waitFor();
  await shot('solved');
}

/** The pages where people meet: from the invitation to the archive. */
async function company(house: House, guest: Guest, sitting: Sitting, shot: Shot): Promise<void> {
  const { page, url } = guest;
  const friend = await sit(house, sitting);
  await sitDown(friend, 'napoleonics', 'friend');
  await onTheTable(friend.page);
  const link = await friend.page.locator('.link').innerText();
  await page.goto(link);
  await page.locator('.invite-card').waitFor();
  await shot('invitation');
  await joinBy(link, guest);
  for (const [at, leaf] of ['talk', 'notes', 'players', 'dice'].entries()) {
    await page.locator('.beside-leaf').nth(at).click();
    await page.locator('.beside-panel').scrollIntoViewIfNeeded();
    await shot(leaf);
  }
  await page.locator('.more summary').click();
  await page.locator('.resign').click();
  await page.locator('.confirm .danger').click();
  await page.locator('main.table[data-turn=over]').waitFor();
  const shared = page.waitForResponse((response) => response.url().endsWith('/share'));
  await page.locator('.prompt-buttons .share').click();
  await shared;
  await page.locator('.beside-leaf').nth(2).click();
  await page.locator('.company a').first().click();
  await page.locator('.entry').first().waitFor();
  await shot('player');
  await page.goto(`${url}/archive`);
  await page.locator('.entry').first().waitFor();
  await shot('archive');
}

async function ownPage({ page, url }: Guest, name: string, shot: Shot): Promise<void> {
  await page.goto(`${url}/me`);
  await page.locator('.people-form').first().waitFor();
  await shot('me');
  await page.locator('input[name=name]').first().fill(name);
  await page.locator('input[name=passphrase]').first().fill('the guard dies');
  await page.locator('.people-form button').first().click();
  await page.locator('.people-words').waitFor();
  await shot('recovery-words');
  await page.locator('.people-words button').click();
  await page.locator('.fold > summary').first().click();
  await shot('account');
  await page.locator('.settings-open').click();
  await shot('settings');
}

async function allPages(house: House, sitting: Sitting, game: string): Promise<void> {
  const guest = await sit(house, sitting);
  const shot = shooting(guest.page, sitting.name);
  await guest.page.goto(guest.url);
  await guest.page.locator('.play-now').first().waitFor();
  await shot('lobby');
  await battle(guest, game, shot);
  await end(guest, game, shot);
  await company(house, guest, sitting, shot);
  await ownPage(guest, `Ney (${sitting.name})`, shot);
  await house.part();
}

/** From a match that was played to its end, and is brought here once. */
function momentsOf(house: House, record: string, all: readonly Moment[]): Part[] {
  let replay: Promise<string> | null = null;
  return all.map((moment) => [
    `${record}-${moment.name}`,
    async () => {
      replay ??= house.guest('desktop').then((guest) => bringMatch(guest, record));
      await takeMoment(house, record, await replay, moment);
    },
  ]);
}

async function takeMoment(house: House, record: string, replay: string, moment: Moment): Promise<void> {
  const { name, size = 'desktop', language = 'en', look = 'light', first } = moment;
  const guest = await sit(house, { size, language, look });
  await playFrom(guest.page, replay, moment);
  await first?.(guest.page);
  await shooting(guest.page, record)(name);
  await house.part();
}

type Part = readonly [name: string, take: () => Promise<void>];

/** All that is to be taken. */
function work(house: House): Part[] {
  const [first, ...others] = offeredGames();
  return [
    ...SITTINGS.map((sitting): Part => [sitting.name, () => allPages(house, sitting, first)]),
    ...others.map((game): Part => [`desktop-${game}`, () => atDesk(house, game)]),
    ...offeredGames()
      .filter(hasCaptain)
      .map((game): Part => [`captain-${game}`, () => captain(house, game)]),
    ...Object.entries(MOMENTS).flatMap(([record, all]) => momentsOf(house, record, all)),
  ];
}

/** Another game, on a desktop by day. */
async function atDesk(house: House, game: string): Promise<void> {
  const guest = await sit(house, { size: 'desktop', language: 'en', look: 'light' });
  await battle(guest, game, shooting(guest.page, `desktop-${game}`));
  await house.part();
}

/** A position of its captain's book, and what is said of it. */
async function captain(house: House, game: string): Promise<void> {
  const { page, url } = await sit(house, { size: 'desktop', language: 'en', look: 'light' });
  await page.goto(`${url}/play/${game}`);
  await page.locator('.offer-ways .captain').click();
  await page.locator('.captain-position').nth(1).scrollIntoViewIfNeeded();
  await page.locator('.captain-position').nth(1).locator('.book-map > svg').waitFor();
  await shooting(page, 'captain')(game);
  await house.part();
}

mkdirSync(PICTURES, { recursive: true });
await setup();
const wanted = process.argv.slice(2);
const house = await House.open();
try {
  for (const [name, take] of work(house)) {
    if (wanted.length > 0 && !wanted.some((word) => name.startsWith(word))) continue;
    console.log(name);
    await take();
  }
} finally {
  await house.close();
}
