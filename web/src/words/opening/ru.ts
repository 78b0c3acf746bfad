import type { OpeningWords } from './words.ts';

export const words: OpeningWords = {
  title: 'Перед боем',
  you: (side, battle) => `Вы: ${side}. ${battle}.`,
  wins: 'Как победить',
  bot: (side, level) => `${side}: бот, ${level}.`,
  lesson: 'Сначала короткий урок',
  sound: 'Звуки',
  silent: 'Без звуков',
  begin: 'К бою',
};
