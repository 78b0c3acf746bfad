import { Worker } from 'node:worker_threads';
import type { Plan } from './share.ts';
import { addTallies, type Tally } from './tally.ts';
import type { Order, Report } from './worker.ts';

/** Plays the whole plan in worker threads and adds up what they count. */
export async function playPlan(plan: Plan, report: (done: number) => void): Promise<Tally> {
  const done = Array.from({ length: plan.workers }, () => 0);
  return addTallies(
    await Promise.all(
      done.map((_, worker) =>
        hire({ plan, worker }, (games) => {
          done[worker] = games;
          report(done.reduce((sum, n) => sum + n, 0));
        }),
      ),
    ),
  );
}

const hire = (order: Order, report: (done: number) => void): Promise<Tally> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: order });
    worker.on('message', (message: Report) => {
      if ('tally' in message) resolve(message.tally);
      else report(message.done);
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('a worker stopped before it had finished')));
  });
