import { Worker } from 'node:worker_threads';
import { findGame } from '../args.ts';
import { bar, type Terminal } from '../terminal.ts';
import { finished } from '../thread.ts';

/** What one worker is to try, and what it found. */
export interface Order {
  readonly game: string;
  readonly seed: string;
  readonly count: number;
}
export interface Found {
  readonly tried: number;
  readonly taken: number;
  readonly steps: number;
  /** What was neither refused nor played, with the scenario that shows it. */
  readonly failures: readonly { readonly why: string; readonly scenario: string }[];
}

interface Hunt {
  readonly game: string;
  readonly count: number;
  readonly seed: string;
  readonly workers: number;
}

/** Mutilated scenarios on all cores. */
export async function huntMutants(hunt: Hunt, json: boolean, terminal: Terminal): Promise<number> {
  await findGame(hunt.game);
  const workers = Math.min(hunt.workers, hunt.count);
  const totals = { tried: 0, taken: 0, steps: 0 };
  const failures: Found['failures'][number][] = [];
  await Promise.all(
    Array.from({ length: workers }, (_, at) => {
      const count = Math.floor(hunt.count / workers) + (at < hunt.count % workers ? 1 : 0);
      const order: Order = { game: hunt.game, seed: `${hunt.seed} ${at}`, count };
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: order });
      worker.on('message', ({ tried, taken, steps, failures: more }: Found) => {
        totals.tried += tried;
        totals.taken += taken;
        totals.steps += steps;
        failures.push(...more);
        terminal.progress(bar(totals.tried, hunt.count, `${totals.taken} played, ${failures.length} failed`));
      });
      return finished(worker);
    }),
  );
  terminal.progress('');
  terminal.say(
    json
      ? JSON.stringify({ game: hunt.game, ...totals, failures })
      : [
          `${hunt.game}: ${totals.tried} mutants, ${totals.taken} played to the end in ${totals.steps} steps, ${totals.tried - totals.taken - failures.length} refused, ${failures.length} failed`,
          ...failures.slice(0, 5).map(({ why, scenario }) => `${why}\n${scenario}`),
        ].join('\n'),
  );
  return failures.length === 0 ? 0 : 1;
}
