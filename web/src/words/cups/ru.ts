import type { CupWords } from './words.ts';

export const words: CupWords = {
  handicap: 'Фора',
  whoGives: 'Кто даёт',
  nobodyGives: 'Никто',
};
