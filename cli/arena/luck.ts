import { quickRng } from '@bicorne/engine';
import { gainOf, loadGround } from '@bicorne/report';

/** Matches are many: each roll is looked at less closely than in a report. The mean of luck stays 0. */
const LOOKS = { each: 16, outcomes: 32 };

interface LuckCount {
  readonly witness: (before: unknown, after: unknown) => void;
  /** Of the first seat, so far. */
  readonly sum: () => number;
}

/** Counts the luck of one match with the value function of reports, which knows nothing of who plays. */
export async function countLuck(game: string, seed: string): Promise<LuckCount> {
  const ground = await loadGround(game, LOOKS);
  if (!ground) throw new Error(`there is no game ${game}`);
  const rng = quickRng(`${seed}/luck`);
  let sum = 0;
  return {
    witness: (before, after) => {
      sum += gainOf(ground, before, after, rng.below(2 ** 30)).gains[0];
    },
    sum: () => sum,
  };
}
