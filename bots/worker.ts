import { parentPort } from 'node:worker_threads';
import { doJob, type Job } from './job.ts';

/** A thread of the pool: one job at a time; a job that throws ends the thread, and the pool starts another. */
parentPort?.on('message', (job: Job) => {
  void doJob(job).then((answer) => parentPort?.postMessage(answer));
});
