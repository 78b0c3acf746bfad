import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Puts the log on the disk, and says when it is there or why it is not. */
type SyncLog = (done: (error: Error | null) => void) => void;

interface Job {
  /** Does the work within the open transaction. */
  readonly run: () => Promise<void> | undefined;
  /** The transaction is on the disk: the one who asked is answered. */
  readonly settle: () => void;
  readonly fail: (error: unknown) => void;
}

/**
 * One writer, one transaction at a time: whatever is asked within a turn of the event loop, or while the last
 * transaction goes to the disk, shares one sync. The log that SQLite writes ahead is synced here and not by SQLite,
 * so that the server goes on meanwhile; nobody is answered, and nothing is read (`syncing`), before it is done.
 */
export class SqliteWriter {
  readonly #db: DatabaseSync;
  readonly #syncLog: SyncLog;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  #jobs: Job[] = [];
  #flushing: Promise<void> | null = null;
  #syncing: Promise<void> | null = null;
  readonly #lost = Promise.withResolvers<unknown>();

  constructor(db: DatabaseSync, syncLog: SyncLog) {
    this.#db = db;
    this.#syncLog = syncLog;
    this.#begin = db.prepare('BEGIN IMMEDIATE');
    this.#commit = db.prepare('COMMIT');
  }

  /**
   * While what is committed is not on the disk. Where that failed the promise stays, and is broken: nobody can know
   * what is on the disk, so nothing is written or read any more.
   */
  get syncing(): Promise<void> | null {
    return this.#syncing;
  }

  /** Kept when that has happened, with why. */
  get lost(): Promise<unknown> {
    return this.#lost.promise;
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
      await this.#syncing;
      this.#begin.run();
      for (const { run } of jobs) {
        const working = run();
        if (working) await working;
      }
      this.#commit.run();
      await this.#sync();
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      for (const { fail } of jobs) fail(error);
      return;
    }
    for (const { settle } of jobs) settle();
  }

  #sync(): Promise<void> {
    this.#syncing = new Promise((resolve, reject) =>
      this.#syncLog((error) => {
        if (error) {
          this.#lost.resolve(error);
          return reject(error);
        }
        this.#syncing = null;
        resolve();
      }),
    );
    return this.#syncing;
  }
}
