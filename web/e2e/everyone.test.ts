import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, SIZES } from './browser.ts';
import { freePort, Service } from './service.ts';

let browser: Browser;
let service: Service;

beforeAll(async () => {
  service = new Service(await freePort());
  [browser] = await Promise.all([openBrowser(), service.start()]);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await service?.close();
});

async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(', ')}`,
  );
}

it.each([
  ['desktop', 'light'],
  ['phone', 'dark'],
] as const)('lobby, table and rulebook are open to everyone (%s, %s)', async (size, colorScheme) => {
  const context = await browser.newContext({ viewport: SIZES[size], colorScheme, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(service.url);
  await page.locator('.start button[type=submit]').waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.locator('.start button[type=submit]').click();
  await page.locator('main.table .prompt-sentence').waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.locator('.rule-link').click();
  await page.locator('.book').waitFor();
  expect(await complaints(page)).toEqual([]);
  await context.close();
});
