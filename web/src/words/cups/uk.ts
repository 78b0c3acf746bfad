import type { CupWords } from './words.ts';

export const words: CupWords = {
  handicap: 'Фора',
  whoGives: 'Хто дає',
  nobodyGives: 'Ніхто',
  games: 'Партії',
  pair: 'Пара: та сама битва двічі, зі зміною сторін',
  pairNote: 'Пару виграє той, хто попереду за двома партіями.',
  secondGame: 'Друга партія',
  afterFirst: 'Коли скінчиться перша',
  together: 'Одночасно з першою',
  oneClock: 'Один годинник на обидві партії',
  toSecond: 'До другої партії',
  toFirst: 'До першої партії',
  pairResult: 'Підсумок пари',
  gameNumber: (game) => `Партія ${String(game)}`,
  points: 'Очки',
  won: '(перемога)',
};
