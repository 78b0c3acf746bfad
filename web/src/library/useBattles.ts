import type { BattleEntry, Sends } from '@bicorne/table/protocol';
import { useCallback, useEffect, useState } from 'react';
import { library } from '../net/library.ts';
import { useAsking, type Asking } from '../people/useAnswer.ts';

export type Query = Omit<Sends<'GET /battles'>, 'after'>;

interface Found extends Pick<Asking, 'busy' | 'fault'> {
  /** Null until there is an answer. */
  readonly battles: readonly BattleEntry[] | null;
  /** Null where there are no more. */
  readonly more: (() => void) | null;
}

/** What the library has of that, page by page. Another query is another list: the component has a key of it. */
export function useBattles(query: Query): Found {
  const [battles, setBattles] = useState<readonly BattleEntry[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const { ask, busy, fault } = useAsking();
  const load = useCallback(
    (after: string | null): Promise<void> =>
      ask(
        () => library.search({ ...query, ...(after === null ? {} : { after }) }),
        (page) => {
          setBattles((known) => withMore(after === null ? [] : (known ?? []), page.battles));
          setNext(page.next);
        },
      ),
    [ask, query],
  );
  useEffect(() => void load(null), [load]);
  return { battles, more: next === null ? null : () => void load(next), busy, fault };
}

/** One that was starred or played meanwhile may come a second time. */
function withMore(known: readonly BattleEntry[], more: readonly BattleEntry[]): readonly BattleEntry[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...more.filter(({ id }) => !ids.has(id))];
}
