import { parentPort, workerData } from 'node:worker_threads';
import { loadRulebook } from '@bicorne/bots';
import { measure, measureTrials } from './measure.ts';

export interface Order {
  readonly game: string;
  readonly seconds: number;
  readonly what: 'play' | 'trials';
}

const { game: id, seconds, what }: Order = workerData;
const module = await loadRulebook(id);
if (!module) throw new Error(`there is no game ${id}`);
parentPort?.postMessage(what === 'play' ? measure(module, seconds) : measureTrials(module, seconds));
