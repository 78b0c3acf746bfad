import { hasCaptain } from '@bicorne/games';
import { onTheTable, raiseLog, sitDown, takeDevice, type Guest, type House } from './house.ts';
import { playOn } from './player.ts';

/** Looks at what the page shows now, under a name. */
type Look = (name: string) => Promise<void>;
/** A way through pages and moments, with a look at each. */
export type Walk = (guest: Guest, look: Look, house: House) => Promise<void>;

/** Where no game is on the table. */
export const PAGES: Readonly<Record<string, Walk>> = {
  'lobby and settings': async ({ page, url }, look) => {
    await page.goto(url);
    await page.locator('.play-now').first().waitFor();
    await look('lobby');
    await page.locator('.settings-open').click();
    await page.locator('.settings[open]').waitFor();
    await look('settings');
  },

  'the lobby without a network': async ({ page, context, url }, look) => {
    await page.goto(url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.reload();
    await page.locator('.play-now').first().waitFor();
    await look('lobby, offline');
    await page.goto(`${url}/archive`);
    await page.locator('.people-title').waitFor();
    await look('archive, offline');
    await context.setOffline(false);
  },

  'archive, a letter’s link, pages that are not there': async ({ page, url }, look) => {
    await page.goto(`${url}/archive`);
    await page.locator('.best').waitFor();
    await page.locator('[name=game]').selectOption('marengo');
    await page.locator('[name=scenario]').waitFor();
    await look('archive');
    await page.goto(`${url}/confirm#nothing`);
    await page.locator('.button.main').click();
    await page.locator('[role=status]').waitFor();
    await look('confirmation of an address');
    for (const path of [
      '/nonsense',
      '/people/nobody',
      '/invite/nothing',
      '/match/nowhere',
      '/replay/nowhere',
      '/play/whist',
      '/learn/whist',
    ]) {
      await page.goto(url + path);
      await page.locator('.page.waiting .button').first().waitFor();
      await look(path);
    }
  },

  'the doors and one’s own page': async ({ page, url }, look) => {
    await page.goto(`${url}/me`);
    for (const [at, door] of ['account', 'sign-in', 'recovery'].entries()) {
      await page.locator('.tab').nth(at).click();
      await look(door);
    }
    await page.locator('.tab').first().click();
    await page.locator('input[name=name]').fill(`Ann ${String(Date.now())}`);
    await page.locator('input[name=passphrase]').fill('the guard dies');
    await page.locator('.people-form button').click();
    await page.locator('.people-words').waitFor();
    await look('recovery words');
    await page.locator('.people-words button').click();
    await page.locator('.people-words').waitFor({ state: 'detached' });
    for (const fold of await page.locator('.fold > summary').all()) await fold.click();
    await look('own page, unfolded');
  },

  'a table with people': async ({ page }, look, house) => {
    const friend = await house.guest('desktop');
    await sitDown(friend, 'napoleonics', 'friend');
    await onTheTable(friend.page);
    await page.goto(await friend.page.locator('.link').innerText());
    await page.locator('.invite .button.main').waitFor();
    await look('invitation');
    await page.locator('.invite .button.main').click();
    await onTheTable(page);
    const sheet = page.locator('.beside-open');
    if (await sheet.isVisible()) await sheet.click();
    for (const [at, leaf] of ['talk', 'notes', 'players', 'dice'].entries()) {
      await page.locator('.beside-leaf').nth(at).click();
      await page.locator('.beside-panel > *').first().waitFor();
      await look(leaf);
    }
    await page.locator('.beside-leaf').nth(2).click();
    await page.locator('.company .manners .button').first().click();
    await page.locator('.company .manners .button').last().click();
    await page.locator('.company .manners form').waitFor();
    await look('report');
    if (await page.locator('.beside.risen').isVisible()) await page.keyboard.press('Escape');
    await page.locator('.more summary').click();
    await look('menu');
    await page.locator('.resign').click();
    await page.locator('.confirm .danger').click();
    await page.locator('main.table[data-turn=over]').waitFor();
    await look('end');
    if (await sheet.isVisible()) {
      await sheet.click();
      await page.locator('.beside-leaf').nth(2).click();
    }
    await page.locator('.company a').first().click();
    await page.locator('.people-title').waitFor();
    await look('a player’s page');
  },

  'a table that waits': async (guest, look) => {
    await sitDown(guest, 'campaign-1815', 'friend');
    await onTheTable(guest.page);
    await look('a table that waits for a friend');
  },
};

/** Where nothing is thrown there is no luck to be told of. */
const DICELESS: ReadonlySet<string> = new Set(['marengo']);

/** Each game, from its battles to its replays. */
export const GAME_WALKS: Readonly<Record<string, (game: string) => Walk>> = {
  'battle, story, lesson':
    (game) =>
    async ({ page, url }, look) => {
      await page.goto(`${url}/play/${game}`);
      await page.locator('.story-dots button').first().waitFor();
      await page.locator('.options').evaluate((options) => options.setAttribute('open', ''));
      await look('battle');
      await page.locator('.story-dots button').last().click();
      await look('the last of its story');
      await page.goto(`${url}/learn/${game}`);
      await page.locator('.lesson-text').waitFor();
      await look('lesson');
    },

  'on one device: the screen between two, the first position, the rulebook':
    (game) => async (guest, look) => {
      const { page } = guest;
      await sitDown(guest, game, 'here');
      await page.locator('.handover, main.table .prompt-sentence').first().waitFor();
      if ((await page.locator('.handover').count()) > 0) {
        await look('screen between two');
        await takeDevice(page);
      }
      await look('first position');
      await page.locator('.rule-link').click();
      await page.locator('.book').waitFor();
      await look('rulebook');
      if (!hasCaptain(game)) return;
      await page.locator('.book-volumes button').last().click();
      await page.locator('.captain-play').first().scrollIntoViewIfNeeded();
      await page.locator('.captain-position .book-map svg').first().waitFor();
      await look('captain’s book');
    },

  'against a bot: the middle, all actions, an earlier moment, the end, the replay':
    (game) => async (guest, look) => {
      const { page } = guest;
      await sitDown(guest, game, 'bot');
      await onTheTable(page);
      await playOn(page, 40);
      await page.locator('main.table[data-turn=mine]').waitFor({ timeout: 300_000 });
      await page.locator('.actions').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
      await look('the middle, with all actions');
      await raiseLog(page);
      await page.locator('.log-jump').first().click();
      await page.locator('.scene-bar.strong').waitFor();
      await look('an earlier moment');
      await page.keyboard.press('Escape');
      await page.locator('.more summary').click();
      await page.locator('.resign').click();
      await page.locator('.confirm .danger').click();
      await page.locator('main.table[data-turn=over]').waitFor();
      await look('the end');
      await page.goto(page.url().replace('/match/', '/replay/'));
      await page.locator('main.replay').waitFor();
      await page.keyboard.press('End');
      if (!DICELESS.has(game)) await page.locator('.luck').waitFor();
      await look('replay and luck');
    },
};
