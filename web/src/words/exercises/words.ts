import { lazyWords } from '../lazy.ts';

/** Positions with a question, and one's own mistakes. */
export interface ExerciseWords {
  readonly intro: string;
  readonly solved: (done: number, all: number) => string;
  readonly none: string;
  /** 1 to 5. */
  readonly difficulty: (level: number) => string;
  readonly levels: Readonly<Record<1 | 2 | 3 | 4 | 5, string>>;
  readonly points: (points: number) => string;
  /** What is to be done. */
  readonly task: (side: string) => string;
  readonly how: string;
  readonly best: string;
  /** After the chance of victory. */
  readonly gives: (percent: string) => string;
  readonly others: string;
  readonly why: string;
  readonly next: string;
  readonly all: string;
  readonly playOn: string;
  readonly shown: string;
  /** How it is judged. */
  readonly judged: string;
  readonly gone: string;
  readonly mine: string;
  readonly mineIntro: string;
  readonly noneMine: string;
  readonly due: (count: number) => string;
  readonly goThrough: string;
  readonly nothingDue: (date: string) => string;
  readonly comesBack: (date: string) => string;
  readonly lastMine: string;
  readonly forget: string;
  readonly theMatch: string;
  readonly played: string;
  readonly trend: string;
  readonly trendNote: string;
  readonly lostATurn: string;
  readonly kinds: string;
  readonly matches: (count: number) => string;
}

export const { load: loadExerciseWords, use: useExerciseWords } = lazyWords<ExerciseWords>({
  en: () => import('./en.ts'),
  uk: () => import('./uk.ts'),
  ru: () => import('./ru.ts'),
});
