import type { DatabaseSync } from 'node:sqlite';

interface Job {
  /** Does the work within the open transaction. */
  readonly run: () => Promise<void> | undefined;
  /** The transaction is on the disk: the one who asked is answered. */
  readonly settle: () => void;
  readonly fail: (error: unknown) => void;
}

/** One writer, one transaction at a time: whatever is asked within a turn of the event loop shares one sync. */
export class SqliteWriter {
  readonly #db: DatabaseSync;
  #jobs: Job[] = [];
  #flushing: Promise<void> | null = null;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** What fails undoes its own part and no other's. */
  write<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      let settle = (): void => undefined;
      const run = async (): Promise<void> => {
        this.#db.exec('SAVEPOINT job');
        try {
          const result = await work();
          this.#db.exec('RELEASE job');
          settle = () => resolve(result);
        } catch (error) {
          this.#db.exec('ROLLBACK TO job; RELEASE job');
          settle = () => reject(error);
        }
      };
      this.#push({ run, settle: () => settle(), fail: reject });
    });
  }

  /** Quick, for work that awaits nothing and fails only where everything does. */
  writeAtOnce<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      let settle = (): void => undefined;
      const run = (): undefined => {
        const result = work();
        settle = () => resolve(result);
      };
      this.#push({ run, settle: () => settle(), fail: reject });
    });
  }

  #push(job: Job): void {
    this.#jobs.push(job);
    this.#flushing ??= this.#flushSoon();
  }

  /** Until all that was asked so far is written. */
  async idle(): Promise<void> {
    while (this.#flushing) await this.#flushing;
  }

  async #flushSoon(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    await this.#flush();
    this.#flushing = this.#jobs.length > 0 ? this.#flushSoon() : null;
  }

  async #flush(): Promise<void> {
    const jobs = this.#jobs;
    this.#jobs = [];
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const { run } of jobs) {
        const working = run();
        if (working) await working;
      }
      this.#db.exec('COMMIT');
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      for (const { fail } of jobs) fail(error);
      return;
    }
    for (const { settle } of jobs) settle();
  }
}
