import type { Sight } from '@bicorne/engine';
import { useState } from 'react';
import type { Table } from './store.ts';

/** The moments of this visit, as this seat saw them; gone with the seat. */
export function usePast({ n, sight, viewer }: Table): ReadonlyMap<number, Sight> {
  const [past, setPast] = useState({ viewer, sights: new Map<number, Sight>() });
  if (past.viewer === viewer && past.sights.get(n) === sight) return past.sights;
  const sights = new Map(past.viewer === viewer ? past.sights : []).set(n, sight);
  setPast({ viewer, sights });
  return sights;
}
