import type { Margin } from '@bicorne/engine';
import { ALLIED, FRENCH, FULL, SIDE_END, SIDE_FIRST } from './blocks.ts';
import type { State } from './state.ts';
import { sides } from './talk.ts';

/**
 * The steps that each side's enemies have lost, which is what routs an army in the end (C11.2); steps paid for a side
 * (C13.4) are among them. Allies share theirs (C12.8).
 */
export function margin(state: State): Margin {
  const lost = [FRENCH, ALLIED].map((side) => stepsLost(state, side));
  return { coin: 'steps', of: sides(state).map((side) => lost[1 - side]) };
}

function stepsLost({ steps }: State, side: number): number {
  let lost = 0;
  for (let block = SIDE_FIRST[side]; block < SIDE_END[side]; block++) lost += FULL[block] - steps[block];
  return lost;
}
