/** `npm run previews`: the games' pictures for the first page, made from their own maps. Without words: they have all languages. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { offeredGames } from '@bicorne/games';
import type { Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { freePort, Service } from './service.ts';
import setup from './setup.ts';

const PICTURES = join(import.meta.dirname, '..', 'public', 'pictures');
const SIZE = { width: 420, height: 262 };
/** The frame of the map is left out. */
const CLOSER = 1.22;
const QUALITY = 0.3;

/** The browser itself writes WebP. */
function toWebp(page: Page, png: Buffer): Promise<string> {
  return page.evaluate(shrink, { png: png.toString('base64'), size: SIZE, closer: CLOSER, quality: QUALITY });
}

async function shrink(plan: {
  png: string;
  size: { width: number; height: number };
  closer: number;
  quality: number;
}): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${plan.png}`;
  await image.decode();
  const { width, height } = plan.size;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, plan.size);
  const scale = Math.max(width / image.width, height / image.height) * plan.closer;
  const [across, down] = [image.width * scale, image.height * scale];
  canvas.getContext('2d')?.drawImage(image, (width - across) / 2, (height - down) / 2, across, down);
  return canvas.toDataURL('image/webp', plan.quality).split(',')[1];
}

mkdirSync(PICTURES, { recursive: true });
await setup();
const service = new Service(await freePort());
await service.start();
const browser = await openBrowser();
try {
  const page = await browser.newPage({
    viewport: { width: 1800, height: 1400 },
    colorScheme: 'light',
    bypassCSP: true,
  });
  for (const game of offeredGames()) {
    await page.goto(`${service.url}/play/${game}`);
    await page.addStyleTag({
      content: 'svg text { display: none } .offer-columns { display: block !important }',
    });
    const map = page.locator('.story-map > svg').first();
    await map.waitFor();
    await page.waitForLoadState('networkidle');
    const webp = Buffer.from(await toWebp(page, await map.screenshot()), 'base64');
    writeFileSync(join(PICTURES, `${game}.webp`), webp);
    console.log(`${game}: ${String(webp.length)} bytes`);
  }
} finally {
  await browser.close();
  await service.close();
}
