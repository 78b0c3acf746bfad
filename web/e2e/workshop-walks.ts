import type { Guest } from './house.ts';
import type { Walk } from './walks.ts';

/** Somebody with an account, so that he may publish. */
export async function withAccount({ page, url }: Guest, name: string): Promise<void> {
  await page.goto(`${url}/me`);
  await page.locator('input[name=name]').fill(name);
  await page.locator('input[name=passphrase]').fill('the guard dies');
  await page.locator('.people-form button').click();
  await page.locator('.people-words button').click();
  await page.locator('.people-words').waitFor({ state: 'detached' });
}

/** A battle of the box on one's own bench, by this title. */
export async function onTheBench({ page, url }: Guest, game: string, title: string): Promise<void> {
  await page.goto(`${url}/workshop`);
  await page.locator(`.shelf-games [data-game="${game}"] select`).first().selectOption({ index: 1 });
  await page.locator('.bench').waitFor();
  const field = page.getByLabel('Title (en)');
  await field.fill(title);
  await field.blur();
}

/** From the bench into the library; leads to its page there. */
export async function publish({ page }: Guest): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.locator('.library-publish .choice').first().click();
  await page.locator('.library-publish .button.main').click();
  await page.locator('.library-publish a').click();
  await page.locator('.library-map svg').first().waitFor();
}

/** Where battles are made, and where they are found. */
export const WORKSHOP: Readonly<Record<string, Walk>> = {
  'the shelf and the bench of each game': async (guest, look) => {
    const { page, url } = guest;
    await page.goto(`${url}/workshop`);
    const games = page.locator('.shelf-games li');
    await games.first().waitFor();
    await look('shelf');
    for (const at of Array.from({ length: await games.count() }, (_, i) => i)) {
      await page.goto(`${url}/workshop`);
      await games.nth(at).locator('select').first().selectOption({ index: 1 });
      await page.locator('.bench').waitFor();
      await look(`bench ${at}`);
    }
    // The parts of the panel are the shell's own, the same for every game.
    for (const part of await page.locator('.bench-parts button').all()) {
      await part.click();
      await look(`bench, ${await part.innerText()}`);
    }
  },

  'share, publish, the library, a battle, to battle': async (guest, look) => {
    const { page, url } = guest;
    await withAccount(guest, `Ann ${Date.now()}`);
    await onTheBench(guest, 'napoleonics', 'A hill of one’s own');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.locator('.library-publish').waitFor();
    await look('share');
    await page.keyboard.press('Escape');
    await publish(guest);
    await look('own battle');
    await page.goto(`${url}/battles`);
    await page.locator('.library-card svg').first().waitFor();
    await look('library');
    await page.goto(`${url}/play/napoleonics`);
    await page.locator('.scenarios-own .scenario').first().click();
    await page.locator('.briefing .library-picture svg').first().waitFor();
    await look('own battle on the page of its game');
  },
};
