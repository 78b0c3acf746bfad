import { ONLOOKER, type Seat, type Viewer } from '@bicorne/engine';
import type { GameModule } from '@bicorne/games';
import { accept, deny, type Refusal } from '@bicorne/table/fault';
import { recalling } from '@bicorne/table/moments';
import type { Answer, Moment, Person, Rest, Snapshot, Update } from '@bicorne/table/protocol';
import { asStored, resumedAt } from '@bicorne/table/reopen';
import { playAll } from '@bicorne/table/steps';
import { isLate } from './card.ts';
import { heldSeats, seatOf, viewerOf } from './seats.ts';
import { sliced } from './slices.ts';
import type { Orders } from './orders/orders.ts';
import type { StoredMatch } from './store/matches.ts';
import type { Store } from './store/port.ts';
import { around, followBy, openTable, shutTable, type Table } from './table.ts';
import type { Enter, OwnSight, Tables, WatchWish } from './tables.ts';

/** Whoever sees a match later than it happens. */
export const LATE: Viewer = -2;
const MINUTE = 60_000;
/** How often those who see later are shown what has become due for them. */
const ROUND = 5000;

export interface GalleryOptions {
  readonly store: Store;
  readonly games: ReadonlyMap<string, GameModule>;
  readonly tables: Tables;
  readonly orders: Orders;
  readonly isWatched: (match: StoredMatch, viewer: Viewer) => boolean;
  readonly update: (match: StoredMatch, viewer: Viewer, updates: readonly Update[]) => void;
  readonly failed: (error: unknown) => void;
  /** For tests: how many milliseconds a minute of delay lasts. */
  readonly minute?: number;
}

/**
 * Where people come in to look. Players and most onlookers are led to the table; onlookers of a match with a delay
 * get a table of their own, made from the store as it was so many minutes ago. They see what happens then in rounds.
 */
export class Gallery {
  readonly #options: GalleryOptions;
  readonly #late = new Map<string, Promise<Table | null>>();
  readonly #minute: number;
  #round: NodeJS.Timeout | undefined;
  #isShowing = false;

  constructor(options: GalleryOptions) {
    this.#options = options;
    this.#minute = options.minute ?? MINUTE;
  }

  start(): void {
    const round = (): void => {
      if (this.#isShowing) return;
      this.#isShowing = true;
      void this.#showAll().finally(() => (this.#isShowing = false));
    };
    this.#round = setInterval(round, Math.min(ROUND, this.#minute)).unref();
  }

  stop(): void {
    clearInterval(this.#round);
  }

  /** Notes when a match with a delay came to have so many steps. */
  async moved(match: StoredMatch): Promise<void> {
    if (match.terms.delay !== undefined)
      await this.#options.store.looks.addMoment(match.id, match.steps, this.#options.store.now());
  }

  async watch(
    id: string,
    person: Person | null,
    wish: WatchWish,
    enter: Enter,
  ): Promise<Answer<Snapshot | Rest>> {
    const { seat } = wish;
    const { tables } = this.#options;
    const table = await tables.find(id);
    if (!table) return deny('unknown', 'there is no such match');
    const match = table.stored;
    const held = heldSeats(match, person);
    if (seat === undefined && isLate(match, held)) return this.#watchLate(match, enter);
    const at = seatOf(match, person, seat);
    const own = at.ok ? await this.#ownOf(table, at.value) : {};
    return tables.watch(id, person, wish, enter, own);
  }

  async #ownOf(table: Table, seat: Seat): Promise<OwnSight> {
    const { store, orders } = this.#options;
    const lookedAt = await store.looks.lookedAt(table.stored.id, seat);
    return { lookedAt, ...(await orders.allOf(table, seat)) };
  }

  async saw(id: string, person: Person | null, n: number, name: string | undefined): Promise<Answer<null>> {
    const table = await this.#options.tables.find(id);
    if (!table) return deny('unknown', 'there is no such match');
    const seat = seatOf(table.stored, person, name);
    if (!seat.ok) return seat;
    await followBy(table, seat.value);
    const last = table.stream(seat.value).n;
    await this.#options.store.looks.saw(id, seat.value, Math.min(n, last));
    return accept(null);
  }

  /** What somebody saw with an earlier message; whoever sees later than it happens has no later ones. */
  async moment(
    id: string,
    person: Person | null,
    n: number,
    seat: string | undefined,
  ): Promise<Answer<Moment>> {
    const table = await this.#options.tables.find(id);
    if (!table) return deny('unknown', 'there is no such match');
    const viewer = viewerOf(table.stored, person, seat);
    if (!viewer.ok) return viewer;
    const late = seat === undefined && isLate(table.stored, heldSeats(table.stored, person));
    const shown = late ? await this.lateTable(table.stored) : table;
    if (!shown) return noMoment();
    await followBy(shown, viewer.value);
    const moment = await sliced(recalling(shown.match, shown.stream(viewer.value), n));
    return moment ? accept(moment) : noMoment();
  }

  /** The table as those see it who are late; for their records as well. */
  async lateTable(match: StoredMatch): Promise<Table | null> {
    const opening = this.#late.get(match.id) ?? this.#open(match);
    this.#late.set(match.id, opening);
    const table = await opening.catch((error: unknown) => this.#forget(match.id, error));
    if (!table) return null;
    // Who sits there and whether it has begun, everybody may know at once.
    table.stored = match;
    await this.#catchUp(table);
    return table;
  }

  async #watchLate(match: StoredMatch, enter: Enter): Promise<Answer<Snapshot>> {
    const table = await this.lateTable(match);
    if (!table) return deny('unknown', 'there is no such match');
    await followBy(table, ONLOOKER);
    const shown = table.snapshot(ONLOOKER, around(table, null, this.#options.store.now()));
    enter(LATE, shown);
    // It may have been put away meanwhile, as one that nobody watches.
    this.#late.set(match.id, Promise.resolve(table));
    return accept(shown);
  }

  /** One that went on under other rules is seen from there; until that is due, as it was last stored before. */
  async #open(match: StoredMatch): Promise<Table | null> {
    const { games, store } = this.#options;
    const module = games.get(match.game);
    if (!module) return null;
    const due = await this.#dueSteps(match);
    const words = await store.matches.steps.read(match.id, 0);
    if (resumedAt(words) < due) return openTable(module, match, words.slice(0, due));
    const marks = await store.marks.of(match.id);
    return shutTable(match, asStored(module.game, match, words.slice(0, due), marks));
  }

  #forget(id: string, error: unknown): never {
    this.#late.delete(id);
    throw error;
  }

  /** Shows the table so many of the stored steps as were there then. */
  async #catchUp(table: Table): Promise<void> {
    const { store, update } = this.#options;
    const { id } = table.stored;
    await table.alone(async () => {
      const due = await this.#dueSteps(table.stored);
      if (due <= table.steps) return;
      const words = await store.matches.steps.read(id, table.steps);
      const resumed = resumedAt(words);
      if (resumed >= due - table.steps) return;
      // What comes before the match went on under other rules stands unplayed.
      const played = playAll(table.match, words.slice(0, due - table.steps), Math.max(0, resumed));
      const told = table.take(played, [ONLOOKER]);
      update(table.stored, LATE, told.get(ONLOOKER) ?? []);
    });
  }

  async #dueSteps(match: StoredMatch): Promise<number> {
    const { looks } = this.#options.store;
    // Whoever stored the last steps may have died before he noted when: then it is now.
    if ((await looks.stepsBy(match.id)) < match.steps) await this.moved(match);
    const then = this.#options.store.now() - (match.terms.delay ?? 0) * this.#minute;
    return looks.stepsBy(match.id, then);
  }

  async #showAll(): Promise<void> {
    for (const [id, opening] of this.#late)
      await this.#show(id, opening)
        .catch((error: unknown) => this.#forget(id, error))
        .catch(this.#options.failed);
  }

  async #show(id: string, opening: Promise<Table | null>): Promise<void> {
    const table = await opening;
    if (table && this.#options.isWatched(table.stored, LATE)) await this.#catchUp(table);
    else this.#late.delete(id);
  }
}

const noMoment = (): Refusal => deny('unknown', 'there was no such moment');
