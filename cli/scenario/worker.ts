import { parentPort, workerData } from 'node:worker_threads';
import { quickRng } from '@bicorne/engine';
import { mutantOf, tryMutant } from '@bicorne/engine/conformance/mutants.ts';
import { findGame } from '../args.ts';
import type { Found, Order } from './hunt.ts';

const EACH = 50;

/** Tells after every few, so that a mutant that hangs is known by its neighbours. */
async function hunt({ game: id, seed, count }: Order): Promise<void> {
  const game = await findGame(id);
  const rng = quickRng(seed);
  for (let done = 0; done < count; done += EACH)
    parentPort?.postMessage(tryMany(Math.min(EACH, count - done)));

  function tryMany(many: number): Found {
    const found = { tried: 0, taken: 0, steps: 0, failures: [] as Found['failures'][number][] };
    for (; found.tried < many; found.tried++) {
      const { scenario } = game.scenarios[rng.below(game.scenarios.length)];
      const mutant = mutantOf(scenario, rng);
      try {
        const { taken, steps } = tryMutant(game, mutant, rng, 'whole');
        found.taken += taken ? 1 : 0;
        found.steps += steps;
      } catch (error) {
        found.failures.push({
          why: error instanceof Error ? error.message : String(error),
          scenario: show(mutant),
        });
      }
    }
    return found;
  }
}

function show(mutant: unknown): string {
  try {
    return JSON.stringify(mutant).slice(0, 20_000);
  } catch {
    return 'a scenario that contains itself';
  }
}

const order: Order = workerData;
await hunt(order);
