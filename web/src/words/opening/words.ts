import { lazyWords } from '../lazy.ts';

/** What is said before the first step; loaded with it. */
export interface OpeningWords {
  readonly title: string;
  /** Which side the reader has, in which battle. */
  readonly you: (side: string, battle: string) => string;
  readonly wins: string;
  /** Who has another side: a bot of this level; what is said of the level follows. */
  readonly bot: (side: string, level: string) => string;
  readonly lesson: string;
  readonly sound: string;
  readonly silent: string;
  readonly begin: string;
}

export const { load: loadOpeningWords, use: useOpeningWords } = lazyWords<OpeningWords>({
  en: () => import('./en.ts'),
  uk: () => import('./uk.ts'),
  ru: () => import('./ru.ts'),
});
