import type { Language } from '@bicorne/boardkit';
import { useEffect, useState } from 'react';
import { usePreferences } from '../../preferences.ts';

/** What makes correspondence short: answers given beforehand, lines tried out, plans. Loaded where they are shown. */
export interface LetterWords {
  readonly orders: {
    readonly title: string;
    readonly intro: string;
    /** Takes what the game proposes, and what that would do to what was said before. */
    readonly sensible: string;
    readonly askAll: string;
    /** What is asked now, and whether one has said something to it. */
    readonly askedNow: string;
    readonly otherwise: string;
    readonly add: string;
    readonly save: string;
    readonly cancel: string;
    readonly remove: (what: string) => string;
    readonly answer: string;
    readonly scope: string;
    readonly everywhere: string;
    readonly thisTurn: string;
    readonly onlyIf: string;
    readonly any: string;
    readonly least: string;
    readonly most: string;
    /** Beyond so many nothing more is kept. */
    readonly full: string;
  };
  /** A running match, tried out in the page. */
  readonly tryOut: {
    readonly title: string;
    readonly hint: string;
    readonly back: string;
    readonly world: string;
    readonly worldNo: (n: number) => string;
    readonly worldNote: string;
    readonly undo: string;
    readonly newer: string;
    readonly fresh: string;
    readonly roll: (dice: number) => string;
    readonly draw: string;
    readonly orChoose: string;
    readonly lay: string;
    readonly die: (n: number) => string;
    readonly line: string;
    readonly start: string;
    readonly note: string;
    readonly cut: string;
    readonly branches: string;
  };
}

const LOADERS: Readonly<Record<Language, () => Promise<{ words: LetterWords }>>> = {
  en: () => import('./en.ts'),
  uk: () => import('./uk.ts'),
  ru: () => import('./ru.ts'),
};

/** Null until they are here. */
export function useLetterWords(): LetterWords | null {
  const language = usePreferences((preferences) => preferences.language);
  const [words, setWords] = useState<LetterWords | null>(null);
  useEffect(() => {
    let wanted = true;
    void LOADERS[language]().then((loaded) => wanted && setWords(loaded.words));
    return () => {
      wanted = false;
    };
  }, [language]);
  return words;
}
