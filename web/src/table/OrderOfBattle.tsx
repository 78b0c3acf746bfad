import type { BoardModule, Words } from '@bicorne/boardkit';
import { useMemo, type ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';

interface Props {
  readonly board: BoardModule;
  readonly view: unknown;
  readonly viewer: number;
  readonly words: Words;
  readonly shell: ShellWords;
}

/** For those who hear the page: the field as a list that can be read from one unit to the next. */
export function OrderOfBattle({ board, view, viewer, words, shell }: Props): ReactNode {
  const lines = useMemo(() => board.orderOfBattle?.(view, viewer, words) ?? [], [board, view, viewer, words]);
  if (lines.length === 0) return null;
  return (
    <section className="unseen">
      <h2>{shell.table.orderOfBattle}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
