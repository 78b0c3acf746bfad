import { useEffect } from 'react';
import type { ShellWords } from '../words/words.ts';

const NAME = 'Bicorne';

/** So many matches wait for the one who looks: the title of the page says so, and the app's badge. */
export function useCalls(waiting: number, { table }: ShellWords): void {
  useEffect(() => {
    document.title = waiting === 0 ? NAME : `${countText(waiting)}${table.yourTurn} – ${NAME}`;
    badge(waiting);
    return () => {
      document.title = NAME;
    };
  }, [waiting, table.yourTurn]);
}

const countText = (waiting: number): string => (waiting === 1 ? '' : `(${String(waiting)}) `);

/** Not every browser has one, and one that has may not allow it. */
function badge(waiting: number): void {
  if ('setAppBadge' in navigator)
    void (waiting === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(waiting)).catch(() => null);
}
