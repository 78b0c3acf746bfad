import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { onTheTable, type Guest } from './house.ts';

/** A typical moment of a match, as the one who is asked sees it. */
export interface Moment {
  readonly name: string;
  /** After so many steps. */
  readonly at: number;
  readonly seat: number;
  readonly size?: 'desktop' | 'phone';
  readonly language?: 'en' | 'uk' | 'ru';
  readonly look?: 'light' | 'dark';
  /** What the reader does before the picture is taken. */
  readonly first?: (page: Page) => Promise<void>;
}

export const pressing =
  (what: string) =>
  (page: Page): Promise<void> =>
    page.locator(what).first().dispatchEvent('click');

/** Brings the recorded match of a game here, to be watched; its address. */
export async function bringMatch({ page, url }: Pick<Guest, 'page' | 'url'>, game: string): Promise<string> {
  await page.goto(`${url}/archive`);
  await page.locator('.import input').setInputFiles(join(import.meta.dirname, 'moments', `${game}.bicorne`));
  await page.locator('main.replay').waitFor();
  return page.url();
}

/** Takes over a seat in the middle of a match that is watched. */
export async function playFrom(page: Page, replay: string, { at, seat }: Moment): Promise<void> {
  await page.goto(replay);
  await page.locator('main.replay').waitFor();
  await page.locator('.prompt > .eyes select').selectOption(String(seat));
  await page.locator('.prompt input[type=range]').fill(String(at));
  await page.locator('.prompt > .branch').click();
  await page.waitForURL('**/match/**');
  await page.locator('main.replay').waitFor({ state: 'detached' });
  await onTheTable(page);
}

/** Instead of playing on, the same moment is watched with other eyes. */
export const watching =
  (at: number, eyes: number) =>
  async (page: Page): Promise<void> => {
    await page.evaluate(() => history.back());
    await page.locator('main.replay').waitFor();
    await page.locator('.prompt > .eyes select').selectOption(String(eyes));
    await page.locator('.prompt input[type=range]').fill(String(at));
  };
