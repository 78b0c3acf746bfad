import { parentPort, workerData } from 'node:worker_threads';
import { playPairs, type Contest } from './pairs.ts';

export interface Order {
  readonly contest: Contest;
  readonly worker: number;
}

const { contest, worker }: Order = workerData;
for await (const result of playPairs(contest, worker)) parentPort?.postMessage(result);
