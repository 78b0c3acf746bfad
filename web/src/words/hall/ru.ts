import { plural } from '@bicorne/boardkit/plural.ts';
import type { HallWords } from './words.ts';

const form = plural('ru');
const count = (n: number, one: string, few: string, many: string): string =>
  `${String(n)} ${form(n, { one, few, many, other: few })}`;

export const words: HallWords = {
  title: 'Против людей',
  here: (n) => `Здесь ${count(n, 'человек', 'человека', 'человек')}`,
  playing: (n) => `играют ${count(n, 'партию', 'партии', 'партий')}`,
  waiting: (n) => count(n, 'свободное место', 'свободных места', 'свободных мест'),
  all: 'Кто ждёт, кто играет',
  invite: 'Пригласить друга',
  inviteNote: 'Вы получите ссылку, которая ведёт прямо к месту за столом.',
  putUp: 'Выставить место',
  putUpNote: 'Каждый, кто сюда заглянет, сразу его увидит и сможет сесть.',
  chooseGame: 'В какую игру?',
  open: 'Свободные места',
  nobody: 'Сейчас никто не ждёт.',
  noneFit: 'Среди свободных мест такого нет.',
  now: 'Играют сейчас',
  noMatches: 'Открытых для зрителей партий сейчас нет.',
  sit: (seat) => `Сесть: ${seat}`,
  look: 'Посмотреть',
  yours: 'Здесь ждёт ваша партия.',
  watch: 'Смотреть',
  filters: 'Показать только',
  anyClock: 'Любые часы',
  clocks: { live: 'За один раз', days: 'Заочно, по дням', none: 'Без часов' },
  rating: 'Рейтинг',
  anyRating: 'С рейтингом или без',
  unrated: 'Без рейтинга',
  strength: 'Сила',
  anyStrength: 'Любая сила',
  near: (rating) => `Около ${String(rating)}`,
  side: 'Ваша сторона',
  anySide: 'Любая сторона',
  language: 'Язык',
  anyLanguage: 'Любой язык',
  languages: { en: 'Английский', uk: 'Украинский', ru: 'Русский' },
  rules: (n) => count(n, 'дополнительное правило', 'дополнительных правила', 'дополнительных правил'),
  lost: 'Связь с сервером потеряна; пробуем снова.',
};
