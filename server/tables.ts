import { isDeepStrictEqual } from 'node:util';
import {
  ONLOOKER,
  turnOf,
  type Ending,
  type Played,
  type Result,
  type Seat,
  type Turn,
  type Viewer,
} from '@bicorne/engine';
import type { GameModule } from '@bicorne/games';
import type { Audience } from './audience.ts';
import { Bots } from './bots.ts';
import type { ClockState } from './clock/clock.ts';
import { clockAfter, hasEnded, lostOnTime } from './clock/of-match.ts';
import { stageOf } from './dice.ts';
import { accept, deny } from './fault.ts';
import { Keeping } from './keeping.ts';
import type { Hint } from './peers.ts';
import type { Answer, Person, Rest, Snapshot } from './protocol.ts';
import { seatOf, viewerOf } from './seats.ts';
import type { Queue } from './queue/port.ts';
import { Shelf } from './shelf.ts';
import { playAll, writeStep } from './steps.ts';
import type { StoredMatch } from './store/matches.ts';
import type { Store } from './store/port.ts';
import type { Table } from './table.ts';

export interface TablesOptions {
  readonly store: Store;
  readonly games: ReadonlyMap<string, GameModule>;
  readonly audience: Audience;
  readonly queue: Queue;
  readonly idleMatches: number;
  readonly botThreads: number;
  readonly botDelay: number;
  readonly failed: (error: unknown, match: string) => void;
  /** Hears of everything that this server stored: steps, seats, numbers. */
  readonly moved?: (before: StoredMatch, after: StoredMatch) => void;
  /** Hears of every table at which somebody else may have become the one to act. */
  readonly asked?: (table: Table) => void;
}

/** Which seat's eyes, the last message the client has, and whether it can go on from there. */
export interface WatchWish {
  readonly seat?: string | undefined;
  readonly have: number;
  readonly rest?: boolean | undefined;
}

type Moved = Promise<Answer<{ n: number }>>;
type FindSeat = (table: Table) => Answer<Seat>;
type Work = (table: Table, seat: Seat) => Result<readonly Played[]>;

/** The matches that are played or watched now. The store is the truth; a table is computed from it. */
export class Tables {
  readonly #options: TablesOptions;
  readonly #bots: Bots;
  readonly #keeping: Keeping;
  readonly #shelf: Shelf;
  readonly #moves = new Set<Promise<unknown>>();
  #closing = false;

  constructor(options: TablesOptions) {
    this.#options = options;
    this.#bots = new Bots({
      threads: options.botThreads,
      delay: options.botDelay,
      queue: options.queue,
      play: (id, seat, steps, action) => this.answer(id, seat, steps, action),
      find: (id) => this.find(id),
      failed: options.failed,
    });
    this.#keeping = new Keeping(options);
    this.#shelf = new Shelf({
      read: (id) => this.#keeping.read(id),
      opened: (table) => this.#goOn(table),
      leaving: (table) => void this.#keeping.putAway(table),
      isWatched: (table) => this.#viewers(table).length > 0,
      idle: options.idleMatches,
    });
  }

  /** After a start: bots whose turn it was go on. */
  async wakeBots(): Promise<void> {
    for (const match of await this.#options.store.matches.withBots()) this.#bots.wake(match);
  }

  /** What is under way is finished; nothing new begins. */
  async close(): Promise<void> {
    this.#closing = true;
    await this.#bots.close();
    await Promise.allSettled(this.#moves);
    const tables = await this.#shelf.all();
    await Promise.all(tables.map((table) => table.alone(() => this.#keeping.putAway(table))));
  }

  // Finding

  /** How many are held in memory. */
  get size(): number {
    return this.#shelf.size;
  }

  find(id: string): Promise<Table | null> {
    return this.#shelf.find(id);
  }

  #viewers({ match, stored }: Table): Viewer[] {
    const all = [ONLOOKER, ...match.seats.keys()];
    return all.filter((viewer) => this.#options.audience.isWatched(stored.id, viewer));
  }

  // Looking

  /**
   * The updates after number `have` where they are at hand and wanted, else everything. `enter` is called with the
   * viewer in the same moment: no update falls between.
   */
  async watch(
    id: string,
    person: Person | null,
    { seat, have, rest }: WatchWish,
    enter: (viewer: Viewer) => void,
  ): Promise<Answer<Snapshot | Rest>> {
    const table = await this.find(id);
    if (!table) return noMatch();
    const viewer = viewerOf(table.stored, person, seat);
    if (!viewer.ok) return viewer;
    enter(viewer.value);
    const asker = person?.id ?? null;
    return accept((rest && table.rest(viewer.value, asker, have)) || table.snapshot(viewer.value, asker));
  }

  // Other servers

  /** Something of this match is new in the store. */
  async hear({ match, people }: Hint): Promise<void> {
    const { store, audience } = this.#options;
    if (this.#shelf.has(match)) return this.#lookAt(await this.find(match));
    if (!people.some((person) => audience.isHere(person))) return;
    const stored = await store.matches.find(match);
    if (stored) audience.turnPassed(stored);
  }

  /** Looks whether there is something new in the store of what is watched here. */
  async lookAgain(): Promise<void> {
    for (const table of await this.#shelf.all())
      if (this.#viewers(table).length > 0) await this.#lookAt(table);
  }

  async #lookAt(table: Table | null): Promise<void> {
    await table?.alone(async () => {
      const stored = await this.#options.store.matches.find(table.stored.id);
      if (!stored || isDeepStrictEqual(stored, table.stored)) return;
      if (stored.steps > table.steps) return this.#catchUp(table, stored);
      table.stored = stored;
      this.#options.audience.cardChanged(stored);
    });
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

  /** By agreement, by the clock, or by the operator; at any stage. `ending` may still say no. */
  stop(id: string, ending: (table: Table) => Answer<Ending>): Promise<Answer<null>> {
    return this.#settle(id, (table) => {
      const wanted = ending(table);
      return wanted.ok ? table.stop(wanted.value) : wanted;
    });
  }

  /** Takes back, as agreed, all that came after the first `keep` steps. */
  rewind(id: string, keep: number): Promise<Answer<null>> {
    return this.#settle(id, (table) => table.rewind(keep));
  }

  /** Pauses the clocks, or lets them go on. */
  wind(id: string, change: (stored: StoredMatch) => Answer<ClockState>): Promise<Answer<null>> {
    return this.#alone(id, async (table) => {
      const clock = change(table.stored);
      if (!clock.ok) return clock;
      await this.#setClock(table, clock.value);
      return accept(null);
    });
  }

  async #setClock(table: Table, clock: ClockState): Promise<void> {
    const before = table.stored;
    await this.#options.store.matches.setClock(before.id, clock);
    table.stored = { ...before, clock };
    this.#options.audience.cardChanged(table.stored);
    this.#options.moved?.(before, table.stored);
  }

  /** What no seat does by itself. */
  #settle(id: string, work: (table: Table) => Answer<readonly Played[]>): Promise<Answer<null>> {
    return this.#alone(id, async (table) => {
      const played = work(table);
      if (!played.ok) return played;
      return (await this.#store(table, played.value)) ? accept(null) : stale();
    });
  }

  /** For a seat whose bot has decided, or that has a standing answer, on what it was asked after so many steps. */
  answer(id: string, seat: Seat, steps: number, action: string): Moved {
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

  #move(id: string, findSeat: FindSeat, work: Work): Moved {
    return this.#alone(id, (table) => this.#moveAlone(table, findSeat, work));
  }

  async #alone<T>(id: string, work: (table: Table) => Promise<Answer<T>>): Promise<Answer<T>> {
    if (this.#closing) return deny('unavailable', 'the server is about to stop');
    const move = this.find(id).then((table) => (table ? table.alone(() => work(table)) : noMatch()));
    this.#moves.add(move);
    return move.finally(() => this.#moves.delete(move));
  }

  async #moveAlone(table: Table, findSeat: FindSeat, work: Work): Moved {
    const seat = findSeat(table);
    if (!seat.ok) return seat;
    const stage = stageOf(table.stored);
    if (stage === 'seats' || stage === 'numbers') return deny('not-begun', 'the match has not begun');
    const late = hasEnded(table.stored, Date.now()) ? table.stop(lostOnTime(table, Date.now())) : null;
    if (late?.ok && (await this.#store(table, late.value))) return deny('over', 'the time is spent');
    const played = work(table, seat.value);
    if (!played.ok) return played;
    const stored = await this.#store(table, played.value);
    return stored ? accept({ n: table.stream(seat.value).n }) : stale();
  }

  /** Seats or numbers have changed in the store. */
  async reseat(id: string): Promise<void> {
    const table = await this.find(id);
    await table?.alone(async () => {
      const before = table.stored;
      table.stored = (await this.#options.store.matches.find(id)) ?? before;
      this.#options.audience.cardChanged(table.stored);
      this.#options.moved?.(before, table.stored);
    });
    if (table) await this.#goOn(table);
  }

  #wake(table: Table): void {
    this.#bots.wake(table.stored);
    this.#options.asked?.(table);
  }

  /** Chance answers, if it is to; then the bots. */
  async #goOn(table: Table): Promise<void> {
    const { failed } = this.#options;
    await table
      .alone(async () => {
        const owed = this.#closing ? [] : table.chance();
        if (owed.length > 0) await this.#store(table, owed);
        if (!this.#closing) await this.#startClock(table);
      })
      .catch((error: unknown) => failed(error, table.stored.id));
    this.#wake(table);
  }

  /** Clocks run from the moment the last number is there; those with chance to begin have begun with its answer. */
  async #startClock(table: Table): Promise<void> {
    const before = table.stored;
    if (stageOf(before) !== 'play' || !before.terms.clock || before.clock) return;
    const clock = clockAfter(before, before.turn, Date.now());
    if (clock) await this.#setClock(table, clock);
  }

  /** Makes steps durable, and only then known. False when somebody else was first: then his are known. */
  async #store(table: Table, played: readonly Played[]): Promise<boolean> {
    const { store } = this.#options;
    const { id } = table.stored;
    const turn = turnOf(played[played.length - 1].match);
    const now = Date.now();
    const movedAt = sameTurn(turn, table.stored.turn) ? table.stored.movedAt : now;
    const clock = clockAfter(table.stored, turn, now);
    const steps = played.map(({ match }) => writeStep(match.steps[match.steps.length - 1]));
    if (await store.matches.steps.append(id, { from: table.steps, steps, turn, movedAt, clock })) {
      const count = table.steps + steps.length;
      const before = table.stored;
      this.#publish(table, played, { ...before, turn, steps: count, movedAt, clock });
      this.#options.moved?.(before, table.stored);
      this.#keeping.moved(table);
      return true;
    }
    const stored = await store.matches.find(id);
    if (stored) await this.#catchUp(table, stored);
    return false;
  }

  /** Takes what another server has stored. */
  async #catchUp(table: Table, stored: StoredMatch): Promise<void> {
    const words = await this.#options.store.matches.steps.read(stored.id, table.steps);
    this.#publish(table, playAll(table.match, words.slice(0, stored.steps - table.steps)), stored);
  }

  #publish(table: Table, played: Iterable<Played>, stored: StoredMatch): void {
    const { audience, failed } = this.#options;
    const before = table.stored;
    const told = table.take(played, this.#viewers(table));
    table.stored = stored;
    try {
      for (const [viewer, updates] of told) audience.update(stored.id, viewer, updates);
      const passed = !sameTurn(before.turn, stored.turn);
      if (stageOf(before) !== stageOf(stored) || before.steps === 0 || (passed && stored.clock))
        audience.cardChanged(stored);
      else if (passed) audience.turnPassed(stored);
    } catch (error) {
      failed(error, stored.id);
    }
    this.#wake(table);
  }
}

const noMatch = () => deny('unknown', 'there is no such match');
const stale = () => deny('stale', 'decided on an older position, or sent twice');

const sameTurn = (one: Turn, other: Turn): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
