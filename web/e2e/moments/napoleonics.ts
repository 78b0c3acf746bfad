import { watching, type Moment } from '../moments.ts';

const [FRENCH, ALLIED] = [0, 1];

/** Of the match in `napoleonics.bicorne`: Waterloo. */
export const NAPOLEONICS: readonly Moment[] = [
  { name: 'cards', at: 740, seat: FRENCH },
  { name: 'orders', at: 221, seat: FRENCH },
  { name: 'reach', at: 500, seat: FRENCH },
  {
    name: 'odds',
    at: 237,
    seat: FRENCH,
    first: async (page) => {
      const target = page.locator(`.stage [data-action*='"attack"']`).first();
      await target.hover({ force: true });
      await page.waitForTimeout(500);
      await target.hover({ force: true, position: { x: 20, y: 30 } });
      await page.locator('.chances-figure').first().waitFor();
    },
  },
  { name: 'reaction', at: 871, seat: FRENCH },
  { name: 'square-1', at: 660, seat: ALLIED },
  { name: 'square-2', at: 660, seat: ALLIED, first: watching(662, ALLIED) },
  { name: 'square-3', at: 660, seat: ALLIED, first: watching(663, ALLIED) },
  { name: 'melee', at: 956, seat: FRENCH },
  { name: 'retreat', at: 963, seat: FRENCH },
  { name: 'flight', at: 830, seat: ALLIED },
  { name: 'dark', at: 679, seat: FRENCH, language: 'ru', look: 'dark' },
  { name: 'phone', at: 237, seat: FRENCH, size: 'phone', language: 'uk' },
  { name: 'phone-dark', at: 963, seat: FRENCH, size: 'phone', language: 'ru', look: 'dark' },
];
