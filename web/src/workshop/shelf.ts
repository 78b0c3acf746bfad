import type { BattleVersion } from '@bicorne/table/protocol';
import type { Report } from './report.ts';

/** A battle that is being made on this device. */
export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly scenario: unknown;
  /** What it was made from, by its title, and where that is in the library. */
  readonly parent?: string;
  readonly source?: string;
  /** It began as a position of a match, of which its file does not say all. */
  readonly moment?: true;
  readonly changedAt: number;
}

/** By the file of the battle: another version has another. */
interface Measured {
  readonly file: string;
  readonly report: Report;
  /** Not there where it was measured before levers were tried. */
  readonly tried?: Readonly<Record<string, Report>>;
}

/** Where a battle of the shelf is in the library, and as which version it was published last. */
export interface Published extends BattleVersion {
  /** Its name on the shelf. */
  readonly id: string;
}

export interface Shelf {
  keep(battle: Kept): Promise<unknown>;
  find(id: string): Promise<Kept | undefined>;
  all(): Promise<readonly Kept[]>;
  forget(id: string): Promise<unknown>;
  /** What the balance lab has found of a battle as it stood. */
  measure(found: Measured): Promise<unknown>;
  measured(file: string): Promise<Measured | undefined>;
  publish(published: Published): Promise<unknown>;
  published(id: string): Promise<Published | undefined>;
}

const NAME = 'bicorne-workshop';
const STORE = 'battles';
const MEASURES = 'measures';
const PUBLISHED = 'published';

/** What each of them is found by. */
const STORES = [
  [STORE, 'id'],
  [MEASURES, 'file'],
  [PUBLISHED, 'id'],
] as const;

/** Apart from the matches: whoever empties the one keeps the other. */
function openShelf(): Shelf {
  let opened: Promise<IDBDatabase> | null = null;
  const store = async (mode: IDBTransactionMode, name = STORE): Promise<IDBObjectStore> => {
    opened ??= open(() => (opened = null));
    return (await opened).transaction(name, mode).objectStore(name);
  };
  return {
    keep: async (battle) => answered((await store('readwrite')).put(battle)),
    find: async (id) => answered<Kept | undefined>((await store('readonly')).get(id)),
    all: async () => answered<Kept[]>((await store('readonly')).getAll()),
    measure: async (found) => answered((await store('readwrite', MEASURES)).put(found)),
    measured: async (file) => answered<Measured | undefined>((await store('readonly', MEASURES)).get(file)),
    publish: async (published) => answered((await store('readwrite', PUBLISHED)).put(published)),
    published: async (id) => answered<Published | undefined>((await store('readonly', PUBLISHED)).get(id)),
    forget: async (id) => answered((await store('readwrite')).delete(id)),
  };
}

function open(shut: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 3);
  request.addEventListener('upgradeneeded', () => {
    const { result } = request;
    for (const [name, keyPath] of STORES)
      if (!result.objectStoreNames.contains(name)) result.createObjectStore(name, { keyPath });
  });
  request.addEventListener('error', shut);
  request.addEventListener('success', () => request.result.addEventListener('close', shut));
  return answered(request);
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the shelf failed')));
  });

let shelf: Shelf | null = null;
export const theShelf = (): Shelf => (shelf ??= openShelf());
