import { Worker } from 'node:worker_threads';
import { finished } from '../thread.ts';
import type { Plan } from './share.ts';
import { addTallies, type Tally } from './tally.ts';
import type { Order, Report } from './worker.ts';

/** Plays the whole plan in worker threads and adds up what they count. */
export async function playPlan(plan: Plan, report: (done: number) => void): Promise<Tally> {
  const done = Array.from({ length: plan.workers }, () => 0);
  const tallies: Tally[] = [];
  const hear = (worker: number, message: Report): void => {
    if ('tally' in message) return void tallies.push(message.tally);
    done[worker] = message.done;
    report(done.reduce((sum, n) => sum + n, 0));
  };
  await Promise.all(done.map((_, worker) => hire({ plan, worker }, (message) => hear(worker, message))));
  return addTallies(tallies);
}

const hire = (order: Order, hear: (message: Report) => void): Promise<void> =>
  finished(new Worker(new URL('./worker.ts', import.meta.url), { workerData: order }).on('message', hear));
