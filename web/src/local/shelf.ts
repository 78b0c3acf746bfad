import type { MatchCard } from '@bicorne/table/protocol';
import type { Mark } from '@bicorne/table/reopen';
import type { Book } from './book.ts';
import type { Given } from './orders.ts';

interface Kept {
  readonly book: Book;
  readonly steps: readonly string[];
  readonly mark: Mark | null;
  /** What each seat has answered beforehand. */
  readonly said: Given;
  /** The steps that were answered so. */
  readonly given: readonly number[];
}

/** Where the matches of this device are kept: IndexedDB in the browser. A promise kept is a change that is written. */
export interface Shelf {
  add(book: Book, card: MatchCard, steps: readonly string[]): Promise<void>;
  find(id: string): Promise<Kept | null>;
  /** False, and nothing is changed, when the match has not exactly `from` steps: another window was first. */
  append(card: MatchCard, from: number, steps: readonly string[], mark: Mark): Promise<boolean>;
  setOrders(id: string, said: Given): Promise<void>;
  setGiven(id: string, given: readonly number[]): Promise<void>;
  cards(): Promise<readonly MatchCard[]>;
  remove(id: string): Promise<void>;
}

const NAME = 'bicorne';
const VERSION = 2;
/** Cards apart from books: the page reads cards, and never what is hidden. */
const STORES = {
  cards: 'cards',
  books: 'books',
  steps: 'steps',
  marks: 'marks',
  standing: 'standing',
} as const;

export function openShelf(): Shelf {
  let opened: Promise<IDBDatabase> | null = null;
  const begin = async (mode: IDBTransactionMode): Promise<IDBTransaction> => {
    opened ??= open(() => (opened = null));
    return (await opened).transaction(Object.values(STORES), mode);
  };
  return {
    async add(book, card, steps) {
      const work = await begin('readwrite');
      work.objectStore(STORES.books).put(book);
      work.objectStore(STORES.cards).put(card);
      addSteps(work, card.id, 0, steps);
      await finished(work);
    },
    async find(id) {
      const work = await begin('readonly');
      const [book, steps, mark, said, given] = await Promise.all([
        answered<Book | undefined>(work.objectStore(STORES.books).get(id)),
        answered<string[]>(work.objectStore(STORES.steps).getAll(stepsOf(id))),
        answered<Mark | undefined>(work.objectStore(STORES.marks).get(id)),
        answered<Given | undefined>(work.objectStore(STORES.standing).get(id)),
        answered<readonly number[] | undefined>(work.objectStore(STORES.standing).get(givenOf(id))),
      ]);
      return book ? { book, steps, mark: mark ?? null, said: said ?? [], given: given ?? [] } : null;
    },
    async setOrders(id, said) {
      const work = await begin('readwrite');
      work.objectStore(STORES.standing).put(said, id);
      await finished(work);
    },
    async setGiven(id, given) {
      const work = await begin('readwrite');
      work.objectStore(STORES.standing).put(given, givenOf(id));
      await finished(work);
    },
    async append(card, from, steps, mark) {
      const work = await begin('readwrite');
      const count = await answered(work.objectStore(STORES.steps).count(stepsOf(card.id)));
      if (count !== from) return false;
      work.objectStore(STORES.cards).put(card);
      work.objectStore(STORES.marks).put(mark, card.id);
      addSteps(work, card.id, from, steps);
      await finished(work);
      return true;
    },
    async cards() {
      const work = await begin('readonly');
      return answered<MatchCard[]>(work.objectStore(STORES.cards).getAll());
    },
    async remove(id) {
      const work = await begin('readwrite');
      work.objectStore(STORES.cards).delete(id);
      work.objectStore(STORES.books).delete(id);
      work.objectStore(STORES.marks).delete(id);
      work.objectStore(STORES.standing).delete(id);
      work.objectStore(STORES.standing).delete(givenOf(id));
      work.objectStore(STORES.steps).delete(stepsOf(id));
      await finished(work);
    },
  };
}

/** Beside what was said, under a key that is no match's. */
const givenOf = (id: string): string => `${id}/given`;

const stepsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

function addSteps(work: IDBTransaction, id: string, from: number, steps: readonly string[]): void {
  const store = work.objectStore(STORES.steps);
  steps.forEach((step, index) => store.add(step, [id, from + index]));
}

/** What is shut, by the browser or for a newer page, and what could not be opened, is opened anew with the next wish. */
function open(shut: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('error', shut);
  request.addEventListener('success', () => {
    const { result } = request;
    result.addEventListener('close', shut);
    // A newer page that needs another shelf waits until the older ones let go of this.
    result.addEventListener('versionchange', () => {
      result.close();
      shut();
    });
  });
  request.addEventListener('upgradeneeded', () => {
    const has = request.result.objectStoreNames;
    const make = (name: string, options?: IDBObjectStoreParameters): void => {
      if (!has.contains(name)) request.result.createObjectStore(name, options);
    };
    make(STORES.cards, { keyPath: 'id' });
    make(STORES.books, { keyPath: 'id' });
    make(STORES.steps);
    make(STORES.marks);
    make(STORES.standing);
  });
  return answered(request);
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the shelf failed')));
  });

const finished = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.addEventListener('complete', () => resolve());
    work.addEventListener('abort', () => reject(work.error ?? new Error('the shelf failed')));
  });
