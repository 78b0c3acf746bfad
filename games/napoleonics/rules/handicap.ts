import type { HandicapPart, Seat } from '@bicorne/engine';
import { fieldOf } from './field.ts';
import type { State } from './state.ts';
import { bannersOf } from './victory.ts';

/** The enemy begins with so many banners (N18.1); at least half of what he needs he still has to win. */
export const handicap: HandicapPart<State> = {
  most(state, seat) {
    const field = fieldOf(state);
    return Math.max(0, Math.floor(field.goal / 2) - bannersOf(state, field, enemy(seat)));
  },
  pay(state, seat, amount) {
    state.won = state.won.with(enemy(seat), state.won[enemy(seat)] + amount);
  },
};

const enemy = (seat: Seat): Seat => 1 - seat;
