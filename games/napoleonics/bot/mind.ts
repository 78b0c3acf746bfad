import type { Mind } from '@bicorne/engine';
import type { Action } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';
import { cardsInDeck } from '../rules/turn.ts';
import { habits } from './habits.ts';
import { inputs } from './inputs.ts';
import { lean } from './lean.ts';
import { FEATURES, look } from './look.ts';
import { WEIGHTS } from './weights.ts';

export const mind: Mind<State, Action> = {
  features: FEATURES,
  weights: WEIGHTS,
  look,
  inputs,
  habits,
  lean,
  turns: 1,
  /** Cards are drawn only when a turn ends, so the deck tells one turn from the next. N3.7 */
  mover: (state) => 2 * cardsInDeck(state) + state.active,
  /** The card, then up to six units that are ordered, move and battle, each in two or three answers. */
  questions: ({ phase, active }, seat) => (active !== seat ? 4 : phase === 'play' ? 4 : 12),
};
