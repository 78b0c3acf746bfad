import { summed, type Sum } from '@bicorne/engine';
import { direction } from '../data/board.ts';
import type { HundredDaysAction } from '../rules/actions.ts';
import { battleOf } from '../rules/battle.ts';
import { aimAt, fireDice, hasMoved, type SUMMANDS } from '../rules/fire.ts';
import { shockDice } from '../rules/shock.ts';
import type { State } from '../rules/state.ts';

export type DiceSum = Sum<(typeof SUMMANDS)[number]>;

/** Why an attack of this unit has so many dice, as the rules work them out; null for what throws none. */
export function diceSum(state: State, unit: number, action: HundredDaysAction): DiceSum | null {
  const battle = battleOf(state);
  const guns = action.do === 'fire-guns' || action.do === 'shock-guns';
  if (action.do === 'fire' || action.do === 'fire-guns') {
    const { at } = action;
    return summed((tell) =>
      fireDice(state, battle, unit, at, aimAt(state, at, guns), hasMoved(state, unit), tell),
    );
  }
  if (action.do !== 'shock' && action.do !== 'shock-guns') return null;
  const { at } = action;
  const way = state.at[unit] * 6 + direction(state.at[unit], at);
  return summed((tell) => shockDice(state, battle, unit, way, aimAt(state, at, guns), tell));
}
