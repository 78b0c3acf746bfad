import { parentPort, workerData } from 'node:worker_threads';
import { hunt, type Hunt } from './hunt.ts';

export interface Order {
  readonly hunt: Hunt;
  readonly worker: number;
}

const { hunt: wanted, worker }: Order = workerData;
for await (const one of hunt(wanted, worker)) parentPort?.postMessage(one);
