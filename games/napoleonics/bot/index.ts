import type { BotPart } from '@bicorne/engine';
import type { Action } from '../rules/actions.ts';
import { fieldOf } from '../rules/field.ts';
import { bannersOf } from '../rules/victory.ts';
import type { State } from '../rules/state.ts';
import { mind } from './mind.ts';

const BANNER = 4;

/** Banners first, then blocks. */
export const bot: BotPart<State, Action> = {
  worth(state, seat) {
    const field = fieldOf(state);
    const banners = bannersOf(state, field, seat) - bannersOf(state, field, 1 - seat);
    return state.blocks.reduce(
      (sum, blocks, unit) => sum + (field.seat[unit] === seat ? blocks : -blocks),
      BANNER * banners,
    );
  },
  mind,
};
