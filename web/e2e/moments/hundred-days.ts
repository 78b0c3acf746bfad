import { pressing, watching, type Moment } from '../moments.ts';

const [FRENCH, ALLIED] = [0, 1];

/** Of the match in `hundred-days.bicorne`: Waterloo with most of its optional rules, which the French win. */
export const HUNDRED_DAYS: readonly Moment[] = [
  { name: 'marks', at: 0, seat: FRENCH },
  { name: 'battery', at: 30, seat: FRENCH },
  { name: 'order', at: 63, seat: FRENCH },
  { name: 'shock', at: 89, seat: ALLIED },
  { name: 'square', at: 153, seat: FRENCH },
  { name: 'guns', at: 155, seat: FRENCH },
  { name: 'against-square', at: 155, seat: FRENCH, first: watching(157, FRENCH) },
  { name: 'withdrawal', at: 197, seat: FRENCH },
  { name: 'rally', at: 244, seat: FRENCH },
  { name: 'loss', at: 275, seat: ALLIED },
  { name: 'retreat', at: 277, seat: ALLIED },
  { name: 'ride', at: 284, seat: FRENCH },
  { name: 'advance', at: 287, seat: FRENCH },
  { name: 'rules', at: 86, seat: ALLIED, first: pressing('.hd-rules summary') },
  { name: 'dark', at: 270, seat: ALLIED, language: 'ru', look: 'dark' },
  { name: 'phone', at: 63, seat: FRENCH, size: 'phone', language: 'uk' },
  { name: 'phone-square', at: 153, seat: FRENCH, size: 'phone', language: 'uk' },
  { name: 'phone-dark', at: 277, seat: ALLIED, size: 'phone', language: 'ru', look: 'dark' },
];
