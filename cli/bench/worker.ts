import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@bicorne/games';
import { measure, measureTrials } from './measure.ts';

export interface Order {
  readonly game: string;
  readonly seconds: number;
  readonly what: 'play' | 'trials';
}

const { game: id, seconds, what }: Order = workerData;
const module = await loadGame(id);
if (!module) throw new Error(`there is no game ${id}`);
parentPort?.postMessage(what === 'play' ? measure(module, seconds) : measureTrials(module, seconds));
