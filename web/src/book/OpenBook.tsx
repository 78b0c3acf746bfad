import { lazy, Suspense, type ReactNode } from 'react';
import { usePreferences } from '../preferences.ts';
import { useBook, type Loaded } from '../table/game.ts';
import type { ShellWords } from '../words/words.ts';

/** What sets a rulebook is fetched with the first one. */
const Book = lazy(async () => ({ default: (await import('./Book.tsx')).Book }));

interface Props {
  /** The rule to open at; null: closed. */
  readonly rule: string | null;
  readonly game: string;
  readonly loaded: Loaded;
  readonly shell: ShellWords;
  readonly onClose: () => void;
}

/** The rulebook of a game, fetched when it is first opened. */
export function OpenBook({ rule, game, loaded, shell, onClose }: Props): ReactNode {
  const language = usePreferences((preferences) => preferences.language);
  const book = useBook(game, language, rule !== null);
  if (rule === null || book === null) return null;
  return (
    <Suspense fallback={null}>
      <Book
        markdown={book}
        rule={rule}
        board={loaded.board}
        words={loaded.words}
        shell={shell}
        onClose={onClose}
      />
    </Suspense>
  );
}
