import { PgBoss } from 'pg-boss';
import { MOST_TRIES, type JobWork, type Queue } from './port.ts';

/** A job of a server that was killed goes to another after so many seconds. */
const LOST_AFTER = 60;
/** Of each kind that does not say. */
const AT_ONCE = 4;
/** Of any kind: each is a loop that asks the database for work. */
const MOST_AT_ONCE = 32;
/** Of these one person's are so many, where it matters whose they are. */
const SHARE = 1 / 4;
const YEAR = 31_536_000;

const QUEUE = {
  policy: 'short',
  notify: true,
  retryLimit: MOST_TRIES,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 900,
  heartbeatSeconds: LOST_AFTER,
  retentionSeconds: 2 * YEAR,
  deleteAfterSeconds: 60,
} as const;

interface Keyed {
  readonly key: string;
}

/** The queue of several servers on one PostgreSQL: pg-boss. */
export class BossQueue implements Queue {
  readonly #boss: PgBoss;
  readonly #handlers = new Map<string, { readonly work: JobWork; readonly atOnce: number }>();
  readonly #left = new Set<string>();
  #started: Promise<unknown> | null = null;

  constructor(url: string, failed: (error: unknown) => void) {
    this.#boss = new PgBoss({ connectionString: url, useListenNotify: true, max: 4 });
    this.#boss.on('error', failed);
  }

  handle(kind: string, work: JobWork, atOnce = AT_ONCE): void {
    this.#handlers.set(kind, { work, atOnce: Math.min(atOnce, MOST_AT_ONCE) });
  }

  leave(kind: string): void {
    this.#left.add(kind);
  }

  async waiting(kind: string): Promise<number> {
    await this.#ready();
    const now = Date.now();
    const jobs = await this.#boss.findJobs(kind, { queued: true });
    return jobs.filter(({ startAfter }) => Number(startAfter) <= now).length;
  }

  async put(kind: string, key: string, due?: number, by?: string): Promise<void> {
    await this.#ready();
    const startAfter = new Date(due ?? 0);
    await this.#boss.upsert(
      kind,
      { key },
      {
        singletonKey: key,
        startAfter,
        ...(by === undefined ? {} : { group: { id: by } }),
      },
    );
  }

  async drop(kind: string, key: string): Promise<void> {
    await this.#ready();
    const jobs = await this.#boss.findJobs(kind, { key, queued: true });
    if (jobs.length > 0)
      await this.#boss.deleteJob(
        kind,
        jobs.map(({ id }) => id),
      );
  }

  async start(): Promise<void> {
    await this.#ready();
    for (const [kind, { work, atOnce }] of this.#handlers)
      await this.#boss.work<Keyed>(
        kind,
        {
          pollingIntervalSeconds: 0.5,
          notifyPollingIntervalSeconds: 2,
          localConcurrency: atOnce,
          localGroupConcurrency: Math.max(1, Math.ceil(atOnce * SHARE)),
        },
        async (jobs) => {
          for (const { data } of jobs) await work(data.key);
        },
      );
  }

  async stop(): Promise<void> {
    if (this.#started) await this.#boss.stop({ graceful: true, timeout: 10_000 });
  }

  #ready(): Promise<unknown> {
    return (this.#started ??= this.#prepare());
  }

  async #prepare(): Promise<void> {
    await this.#boss.start();
    for (const kind of new Set([...this.#handlers.keys(), ...this.#left]))
      await this.#boss.createQueue(kind, QUEUE);
  }
}
