import type { Hex } from '../data/board.ts';
import { CAVALRY, INFANTRY } from '../data/units.ts';
import { fieldOf, type Field } from './field.ts';
import { attachedTo } from './pieces.ts';
import { NONE, type Melee, type State } from './state.ts';

/** N13.1, N13.2: whether the cavalry attacked can go two whole hexes back. */
export function mayRetire(state: State, { attacker, defender, at }: Melee): boolean {
  const field = fieldOf(state);
  if (field.arm[defender] !== CAVALRY || field.arm[attacker] !== INFANTRY) return false;
  return retireSteps(state, field, defender, at, 1).length > 0;
}

/** The ground a retiring unit may go over: nothing stands there. */
const isEmpty = (state: State, field: Field, hex: Hex): boolean =>
  field.open[CAVALRY][hex] && state.unitAt[hex] === NONE && state.leaderAt[hex] === NONE;

/** The last hex may hold an own lone leader, if the unit has none. */
const mayEnd = (state: State, field: Field, unit: number, hex: Hex): boolean =>
  isEmpty(state, field, hex) ||
  (field.open[CAVALRY][hex] &&
    state.unitAt[hex] === NONE &&
    attachedTo(state, unit) === NONE &&
    field.leaderSeat[state.leaderAt[hex]] === field.seat[unit]);

/** The hexes for step `step` of the two, from `hex`, that let the unit finish. */
export function retireSteps(state: State, field: Field, unit: number, hex: Hex, step: number): Hex[] {
  const back = field.back[field.seat[unit]];
  if (step === 2) return back[hex].filter((to) => mayEnd(state, field, unit, to));
  return back[hex].filter(
    (to) => isEmpty(state, field, to) && retireSteps(state, field, unit, to, 2).length > 0,
  );
}
