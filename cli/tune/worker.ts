import { parentPort, workerData } from 'node:worker_threads';
import { attend, type Term } from './school.ts';

export interface Order {
  readonly term: Term;
  readonly worker: number;
}

const { term, worker }: Order = workerData;
for await (const lecture of attend(term, worker)) parentPort?.postMessage(lecture);
