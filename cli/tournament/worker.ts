import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@bicorne/games';
import type { Outcome } from '@bicorne/tournament';
import { playFixture, type Fixture, type Hall } from './games.ts';

export interface Order {
  readonly hall: Hall;
  readonly fixtures: readonly Fixture[];
}

export interface Report {
  readonly fixture: Fixture;
  readonly outcome: Outcome;
}

const { hall, fixtures }: Order = workerData;
const rulebook = await loadGame(hall.game);
if (!rulebook) throw new Error(`there is no game ${hall.game}`);
for (const fixture of fixtures) {
  const report: Report = { fixture, outcome: await playFixture(hall, rulebook, fixture) };
  parentPort?.postMessage(report);
}
