import { createContext, use, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createTable, type TableState, type TableStore } from './store.ts';

export const AtTable = createContext<TableStore | null>(null);

/** The table that is open here. */
export function useHere(): TableStore {
  const here = use(AtTable);
  if (!here) throw new Error('no table is open here');
  return here;
}

/** What it knows now, or a part of that. */
export const useTable = <T>(part: (state: TableState) => T): T => useStore(useHere().state, part);

/** Sits down at a match for as long as the page shows it. */
export function useOpenTable(match: string): TableStore {
  const [here] = useState(() => createTable(match));
  useEffect(() => here.open(), [here]);
  return here;
}
