import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@bicorne/games';
import { measure } from './measure.ts';

export interface Order {
  readonly game: string;
  readonly seconds: number;
}

const { game: id, seconds }: Order = workerData;
const module = await loadGame(id);
if (!module) throw new Error(`there is no game ${id}`);
parentPort?.postMessage(measure(module, seconds));
