/** Something of ours in IndexedDB: a base with its stores. */
export interface Base {
  /** Null where the browser keeps nothing for us. */
  ask<T>(
    store: string,
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest,
  ): Promise<T | null>;
}

export const baseOf = (name: string, stores: readonly string[]): Base => ({
  async ask<T>(
    store: string,
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest,
  ): Promise<T | null> {
    try {
      const base = await answered<IDBDatabase>(opening(name, stores));
      const answer = await answered<T>(ask(base.transaction(store, mode).objectStore(store)));
      base.close();
      return answer;
    } catch {
      return null;
    }
  },
});

function opening(name: string, stores: readonly string[]): IDBOpenDBRequest {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () =>
    stores.forEach((store) => request.result.createObjectStore(store)),
  );
  return request;
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('nothing is kept')));
  });
