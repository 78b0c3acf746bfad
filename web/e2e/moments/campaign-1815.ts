import type { Page } from 'playwright-core';
import { pressing, watching, type Moment } from '../moments.ts';

const [FRENCH, ALLIED, PRUSSIAN] = [0, 1, 2];
const [FIRST, SECOND] = [0, 1];
const ONLOOKER = -1;

/** A page beside the table. */
const visiting =
  (path: string, what: string, press?: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(new URL(path, page.url()).href);
    await page.locator(what).first().waitFor();
    if (press !== undefined) await page.locator(press).click();
  };

const pointing =
  (what: string) =>
  async (page: Page): Promise<void> => {
    const place = page.locator(what).first();
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await place.hover({ force: true });
  };

/** The last block is given up for want of supply, and the turn in which the other army breaks is over. */
const starving = async (page: Page): Promise<void> => {
  await pressing('.cmp-card')(page);
  await page.locator('main.table[data-turn=over]').waitFor();
};

/** Of the match in `campaign-1815.bicorne`, from the historical set-up, which the Allies win. */
export const CAMPAIGN_1815: readonly Moment[] = [
  { name: 'start', at: 0, seat: FRENCH },
  { name: 'start-allied', at: 0, seat: FRENCH, first: watching(0, ALLIED) },
  { name: 'start-onlooker', at: 0, seat: FRENCH, first: watching(0, ONLOOKER) },
  {
    name: 'open',
    at: 6,
    seat: FRENCH,
    first: (page) => page.locator('[data-town="25"]').first().dispatchEvent('pointerover'),
  },
  { name: 'group', at: 6, seat: FRENCH, first: pressing('[data-town="25"]') },
  { name: 'bridge', at: 65, seat: FRENCH, first: pressing('[data-town="29"]') },
  { name: 'forced', at: 70, seat: FRENCH },
  { name: 'skirmish', at: 31, seat: FRENCH },
  { name: 'loss', at: 83, seat: FRENCH },
  { name: 'away', at: 87, seat: ALLIED },
  { name: 'terrain', at: 92, seat: ALLIED },
  { name: 'deployment', at: 95, seat: ALLIED },
  { name: 'deployment-attacker', at: 101, seat: FRENCH },
  { name: 'battle', at: 128, seat: ALLIED },
  { name: 'fire', at: 141, seat: FRENCH, first: pressing('[data-spot="block 4"]') },
  { name: 'far', at: 157, seat: ALLIED, first: pressing('[data-spot="block 27"]') },
  {
    name: 'glass',
    at: 141,
    seat: FRENCH,
    first: pointing('[data-moment="fight"] [aria-label^="Netherlands infantry"]'),
  },
  { name: 'reinforcement', at: 115, seat: ALLIED },
  { name: 'retreat', at: 305, seat: ALLIED },
  { name: 'round-5', at: 198, seat: FRENCH, first: watching(197, FRENCH) },
  { name: 'rout', at: 198, seat: FRENCH },
  { name: 'night', at: 200, seat: ALLIED },
  { name: 'regrouping', at: 619, seat: ALLIED },
  { name: 'supply', at: 548, seat: ALLIED },
  { name: 'end', at: 622, seat: ALLIED, first: starving },
  { name: 'story', at: 0, seat: FRENCH, first: visiting('/play/campaign-1815', '.story') },
  { name: 'lesson', at: 0, seat: FRENCH, first: visiting('/learn/campaign-1815/square', '.stage') },
  { name: 'dark', at: 141, seat: FRENCH, look: 'dark', language: 'ru' },
  { name: 'phone', at: 6, seat: FRENCH, size: 'phone', language: 'uk', first: pressing('[data-town="25"]') },
  { name: 'phone-battle', at: 141, seat: FRENCH, size: 'phone', language: 'uk' },
  { name: 'phone-dark', at: 95, seat: ALLIED, size: 'phone', language: 'ru', look: 'dark' },
];

/** Of the match in `campaign-1815-three.bicorne`: three players who set up as they like. */
export const CAMPAIGN_1815_THREE: readonly Moment[] = [
  { name: 'setup', at: 9, seat: ALLIED },
  { name: 'setup-french', at: 40, seat: FRENCH },
  { name: 'march', at: 178, seat: PRUSSIAN },
  { name: 'battles', at: 406, seat: ALLIED },
  { name: 'fight', at: 443, seat: ALLIED },
  { name: 'phone', at: 406, seat: ALLIED, size: 'phone', language: 'uk' },
];

/** Of the match in `campaign-1815-bid.bicorne`, whose players bid for their sides. */
export const CAMPAIGN_1815_BID: readonly Moment[] = [
  { name: 'offer', at: 1, seat: FIRST },
  { name: 'raise', at: 4, seat: SECOND },
  { name: 'price', at: 14, seat: SECOND },
];
