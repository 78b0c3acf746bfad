import type { Language } from '@bicorne/boardkit';
import type { Why } from '@bicorne/engine';
import type { PlanStanding } from '@bicorne/table/protocol';
import { useEffect, useState } from 'react';
import { usePreferences } from '../../preferences.ts';

/** What makes correspondence short: answers given beforehand, lines tried out, plans. Loaded where they are shown. */
export interface LetterWords {
  readonly orders: {
    readonly title: string;
    /** Where there are plans as well. */
    readonly both: string;
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
  /** Lines that are kept with the account. */
  readonly keeping: {
    readonly title: string;
    readonly note: string;
    readonly words: string;
    readonly begin: string;
    readonly end: string;
    readonly said: {
      readonly kept: string;
      readonly lost: string;
      readonly wrong: string;
      readonly ended: string;
    };
  };
  /** What one means to do in one's own turn. */
  readonly plans: {
    readonly title: string;
    readonly none: string;
    /** In a trial: to the position in which one's own turn begins, and what becomes of the other side. */
    readonly skip: string;
    readonly skipNote: string;
    readonly make: string;
    readonly nothing: string;
    readonly comes: { readonly now: string; readonly next: string };
    readonly steps: string;
    readonly when: (what: string) => string;
    readonly otherwise: string;
    readonly rests: string;
    readonly still: string;
    readonly anything: string;
    readonly within: (far: number) => string;
    readonly stopAtThrow: string;
    readonly runs: string;
    readonly asks: string;
    readonly itself: string;
    readonly save: string;
    readonly cancel: string;
    readonly kept: string;
    readonly full: string;
    readonly stale: string;
    readonly go: string;
    readonly look: string;
    readonly remove: string;
    readonly loosen: (what: string) => string;
    readonly stands: Readonly<Record<PlanStanding, string>>;
    readonly why: Readonly<Record<Why, string>>;
    readonly holder: { readonly own: string; readonly enemy: string; readonly nobody: string };
    readonly unchanged: (places: string, far: number) => string;
    /** Before the places that are not named any more. */
    readonly more: (count: number) => string;
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
    readonly beside: string;
    readonly alone: string;
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
