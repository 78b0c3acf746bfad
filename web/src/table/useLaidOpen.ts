import type { BoardModule } from '@bicorne/boardkit';
import { useEffect, useState } from 'react';
import type { Recorded } from './reel/recorded.ts';
import type { Table } from './told.ts';

/** The last position of a match that has ended, with nothing hidden; null before, and where the board hides nothing. */
export function useLaidOpen({ viewer }: Table, recorded: Recorded | null, board: BoardModule): unknown {
  const [open, setOpen] = useState<unknown>(null);
  useEffect(() => {
    const { laidOpen } = board;
    if (!recorded || !laidOpen) return;
    let here = true;
    const views = [viewer, ...recorded.seats.keys()].map(
      async (eyes) => (await recorded.sight(recorded.last, eyes)).view,
    );
    void Promise.all(views).then(
      ([own, ...seats]) => here && setOpen(laidOpen(own, seats)),
      () => undefined,
    );
    return () => {
      here = false;
      setOpen(null);
    };
  }, [recorded, board, viewer]);
  return open;
}
