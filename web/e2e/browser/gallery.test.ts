import { join } from 'node:path';
import { offeredGames } from '@bicorne/games';
import { createServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { complaints } from '../axe.ts';
import { House } from '../house.ts';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterEach(() => house.part());
afterAll(() => house?.close());

it('the gallery of the art is open to everyone, by day and by lamplight', async () => {
  const server = await createServer({ root: join(import.meta.dirname, '../..'), logLevel: 'error' });
  await server.listen(0);
  const [address] = server.resolvedUrls?.local ?? [];
  try {
    const { page } = await house.guest('desktop');
    const found: Record<string, readonly string[]> = {};
    for (const game of offeredGames())
      for (const look of ['light', 'dark']) {
        await page.goto(`${address}gallery.html?game=${game}&look=${look}`);
        await page.locator('.sight-normal svg').first().waitFor({ timeout: 120_000 });
        const all = await complaints(page);
        if (all.length > 0) found[`${game}, ${look}`] = all;
      }
    expect(found).toEqual({});
  } finally {
    await server.close();
  }
});
