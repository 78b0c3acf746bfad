import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { usePreferences } from '../preferences.ts';
import { useBook, type Loaded } from '../table/game.ts';
import type { ShellWords } from '../words/words.ts';

/** What sets a rulebook is fetched with the first one. */
const Book = lazy(async () => ({ default: (await import('./Book.tsx')).Book }));

interface Rulebook {
  /** Opens it at a rule, or where it begins. */
  readonly openAt: (rule?: string) => void;
  /** The book, while it lies open. */
  readonly open: ReactNode;
}

/** The rulebook of a game, fetched when it is first opened. */
export function useRulebook(game: string, { board, words }: Loaded, shell: ShellWords): Rulebook {
  const [rule, setRule] = useState<string | null>(null);
  const language = usePreferences((preferences) => preferences.language);
  const book = useBook(game, language, rule !== null);
  const close = useCallback(() => setRule(null), []);
  const openAt = useCallback((at = '') => setRule(at), []);
  const open = rule !== null && book !== null && (
    <Suspense fallback={null}>
      <Book markdown={book} rule={rule} board={board} words={words} shell={shell} onClose={close} />
    </Suspense>
  );
  return { openAt, open };
}
