import type { FirstBattle, Language } from '@bicorne/boardkit';
import { useEffect, useState } from 'react';

/** A game as the lobby shows it (build/titles.ts makes these of the games' own words). */
export interface Title {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  /** How long a battle takes, and how hard it is to learn. */
  readonly effort?: string | undefined;
  /** What “Play now” begins, where it is not the first of its battles as it stands. */
  readonly firstBattle?: FirstBattle | undefined;
  /** What its battles are called. */
  readonly scenarios: Readonly<Record<string, string>>;
  /** What its sides are called. */
  readonly seats: Readonly<Record<string, string>>;
}

const LOADERS: Readonly<Record<Language, () => Promise<{ titles: readonly Title[] }>>> = {
  en: () => import('virtual:bicorne-titles/en'),
  uk: () => import('virtual:bicorne-titles/uk'),
  ru: () => import('virtual:bicorne-titles/ru'),
};

export function useTitles(language: Language): readonly Title[] {
  const [titles, setTitles] = useState<readonly Title[]>([]);
  useEffect(() => {
    let wanted = true;
    void LOADERS[language]().then((loaded) => wanted && setTitles(loaded.titles));
    return () => {
      wanted = false;
    };
  }, [language]);
  return titles;
}
