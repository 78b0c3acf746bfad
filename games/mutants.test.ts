import { quickRng } from '@bicorne/engine';
import { mutantOf, tryMutant } from '@bicorne/engine/conformance/mutants.ts';
import { describe, expect, it } from 'vitest';
import { loadAllGames } from './registry.ts';

const MUTANTS = 120;

// `npx bicorne scenario fuzz` plays many more of them, to their ends.
describe.each((await loadAllGames()).map(({ game }) => game))('battles of strangers: $id', (game) => {
  it('each is refused with its place or played, and said to be faulty exactly where it is refused', () => {
    const rng = quickRng(`mutants of ${game.id}`);
    let taken = 0;
    for (let n = 0; n < MUTANTS; n++) {
      const { scenario } = game.scenarios[rng.below(game.scenarios.length)];
      if (tryMutant(game, mutantOf(scenario, rng), rng, 40).taken) taken++;
    }
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(MUTANTS);
  });
});
