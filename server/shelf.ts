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

/** A table, and how often any was asked for when it was put at the end of the row. */
interface Place {
  readonly table: Promise<Table | null>;
  readonly asked: number;
}

/** The tables in memory. The store is the truth: one that was put away comes back as it was. */
export class Shelf {
  readonly #options: ShelfOptions;
  /** Least recently asked for first, or nearly so. */
  readonly #tables = new Map<string, Place>();
  #asked = 0;

  constructor(options: ShelfOptions) {
    this.#options = options;
  }

  find(id: string): Promise<Table | null> {
    this.#asked++;
    const known = this.#tables.get(id);
    if (!known) return this.#put(id, this.#load(id));
    // To the end of the row, but not at every asking: one who plays asks often.
    if (this.#asked - known.asked < this.#tables.size) return known.table;
    this.#tables.delete(id);
    return this.#put(id, known.table);
  }

  #put(id: string, table: Promise<Table | null>): Promise<Table | null> {
    this.#tables.set(id, { table, asked: this.#asked });
    return table;
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
    const loading = this.#options.read(id);
    void this.#afterLoading(id, loading);
    return loading;
  }

  async #afterLoading(id: string, loading: Promise<Table | null>): Promise<void> {
    const table = await loading.catch(() => null);
    if (!table) return void this.#tables.delete(id);
    await this.#options.opened(table);
    await this.#evict();
  }

  async #evict(): Promise<void> {
    let spare = this.#tables.size - this.#options.idle;
    for (const id of this.#tables.keys()) {
      if (spare-- <= 0) return;
      const table = await this.#tables.get(id)?.table.catch(() => null);
      if (!table || table.isBusy || this.#options.isWatched(table)) continue;
      this.#tables.delete(id);
      this.#options.leaving(table);
    }
  }
}
