import type { Language } from '@bicorne/boardkit';
import { useEffect, useState } from 'react';
import { usePreferences } from '../../preferences.ts';

/** Handicaps, pairs, tournaments: loaded where they are shown. */
export interface CupWords {
  readonly handicap: string;
  readonly whoGives: string;
  readonly nobodyGives: string;
}

const LOADERS: Readonly<Record<Language, () => Promise<{ words: CupWords }>>> = {
  en: () => import('./en.ts'),
  uk: () => import('./uk.ts'),
  ru: () => import('./ru.ts'),
};

export const loadCupWords = async (language: Language): Promise<CupWords> =>
  (await LOADERS[language]()).words;

/** Null until they are here. */
export function useCupWords(): CupWords | null {
  const language = usePreferences((preferences) => preferences.language);
  const [words, setWords] = useState<CupWords | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadCupWords(language).then((loaded) => wanted && setWords(loaded));
    return () => {
      wanted = false;
    };
  }, [language]);
  return words;
}
