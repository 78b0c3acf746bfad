import type { HandicapPart } from '@bicorne/engine';
import { battleOf } from './battle.ts';
import { other, type State } from './state.ts';

/** The enemy begins with so many points (H14.7); at least half of what he needs he still has to win. */
export const handicap: HandicapPart<State> = {
  most(state, seat) {
    const enemy = other(seat);
    return Math.max(0, Math.floor(battleOf(state).need[enemy] / 2) - state.points[enemy]);
  },
  pay(state, seat, amount) {
    state.points[other(seat)] += amount;
  },
};
