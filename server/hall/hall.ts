import { isDeepStrictEqual } from 'node:util';
import type { GameModule } from '@bicorne/games';
import type { Hall as Shown, HallEntry, HallMatch, HallNews, HallWish } from '@bicorne/table/protocol';
import type { StoredMatch } from '../store/matches.ts';
import type { Store } from '../store/port.ts';
import { entryOf, isNewsForHall, playersOf, shownOf, wishEntryOf } from './entries.ts';

export interface HallOptions {
  readonly store: Pick<Store, 'matches' | 'hall' | 'wishes'>;
  readonly games: ReadonlyMap<string, GameModule>;
  /** To all who have it open. */
  readonly tell: (news: HallNews) => void;
  /** The other servers are to look at these matches as well. */
  readonly spread: (matches: readonly string[]) => void;
  readonly here: () => number;
  /** In how many milliseconds all is looked through again: what a server that died, or an operator, told nobody. */
  readonly every: number;
  readonly failed: (error: unknown) => void;
}

/** What happens within so many milliseconds is told together. */
const GATHER = 250;
/** How many are here is told no oftener, where nothing else is. */
const COUNT_EVERY = 5000;
/** So many matches are kept in mind of each kind. */
const MOST_KNOWN = 1000;
/** Among the matches' ids there is no such: it stands for all wishes. */
const WISHES = '';

/**
 * Where people find each other: what waits for them, and what they may watch. It is kept in memory, read from the store
 * when a match is made, begins, changes its people or ends, and told as what has changed. A step of a match is no news
 * here, so that it costs nothing, and tells nothing.
 */
export class Hall {
  readonly #options: HallOptions;
  #known = new Map<string, HallEntry>();
  #shown: Shown = { here: 0, playing: 0, entries: [] };
  readonly #looking = new Set<string>();
  readonly #work = new Set<Promise<void>>();
  #gathering: NodeJS.Timeout | undefined;
  #counting: NodeJS.Timeout | undefined;
  #again: NodeJS.Timeout | undefined;

  constructor(options: HallOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    await this.#lookThrough();
    this.#again = setInterval(() => this.#do(() => this.#lookThrough()), this.#options.every).unref();
  }

  async stop(): Promise<void> {
    for (const timer of [this.#gathering, this.#counting, this.#again]) clearTimeout(timer);
    await Promise.all(this.#work);
  }

  /** What whoever opens it is shown; all that comes after it he is told. */
  get shown(): Shown {
    return this.#shown;
  }

  /** A match was stored anew here. */
  moved(before: StoredMatch, after: StoredMatch): void {
    if (isNewsForHall(before, after)) this.look([after.id]);
  }

  /** Something about these was changed here. */
  look(matches: readonly string[]): void {
    this.#options.spread(matches);
    this.hear(matches);
  }

  /** The same, as heard from another server. */
  hear(matches: readonly string[]): void {
    for (const id of matches) this.#looking.add(id);
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      this.#do(() => this.#lookAt([...this.#looking]));
      this.#looking.clear();
    }, GATHER).unref();
  }

  /** The wishes are others now. */
  lookAtWishes(): void {
    this.look([WISHES]);
  }

  /** Somebody is called otherwise now, or no more. */
  renamed(person: string): void {
    const ids = [...this.#known.values()].flatMap((entry) => {
      if (entry.kind === 'wish') return entry.person.id === person ? [WISHES] : [];
      return entry.seats.some((seat) => seat.person === person) ? [entry.id] : [];
    });
    this.look(ids);
  }

  /** Somebody came or went. */
  counted(): void {
    this.#counting ??= setTimeout(() => {
      this.#counting = undefined;
      this.#show();
    }, COUNT_EVERY).unref();
  }

  #do(task: () => Promise<void>): void {
    const work = task()
      .catch(this.#options.failed)
      .finally(() => this.#work.delete(work));
    this.#work.add(work);
  }

  async #lookThrough(): Promise<void> {
    const { matches } = this.#options.store;
    const found = [...(await matches.open(MOST_KNOWN)), ...(await matches.watchable(MOST_KNOWN))];
    const entries = [...(await this.#entriesOf(found)), ...(await this.#wishes())];
    this.#known = new Map(entries.map((entry) => [entry.id, entry]));
    this.#show();
  }

  async #lookAt(ids: readonly string[]): Promise<void> {
    const matches = ids.filter((id) => id !== WISHES);
    const found = await Promise.all(matches.map((id) => this.#options.store.matches.find(id)));
    const entries = await this.#entriesOf(found.filter((match) => match !== null));
    const wishes = ids.includes(WISHES) ? await this.#wishes() : null;
    for (const id of ids) this.#known.delete(id);
    if (wishes) for (const { id, kind } of this.#known.values()) if (kind === 'wish') this.#known.delete(id);
    for (const entry of [...entries, ...(wishes ?? [])]) this.#known.set(entry.id, entry);
    this.#show();
  }

  async #wishes(): Promise<HallWish[]> {
    const { wishes, hall } = this.#options.store;
    const found = await wishes.all(MOST_KNOWN);
    const book = await hall.known(found.map(({ person }) => person.id));
    return found.map((wish) => wishEntryOf(wish, book));
  }

  async #entriesOf(matches: readonly StoredMatch[]): Promise<HallMatch[]> {
    const players = [...new Set(matches.flatMap(playersOf))];
    const book = await this.#options.store.hall.known(players);
    return matches.flatMap((match) => entryOf(match, this.#options.games.get(match.game)?.game, book) ?? []);
  }

  #show(): void {
    const before = this.#shown;
    const running = [...this.#known.values()].filter(({ kind }) => kind === 'running');
    this.#shown = {
      here: this.#options.here(),
      playing: running.length,
      entries: shownOf([...this.#known.values()]),
    };
    const news = newsSince(before, this.#shown);
    if (news) this.#options.tell(news);
  }
}

/** What is another now; null where nothing is. */
function newsSince(before: Shown, now: Shown): HallNews | null {
  const known = new Map(before.entries.map((entry) => [entry.id, entry]));
  const put = now.entries.filter((entry) => !isDeepStrictEqual(known.get(entry.id), entry));
  for (const { id } of now.entries) known.delete(id);
  const news: HallNews = {
    ...(now.here === before.here ? {} : { here: now.here }),
    ...(now.playing === before.playing ? {} : { playing: now.playing }),
    ...(put.length > 0 ? { put } : {}),
    ...(known.size > 0 ? { gone: [...known.keys()] } : {}),
  };
  return Object.keys(news).length > 0 ? news : null;
}
