import type { OpeningWords } from './words.ts';

export const words: OpeningWords = {
  title: 'Перед боєм',
  you: (side, battle) => `Ви: ${side}. ${battle}.`,
  wins: 'Як перемогти',
  bot: (side, level) => `${side}: бот, ${level}.`,
  lesson: 'Спершу короткий урок',
  sound: 'Звуки',
  silent: 'Без звуків',
  begin: 'До бою',
};
