import { join } from 'node:path';
import { offeredGames } from '@bicorne/games';
import { createServer } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Rounds, WAYS } from '../axe.ts';
import { House, onTheTable, sitDown, sitTogether, takeDevice } from '../house.ts';
import { playOn } from '../player.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

describe.each(WAYS)('open to everyone (%s, %s)', (size, colorScheme) => {
  it('lobby, battles, settings, own page, account, archive', async () => {
    const guest = await house.guest(size);
    const { page, url } = guest;
    await page.emulateMedia({ colorScheme });
    const rounds = new Rounds(page);
    await page.goto(url);
    await page.locator('.play-now').first().waitFor();
    await rounds.look('lobby');
    await page.locator('.settings-open').click();
    await page.locator('.settings[open]').waitFor();
    await rounds.look('settings');
    await page.goto(`${url}/archive`);
    await page.locator('.best').waitFor();
    await page.locator('[name=game]').selectOption('marengo');
    await page.locator('[name=scenario]').waitFor();
    await rounds.look('archive');
    await page.goto(`${url}/confirm#nothing`);
    await page.locator('.button.main').click();
    await page.locator('[role=status]').waitFor();
    await rounds.look('confirmation of an address');

    await page.goto(`${url}/me`);
    for (const [at, door] of ['account', 'sign-in', 'recovery'].entries()) {
      await page.locator('.tab').nth(at).click();
      await rounds.look(door);
    }
    await page.locator('.tab').first().click();
    await page.locator('input[name=name]').fill(`Ann ${size} ${colorScheme}`);
    await page.locator('input[name=passphrase]').fill('the guard dies');
    await page.locator('.people-form button').click();
    await page.locator('.people-words').waitFor();
    await rounds.look('recovery words');
    await page.locator('.people-words button').click();
    for (const fold of await page.locator('.fold > summary').all()) await fold.click();
    await rounds.look('own page, unfolded');
    expect(rounds.found).toEqual({});
    expect(guest.faults).toEqual([]);
  });

  it('a table with people: invitation, talk, notes, players, dice, a player’s page, the end', async () => {
    const [ann, bea] = [await house.guest(size), await house.guest(size)];
    const { page } = ann;
    await page.emulateMedia({ colorScheme });
    const rounds = new Rounds(page);
    await sitDown(bea, 'napoleonics', 'friend');
    await onTheTable(bea.page);
    await page.goto(await bea.page.locator('.link').innerText());
    await page.locator('.invite .button.main').waitFor();
    await rounds.look('invitation');
    await page.locator('.invite .button.main').click();
    await onTheTable(page);
    await page.locator('main.table[data-turn]').waitFor();
    for (const [at, leaf] of ['talk', 'notes', 'players', 'dice'].entries()) {
      await page.locator('.beside-leaf').nth(at).click();
      await page.locator('.beside-panel > *').first().waitFor();
      await rounds.look(leaf);
    }
    await page.locator('.beside-leaf').nth(2).click();
    await page.locator('.company .manners .button').first().click();
    await page.locator('.company .manners .button').last().click();
    await page.locator('.company .manners form').waitFor();
    await rounds.look('report');
    await page.locator('.more summary').click();
    await rounds.look('menu');
    await page.locator('.resign').click();
    await page.locator('.confirm .danger').click();
    await page.locator('main.table[data-turn=over]').waitFor();
    await rounds.look('end');
    await page.locator('.company a').first().click();
    await page.locator('.people-title').waitFor();
    await rounds.look('a player’s page');
    await page.goto(`${ann.url}/people/nobody`);
    await page.locator('.page.waiting .button').waitFor();
    await rounds.look('nobody’s page');
    expect(rounds.found).toEqual({});
    expect([...ann.faults, ...bea.faults]).toEqual([]);
  });

  it.each(offeredGames())('%s: the table in the middle of a match, its replay and its luck', async (game) => {
    const guest = await house.guest(size);
    const { page } = guest;
    await page.emulateMedia({ colorScheme });
    const rounds = new Rounds(page);
    await sitDown(guest, game, 'bot');
    await onTheTable(page);
    await playOn(page, 40);
    await rounds.look('table');
    await page.locator('.more summary').click();
    await page.locator('.resign').click();
    await page.locator('.confirm .danger').click();
    await page.locator('main.table[data-turn=over]').waitFor();
    await page.goto(page.url().replace('/match/', '/replay/'));
    await page.locator('main.replay').waitFor();
    await page.keyboard.press('End');
    await page.locator('.luck').first().waitFor({ timeout: 60_000 });
    await rounds.look('replay and luck');
    expect(rounds.found).toEqual({});
    expect(guest.faults).toEqual([]);
  });
});

/** Each of the ways once. */
const PAGES = offeredGames().map((game, n) => ({
  game,
  size: WAYS[n % WAYS.length][0],
  look: WAYS[n % WAYS.length][1],
}));

it.each(PAGES)(
  '$game: story, lesson, screen between two, first position and rulebook ($size, $look)',
  async ({ game, size, look: colorScheme }) => {
    const guest = await house.guest(size);
    const { page, url } = guest;
    await page.emulateMedia({ colorScheme });
    const rounds = new Rounds(page);
    await page.goto(`${url}/play/${game}`);
    await page.locator('.story-map').first().waitFor();
    await rounds.look('battle and story');
    await page.goto(`${url}/learn/${game}`);
    await page.locator('.stage').waitFor();
    await rounds.look('lesson');
    await sitDown(guest, game, 'here');
    await page.locator('.handover, main.table .prompt-sentence').first().waitFor();
    if ((await page.locator('.handover').count()) > 0) {
      await rounds.look('screen between two');
      await takeDevice(page);
    }
    await page.locator('.rule-link').click();
    await page.locator('.book').waitFor();
    await rounds.look('first position and rulebook');
    expect(rounds.found).toEqual({});
    expect(guest.faults).toEqual([]);
  },
);

it('the gallery of the art is open to everyone, by day and by lamplight', async () => {
  const server = await createServer({ root: join(import.meta.dirname, '../..'), logLevel: 'error' });
  await server.listen(0);
  const [address] = server.resolvedUrls?.local ?? [];
  try {
    const { page } = await house.guest('desktop');
    const rounds = new Rounds(page);
    for (const game of offeredGames())
      for (const look of ['light', 'dark']) {
        await page.goto(`${address}gallery.html?game=${game}&look=${look}`);
        await page.locator('h2').first().waitFor({ timeout: 120_000 });
        await rounds.look(`${game}, ${look}`);
      }
    expect(rounds.found).toEqual({});
  } finally {
    await server.close();
  }
});

it('on a touch screen whatever is played every turn is large enough for a thumb', async () => {
  const [guest, friend] = [await house.guest('phone', 'uk'), await house.guest('desktop')];
  await sitTogether(friend, guest, 'napoleonics');
  const small = await guest.page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.table .button, .table .tray button, .stage-tools button, .beside-leaf',
      ),
    ]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({ element, box }) => `${element.className} ${String(box.width)}×${String(box.height)}`),
  );
  expect(small).toEqual([]);
});
