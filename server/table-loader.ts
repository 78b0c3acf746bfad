import { turnOf } from '@bicorne/engine';
import type { GameModule } from '@bicorne/games';
import { mending, shut } from '@bicorne/table/reopen';
import { clockAfter } from './clock/of-match.ts';
import type { Queue } from './queue/port.ts';
import { sliced } from './slices.ts';
import type { StoredMatch } from './store/matches.ts';
import type { Store } from './store/port.ts';
import { openTable, shutTable, type Table } from './table.ts';

/** A state is stored after so many steps. */
const MARK_EVERY = 50;

/** The job that packs the steps of a match that is over; so long after its end nobody looks at them any more. */
const PACK = 'pack';
const PACK_AFTER = 60_000;
/** Packing is in no hurry, and each takes a thread on which others wait for the disk. */
const PACK_AT_ONCE = 2;

export interface LoaderOptions {
  readonly store: Store;
  readonly queue: Queue;
  readonly games: ReadonlyMap<string, GameModule>;
  readonly failed: (error: unknown, match: string) => void;
}

/** Reads tables from the store, and keeps there what they can go on from: states of running matches, packed steps of finished ones. */
export class TableLoader {
  readonly #options: LoaderOptions;

  constructor(options: LoaderOptions) {
    this.#options = options;
    options.queue.handle(PACK, (id) => options.store.matches.pack(id), PACK_AT_ONCE);
  }

  async read(id: string): Promise<Table | null> {
    const { store, games } = this.#options;
    const stored = await store.matches.find(id);
    const module = stored && games.get(stored.game);
    if (!stored || !module) return null;
    const words = await store.matches.steps.read(id, 0);
    if (stored.turn.kind === 'over') return this.#openEnded(module, stored, words);
    if (stored.rules === module.game.rules) return openTable(module, stored, words);
    return this.#reopen(module, stored, words);
  }

  /** Under the rules of today it may not come to its end any more. */
  async #openEnded(module: GameModule, stored: StoredMatch, words: readonly string[]): Promise<Table> {
    try {
      const table = await openTable(module, stored, words);
      if (turnOf(table.match).kind === 'over') return table;
    } catch (error) {
      if (stored.rules === module.game.rules) throw error;
    }
    return shutTable(stored, shut(module.game, stored, words, await this.#options.store.marks.of(stored.id)));
  }

  /** A match begun under other rules goes on under these; the place is marked in its steps. */
  async #reopen(module: GameModule, stored: StoredMatch, words: readonly string[]): Promise<Table | null> {
    const { store } = this.#options;
    const marks = await store.marks.of(stored.id);
    const owed = await sliced(mending(module.game, stored, words, marks));
    const table = await openTable(module, stored, [...words, ...owed]);
    if (owed.length === 0) return table;
    const { movedAt } = stored;
    const turn = turnOf(table.match);
    // What was taken back may have been others' turns: the clock of whoever is asked now runs.
    const clock = stored.clock && clockAfter(stored, turn, store.now());
    const added = { from: words.length, steps: owed, turn, movedAt, was: stored.clock, clock };
    if (!(await store.matches.steps.append(stored.id, added))) return this.read(stored.id);
    table.stored = { ...stored, turn, clock, steps: words.length + owed.length };
    return table;
  }

  /** Steps of this table were stored. */
  moved(table: Table): void {
    const isOver = table.stored.turn.kind === 'over';
    void this.#mark(table, isOver ? 1 : MARK_EVERY);
    if (isOver) void this.#putPacking(table.stored.id);
  }

  /** The table leaves the memory. */
  async putAway(table: Table): Promise<void> {
    if (table.stored.turn.kind !== 'over') await this.#mark(table, 1);
  }

  /** Stores the state, when so many steps have gone by since it was last stored. */
  async #mark(table: Table, every: number): Promise<void> {
    const { store, failed } = this.#options;
    const { id } = table.stored;
    const mark = table.mark(every);
    if (mark) await store.marks.put(id, mark).catch((error: unknown) => failed(error, id));
  }

  async #putPacking(id: string): Promise<void> {
    const { store, queue, failed } = this.#options;
    await queue.put(PACK, id, store.now() + PACK_AFTER).catch((error: unknown) => failed(error, id));
  }
}
