import type { Job, JobStore } from '../store/jobs.ts';
import { MOST_TRIES, retryAfter, type JobWork, type Queue } from './port.ts';

/** Of each kind: letters that wait for a mail server keep no bot from its turn. */
const AT_ONCE = 64;
/** More than so many is very many. */
const MOST_COUNTED = 10_000;
/** Timers do not reach further. */
const LONGEST_SLEEP = 2 ** 31 - 1;
/** When the store could not be asked, it is asked again after so many milliseconds. */
const ASK_AGAIN = 1000;

/** The queue of a server that is alone: rows in its store, and one timer for the next of them. */
export class RowQueue implements Queue {
  readonly #store: JobStore;
  readonly #failed: (error: unknown) => void;
  readonly #kinds = new Map<string, Kind>();
  #timer: NodeJS.Timeout | undefined;
  /** When the timer ends: no job that has not been looked for is due before. */
  #wakesAt = Infinity;
  #waking: Promise<void> | null = null;
  #open = false;

  constructor(store: JobStore, failed: (error: unknown) => void) {
    this.#store = store;
    this.#failed = failed;
  }

  handle(kind: string, work: JobWork, atOnce = AT_ONCE): void {
    const due = (now: number): Promise<readonly Job[]> => this.#store.due(kind, now, atOnce);
    this.#kinds.set(
      kind,
      new Kind(
        atOnce,
        due,
        (job) => this.#do(job, work),
        (error) => this.#gap(error),
      ),
    );
  }

  /** Who is alone does all himself. */
  leave(): void {}

  async waiting(kind: string): Promise<number> {
    const due = await this.#store.due(kind, Date.now(), MOST_COUNTED);
    return Math.max(0, due.length - (this.#kinds.get(kind)?.running ?? 0));
  }

  async put(kind: string, key: string, due = Date.now()): Promise<void> {
    await this.#store.put({ kind, key, due });
    this.#expect(kind, due);
  }

  drop(kind: string, key: string): Promise<void> {
    return this.#store.drop(kind, key);
  }

  async start(): Promise<void> {
    this.#open = true;
    this.#wake();
  }

  async stop(): Promise<void> {
    this.#open = false;
    clearTimeout(this.#timer);
    await this.#waking;
    await Promise.all([...this.#kinds.values()].map((kind) => kind.stop()));
  }

  #expect(kind: string, due: number): void {
    if (!this.#open) return;
    if (due <= Date.now()) void this.#kinds.get(kind)?.look();
    else this.#wakeBy(due);
  }

  #wakeBy(due: number): void {
    if (due >= this.#wakesAt || !this.#open) return;
    clearTimeout(this.#timer);
    this.#wakesAt = due;
    const wait = Math.max(0, due - Date.now());
    this.#timer = setTimeout(() => this.#wake(), Math.min(wait, LONGEST_SLEEP));
  }

  /** Begins what is due, and then sleeps until the next that was not yet: none may fall between. */
  #wake(): void {
    this.#wakesAt = Infinity;
    const before = this.#waking;
    const now = Date.now();
    this.#waking = (async () => {
      await before;
      await Promise.all([...this.#kinds.values()].map((kind) => kind.look()));
      const next = await this.#store.nextAfter(now, [...this.#kinds.keys()]);
      if (next !== null) this.#wakeBy(next);
    })().catch((error: unknown) => this.#gap(error));
  }

  #gap(error: unknown): void {
    this.#failed(error);
    this.#wakeBy(Date.now() + ASK_AGAIN);
  }

  async #do(job: Job, work: JobWork): Promise<void> {
    try {
      await work(job.key);
      await this.#store.done(job);
    } catch (error) {
      this.#failed(error);
      await this.#putOff(job).catch((gap: unknown) => this.#gap(gap));
    }
  }

  async #putOff(job: Job): Promise<void> {
    const tries = job.tries + 1;
    if (tries >= MOST_TRIES) return this.#store.done(job);
    const due = Date.now() + retryAfter(tries);
    await this.#store.putOff(job, due, tries);
    this.#wakeBy(due);
  }
}

/** The jobs of one kind. */
class Kind {
  readonly #atOnce: number;
  readonly #due: (now: number) => Promise<readonly Job[]>;
  readonly #do: (job: Job) => Promise<void>;
  readonly #failed: (error: unknown) => void;
  /** Those under way, by key: a job is never done twice at the same time. */
  readonly #running = new Map<string, Promise<void>>();
  #looking: Promise<void> | null = null;
  #again = false;
  /** Some that were due were left: there was no room, or they were still being done when they were put again. */
  #left = false;
  #open = true;

  constructor(
    atOnce: number,
    due: (now: number) => Promise<readonly Job[]>,
    work: (job: Job) => Promise<void>,
    failed: (error: unknown) => void,
  ) {
    this.#atOnce = atOnce;
    this.#due = due;
    this.#do = work;
    this.#failed = failed;
  }

  get running(): number {
    return this.#running.size;
  }

  /** Begins what is due, as far as there is room. */
  look(): Promise<void> {
    this.#again = true;
    return (this.#looking ??= this.#lookAll()
      .catch(this.#failed)
      .finally(() => {
        this.#looking = null;
        if (this.#again && this.#open) void this.look();
      }));
  }

  async stop(): Promise<void> {
    this.#open = false;
    await this.#looking;
    await Promise.all(this.#running.values());
  }

  async #lookAll(): Promise<void> {
    while (this.#again && this.#open) {
      this.#again = false;
      const due = this.#running.size < this.#atOnce ? await this.#due(Date.now()) : null;
      const fresh = due?.filter(({ key }) => !this.#running.has(key)) ?? [];
      const begun = fresh.slice(0, this.#atOnce - this.#running.size);
      this.#left = due === null || due.length > begun.length || due.length === this.#atOnce;
      for (const job of begun) this.#begin(job);
    }
  }

  #begin(job: Job): void {
    const running = this.#do(job).finally(() => {
      this.#running.delete(job.key);
      if (this.#left) void this.look();
    });
    this.#running.set(job.key, running);
  }
}
