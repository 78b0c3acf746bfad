import { Worker } from 'node:worker_threads';
import { finished } from '../thread.ts';
import type { Fixture, Hall } from './games.ts';
import type { Order, Report } from './worker.ts';

/** Plays the matches of a round in worker threads; in the order of their tables, whoever is ready first. */
export async function playRound(
  hall: Hall,
  fixtures: readonly Fixture[],
  workers: number,
  report: (done: number) => void,
): Promise<Report[]> {
  const reports: Report[] = [];
  const hear = (one: Report): void => {
    reports.push(one);
    report(reports.length);
  };
  const shares = Array.from({ length: Math.min(workers, fixtures.length) }, (_, worker) =>
    fixtures.filter((_, i) => i % workers === worker),
  );
  await Promise.all(shares.map((share) => hire({ hall, fixtures: share }, hear)));
  return reports.sort((one, other) => one.fixture.table - other.fixture.table);
}

const hire = (order: Order, hear: (report: Report) => void): Promise<void> =>
  finished(new Worker(new URL('./worker.ts', import.meta.url), { workerData: order }).on('message', hear));
