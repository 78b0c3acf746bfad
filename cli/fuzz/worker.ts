import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@bicorne/games';
import { hunt, type Count } from './hunt.ts';
import type { Report } from './report.ts';

export interface Order {
  readonly game: string;
  readonly seed: string;
  /** When to stop, in milliseconds of the system's clock. */
  readonly until: number;
}

export type Message = { readonly count: Count } | { readonly failure: Report };

const { game, seed, until }: Order = workerData;
const tell = (message: Message): void => parentPort?.postMessage(message);

let told = 0;
function goOn(count: Count): boolean {
  if (Date.now() - told > 200) {
    told = Date.now();
    tell({ count });
  }
  return told < until;
}

const subject = await loadGame(game);
if (subject) tell({ count: hunt(subject, { seed, goOn, tell: (failure) => tell({ failure }) }) });
