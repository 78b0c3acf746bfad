import type { HandicapPart } from '@bicorne/engine';
import type { State } from './state.ts';

/** Discs of uncommitted morale (M18.1) that are given up before the battle; at least half of them stay. */
export const handicap: HandicapPart<State> = {
  most: ({ uncommitted, ending }, army) => (ending ? 0 : Math.floor(uncommitted[army] / 2)),
  pay(state, army, amount) {
    state.uncommitted[army] -= amount;
  },
};
