import type { EndingWords } from './words.ts';

export const words: EndingWords = {
  title: 'Битва в цифрах',
  losses: 'Потери',
  rating: (rating, change) => `Ваш рейтинг: ${String(rating)} (${change})`,
  turning: (turn, from, to) =>
    `Всё решилось на ходу ${String(turn)}: ваши шансы на победу изменились с ${from} до ${to}.`,
};
