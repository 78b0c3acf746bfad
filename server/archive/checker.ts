import { Worker } from 'node:worker_threads';
import { refuse, type Result } from '@bicorne/engine';
import type { Checked } from './check.ts';

const PATIENCE = 20_000;

/**
 * Checks uploaded records in a thread of its own, one after the other: whatever somebody sends, the thread that
 * serves goes on serving.
 */
export class Checker {
  readonly #games: readonly string[];
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(games: readonly string[]) {
    this.#games = games;
  }

  /** Null when too many wait already. */
  async check(text: string): Promise<Result<Checked> | null> {
    if (this.#waiting >= MOST_WAITING) return null;
    this.#waiting++;
    const checked = this.#last.then(() => this.#checkAlone(text)).finally(() => this.#waiting--);
    this.#last = checked.catch(() => undefined);
    return checked;
  }

  #checkAlone(text: string): Promise<Result<Checked>> {
    return new Promise((resolve) => {
      const worker = new Worker(new URL('./check-worker.ts', import.meta.url), {
        workerData: { text, games: this.#games },
        resourceLimits: { maxOldGenerationSizeMb: 512 },
      });
      const end = (result: Result<Checked>): void => {
        clearTimeout(timer);
        void worker.terminate();
        resolve(result);
      };
      const fail = (): void => end(refuse('invalid', 'this record cannot be played'));
      const timer = setTimeout(fail, PATIENCE);
      worker.once('message', end);
      worker.once('error', fail);
      worker.once('exit', fail);
    });
  }
}

const MOST_WAITING = 10;
