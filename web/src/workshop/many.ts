import address from 'virtual:bicorne-worker/workshop';
import type { Trial, Trialled } from './trial.ts';

/** A match of the lab, and what it is played for. */
export interface Job {
  readonly name: string;
  readonly trial: Trial;
}

/** Seconds after which one has waited enough, whatever is known by then. */
const LONGEST = 120;
const MOST_WORKERS = 4;

/** On as many cores as may be spared, until there is nothing more to play or it has taken long enough; returns how to stop. */
export function playMany(
  next: () => Job | null,
  tell: (job: Job, trialled: Trialled) => void,
  end: () => void,
): () => void {
  const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1));
  const until = Date.now() + LONGEST * 1000;
  let over = false;
  let busy = 0;
  const workers = Array.from({ length: count }, () => new Worker(address, { type: 'module' }));
  const stop = (): void => {
    if (over) return;
    over = true;
    for (const worker of workers) worker.terminate();
    end();
  };
  const hire = (worker: Worker): void => {
    let job: Job | null = null;
    const ask = (): void => {
      job = Date.now() > until ? null : next();
      if (job) {
        busy++;
        worker.postMessage(job.trial satisfies Trial);
      } else if (busy === 0) stop();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Trialled | null>) => {
      if (over || !job) return;
      busy--;
      if (data === null) return stop();
      tell(job, data);
      ask();
    });
    worker.addEventListener('error', stop);
    ask();
  };
  for (const worker of workers) hire(worker);
  return stop;
}
