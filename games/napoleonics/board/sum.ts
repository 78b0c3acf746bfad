import { summed, type Sum } from '@bicorne/engine';
import { distance, type Hex } from '../data/board.ts';
import { fieldOf } from '../rules/field.ts';
import type { State } from '../rules/state.ts';
import { fireDice, meleeDice, type SUMMANDS } from '../rules/strength.ts';

export type DiceSum = Sum<(typeof SUMMANDS)[number]>;

/** Why an attack has so many dice, as the rules work them out: in melee beside it, else by fire. */
export function diceSum(state: State, by: number, at: Hex, bonus = false): DiceSum {
  const field = fieldOf(state);
  const from = state.hexOf[by];
  return summed((tell) =>
    distance(from, at) === 1
      ? meleeDice(state, field, { by, on: state.unitAt[at], from, at, way: 'melee', bonus }, tell)
      : fireDice(state, field, by, at, tell),
  );
}
