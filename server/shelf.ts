import type { Table } from './table.ts';

export interface ShelfOptions {
  /** From the store. */
  readonly read: (id: string) => Promise<Table | null>;
  /** What is done with a table that was just read. */
  readonly opened: (table: Table) => Promise<void>;
  /** What is done with one that is put away. */
  readonly leaving: (table: Table) => void;
  /** Whether somebody looks at it. */
  readonly isWatched: (table: Table) => boolean;
  /** How many are kept besides those that are watched. */
  readonly idle: number;
}

interface Place {
  readonly table: Promise<Table | null>;
  /** When it has been read. */
  here: Table | null;
  /** How often any was asked for when it was put at the end of the row. */
  asked: number;
}

/** The tables in memory. The store is the truth: one that was put away comes back as it was. */
export class Shelf {
  readonly #options: ShelfOptions;
  /** Least recently asked for first, or nearly so. */
  readonly #tables = new Map<string, Place>();
  /** Those that are over, by when that was known; the longest first. */
  readonly #ended = new Map<string, number>();
  #asked = 0;
  /** So many may be here before it is looked again who can go. */
  #full: number;

  constructor(options: ShelfOptions) {
    this.#options = options;
    this.#full = options.idle;
  }

  find(id: string): Promise<Table | null> {
    this.#asked++;
    const known = this.#tables.get(id);
    if (!known) return this.#load(id);
    // To the end of the row, but not at every asking: one who plays asks often.
    if (this.#asked - known.asked >= this.#tables.size) {
      known.asked = this.#asked;
      this.#tables.delete(id);
      this.#tables.set(id, known);
    }
    return known.table;
  }

  /** It is over: nobody plays there any more, and when those who look have gone it can go as well. */
  ended(id: string): void {
    if (!this.#ended.has(id)) this.#ended.set(id, performance.now());
  }

  get size(): number {
    return this.#tables.size;
  }

  /** Only if it is here. */
  has(id: string): boolean {
    return this.#tables.has(id);
  }

  async all(): Promise<Table[]> {
    const tables = await Promise.all([...this.#tables.values()].map(({ table }) => table.catch(() => null)));
    return tables.filter((table) => table !== null);
  }

  #load(id: string): Promise<Table | null> {
    const place: Place = { table: this.#options.read(id), here: null, asked: this.#asked };
    this.#tables.set(id, place);
    void this.#afterLoading(id, place);
    return place.table;
  }

  async #afterLoading(id: string, place: Place): Promise<void> {
    const table = await place.table.catch(() => null);
    if (!table) return void this.#tables.delete(id);
    await this.#options.opened(table);
    place.here = table;
    this.#dropEnded();
    if (this.#tables.size > this.#full) this.#evict();
  }

  /** Not at once: what follows from an end looks at the table again. */
  #dropEnded(): void {
    const { isWatched, leaving } = this.#options;
    const before = performance.now() - LINGERING;
    for (const [id, at] of this.#ended) {
      if (at > before) return;
      this.#ended.delete(id);
      const here = this.#tables.get(id)?.here;
      if (here && (here.isBusy || isWatched(here))) this.ended(id);
      else if (here) {
        this.#tables.delete(id);
        leaving(here);
      }
    }
  }

  /** Looks through all of them, and so not whenever one is read: some may be idle beyond their number until the next look. */
  #evict(): void {
    const { idle, isWatched, leaving } = this.#options;
    const spare = [...this.#tables].flatMap(([id, { here }]) =>
      here && !here.isBusy && !isWatched(here) ? [{ id, table: here }] : [],
    );
    for (const { id, table } of spare.slice(0, Math.max(0, spare.length - idle))) {
      this.#tables.delete(id);
      leaving(table);
    }
    this.#full = this.#tables.size + Math.floor(idle * LENIENCE);
  }
}

/** So long a table stays that is over, in milliseconds. */
const LINGERING = 2000;
/** More at once would leave at once, and each is stored. */
const LENIENCE = 1 / 32;
