import { ONLOOKER, turnOf, type Played, type Seat, type Turn, type Viewer } from '@bicorne/engine';
import { isEqual } from '@bicorne/table/patch';
import type { Update } from '@bicorne/table/protocol';
import { playAll } from '@bicorne/table/steps';
import type { Added, Holder, Told } from '@bicorne/table/table';
import type { Audience } from './audience.ts';
import { type ClockState } from './clock/clock.ts';
import { clockAfter, isPaused } from './clock/of-match.ts';
import { stageOf } from './dice.ts';
import type { TableLoader } from './table-loader.ts';
import type { StoredMatch } from './store/matches.ts';
import type { Store } from './store/port.ts';
import type { NewSteps } from './store/steps.ts';
import type { Table } from './table.ts';

export interface LedgerOptions {
  readonly store: Store;
  readonly audience: Audience;
  readonly failed: (error: unknown, match: string) => void;
  /** Hears of everything that this server stored: steps, seats, numbers. */
  readonly moved?: (before: StoredMatch, after: StoredMatch) => void;
}

/** Whoever acts, and the line that is told of it with the answer rather than by itself. */
export interface Actor {
  readonly seat: Seat;
  readonly line: string;
}

/** What became of steps: stored, and then what the actor is told of them; or somebody else was first. */
type Outcome = { readonly stored: false } | { readonly stored: true; readonly told: readonly Update[] };

/** Makes what happens at the tables durable, and only then known. */
export class Ledger {
  readonly #options: LedgerOptions;
  readonly #loader: TableLoader;
  /** Hears of every table at which somebody else may have become the one to act. */
  readonly #passed: (table: Table) => void;

  constructor(options: LedgerOptions, loader: TableLoader, passed: (table: Table) => void) {
    this.#options = options;
    this.#loader = loader;
    this.#passed = passed;
  }

  /** Those who look at this table. */
  viewers({ stored }: Pick<Table, 'stored'>): Viewer[] {
    const all = [ONLOOKER, ...stored.seats.keys()];
    return all.filter((viewer) => this.#options.audience.isWatched(stored, viewer));
  }

  /** Where somebody else was first, his steps are known afterwards, and not these. */
  async store(table: Table, played: readonly Played[], actor?: Actor): Promise<Outcome> {
    const before = table.stored;
    let told: readonly Update[] = [];
    const stored = await table.store(played, {
      ...this.#audience(table, actor, (own) => (told = own)),
      keep: (added) => this.#keep(before, added),
    });
    if (!stored) {
      await this.catchUp(table);
      return { stored };
    }
    this.#options.moved?.(before, table.stored);
    this.#loader.moved(table);
    return { stored, told };
  }

  async #keep(before: StoredMatch, { from, words: steps, match }: Added): Promise<StoredMatch | null> {
    const turn = turnOf(match);
    const now = this.#options.store.now();
    const movedAt = sameTurn(turn, before.turn) ? before.movedAt : now;
    const clock = clockAfter(before, turn, now);
    const isStored = await this.#append(before.id, { from, steps, turn, movedAt, was: before.clock, clock });
    return isStored ? { ...before, turn, steps: from + steps.length, movedAt, clock } : null;
  }

  /** A line to the store that broke may have carried the steps there, and only the answer was lost. */
  async #append(id: string, added: NewSteps): Promise<boolean> {
    const { steps } = this.#options.store.matches;
    try {
      return await steps.append(id, added);
    } catch (error) {
      const there = await steps.read(id, added.from).catch(() => []);
      if (added.steps.every((step, at) => there[at] === step)) return true;
      throw error;
    }
  }

  /** Takes what another server has stored. */
  async catchUp(table: Table): Promise<void> {
    const { matches } = this.#options.store;
    const stored = await matches.find(table.stored.id);
    if (!stored) return;
    // Bids that another server has settled say where it begins.
    if (!isEqual(stored.bids, table.stored.bids)) this.replace(table, { ...stored, steps: table.steps });
    const words = await matches.steps.read(stored.id, table.steps);
    const played = playAll(table.match, words.slice(0, stored.steps - table.steps));
    table.publish(played, stored, this.#audience(table));
  }

  /** Where somebody else was first, what he stored is known afterwards, and not this. */
  async setClock(table: Table, clock: ClockState): Promise<boolean> {
    const { id, clock: was } = table.stored;
    const stored = await this.#options.store.matches.setClock(id, table.steps, was, clock);
    if (stored) this.replace(table, { ...table.stored, clock });
    else await this.catchUp(table);
    return stored;
  }

  /** The match is as it was, but for what its card says. */
  replace(table: Table, stored: StoredMatch): void {
    const before = table.stored;
    table.stored = stored;
    this.#options.audience.cardChanged(before, stored);
    this.#options.moved?.(before, stored);
  }

  /** Those who look at this table; whoever acts takes what he is told from the answer (`own`). */
  #audience(
    table: Table,
    actor?: Actor,
    own?: (updates: readonly Update[]) => void,
  ): Pick<Holder<StoredMatch>, 'viewers' | 'tell'> {
    return {
      viewers: (stored) => [...new Set([...this.viewers({ stored }), ...(actor ? [actor.seat] : [])])],
      tell: (told, before) => {
        this.#tell(table, told, before, actor);
        own?.((actor && told.get(actor.seat)) ?? []);
      },
    };
  }

  #tell(table: Table, told: Told, before: StoredMatch, actor?: Actor): void {
    const { audience, store, failed } = this.#options;
    const { stored } = table;
    try {
      for (const [viewer, updates] of told)
        audience.update(stored, viewer, updates, viewer === actor?.seat ? actor.line : undefined);
      const passed = !sameTurn(before.turn, stored.turn);
      const begins = stageOf(before) !== stageOf(stored) || before.steps === 0;
      if (begins || (passed && stored.clock) || isSettledOtherwise(before, stored, store.now()))
        audience.cardChanged(before, stored);
      else if (passed) audience.turnPassed(stored);
    } catch (error) {
      failed(error, stored.id);
    }
    this.#passed(table);
  }
}

/** What another server stored together with steps: who sits there, what is offered, a pause, a holiday. None of it tells of a step. */
function isSettledOtherwise(before: StoredMatch, after: StoredMatch, now: number): boolean {
  const settled = ({ seats, terms, affairs, clock }: StoredMatch): unknown[] => [
    seats,
    terms,
    affairs,
    isPaused({ terms, clock }, now),
    clock?.away,
  ];
  return !isEqual(settled(before), settled(after));
}

const sameTurn = (one: Turn, other: Turn): boolean => one === other || isEqual(one, other);
