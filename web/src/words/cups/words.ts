import { lazyWords } from '../lazy.ts';

/** Handicaps, pairs, tournaments: loaded where they are shown. */
export interface CupWords {
  readonly handicap: string;
  readonly whoGives: string;
  readonly nobodyGives: string;

  /** One game or a pair. */
  readonly games: string;
  readonly pair: string;
  readonly pairNote: string;
  readonly secondGame: string;
  readonly afterFirst: string;
  readonly together: string;
  readonly oneClock: string;
  readonly toSecond: string;
  readonly toFirst: string;
  readonly pairResult: string;
  readonly gameNumber: (game: number) => string;
  readonly points: string;
  /** Read to those who do not see that it is underlined. */
  readonly won: string;
}

export const { load: loadCupWords, use: useCupWords } = lazyWords<CupWords>({
  en: () => import('./en.ts'),
  uk: () => import('./uk.ts'),
  ru: () => import('./ru.ts'),
});
