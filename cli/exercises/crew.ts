import { Worker } from 'node:worker_threads';
import type { Exercise } from '@bicorne/games';
import type { Catch, Hunt } from './hunt.ts';
import type { Order } from './worker.ts';

export interface Bag {
  readonly exercises: readonly Exercise[];
  readonly decisions: number;
  /** In how many matches something was looked at. */
  readonly matches: number;
}

/** When it is enough: after so many, or when the time is over. */
export interface Limits {
  readonly found: number;
  readonly seconds: number;
}

/** Hunts in threads; what was found is kept, however it ends. */
export async function huntAll(
  wanted: Hunt,
  limits: Limits,
  tell: (bag: Bag, isNew: boolean) => void,
): Promise<Bag> {
  const found: Exercise[] = [];
  const matches = new Set<number>();
  let decisions = 0;
  const bag = (): Bag => ({ exercises: [...found], decisions, matches: matches.size });
  const crew = Array.from({ length: wanted.workers }, (_, worker) => {
    const workerData: Order = { hunt: wanted, worker };
    return new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const clock = setTimeout(resolve, 1000 * limits.seconds);
  const hear = (one: Catch): void => {
    decisions++;
    matches.add(one.match);
    if (one.exercise && found.length < limits.found) found.push(one.exercise);
    if (one.exercise || decisions % 100 === 0) tell(bag(), one.exercise !== null);
    if (found.length >= limits.found) resolve();
  };
  for (const thread of crew) thread.on('message', hear).on('error', reject);
  try {
    await promise;
  } finally {
    clearTimeout(clock);
    await Promise.all(crew.map((thread) => thread.terminate()));
  }
  return bag();
}
