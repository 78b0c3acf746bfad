import { accept, deny } from '@bicorne/table/fault';
import type { Answer, Holiday, HolidayCard, HolidayWish } from '@bicorne/table/protocol';
import { stageOf } from '../dice.ts';
import type { Queue } from '../queue/port.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { Store } from '../store/port.ts';
import type { Tables } from '../tables.ts';
import { allowedOf, leftOf, nextOf } from './allowed.ts';
import { clockOnHoliday } from './of-match.ts';

const HOLIDAY = 'holiday';
/** By then whoever has taken one has it at all his matches. */
const DONE_BY = 60_000;
/** So often another step may come in between. */
const TRIES = 5;

export interface HolidaysOptions {
  readonly store: Pick<Store, 'holidays' | 'matches' | 'now'>;
  readonly queue: Queue;
  readonly tables: Pick<Tables, 'wind'>;
}

/** In somebody's holidays his clocks by days stand, at all his matches; so many days of a year. */
export class Holidays {
  readonly #options: HolidaysOptions;

  constructor(options: HolidaysOptions) {
    this.#options = options;
    options.queue.handle(HOLIDAY, (person) => this.#see(person));
  }

  async card(person: string): Promise<HolidayCard> {
    const { store } = this.#options;
    const known = await store.holidays.of(person);
    const now = store.now();
    return { holiday: nextOf(known, now), left: leftOf(known, now) };
  }

  /** The one that somebody is on, or will be. */
  async next(person: string): Promise<Holiday | null> {
    const { store } = this.#options;
    return nextOf(await store.holidays.of(person), store.now());
  }

  async take(person: string, wish: HolidayWish): Promise<Answer<HolidayCard>> {
    const { store, queue } = this.#options;
    // Whatever a kill cuts short the job ends.
    await queue.put(HOLIDAY, person, store.now() + DONE_BY);
    const taken = await store.holidays.change(person, (known) => allowedOf(known, wish, store.now()));
    if (!taken) return deny('too-many', 'that is more than the year has left');
    await this.#see(person);
    return accept(await this.card(person));
  }

  /** It has begun, or somebody else plays it now. */
  async follow(match: StoredMatch): Promise<void> {
    const people = new Set(match.seats.flatMap(({ person }) => person?.id ?? []));
    if (!isByDays(match)) return;
    for (const person of people) await this.#wind(match, person, await this.next(person));
  }

  async #see(person: string): Promise<void> {
    const { matches } = this.#options.store;
    const holiday = await this.next(person);
    for (const match of await matches.runningOf(person))
      if (isByDays(match)) await this.#wind(match, person, holiday);
  }

  async #wind({ id, ...match }: StoredMatch, person: string, holiday: Holiday | null): Promise<void> {
    const { store, tables } = this.#options;
    const change = (stored: StoredMatch) => clockOnHoliday(stored, person, holiday, store.now());
    if (change({ id, ...match }) === null) return;
    for (let tries = 1; ; tries++) {
      const wound = await tables.wind(id, (stored) => {
        const clock = change(stored);
        return clock ? accept(clock) : deny('over', 'it is so already');
      });
      if (wound.ok || wound.fault.code !== 'stale') return;
      if (tries === TRIES) throw new Error(`the clocks of ${id} are wound by somebody else all the time`);
    }
  }
}

const isByDays = (match: StoredMatch): boolean =>
  match.terms.clock?.kind === 'days' && stageOf(match) === 'play';
