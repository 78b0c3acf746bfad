import type { AdviceWords } from './advice.ts';

export const advice: AdviceWords = {
  ask: 'Что сделал бы маршал?',
  thinking: 'Маршал смотрит на карту…',
  stop: 'Остановить',
  says: 'Маршал выбрал бы:',
  andThen: 'А затем:',
  none: 'Здесь маршалу нечего посоветовать.',
  plain: 'Если взвесить всё вместе, это обещает больше всего.',
};
