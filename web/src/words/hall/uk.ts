import { plural } from '@bicorne/boardkit/plural.ts';
import type { HallWords } from './words.ts';

const form = plural('uk');
const count = (n: number, one: string, few: string, many: string): string =>
  `${String(n)} ${form(n, { one, few, many, other: few })}`;

export const words: HallWords = {
  title: 'Проти людей',
  here: (n) => `Тут ${count(n, 'людина', 'людини', 'людей')}`,
  playing: (n) => `грають ${count(n, 'партію', 'партії', 'партій')}`,
  waiting: (n) => count(n, 'вільне місце', 'вільні місця', 'вільних місць'),
  all: 'Хто чекає, хто грає',
  invite: 'Запросити друга',
  inviteNote: 'Ви отримаєте посилання, яке веде просто до місця за столом.',
  putUp: 'Виставити місце',
  putUpNote: 'Кожен, хто сюди загляне, одразу його побачить і зможе сісти.',
  chooseGame: 'До якої гри?',
  open: 'Вільні місця',
  nobody: 'Зараз ніхто не чекає.',
  noneFit: 'Такого серед вільних місць немає.',
  now: 'Грають зараз',
  noMatches: 'Відкритих для глядачів партій зараз немає.',
  sit: (seat) => `Сісти: ${seat}`,
  look: 'Подивитися',
  yours: 'Тут чекає ваша партія.',
  watch: 'Дивитися',
  filters: 'Показати лише',
  anyClock: 'Будь-який годинник',
  clocks: { live: 'За один раз', days: 'Заочно, по днях', none: 'Без годинника' },
  rating: 'Рейтинг',
  anyRating: 'З рейтингом чи без',
  unrated: 'Без рейтингу',
  strength: 'Сила',
  anyStrength: 'Будь-яка сила',
  near: (rating) => `Близько ${String(rating)}`,
  side: 'Ваша сторона',
  anySide: 'Будь-яка сторона',
  language: 'Мова',
  anyLanguage: 'Будь-яка мова',
  languages: { en: 'Англійська', uk: 'Українська', ru: 'Російська' },
  rules: (n) => count(n, 'додаткове правило', 'додаткові правила', 'додаткових правил'),
  lost: 'Зв’язок із сервером утрачено; пробуємо знову.',
};
