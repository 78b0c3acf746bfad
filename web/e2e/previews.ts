/** `npm run previews`: the games' pictures for the first page, made from their own maps. Without words: they have all languages. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { offeredGames } from '@bicorne/games';
import encode, { init } from '@jsquash/avif/encode.js';
import type { Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { PATIENCE } from './house.ts';
import { freePort, Service } from './service.ts';
import setup from './setup.ts';

const PICTURES = join(import.meta.dirname, '..', 'public', 'pictures');
const SIZE = { width: 420, height: 262 };
/** The frame of the map is left out. */
const CLOSER = 1.22;
const QUALITY = 32;

const codec = createRequire(import.meta.url).resolve('@jsquash/avif/codec/enc/avif_enc.wasm');
await init(await WebAssembly.compile(readFileSync(codec)));

/** A third smaller than WebP, which is a tenth of all that a first visit is sent. */
async function toAvif(page: Page, png: Buffer): Promise<Buffer> {
  const points = await page.evaluate(shrink, { png: png.toString('base64'), size: SIZE, closer: CLOSER });
  const data = new Uint8ClampedArray(Buffer.from(points, 'base64'));
  return Buffer.from(await encode({ data, ...SIZE, colorSpace: 'srgb' }, { quality: QUALITY, speed: 2 }));
}

/** In the browser: the points of the picture, four bytes each. */
async function shrink(plan: {
  png: string;
  size: { width: number; height: number };
  closer: number;
}): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${plan.png}`;
  await image.decode();
  const { width, height } = plan.size;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, plan.size);
  const scale = Math.max(width / image.width, height / image.height) * plan.closer;
  const [across, down] = [image.width * scale, image.height * scale];
  const context = canvas.getContext('2d');
  context?.drawImage(image, (width - across) / 2, (height - down) / 2, across, down);
  const points = context?.getImageData(0, 0, width, height).data ?? [];
  return btoa(Array.from(points, (one) => String.fromCodePoint(one)).join(''));
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
  page.setDefaultTimeout(PATIENCE);
  for (const game of offeredGames()) {
    await page.goto(`${service.url}/play/${game}`);
    await page.addStyleTag({
      content: 'svg text { display: none } .offer-columns { display: block !important }',
    });
    const map = page.locator('.story-map > svg').first();
    await map.waitFor();
    await page.waitForLoadState('networkidle');
    const avif = await toAvif(page, await map.screenshot());
    writeFileSync(join(PICTURES, `${game}.avif`), avif);
    console.log(`${game}: ${String(avif.length)} bytes`);
  }
} finally {
  await browser.close();
  await service.close();
}
