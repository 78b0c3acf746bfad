import { Worker } from 'node:worker_threads';
import type { Job } from './job.ts';
import { Purses } from './purse.ts';
import type { Done, Errand } from './worker.ts';

interface Waiting {
  readonly job: Job;
  readonly resolve: (answer: string) => void;
  readonly reject: (error: Error) => void;
}

/** Threads that think, so that the one that serves never does. They are started when there is work. */
export class BotPool {
  readonly #threads: number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Waiting>();
  readonly #waiting: Waiting[] = [];
  /** Any thread may get the next question of a turn. */
  readonly #purses = new Purses();
  #closed = false;

  constructor(threads: number) {
    this.#threads = threads;
  }

  ask(job: Job): Promise<string> {
    if (this.#closed) return Promise.reject(new Error('the pool is closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const workers = [...this.#idle.splice(0), ...this.#busy.keys()];
    for (const { reject } of [...this.#waiting.splice(0), ...this.#busy.values()])
      reject(new Error('the pool is closed'));
    this.#busy.clear();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#waiting.length === 0) return;
    const worker = this.#idle.pop() ?? (this.#busy.size < this.#threads ? this.#start() : undefined);
    const waiting = worker && this.#waiting.shift();
    if (!worker || !waiting) return;
    const { job } = waiting;
    this.#busy.set(worker, waiting);
    worker.postMessage({ job, purse: this.#purses.of(job.match, job.seat) } satisfies Errand);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.on('message', ({ answer, purse }: Done) => {
      const { job, resolve } = this.#busy.get(worker) ?? {};
      if (job) this.#purses.keep(job.match, job.seat, purse);
      resolve?.(answer);
      this.#busy.delete(worker);
      this.#idle.push(worker);
      this.#next();
    });
    worker.on('error', (error: Error) => this.#lose(worker, error));
    return worker;
  }

  #lose(worker: Worker, error: Error): void {
    this.#busy.get(worker)?.reject(error);
    this.#busy.delete(worker);
    const at = this.#idle.indexOf(worker);
    if (at !== -1) this.#idle.splice(at, 1);
    this.#next();
  }
}
