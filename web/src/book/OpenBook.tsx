import { hasCaptain } from '@bicorne/games';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { usePreferences } from '../preferences.ts';
import { useBook, useCaptain, type Loaded } from '../table/game.ts';
import { useBack } from '../ui/back.ts';
import type { ShellWords } from '../words/words.ts';

/** What sets a book is fetched with the first one. */
const Rulebook = lazy(async () => ({ default: (await import('./Rulebook.tsx')).Rulebook }));
const Captain = lazy(async () => ({ default: (await import('./Captain.tsx')).Captain }));

export interface Books {
  /** Opens the rulebook at a rule, or where it begins. */
  readonly openAt: (rule?: string) => void;
  /** Opens the captain's book, where the game has one. */
  readonly openCaptain: (() => void) | null;
  /** The book, while one lies open. */
  readonly open: ReactNode;
}

type Open = { readonly volume: 'rules'; readonly rule: string } | { readonly volume: 'captain' };

/** The rulebook of a game and its captain's book, fetched when they are first opened. */
export function useRulebook(game: string, loaded: Pick<Loaded, 'board' | 'words'>, shell: ShellWords): Books {
  const [open, setOpen] = useState<Open | null>(null);
  const language = usePreferences((preferences) => preferences.language);
  const rules = useBook(game, language, open?.volume === 'rules');
  const captain = useCaptain(game, language, open?.volume === 'captain');
  const onClose = useCallback(() => setOpen(null), []);
  useBack(open !== null, onClose);
  const openAt = useCallback((rule = '') => setOpen({ volume: 'rules', rule }), []);
  const openCaptain = useCallback(() => setOpen({ volume: 'captain' }), []);
  const volumes = open && hasCaptain(game) && (
    <Volumes open={open.volume} onRules={() => openAt()} onCaptain={openCaptain} shell={shell} />
  );
  const common = { volumes, shell, onClose };
  return {
    openAt,
    openCaptain: hasCaptain(game) ? openCaptain : null,
    open: open !== null && (
      <Suspense fallback={null}>
        {open.volume === 'rules' && rules !== null && (
          <Rulebook markdown={rules} rule={open.rule} onRule={openAt} {...loaded} {...common} />
        )}
        {open.volume === 'captain' && captain !== null && (
          <Captain game={game} captain={captain} loaded={loaded} onRule={openAt} {...common} />
        )}
      </Suspense>
    ),
  };
}

interface VolumesProps {
  readonly open: Open['volume'];
  readonly onRules: () => void;
  readonly onCaptain: () => void;
  readonly shell: ShellWords;
}

const Volumes = ({ open, onRules, onCaptain, shell: { book } }: VolumesProps): ReactNode => (
  <div className="book-volumes">
    <button type="button" aria-pressed={open === 'rules'} onClick={onRules}>
      {book.title}
    </button>
    <button type="button" aria-pressed={open === 'captain'} onClick={onCaptain}>
      {book.captain}
    </button>
  </div>
);
