import type { Mind } from '@bicorne/engine';
import type { MarengoAction } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';
import { habits } from './habits.ts';
import { inputs } from './inputs.ts';
import { lean } from './lean.ts';
import { FEATURES, look } from './look.ts';
import { WEIGHTS } from './weights.ts';

export const mind: Mind<State, MarengoAction> = {
  features: FEATURES,
  weights: WEIGHTS,
  look,
  inputs,
  habits,
  lean,
  turns: 2,
  mover: ({ hour, army }) => 2 * hour + army,
  /** Three orders and the free marches by main road, each a choice of pieces and crossings. */
  questions: ({ army }, seat) => (army === seat ? 14 : 4),
};
