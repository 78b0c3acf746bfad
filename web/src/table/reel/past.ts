import type { Sight } from '@bicorne/engine';
import { useEffect, useState } from 'react';
import type { Table } from '../told.ts';
import { useHere } from '../useTable.ts';

/** What this seat saw, by the number of the message: of this visit at hand, else from whoever holds the match. */
export type Past = (n: number) => Promise<Sight | null>;

/** Gone with the seat that looks: the table is put together anew for the next. */
export function usePast({ n, sight }: Table): Past {
  const { momentAt } = useHere();
  const [known] = useState(() => new Map<number, Promise<Sight | null>>());
  useEffect(() => void known.set(n, Promise.resolve(sight)), [known, n, sight]);
  return (at) => {
    const found = known.get(at) ?? fetched(known, at, momentAt);
    known.set(at, found);
    return found;
  };
}

/** One that could not be had is asked for again next time. */
async function fetched(known: Map<number, unknown>, n: number, momentAt: Past): Promise<Sight | null> {
  const sight = await momentAt(n);
  if (sight === null) known.delete(n);
  return sight;
}
