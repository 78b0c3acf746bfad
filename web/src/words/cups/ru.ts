import type { CupWords } from './words.ts';

export const words: CupWords = {
  handicap: 'Фора',
  whoGives: 'Кто даёт',
  nobodyGives: 'Никто',
  games: 'Партии',
  pair: 'Пара: та же битва дважды, со сменой сторон',
  pairNote: 'Пару выигрывает тот, кто впереди по двум партиям.',
  secondGame: 'Вторая партия',
  afterFirst: 'Когда закончится первая',
  together: 'Одновременно с первой',
  oneClock: 'Одни часы на обе партии',
  toSecond: 'Ко второй партии',
  toFirst: 'К первой партии',
  pairResult: 'Итог пары',
  gameNumber: (game) => `Партия ${String(game)}`,
  points: 'Очки',
  won: '(победа)',
};
