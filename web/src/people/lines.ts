import type { ChatLine } from '@bicorne/table/protocol';
import { useEffect, useState } from 'react';
import { people } from '../net/people.ts';
import { useTable } from '../table/useTable.ts';
import { useStances } from './stances.ts';

/** What was said before, and what is said now, by those whom one wants to hear. */
export function useLines(match: string): readonly ChatLine[] {
  const [before, setBefore] = useState<readonly ChatLine[]>([]);
  const now = useTable((state) => state.talk);
  const line = useTable((state) => state.line);
  const unheard = new Set(useStances().map(({ person }) => person.id));
  // Also when a lost line is open again: nobody tells us what was said meanwhile.
  useEffect(() => {
    if (line === 'open') void people.chat(match).then((answer) => answer.ok && setBefore(answer.value));
  }, [match, line]);
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...now.filter(({ id }) => !known.has(id))]
    .filter(({ from }) => !unheard.has(from.person))
    .toSorted((one, other) => one.id - other.id);
}
