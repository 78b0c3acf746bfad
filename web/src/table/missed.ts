import { useEffect, useRef, useState } from 'react';
import type { Table } from './told.ts';

/** What the reader was not there to see: everything after message `after`, up to `until`. */
export interface Missed {
  readonly after: number;
  readonly until: number;
}

/** Since he was last at this table; or while he looked elsewhere, or the line was lost. */
export function useMissed({ n, lookedAt }: Table): Missed | null {
  const [missed, setMissed] = useState(() => missedBefore(n, lookedAt));
  const last = useRef(n);
  useEffect(() => {
    const before = last.current;
    last.current = n;
    if (n > before && (document.hidden || n > before + 1))
      setMissed((known) => missedSince(known, before, n));
  }, [n]);
  return missed;
}

/** Whoever is here for the first time has missed nothing. */
const missedBefore = (n: number, lookedAt = 0): Missed | null =>
  lookedAt > 0 && lookedAt < n ? { after: lookedAt, until: n } : null;

/** What follows at once upon what was missed is missed with it. */
export const missedSince = (known: Missed | null, before: number, n: number): Missed => ({
  after: known?.until === before ? known.after : before,
  until: n,
});
