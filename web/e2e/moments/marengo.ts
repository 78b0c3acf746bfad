import { pressing, watching, type Moment } from '../moments.ts';

const [AUSTRIAN, FRENCH] = [0, 1];

/** Of the match in `marengo.bicorne`, which the Austrians win at 18 h. */
export const MARENGO: readonly Moment[] = [
  { name: 'setup', at: 19, seat: AUSTRIAN },
  { name: 'march', at: 63, seat: FRENCH },
  { name: 'road-march', at: 98, seat: AUSTRIAN },
  { name: 'orders', at: 170, seat: AUSTRIAN, first: pressing('[data-position="5"]') },
  { name: 'stakes', at: 123, seat: AUSTRIAN, first: pressing('[data-position="3"]') },
  { name: 'attack', at: 392, seat: AUSTRIAN },
  { name: 'bombardment-1', at: 491, seat: AUSTRIAN, first: pressing('[data-position="143"]') },
  { name: 'bombardment-2', at: 493, seat: AUSTRIAN, first: watching(500, FRENCH) },
  { name: 'bombardment-3', at: 520, seat: AUSTRIAN, first: pressing('[data-position="143"]') },
  { name: 'bombardment-4', at: 521, seat: FRENCH },
  { name: 'bombardment-5', at: 522, seat: AUSTRIAN, first: watching(522, FRENCH) },
  {
    name: 'approach',
    at: 170,
    seat: AUSTRIAN,
    first: (page) => page.locator('[data-position="143"]').dispatchEvent('pointerover'),
  },
  { name: 'assault-2', at: 106, seat: FRENCH },
  { name: 'assault-3', at: 630, seat: AUSTRIAN },
  { name: 'assault-5', at: 109, seat: FRENCH },
  { name: 'assault-8', at: 634, seat: FRENCH },
  { name: 'retreat', at: 127, seat: FRENCH },
  { name: 'morale', at: 213, seat: FRENCH },
  {
    name: 'notes',
    at: 623,
    seat: AUSTRIAN,
    first: (page) => page.locator('[data-position="75"]').dispatchEvent('pointerover'),
  },
  { name: 'end', at: 636, seat: FRENCH, first: pressing('.mar-chip') },
  { name: 'dark', at: 630, seat: AUSTRIAN, language: 'ru', look: 'dark' },
  { name: 'phone', at: 170, seat: AUSTRIAN, size: 'phone', language: 'uk' },
  { name: 'phone-assault', at: 109, seat: FRENCH, size: 'phone', language: 'uk' },
  { name: 'phone-dark', at: 127, seat: FRENCH, size: 'phone', language: 'ru', look: 'dark' },
];
