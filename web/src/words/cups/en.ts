import type { CupWords } from './words.ts';

export const words: CupWords = {
  handicap: 'Handicap',
  whoGives: 'Who gives it',
  nobodyGives: 'Nobody',
};
