import type { Language } from '@bicorne/boardkit';
import { useEffect, useState } from 'react';
import { usePreferences } from '../preferences.ts';

/** The words of something that is not there at the first load come with it. */
export interface LazyWords<W> {
  readonly load: (language: Language) => Promise<W>;
  /** In the reader's language; null until they are here. */
  readonly use: () => W | null;
}

export function lazyWords<W>(loaders: Readonly<Record<Language, () => Promise<{ words: W }>>>): LazyWords<W> {
  const load = async (language: Language): Promise<W> => (await loaders[language]()).words;
  return { load, use: () => useLoaded(load) };
}

function useLoaded<W>(load: LazyWords<W>['load']): W | null {
  const language = usePreferences((preferences) => preferences.language);
  const [words, setWords] = useState<W | null>(null);
  useEffect(() => {
    let wanted = true;
    void load(language).then((loaded) => wanted && setWords(loaded));
    return () => {
      wanted = false;
    };
  }, [load, language]);
  return words;
}
