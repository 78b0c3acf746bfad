import type { BotPart } from '@bicorne/engine';
import { inPlay, other, type State } from '../rules/state.ts';

/** Blocks count, and nothing else does. */
export const bot: BotPart<State> = {
  worth: (state, seat) => inPlay(state, seat).length - inPlay(state, other(seat)).length,
};
