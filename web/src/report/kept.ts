import type { Draft } from '@bicorne/report';
import { baseOf } from './base.ts';

/** Reports that were made or begun on this device, by match: IndexedDB. Without it every one is made anew. */

const base = baseOf('bicorne-reports', ['drafts']);
const MOST = 60;

interface Kept {
  readonly draft: Draft;
  readonly touched: number;
}

export async function keptDraft(match: string): Promise<Draft | null> {
  const kept = await base.ask<Kept | undefined>('drafts', 'readonly', (store) => store.get(match));
  return kept?.draft ?? null;
}

export async function keepDraft(match: string, draft: Draft): Promise<void> {
  await base.ask('drafts', 'readwrite', (store) =>
    store.put({ draft, touched: Date.now() } satisfies Kept, match),
  );
  const keys = (await base.ask<IDBValidKey[]>('drafts', 'readonly', (store) => store.getAllKeys())) ?? [];
  if (keys.length > MOST) await forgetOldest(keys);
}

/** The matches of which a report was made or begun here. */
export async function reportedMatches(): Promise<readonly string[]> {
  const keys = (await base.ask<IDBValidKey[]>('drafts', 'readonly', (store) => store.getAllKeys())) ?? [];
  return keys.map(String);
}

async function forgetOldest(keys: readonly IDBValidKey[]): Promise<void> {
  const all = (await base.ask<Kept[]>('drafts', 'readonly', (store) => store.getAll())) ?? [];
  const oldest = all.reduce((least, { touched }, n) => (touched < all[least].touched ? n : least), 0);
  await base.ask('drafts', 'readwrite', (store) => store.delete(keys[oldest]));
}
