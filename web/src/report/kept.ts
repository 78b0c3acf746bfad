import type { Draft } from '@bicorne/report';

/** Reports that were made or begun on this device, by match: IndexedDB. Without it every one is made anew. */

const NAME = 'bicorne-reports';
const STORE = 'drafts';
const MOST = 60;

interface Kept {
  readonly draft: Draft;
  readonly touched: number;
}

export async function keptDraft(match: string): Promise<Draft | null> {
  const kept = await inStore<Kept | undefined>('readonly', (store) => store.get(match));
  return kept?.draft ?? null;
}

export async function keepDraft(match: string, draft: Draft): Promise<void> {
  await inStore('readwrite', (store) => store.put({ draft, touched: Date.now() } satisfies Kept, match));
  const keys = (await inStore<IDBValidKey[]>('readonly', (store) => store.getAllKeys())) ?? [];
  if (keys.length > MOST) await forgetOldest(keys);
}

/** The matches of which a report was made or begun here. */
export async function reportedMatches(): Promise<readonly string[]> {
  const keys = (await inStore<IDBValidKey[]>('readonly', (store) => store.getAllKeys())) ?? [];
  return keys.map(String);
}

async function forgetOldest(keys: readonly IDBValidKey[]): Promise<void> {
  const all = (await inStore<Kept[]>('readonly', (store) => store.getAll())) ?? [];
  const oldest = all.reduce((least, { touched }, n) => (touched < all[least].touched ? n : least), 0);
  await inStore('readwrite', (store) => store.delete(keys[oldest]));
}

/** Null where the browser keeps nothing for us. */
async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<T | null> {
  try {
    const base = await answered<IDBDatabase>(opening());
    const answer = await answered<T>(ask(base.transaction(STORE, mode).objectStore(STORE)));
    base.close();
    return answer;
  } catch {
    return null;
  }
}

function opening(): IDBOpenDBRequest {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return request;
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('nothing is kept')));
  });
