import { isDeepStrictEqual } from 'node:util';
import type { Played, Result, Seat, Viewer } from '@bicorne/engine';
import type { GameModule } from '@bicorne/games';
import { accept, deny } from '@bicorne/table/fault';
import { isBefore } from '@bicorne/table/stages';
import type { Answer, Done, Person, Rest, Snapshot, StopEnding, Update } from '@bicorne/table/protocol';
import { Bots } from './bots.ts';
import type { ClockState } from './clock/clock.ts';
import { clockOfBot, clockOfHeir, legacyOf } from './affairs/heirs.ts';
import { clockAfter, hasEnded, lostOnTime, outOfTime } from './clock/of-match.ts';
import { stageOf } from './dice.ts';
import { TableLoader } from './table-loader.ts';
import { Ledger, type Actor, type LedgerOptions } from './ledger.ts';
import type { Hint } from './peers.ts';
import { heldBy, seatOf, viewerOf } from './seats.ts';
import type { Queue } from './queue/port.ts';
import { turnInRow } from './slices.ts';
import { Shelf } from './shelf.ts';
import type { StoredMatch } from './store/matches.ts';
import { around, followBy, type Table } from './table.ts';

export interface TablesOptions extends LedgerOptions {
  readonly games: ReadonlyMap<string, GameModule>;
  readonly queue: Queue;
  readonly idleMatches: number;
  readonly botThreads: number;
  readonly botDelay: number;
  /** Hears of every table at which somebody else may have become the one to act. */
  readonly asked?: (table: Table) => void;
}

/** Which seat's eyes, the last message the client has, and whether it can go on from there. */
export interface WatchWish {
  readonly seat?: string | undefined;
  readonly have: number;
  readonly rest?: boolean | undefined;
}

/** Lets a viewer in and shows him this, at once: from now on he hears what comes after it. */
export type Enter = (viewer: Viewer, shown: Snapshot | Rest) => void;

/** What a seat is told beside what it sees. */
export type OwnSight = Pick<Snapshot, 'lookedAt' | 'standing' | 'orders' | 'plans'>;

/** Who acts: from which of his seats, over which line that is told of it with the answer, and whether he asks again. */
export interface ActWish {
  readonly seat?: string | undefined;
  readonly line?: string | undefined;
  readonly again?: boolean | undefined;
}

type Moved = Promise<Answer<Done>>;
type FindSeat = (table: Table) => Answer<Seat>;
type Work = (table: Table, seat: Seat) => Result<readonly Played[]>;

/** The matches that are played or watched now. The store is the truth; a table is computed from it. */
export class Tables {
  readonly #options: TablesOptions;
  readonly #bots: Bots;
  readonly #loader: TableLoader;
  readonly #ledger: Ledger;
  readonly #shelf: Shelf;
  readonly #moves = new Set<Promise<unknown>>();
  #looking: Promise<void> | null = null;
  #closing = false;

  constructor(options: TablesOptions) {
    this.#options = options;
    this.#bots = new Bots({
      threads: options.botThreads,
      delay: options.botDelay,
      queue: options.queue,
      play: (id, seat, steps, action) => this.answer(id, seat, steps, action),
      find: (id) => this.find(id),
      refresh: (id) => this.refresh(id),
      failed: options.failed,
    });
    this.#loader = new TableLoader(options);
    this.#ledger = new Ledger(options, this.#loader, (table) => this.#wake(table));
    this.#shelf = new Shelf({
      read: (id) => this.#loader.read(id),
      opened: (table) => this.#goOn(table),
      leaving: (table) => void this.#loader.putAway(table),
      isWatched: (table) => this.#ledger.viewers(table).length > 0,
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
    await Promise.all(tables.map((table) => table.alone(() => this.#loader.putAway(table))));
  }

  // Finding

  /** How many are held in memory. */
  get size(): number {
    return this.#shelf.size;
  }

  /** How many questions to bots wait. */
  get botsWaiting(): number {
    return this.#bots.waiting;
  }

  find(id: string): Promise<Table | null> {
    return this.#shelf.find(id);
  }

  /** Whether it is held in memory, or just being read. */
  isHere(id: string): boolean {
    return this.#shelf.has(id);
  }

  /** As the store has it now: a hint of another server may have been lost. */
  async refresh(id: string): Promise<Table | null> {
    const table = await this.find(id);
    await this.#lookAt(table);
    return table;
  }

  // Looking

  /**
   * The updates after number `have` where they are at hand and wanted, else everything, and what is the seat's own.
   * `enter` is called with the viewer and that in the same moment: no update falls between.
   */
  async watch(
    id: string,
    person: Person | null,
    { seat, have, rest }: WatchWish,
    enter: Enter,
    own: OwnSight = {},
  ): Promise<Answer<Snapshot | Rest>> {
    const table = await this.find(id);
    if (!table) return noMatch();
    const known = viewerOf(table.stored, person, seat);
    if (known.ok) await followBy(table, known.value);
    // What he has another server told him: it is in the store.
    if (known.ok && have > table.stream(known.value).n) await this.#lookAt(table);
    // What is much to send is sent one after the other.
    if (known.ok && table.stream(known.value).n > MUCH) await turnInRow();
    const viewer = viewerOf(table.stored, person, seat);
    if (!viewer.ok) return viewer;
    const about = around(table, person?.id ?? null, this.#options.store.now());
    const seen = (rest && table.rest(viewer.value, have, about)) || table.snapshot(viewer.value, about);
    const shown = { ...seen, ...own };
    enter(viewer.value, shown);
    return accept(shown);
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

  /**
   * Looks whether there is something new in the store of what is watched here, or was left undone by a server that
   * died. Where much is watched that takes a while: whoever asks for it again meanwhile waits for the same.
   */
  lookAgain(): Promise<void> {
    return (this.#looking ??= this.#lookThrough().finally(() => (this.#looking = null)));
  }

  async #lookThrough(): Promise<void> {
    for (const table of await this.#shelf.all()) {
      if (this.#ledger.viewers(table).length === 0) continue;
      await this.#lookAt(table);
      if (isStill(table.stored)) await this.#goOn(table);
    }
  }

  async #lookAt(table: Table | null): Promise<void> {
    await table?.alone(async () => {
      const stored = await this.#options.store.matches.find(table.stored.id);
      if (!stored) return;
      // Looked at first: who sits there may have been read together with steps that were not.
      if (stored.steps > table.steps) return this.#ledger.catchUp(table);
      if (isDeepStrictEqual(stored, table.stored)) return;
      this.#options.audience.cardChanged(table.stored, stored);
      table.stored = stored;
    });
  }

  /** Somebody is called otherwise now, or no more. */
  async renamed(person: string): Promise<void> {
    for (const table of await this.#shelf.all())
      if (heldBy(table.stored, person).length > 0) await this.#lookAt(table);
  }

  // Playing

  /** Whoever asks again whether it was done is told so, if it stands. */
  act(id: string, person: Person | null, n: number, action: unknown, wish: ActWish = {}): Moved {
    return this.#alone(id, async (table) => {
      const seat = seatOf(table.stored, person, wish.seat);
      if (seat.ok) await followBy(table, seat.value);
      const stands = (): Answer<Done> | null => {
        if (!wish.again || !seat.ok || !table.hasDone(seat.value, n, action)) return null;
        const updates = table.stream(seat.value).after(n) ?? [];
        return accept(doneAt(table, seat.value, wish.line === undefined ? undefined : updates));
      };
      const before = stands();
      if (before) return before;
      const onTime = this.#onTime(person, n, wish.seat);
      const moved = await this.#moveAlone(table, onTime, (_, by) => table.act(by, action), wish.line);
      // It may have been done on another server, and only now be known here.
      return moved.ok ? moved : (stands() ?? moved);
    });
  }

  takeBack(id: string, person: Person | null, n: number, count: number, seat?: string): Moved {
    return this.#alone(id, async (table) => {
      const by = seatOf(table.stored, person, seat);
      if (by.ok) await followBy(table, by.value);
      return this.#moveAlone(table, this.#onTime(person, n, seat), (_, mine) => table.takeBack(mine, count));
    });
  }

  resign(id: string, person: Person | null, seat?: string): Moved {
    return this.#alone(id, async (table) => {
      const by = seatOf(table.stored, person, seat);
      if (by.ok) await followBy(table, by.value);
      return this.#moveAlone(
        table,
        () => by,
        (_, mine) => table.resign(mine),
      );
    });
  }

  /** By agreement, by the clock, or by the operator; at any stage. `ending` may still say no. */
  stop(id: string, ending: (table: Table) => Answer<StopEnding>): Promise<Answer<null>> {
    return this.#settle(id, (table) => {
      const wanted = ending(table);
      return wanted.ok ? table.stop(wanted.value) : wanted;
    });
  }

  /** Takes back, as agreed and if that still holds, all that came after the first `keep` steps. */
  rewind(id: string, keep: number, holds: (stored: StoredMatch) => boolean): Promise<Answer<null>> {
    return this.#alone(id, async (table) => {
      if (!holds(table.stored)) return stale();
      // Whoever asked may have taken it back alone since.
      return table.isRewound(keep) ? accept(null) : this.#settleAlone(table, () => table.rewind(keep));
    });
  }

  /** Pauses the clocks, or lets them go on. */
  wind(id: string, change: (stored: StoredMatch) => Answer<ClockState>): Promise<Answer<null>> {
    if (!this.#shelf.has(id)) return this.#windStored(id, change);
    return this.#alone(id, async (table) => {
      const clock = change(table.stored);
      if (!clock.ok) return clock;
      return (await this.#ledger.setClock(table, clock.value)) ? accept(null) : stale();
    });
  }

  /** Somebody leaves his army to an ally, where he has one who can take it. */
  bequeath(id: string, leaving: (stored: StoredMatch) => readonly Seat[]): Promise<Answer<null>> {
    return this.#alone(id, async (table) =>
      stageOf(table.stored) === 'play' && (await this.#bequeath(table, leaving(table.stored)))
        ? accept(null)
        : deny('not-allowed', 'there is no ally to take it'),
    );
  }

  async #bequeath(table: Table, seats: readonly Seat[]): Promise<boolean> {
    const { store } = this.#options;
    const { id, clock: was } = table.stored;
    const legacy = legacyOf(table, seats, store.now());
    if (!legacy) return false;
    const clock = clockOfHeir(table, legacy, store.now());
    const { seats: passed, from, to } = legacy;
    const heir = { person: to.id, bot: null };
    if (!(await store.matches.passSeats(id, { seats: passed, from: from.id, to: heir, was, clock })))
      return false;
    await this.#readCard(table);
    return true;
  }

  /** A bot commands this army from now on, if that is still agreed. */
  commission(id: string, seat: Seat, bot: string, holds: (table: Table) => boolean): Promise<Answer<null>> {
    return this.#alone(id, async (table) => {
      const { seats, clock: was } = table.stored;
      const from = seats[seat].person?.id;
      if (from === undefined || !holds(table)) return stale();
      const clock = was && clockOfBot(was, seat);
      const to = { person: null, bot };
      const passed = { seats: [seat], from, to, was, clock };
      if (!(await this.#options.store.matches.passSeats(id, passed))) return stale();
      await this.#readCard(table);
      this.#wake(table);
      return accept(null);
    });
  }

  async #readCard(table: Table): Promise<void> {
    const stored = await this.#options.store.matches.find(table.stored.id);
    this.#ledger.replace(table, stored ?? table.stored);
  }

  /** A match that is not in memory need not be played again for this. */
  async #windStored(id: string, change: (stored: StoredMatch) => Answer<ClockState>): Promise<Answer<null>> {
    const { store, audience, moved } = this.#options;
    const stored = await store.matches.find(id);
    if (!stored) return noMatch();
    const clock = change(stored);
    if (!clock.ok) return clock;
    if (!(await store.matches.setClock(id, stored.steps, stored.clock, clock.value))) return stale();
    const wound = { ...stored, clock: clock.value };
    audience.cardChanged(stored, wound);
    moved?.(stored, wound);
    // It may have been read meanwhile.
    if (this.#shelf.has(id)) await this.refresh(id);
    return accept(null);
  }

  /** What no seat does by itself. */
  #settle(id: string, work: (table: Table) => Answer<readonly Played[]>): Promise<Answer<null>> {
    return this.#alone(id, (table) => this.#settleAlone(table, () => work(table)));
  }

  async #settleAlone(table: Table, work: () => Answer<readonly Played[]>): Promise<Answer<null>> {
    const done = await this.#do(table, work);
    return done.ok ? accept(null) : done;
  }

  /** For a seat whose bot has decided, or that has said beforehand what it does, on what it was asked after so many steps. */
  answer(id: string, seat: Seat, steps: number, action: string | readonly string[]): Promise<Answer<null>> {
    const find: FindSeat = (table) => (table.isAskedSince(seat, steps) ? accept(seat) : stale());
    return this.#alone(id, async (table) => {
      const decided = await this.#decide(table, find, () => table.act(seat, action));
      return decided.ok ? accept(null) : decided;
    });
  }

  /** The seat of somebody who decided on what he saw with message `n`. */
  #onTime =
    (person: Person | null, n: number, name?: string): FindSeat =>
    (table) => {
      const seat = seatOf(table.stored, person, name);
      return !seat.ok || table.isCurrent(seat.value, n) ? seat : stale();
    };

  async #alone<T>(id: string, work: (table: Table) => Promise<Answer<T>>): Promise<Answer<T>> {
    if (this.#closing) return deny('unavailable', 'the server is about to stop');
    const move = this.find(id).then((table) => (table ? table.alone(() => work(table)) : noMatch()));
    this.#moves.add(move);
    return move.finally(() => this.#moves.delete(move));
  }

  async #moveAlone(table: Table, findSeat: FindSeat, work: Work, line?: string): Moved {
    const done = await this.#decide(table, findSeat, work, line);
    if (!done.ok) return done;
    const { seat, told } = done.value;
    return accept(doneAt(table, seat, line === undefined ? undefined : told));
  }

  async #decide(
    table: Table,
    findSeat: FindSeat,
    work: Work,
    line?: string,
  ): Promise<Answer<{ readonly seat: Seat; readonly told: readonly Update[] }>> {
    const found = findSeat(table);
    if (!found.ok) return found;
    const seat = found.value;
    const stage = stageOf(table.stored);
    if (isBefore(stage)) return deny('not-begun', 'the match has not begun');
    const actor = line === undefined ? undefined : { seat, line };
    const done = await this.#do(table, () => work(table, seat), actor);
    return done.ok ? accept({ seat, told: done.value }) : done;
  }

  /** Once more where another server has only wound the clocks: what was decided stands as it did. */
  async #do(
    table: Table,
    work: () => Answer<readonly Played[]>,
    actor?: Actor,
  ): Promise<Answer<readonly Update[]>> {
    const { steps } = table;
    for (let tries = 0; tries < 2 && table.steps === steps; tries++) {
      if (hasEnded(table.stored, this.#options.store.now())) {
        // Where an ally has taken over the match goes on, and not by what was decided before.
        if (await this.#bequeath(table, outOfTime(table.stored, this.#options.store.now()))) return stale();
        if (await this.#runOut(table)) return tooLate();
        continue;
      }
      const played = work();
      if (!played.ok) return played;
      const outcome = await this.#ledger.store(table, played.value, actor);
      if (outcome.stored) return accept(outcome.told);
    }
    return stale();
  }

  /** A live match whose time is spent is lost, whatever was about to be done at it. */
  async #runOut(table: Table): Promise<boolean> {
    const lost = table.stop(lostOnTime(table, this.#options.store.now()));
    return lost.ok && (await this.#ledger.store(table, lost.value)).stored;
  }

  /** Seats or numbers have changed in the store. */
  async reseat(id: string): Promise<void> {
    const table = await this.find(id);
    await table?.alone(async () => {
      const stored = await this.#options.store.matches.find(id);
      this.#ledger.replace(table, stored ?? table.stored);
    });
    if (table) await this.#goOn(table);
  }

  #wake(table: Table): void {
    if (table.stored.turn.kind === 'over') this.#shelf.ended(table.stored.id);
    this.#bots.wake(table.stored);
    this.#options.asked?.(table);
  }

  /** Chance answers, if it is to; then the bots. */
  async #goOn(table: Table): Promise<void> {
    const { failed } = this.#options;
    await table
      .alone(async () => {
        const owed = this.#closing || stageOf(table.stored) !== 'play' ? [] : table.owed();
        if (owed.length > 0) await this.#ledger.store(table, owed);
        if (!this.#closing) await this.#startClock(table);
      })
      .catch((error: unknown) => failed(error, table.stored.id));
    this.#wake(table);
  }

  /** Clocks run from the moment the last number is there; those with chance to begin have begun with its answer. */
  async #startClock(table: Table): Promise<void> {
    const before = table.stored;
    if (stageOf(before) !== 'play' || !before.terms.clock || before.clock) return;
    const clock = clockAfter(before, before.turn, this.#options.store.now());
    if (clock) await this.#ledger.setClock(table, clock);
  }
}

/** Everybody is there, and it is not begun: chance owes an answer, or the clocks stand. */
const isStill = (match: StoredMatch): boolean =>
  stageOf(match) === 'play' &&
  (match.turn.kind === 'chance' || (match.terms.clock !== undefined && match.clock === null));

/** So many messages make a long match. */
const MUCH = 500;

const noMatch = () => deny('unknown', 'there is no such match');
const tooLate = () => deny('over', 'the time is spent');
const stale = () => deny('stale', 'decided on an older position, or sent twice');

const doneAt = (table: Table, seat: Seat, updates?: readonly Update[]): Done => ({
  n: table.stream(seat).n,
  ...(updates ? { updates } : {}),
});
