import type { Mind, Seat } from '@bicorne/engine';
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
  turns: 1,
  mover: (s) => 1000 * s.turn + partsFought(s),
  questions,
};

/** A turn marches with up to sixteen blocks and more; a battle asks each block in every round. Blocks are placed by lean. */
function questions(s: State, seat: Seat): number {
  if (s.phase === 'place') return Infinity;
  return (s.seatOf[FRENCH] === seat) === (activeSide(s) === FRENCH) ? 32 : 24;
}
