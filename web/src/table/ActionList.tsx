import type { BoardModule } from '@bicorne/boardkit';
import { useNarrow } from '@bicorne/boardkit/narrow.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { RowsProps } from './ActionRows.tsx';
import './actions.css';

/** Few unfold it. */
const Rows = lazy(async () => ({ default: (await import('./ActionRows.tsx')).Rows }));

/** Everything that may be done now as a plain list, for fingers, keys and screen readers; folded until it is wanted. */
export function ActionList({ legal, moment, words, shell, act }: RowsProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details className="actions" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{shell.play.allActions(legal.length)}</summary>
      <Suspense>
        {open && <Rows legal={legal} moment={moment} words={words} shell={shell} act={act} />}
      </Suspense>
    </details>
  );
}

/** Where there is little room: below what the game lays on the table. */
export function NarrowActions(props: RowsProps & { readonly board: BoardModule }): ReactNode {
  const narrow = useNarrow();
  return narrow && props.legal.some((action) => props.board.drawn(action)) ? <ActionList {...props} /> : null;
}
