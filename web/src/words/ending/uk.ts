import type { EndingWords } from './words.ts';

export const words: EndingWords = {
  title: 'Битва в цифрах',
  losses: 'Втрати',
  rating: (rating, change) => `Ваш рейтинг: ${String(rating)} (${change})`,
  turning: (turn, from, to) =>
    `Усе вирішилося на ходу ${String(turn)}: ваші шанси на перемогу змінилися з ${from} на ${to}.`,
};
