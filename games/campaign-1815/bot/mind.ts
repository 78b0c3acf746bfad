import type { Mind } from '@bicorne/engine';
import type { CampaignAction } from '../rules/actions.ts';
import { FRENCH } from '../rules/blocks.ts';
import { activeSide, type State } from '../rules/state.ts';
import { lean } from './lean.ts';
import { FEATURES, look } from './look.ts';
import { WEIGHTS } from './weights.ts';

/** Parts of the rounds fought so far: a battle goes to and fro within one turn. */
function partsFought(s: State): number {
  let parts = 0;
  for (const { round, part } of s.fights) parts += 2 * round + part;
  return parts;
}

export const mind: Mind<State, CampaignAction> = {
  features: FEATURES,
  weights: WEIGHTS,
  look,
  lean,
  mover: (s) => 1000 * s.turn + partsFought(s),
  /** A turn marches with some eight blocks; a battle asks each block in every round. */
  questions: (s, seat) => ((s.seatOf[FRENCH] === seat) === (activeSide(s) === FRENCH) ? 20 : 10),
};
