import type { Mind } from '@bicorne/engine';
import type { HundredDaysAction } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';
import { habits } from './habits.ts';
import { inputs } from './inputs.ts';
import { lean } from './lean.ts';
import { FEATURES, look } from './look.ts';
import { WEIGHTS } from './weights.ts';

export const mind: Mind<State, HundredDaysAction> = {
  features: FEATURES,
  weights: WEIGHTS,
  look,
  inputs,
  habits,
  lean,
  turns: 1,
  mover: ({ seat, round }) => 2 * round + seat,
  /** A turn has up to eight points, each of which is a piece, an order and a step or two. */
  questions: ({ seat: player }, seat) => (player === seat ? 14 : 4),
};
