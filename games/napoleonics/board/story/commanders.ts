import type { Commander } from '@bicorne/boardkit/teach/story.ts';

export const WELLESLEY: Commander = {
  seat: 'allied',
  portrait: 'wellington',
  name: { en: 'Sir Arthur Wellesley', uk: 'Сер Артур Веллслі', ru: 'Сэр Артур Уэлсли' },
};
export const DELABORDE: Commander = {
  seat: 'french',
  portrait: 'delaborde',
  name: { en: 'General Delaborde', uk: 'Генерал Делаборд', ru: 'Генерал Делаборд' },
};
