import type { BotPart } from '@bicorne/engine';
import { strengthOf } from '../rules/turn.ts';
import type { State } from '../rules/state.ts';

/** Strength counts, and nothing else does. */
export const bot: BotPart<State> = {
  worth: (state, seat) => strengthOf(state, seat) - strengthOf(state, 1 - seat),
};
