import type { Job, JobStore } from '../store/jobs.ts';
import { MOST_TRIES, retryAfter, type JobWork, type Queue } from './port.ts';

/** Of each kind: letters that wait for a mail server keep no bot from its turn. */
const AT_ONCE = 64;
/** Timers do not reach further. */
const LONGEST_SLEEP = 2 ** 31 - 1;

/** The queue of a server that is alone: rows in its store, and one timer for the next of them. */
export class RowQueue implements Queue {
  readonly #store: JobStore;
  readonly #failed: (error: unknown) => void;
  readonly #handlers = new Map<string, JobWork>();
  /** Those under way, by kind and key: a job is never done twice at the same time. */
  readonly #running = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  /** When the timer ends; a job that is due later need not be looked for. */
  #wakesAt = Infinity;
  #sweeping: Promise<void> | null = null;
  #again = false;
  #open = false;

  constructor(store: JobStore, failed: (error: unknown) => void) {
    this.#store = store;
    this.#failed = failed;
  }

  handle(kind: string, work: JobWork): void {
    this.#handlers.set(kind, work);
  }

  async put(kind: string, key: string, due = Date.now()): Promise<void> {
    await this.#store.put({ kind, key, due });
    if (due <= Date.now() || due < this.#wakesAt) this.#sweep();
  }

  drop(kind: string, key: string): Promise<void> {
    return this.#store.drop(kind, key);
  }

  async start(): Promise<void> {
    this.#open = true;
    this.#sweep();
  }

  async stop(): Promise<void> {
    this.#open = false;
    clearTimeout(this.#timer);
    while (this.#sweeping) await this.#sweeping;
    await Promise.all(this.#running.values());
  }

  #sweep(): void {
    if (!this.#open) return;
    this.#again = true;
    this.#sweeping ??= this.#sweepAll()
      .catch(this.#failed)
      .finally(() => {
        this.#sweeping = null;
        if (this.#again) this.#sweep();
      });
  }

  async #sweepAll(): Promise<void> {
    let now = 0;
    while (this.#again && this.#open) {
      this.#again = false;
      now = Date.now();
      for (const [kind, work] of this.#handlers) await this.#begin(kind, work, now);
    }
    await this.#sleep(now);
  }

  async #begin(kind: string, work: JobWork, now: number): Promise<void> {
    const running = [...this.#running.keys()].filter((name) => name.startsWith(nameOf({ kind, key: '' })));
    const free = AT_ONCE - running.length;
    const due = free > 0 ? await this.#store.due(now, AT_ONCE, [kind]) : [];
    for (const job of due.filter((one) => !this.#running.has(nameOf(one))).slice(0, free))
      this.#run(job, work);
  }

  /**
   * Until the next job that was not yet due at `now`, when those that were have been begun: none may fall between.
   * Those that found no room go on when one of the running ones ends.
   */
  async #sleep(now: number): Promise<void> {
    clearTimeout(this.#timer);
    this.#wakesAt = Infinity;
    const next = await this.#store.nextAfter(now, [...this.#handlers.keys()]);
    if (next === null || !this.#open) return;
    this.#wakesAt = next;
    const wait = Math.max(0, next - Date.now());
    this.#timer = setTimeout(() => this.#sweep(), Math.min(wait, LONGEST_SLEEP));
  }

  #run(job: Job, work: JobWork): void {
    const running = this.#do(job, work).finally(() => {
      this.#running.delete(nameOf(job));
      this.#sweep();
    });
    this.#running.set(nameOf(job), running);
  }

  async #do(job: Job, work: JobWork): Promise<void> {
    try {
      await work(job.key);
      await this.#store.done(job);
    } catch (error) {
      this.#failed(error);
      await this.#putOff(job).catch(this.#failed);
    }
  }

  async #putOff(job: Job): Promise<void> {
    const tries = job.tries + 1;
    if (tries >= MOST_TRIES) await this.#store.done(job);
    else await this.#store.putOff(job, Date.now() + retryAfter(tries), tries);
  }
}

const nameOf = ({ kind, key }: Pick<Job, 'kind' | 'key'>): string => `${kind}/${key}`;
