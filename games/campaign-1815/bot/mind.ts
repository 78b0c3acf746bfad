import type { Mind, Seat } from '@bicorne/engine';
import type { CampaignAction } from '../rules/actions.ts';
import { ARMIES_OF_SIDE, ARMY_OF, BLOCK_COUNT, FRENCH } from '../rules/blocks.ts';
import { NOWHERE } from '../rules/board.ts';
import { activeSide, type State } from '../rules/state.ts';
import { lastGroup } from '../rules/steps.ts';
import { habits } from './habits.ts';
import { inputs } from './inputs.ts';
import { lean } from './lean.ts';
import { FEATURES, look } from './look.ts';
import { WEIGHTS } from './weights.ts';

/** Parts of the rounds fought so far: a battle goes to and fro within one turn. While the field is laid out none has been. */
function partsFought(s: State): number {
  let parts = 0;
  for (const { round, part } of s.fights) if (round > 0) parts += 2 * (round - 1) + part;
  return parts;
}

export const mind: Mind<State, CampaignAction> = {
  features: FEATURES,
  weights: WEIGHTS,
  look,
  inputs,
  habits,
  lean,
  /** The other side's part of a battle as well, but not its march. */
  turns: 2,
  mover: (s) => 1000 * s.turn + partsFought(s),
  questions,
};

/**
 * Where a group goes is decided by its first block; the up to sixteen and more that march with it need little thought.
 * A battle asks each block in every part. Blocks are placed by lean.
 */
function questions(s: State, seat: Seat): number {
  if (s.phase === 'place') return Infinity;
  const active = (s.seatOf[FRENCH] === seat) === (activeSide(s) === FRENCH);
  if (s.phase === 'combat' || s.phase === 'deploy') return Math.max(8, blocksThere(s, seat) + 4);
  if (s.phase === 'march') return mayChoose(s, seat) ? 10 : 48;
  return active ? 32 : 24;
}

/** Whether one of the seat's groups that march in this turn is still to be chosen. */
const mayChoose = (s: State, seat: Seat): boolean =>
  ARMIES_OF_SIDE[activeSide(s)].some(
    (army) => s.seatOf[army] === seat && !s.routed[army] && lastGroup(s, army) === NOWHERE,
  );

function blocksThere(s: State, seat: Seat): number {
  let blocks = 0;
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (s.at[block] === s.field && s.seatOf[ARMY_OF[block]] === seat) blocks++;
  return blocks;
}
