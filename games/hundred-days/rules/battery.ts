import { GRAND_BATTERY, PICK, type List } from './actions.ts';
import type { Battle } from './battle.ts';
import { hasTarget } from './fire.ts';
import { adjacent } from './pieces.ts';
import { ACTED, has, INSIDE, type State } from './state.ts';

// H17.15, H17.16

/** Batteries of the seat to play that have not acted, by groups of neighbours. */
function groups(state: State, battle: Battle): number[][] {
  let rest = battle.roster.of[state.seat].filter(
    (unit) => battle.roster.isGuns[unit] && state.at[unit] >= 0 && !has(state, unit, ACTED | INSIDE),
  );
  const found: number[][] = [];
  while (rest.length > 0) {
    const group = joined(state, rest);
    found.push(group);
    rest = rest.filter((unit) => !group.includes(unit));
  }
  return found;
}

/** The first of these and all that hang together with it. */
function joined(state: State, units: readonly number[]): number[] {
  const group = [units[0]];
  for (let i = 0; i < group.length; i++)
    for (const unit of units)
      if (!group.includes(unit) && adjacent(state.at[unit], state.at[group[i]])) group.push(unit);
  return group;
}

export function listGrandBatteries(state: State, battle: Battle, list: List<'grand-battery'>): void {
  if (!state.rules.grandBattery || state.grandBatteryUsed[state.seat] || state.actions === 0) return;
  for (const group of groups(state, battle))
    if (group.length > 1 && group.some((unit) => hasTarget(state, battle, unit)))
      list.push(GRAND_BATTERY[group[0]]);
}

export const batteryOf = (state: State, battle: Battle, unit: number): readonly number[] =>
  groups(state, battle).find((group) => group.includes(unit)) ?? [];

export function listBattery(state: State, battle: Battle, who: readonly number[], list: List<'pick'>): void {
  for (const unit of who) if (hasTarget(state, battle, unit)) list.push(PICK[unit]);
}
