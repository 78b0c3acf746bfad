import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Ran } from './sqlite-run.ts';
import type { Append, Reply, Request } from './sqlite-thread.ts';

interface Waiting<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}
type WaitingAppend = Waiting<boolean> & { readonly append: Append };
/** Does its work within the open transaction, and says how to answer when that is on the disk. */
type Work = Waiting<never> & { readonly run: () => Promise<() => void> };

/**
 * One writer, one transaction at a time, in a thread of its own. Whatever is asked while the last one goes to the
 * disk shares the next one, and one sync: the steps of all matches, then everything else.
 */
export class SqliteWriter {
  readonly #thread: Worker;
  readonly #asked: Waiting<Reply>[] = [];
  /** Goes before the next statement. */
  readonly #first: string[] = [];
  #appends: WaitingAppend[] = [];
  #works: Work[] = [];
  #writing: Promise<void> | null = null;
  #dead: unknown = null;

  constructor(file: string) {
    this.#thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: file });
    this.#thread.on('message', (reply: Reply) => this.#asked.shift()?.resolve(reply));
    this.#thread.on('error', (error) => {
      this.#dead = error;
      for (const { reject } of take(this.#asked)) reject(error);
    });
    this.#thread.unref();
  }

  /** False where the match has not exactly so many steps. */
  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#appends.push({ append, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** What fails undoes its own part and no other's. */
  write<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = async (): Promise<() => void> => {
        this.#first.push('SAVEPOINT work');
        try {
          const result = await work();
          this.#first.push('RELEASE work');
          return () => resolve(result);
        } catch (error) {
          this.#first.push('ROLLBACK TO work', 'RELEASE work');
          return () => reject(error);
        }
      };
      this.#works.push({ run, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** A statement within the open transaction; what holds the transaction together goes with it. */
  async run(sql: string, values: readonly unknown[] = []): Promise<Ran> {
    const reply = await this.#ask({ kind: 'run', first: take(this.#first), sql, values });
    if (reply.kind !== 'ran') throw reply.kind === 'failed' ? reply.error : new Error('answers out of order');
    return reply.ran;
  }

  /** Until all that was asked so far is written. */
  async idle(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  async close(): Promise<void> {
    await this.idle();
    if (this.#dead !== null) return;
    this.#thread.ref();
    this.#thread.postMessage({ kind: 'close' } satisfies Request);
    await once(this.#thread, 'exit');
  }

  #ask(request: Request): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.#dead !== null) return reject(this.#dead);
      this.#asked.push({ resolve, reject });
      this.#thread.postMessage(request);
    });
  }

  async #writeAll(): Promise<void> {
    this.#thread.ref();
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#appends.length + this.#works.length > 0) {
      if (this.#appends.length > 0) await this.#writeAppends(take(this.#appends));
      if (this.#works.length > 0) await this.#writeWorks(take(this.#works));
    }
    this.#thread.unref();
    this.#writing = null;
  }

  async #writeAppends(waiting: readonly WaitingAppend[]): Promise<void> {
    try {
      const reply = await this.#ask({ kind: 'append', all: waiting.map(({ append }) => append) });
      if (reply.kind === 'appended') waiting.forEach(({ resolve }, at) => resolve(reply.all[at]));
      else throw reply.kind === 'failed' ? reply.error : new Error('answers out of order');
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }

  async #writeWorks(works: readonly Work[]): Promise<void> {
    try {
      this.#first.push('BEGIN IMMEDIATE');
      const answers: (() => void)[] = [];
      for (const { run } of works) answers.push(await run());
      await this.run('COMMIT');
      for (const answer of answers) answer();
    } catch (error) {
      this.#first.length = 0;
      await this.run('ROLLBACK').catch(() => undefined);
      for (const { reject } of works) reject(error);
    }
  }
}

/** All that waits, in its order; nothing is left. */
const take = <T>(waiting: T[]): T[] => waiting.splice(0);
