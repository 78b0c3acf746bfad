import { parentPort, workerData } from 'node:worker_threads';
import { playShare, type Plan } from './share.ts';
import type { Tally } from './tally.ts';

export interface Order {
  readonly plan: Plan;
  readonly worker: number;
}

export type Report = { readonly done: number } | { readonly tally: Tally };

const { plan, worker }: Order = workerData;
const tell = (report: Report): void => parentPort?.postMessage(report);

tell({ tally: await playShare(plan, worker, (done) => tell({ done })) });
