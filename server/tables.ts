import {
  ONLOOKER,
  turnOf,
  type Played,
  type Result,
  type Seat,
  type Turn,
  type Viewer,
} from '@bicorne/engine';
import type { GameModule } from '@bicorne/games';
import type { Audience } from './audience.ts';
import { Bots } from './bots.ts';
import { stageOf } from './dice.ts';
import { accept, deny } from './fault.ts';
import type { Answer, Person, Snapshot } from './protocol.ts';
import { seatOf, viewerOf } from './seats.ts';
import { playAll, writeStep } from './steps.ts';
import type { StoredMatch } from './store/matches.ts';
import type { Store } from './store/port.ts';
import { Table } from './table.ts';

export interface TablesOptions {
  readonly store: Store;
  readonly games: ReadonlyMap<string, GameModule>;
  readonly audience: Audience;
  readonly idleMatches: number;
  readonly botThreads: number;
  readonly botDelay: number;
  readonly failed: (error: unknown, match: string) => void;
}

type Moved = Promise<Answer<{ n: number }>>;
type FindSeat = (table: Table) => Answer<Seat>;
type Work = (table: Table, seat: Seat) => Result<readonly Played[]>;

/** The matches that are played or watched now. The store is the truth; a table is computed from it. */
export class Tables {
  readonly #options: TablesOptions;
  readonly #bots: Bots;
  /** Least recently asked for first. */
  readonly #open = new Map<string, Promise<Table | null>>();
  readonly #moves = new Set<Promise<unknown>>();
  #closing = false;

  constructor(options: TablesOptions) {
    this.#options = options;
    this.#bots = new Bots({
      threads: options.botThreads,
      delay: options.botDelay,
      play: (id, seat, steps, action) => this.#botAct(id, seat, steps, action),
      find: (id) => this.find(id),
      failed: options.failed,
    });
  }

  /** After a start: bots whose turn it was go on. */
  async wakeBots(): Promise<void> {
    for (const id of await this.#options.store.matches.withBots())
      await this.find(id).catch((error: unknown) => this.#options.failed(error, id));
  }

  /** What is under way is finished; nothing new begins. */
  async close(): Promise<void> {
    this.#closing = true;
    await this.#bots.close();
    await Promise.allSettled(this.#moves);
    for (const opened of this.#open.values())
      await opened.then((table) => table?.alone(async () => undefined)).catch(() => undefined);
  }

  // Finding

  find(id: string): Promise<Table | null> {
    const opened = this.#open.get(id) ?? this.#load(id);
    this.#open.delete(id);
    this.#open.set(id, opened);
    return opened;
  }

  #load(id: string): Promise<Table | null> {
    const loading = this.#read(id);
    void this.#afterLoading(id, loading);
    return loading;
  }

  async #afterLoading(id: string, loading: Promise<Table | null>): Promise<void> {
    const table = await loading.catch(() => null);
    if (!table) return void this.#open.delete(id);
    await this.#goOn(table);
    await this.#evict();
  }

  async #read(id: string): Promise<Table | null> {
    const { store, games } = this.#options;
    const stored = await store.matches.find(id);
    const module = stored && games.get(stored.game);
    if (!stored || !module) return null;
    return Table.open(module, stored, await store.matches.steps.read(id, 0));
  }

  async #evict(): Promise<void> {
    const spare = [...this.#open.keys()].slice(0, Math.max(0, this.#open.size - this.#options.idleMatches));
    for (const id of spare) {
      const table = await this.#open.get(id)?.catch(() => null);
      if (table && !table.isBusy && this.#viewers(table).length === 0) this.#open.delete(id);
    }
  }

  #viewers({ match, stored }: Table): Viewer[] {
    const all = [ONLOOKER, ...match.seats.keys()];
    return all.filter((viewer) => this.#options.audience.isWatched(stored.id, viewer));
  }

  // Looking

  /** `enter` is called with the viewer in the same moment as the snapshot is taken: no update falls between. */
  async watch(
    id: string,
    person: Person | null,
    seat: string | undefined,
    enter: (viewer: Viewer) => void,
  ): Promise<Answer<Snapshot>> {
    const table = await this.find(id);
    if (!table) return noMatch();
    const viewer = viewerOf(table.stored, person, seat);
    if (!viewer.ok) return viewer;
    enter(viewer.value);
    return accept(table.snapshot(viewer.value, person?.id ?? null));
  }

  // Playing

  act(id: string, person: Person | null, n: number, action: unknown, seat?: string): Moved {
    return this.#move(id, this.#onTime(person, n, seat), (table, by) => table.act(by, action));
  }

  takeBack(id: string, person: Person | null, n: number, count: number, seat?: string): Moved {
    return this.#move(id, this.#onTime(person, n, seat), (table, by) => table.takeBack(by, count));
  }

  resign(id: string, person: Person | null, seat?: string): Moved {
    const find: FindSeat = ({ stored }) => seatOf(stored, person, seat);
    return this.#move(id, find, (table, by) => table.resign(by));
  }

  #botAct(id: string, seat: Seat, steps: number, action: string): Moved {
    const find: FindSeat = (table) => (table.isAskedSince(seat, steps) ? accept(seat) : stale());
    return this.#move(id, find, (table) => table.act(seat, action));
  }

  /** The seat of somebody who decided on what he saw with message `n`. */
  #onTime =
    (person: Person | null, n: number, name?: string): FindSeat =>
    (table) => {
      const seat = seatOf(table.stored, person, name);
      return !seat.ok || table.isCurrent(seat.value, n) ? seat : stale();
    };

  async #move(id: string, findSeat: FindSeat, work: Work): Moved {
    if (this.#closing) return deny('unavailable', 'the server is about to stop');
    const move = this.find(id).then((table) =>
      table ? table.alone(() => this.#moveAlone(table, findSeat, work)) : noMatch(),
    );
    this.#moves.add(move);
    return move.finally(() => this.#moves.delete(move));
  }

  async #moveAlone(table: Table, findSeat: FindSeat, work: Work): Moved {
    const seat = findSeat(table);
    if (!seat.ok) return seat;
    const stage = stageOf(table.stored);
    if (stage === 'seats' || stage === 'numbers') return deny('not-begun', 'the match has not begun');
    const played = work(table, seat.value);
    if (!played.ok) return played;
    const stored = await this.#store(table, played.value);
    return stored ? accept({ n: table.stream(seat.value).n }) : stale();
  }

  /** Seats or numbers have changed in the store. */
  async reseat(id: string): Promise<void> {
    const table = await this.find(id);
    await table?.alone(async () => {
      table.stored = (await this.#options.store.matches.find(id)) ?? table.stored;
      this.#options.audience.cardChanged(table.stored);
    });
    if (table) await this.#goOn(table);
  }

  /** Chance answers, if it is to; then the bots. */
  async #goOn(table: Table): Promise<void> {
    const { failed } = this.#options;
    await table
      .alone(async () => {
        const owed = this.#closing ? [] : table.chance();
        if (owed.length > 0) await this.#store(table, owed);
      })
      .catch((error: unknown) => failed(error, table.stored.id));
    this.#bots.wake(table);
  }

  /** Makes steps durable, and only then known. False when somebody else was first: then his are known. */
  async #store(table: Table, played: readonly Played[]): Promise<boolean> {
    const { store } = this.#options;
    const { id } = table.stored;
    const turn = turnOf(played[played.length - 1].match);
    const movedAt = sameTurn(turn, table.stored.turn) ? table.stored.movedAt : Date.now();
    const steps = played.map(({ match }) => writeStep(match.steps[match.steps.length - 1]));
    if (await store.matches.steps.append(id, { from: table.steps, steps, turn, movedAt })) {
      this.#publish(table, played, { ...table.stored, turn, steps: table.steps + steps.length, movedAt });
      return true;
    }
    const stored = await store.matches.find(id);
    if (stored)
      this.#publish(table, playAll(table.match, await store.matches.steps.read(id, table.steps)), stored);
    return false;
  }

  #publish(table: Table, played: Iterable<Played>, stored: StoredMatch): void {
    const { audience, failed } = this.#options;
    const before = table.stored;
    const told = table.take(played, this.#viewers(table));
    table.stored = stored;
    try {
      for (const [viewer, updates] of told) audience.update(stored.id, viewer, updates);
      if (stageOf(before) !== stageOf(stored) || before.steps === 0) audience.cardChanged(stored);
      else if (!sameTurn(before.turn, stored.turn)) audience.turnPassed(stored);
    } catch (error) {
      failed(error, stored.id);
    }
    this.#bots.wake(table);
  }
}

const noMatch = () => deny('unknown', 'there is no such match');
const stale = () => deny('stale', 'decided on an older position, or sent twice');

const sameTurn = (one: Turn, other: Turn): boolean => JSON.stringify(one) === JSON.stringify(other);
