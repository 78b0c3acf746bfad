import type { AdviceWords } from './advice.ts';

export const advice: AdviceWords = {
  ask: 'Що зробив би маршал?',
  thinking: 'Маршал дивиться на мапу…',
  stop: 'Зупинити',
  says: 'Маршал обрав би:',
  andThen: 'А далі:',
  none: 'Тут маршал не має поради.',
  plain: 'Якщо зважити все разом, це обіцяє найбільше.',
};
