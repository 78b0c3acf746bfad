import type { EndingWords } from './words.ts';

export const words: EndingWords = {
  title: 'The battle in figures',
  losses: 'Losses',
  rating: (rating, change) => `Your rating: ${String(rating)} (${change})`,
  turning: (turn, from, to) =>
    `The turning point was turn ${String(turn)}: your chances of victory went from ${from} to ${to}.`,
};
