import { parentPort } from 'node:worker_threads';
import { doJob, type Job } from './job.ts';
import type { Purse } from './purse.ts';

/** A job with the purse of its seat; the answer and the purse go back. */
export interface Errand {
  readonly job: Job;
  readonly purse: Purse;
}
export interface Done {
  readonly answer: string;
  readonly purse: Purse;
}

/** A thread of the pool: one job at a time; a job that throws ends the thread, and the pool starts another. */
parentPort?.on('message', ({ job, purse }: Errand) => {
  void doJob(job, purse).then((answer) => parentPort?.postMessage({ answer, purse } satisfies Done));
});
