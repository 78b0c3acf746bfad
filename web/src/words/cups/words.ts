import { lazyWords } from '../lazy.ts';

/** Handicaps, pairs, tournaments: loaded where they are shown. */
export interface CupWords {
  readonly handicap: string;
  readonly whoGives: string;
  readonly nobodyGives: string;
}

export const { load: loadCupWords, use: useCupWords } = lazyWords<CupWords>({
  en: () => import('./en.ts'),
  uk: () => import('./uk.ts'),
  ru: () => import('./ru.ts'),
});
