import type { Language } from '@bicorne/boardkit';

/** What the workshop says of this game that its board does not say anyway. */
export interface Labels {
  readonly disc: (army: string) => string;
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
