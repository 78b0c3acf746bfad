import type { OpeningWords } from './words.ts';

export const words: OpeningWords = {
  title: 'Before the battle',
  you: (side, battle) => `You: ${side}. ${battle}.`,
  wins: 'How you win',
  bot: (side, level) => `${side}: a bot, ${level}.`,
  lesson: 'A short lesson first',
  sound: 'Sounds',
  silent: 'None',
  begin: 'To battle',
};
