import type { BoardModule } from '@bicorne/boardkit';
import { useEffect, useMemo, useState } from 'react';
import type { LastViews } from './lastViews.ts';
import type { Table } from './told.ts';

/** The last position of a match that has ended, with nothing hidden; null before, and where the board hides nothing. */
export function useLaidOpen({ match, viewer }: Table, ended: boolean, board: BoardModule): unknown {
  const [views, setViews] = useState<LastViews | null>(null);
  const wanted = ended && board.laidOpen !== undefined;
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    void import('./lastViews.ts')
      .then(({ lastViews }) => lastViews(match.id, viewer))
      .catch(() => null)
      .then((found) => here && setViews(found));
    return () => {
      here = false;
    };
  }, [wanted, match.id, viewer]);
  return useMemo(
    () => (wanted && views ? board.laidOpen?.(views.own, views.seats) : null),
    [wanted, board, views],
  );
}
