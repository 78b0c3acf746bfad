import { lazyWords } from '../lazy.ts';

/** What is said when a match has ended; loaded with the end. */
export interface EndingWords {
  readonly title: string;
  readonly losses: string;
  /** The rating now, and by how much it went up or down, with its sign. */
  readonly rating: (rating: number, change: string) => string;
  /** The turn in which one's chances changed most. */
  readonly turning: (turn: number, from: string, to: string) => string;
}

export const { load: loadEndingWords, use: useEndingWords } = lazyWords<EndingWords>({
  en: () => import('./en.ts'),
  uk: () => import('./uk.ts'),
  ru: () => import('./ru.ts'),
});
