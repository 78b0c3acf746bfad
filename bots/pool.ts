import { Worker } from 'node:worker_threads';
import type { Job } from './job.ts';
import { Purses } from './purse.ts';
import type { Done, Errand } from './worker.ts';

interface Waiting {
  readonly job: Job;
  readonly asker: string;
  readonly resolve: (answer: string) => void;
  readonly reject: (error: Error) => void;
}

/** Threads that think, so that the one that serves never does. They are started when there is work. */
export class BotPool {
  readonly #threads: number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Waiting>();
  /** By whom they are asked; whoever was served last is the last of them. */
  readonly #waiting = new Map<string, Waiting[]>();
  /** Any thread may get the next question of a turn. */
  readonly #purses = new Purses();
  #closed = false;

  constructor(threads: number) {
    this.#threads = threads;
  }

  /** Whoever asks (`asker`) has his turn among those who ask, however many questions of his wait. */
  ask(job: Job, asker = job.match): Promise<string> {
    if (this.#closed) return Promise.reject(new Error('the pool is closed'));
    return new Promise((resolve, reject) => {
      const own = this.#waiting.get(asker) ?? [];
      own.push({ job, asker, resolve, reject });
      this.#waiting.set(asker, own);
      this.#next();
    });
  }

  /** How many questions wait for a thread. */
  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const workers = [...this.#idle.splice(0), ...this.#busy.keys()];
    for (const { reject } of [...this.#waiting.values(), ...this.#busy.values()].flat())
      reject(new Error('the pool is closed'));
    this.#waiting.clear();
    this.#busy.clear();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#busy.size >= this.#threads) return;
    const waiting = this.#takeNext();
    if (!waiting) return;
    const worker = this.#idle.pop() ?? this.#start();
    const { job } = waiting;
    this.#busy.set(worker, waiting);
    worker.postMessage({ job, purse: this.#purses.of(job.match, job.seat) } satisfies Errand);
  }

  /** Of those who may have one more thread whoever has waited longest for his turn; he goes behind all others. */
  #takeNext(): Waiting | undefined {
    for (const [asker, own] of this.#waiting) {
      if (this.#threadsOf(asker) >= this.#most) continue;
      const next = own.shift();
      this.#waiting.delete(asker);
      if (own.length > 0) this.#waiting.set(asker, own);
      return next;
    }
    return undefined;
  }

  /** One thread is left to others, where there is more than one. */
  get #most(): number {
    return Math.max(1, this.#threads - 1);
  }

  #threadsOf(asker: string): number {
    return [...this.#busy.values()].filter((busy) => busy.asker === asker).length;
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
