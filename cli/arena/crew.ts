import { Worker } from 'node:worker_threads';
import { finished } from '../thread.ts';
import type { Contest, PairResult } from './pairs.ts';
import type { Order } from './worker.ts';

/** Plays all pairs in worker threads; reports each as it ends, and returns them in order. */
export async function playContest(
  contest: Contest,
  report: (done: readonly PairResult[]) => void,
): Promise<PairResult[]> {
  const results: PairResult[] = [];
  const hear = (result: PairResult): void => {
    results.push(result);
    report(results);
  };
  await Promise.all(Array.from({ length: contest.workers }, (_, worker) => hire({ contest, worker }, hear)));
  return results.sort((one, other) => one.pair - other.pair);
}

const hire = (order: Order, hear: (result: PairResult) => void): Promise<void> =>
  finished(new Worker(new URL('./worker.ts', import.meta.url), { workerData: order }).on('message', hear));
