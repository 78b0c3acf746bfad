import type { Words } from '@bicorne/boardkit';
import { lazy, Suspense, type ReactNode } from 'react';
import { create } from 'zustand';
import type { ShellWords } from '../words/words.ts';
import { useGameRules } from './game.ts';
import type { Table } from './told.ts';

const OrdersSheet = lazy(async () => ({ default: (await import('../orders/OrdersSheet.tsx')).OrdersSheet }));

/** What lies open over the table. */
type Letter = 'orders' | 'tryOut';

/** What of it lies open now. */
const useLetter = create<{ readonly open: Letter | null }>(() => ({ open: null }));

export const openLetter = (open: Letter): void => useLetter.setState({ open });
export const closeLetter = (): void => useLetter.setState({ open: null });
export const useTriesOut = (): boolean => useLetter(({ open }) => open === 'tryOut');

interface Props {
  readonly table: Table;
  readonly words: Words;
  readonly shell: ShellWords;
}

/** What a player has laid down beforehand; fetched when it is first opened. */
export function LettersOpen({ table, words, shell }: Props): ReactNode {
  const open = useLetter((state) => state.open);
  const game = useGameRules(table.match.game, open === 'orders');
  if (open !== 'orders' || !game) return null;
  return (
    <Suspense>
      <OrdersSheet table={table} game={game} words={words} shell={shell} onClose={closeLetter} />
    </Suspense>
  );
}
