import type { Language } from '@bicorne/boardkit';

/** What the workshop says of this game that its board does not say anyway. */
export interface Labels {
  readonly levers: Readonly<Record<string, (side: string) => string>>;
  readonly notKept: string;
  readonly disc: (army: string) => string;
  /** Pieces that are dealt blind when the battle begins. */
  readonly bags: string;
  readonly bag: string;
  readonly bagOf: (army: string, pieces: number, places: number) => string;
  readonly bagArmy: string;
  readonly bagFaces: string;
  readonly dealt: readonly [string, string];
  readonly time: string;
  readonly hour: string;
  readonly toMove: string;
  readonly uncommitted: (army: string) => string;
  readonly words: string;
  readonly title: string;
  readonly history: string;
  readonly notes: string;
  readonly pieces: string;
  readonly discs: string;
}

const en: Labels = {
  bags: 'Dealt blind',
  bag: 'Bag',
  bagOf: (army, pieces, places) => `${army}: ${pieces} pieces for ${places} places`,
  bagArmy: 'Army',
  bagFaces: 'Pieces in it',
  dealt: ['a piece from the first bag', 'a piece from the second bag'],
  levers: {
    'discs+': (side) => `one disc more to begin with: ${side}`,
    'discs-': (side) => `one disc less to begin with: ${side}`,
  },
  notKept:
    'Pieces, discs, orders and the traffic of the turn are as they were. Not kept: which guns are tired, and what was lost before.',
  disc: (army) => `disc, ${army}`,
  time: 'Time and morale',
  hour: 'Hour',
  toMove: 'Moves next',
  uncommitted: (army) => `Uncommitted discs, ${army}`,
  words: 'Title and text',
  title: 'Title',
  history: 'History',
  notes: 'Notes',
  pieces: 'Pieces',
  discs: 'Discs',
};

const uk: Labels = {
  bags: 'Роздають наосліп',
  bag: 'Мішок',
  bagOf: (army, pieces, places) => `${army}: фігур — ${pieces}, місць — ${places}`,
  bagArmy: 'Армія',
  bagFaces: 'Фігури в ньому',
  dealt: ['фігура з першого мішка', 'фігура з другого мішка'],
  levers: {
    'discs+': (side) => `на диск більше на початку: ${side}`,
    'discs-': (side) => `на диск менше на початку: ${side}`,
  },
  notKept:
    'Фігури, диски, накази й рух дорогами цього ходу такі, як були. Не збережено: які гармати втомлені та що втрачено раніше.',
  disc: (army) => `диск, ${army}`,
  time: 'Час і мораль',
  hour: 'Година',
  toMove: 'Ходить наступною',
  uncommitted: (army) => `Вільних дисків, ${army}`,
  words: 'Назва й текст',
  title: 'Назва',
  history: 'Історія',
  notes: 'Примітки',
  pieces: 'Фігур',
  discs: 'Дисків',
};

const ru: Labels = {
  bags: 'Раздают вслепую',
  bag: 'Мешок',
  bagOf: (army, pieces, places) => `${army}: фигур — ${pieces}, мест — ${places}`,
  bagArmy: 'Армия',
  bagFaces: 'Фигуры в нём',
  dealt: ['фигура из первого мешка', 'фигура из второго мешка'],
  levers: {
    'discs+': (side) => `на диск больше в начале: ${side}`,
    'discs-': (side) => `на диск меньше в начале: ${side}`,
  },
  notKept:
    'Фигуры, диски, приказы и движение по дорогам этого хода такие, как были. Не сохранено: какие орудия устали и что потеряно раньше.',
  disc: (army) => `диск, ${army}`,
  time: 'Время и мораль',
  hour: 'Час',
  toMove: 'Ходит следующей',
  uncommitted: (army) => `Свободных дисков, ${army}`,
  words: 'Название и текст',
  title: 'Название',
  history: 'История',
  notes: 'Примечания',
  pieces: 'Фигур',
  discs: 'Дисков',
};

export const LABELS: Readonly<Record<Language, Labels>> = { en, uk, ru };
