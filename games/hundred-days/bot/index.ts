import type { BotPart } from '@bicorne/engine';
import type { HundredDaysAction } from '../rules/actions.ts';
import { battleOf, type Battle } from '../rules/battle.ts';
import { other, WAITING, type State } from '../rules/state.ts';
import { mind } from './mind.ts';

/** Victory points, and for what is not yet decided the strength that is left. */
export const bot: BotPart<State, HundredDaysAction> = {
  worth: (state, seat) =>
    worthOf(state, battleOf(state), seat) - worthOf(state, battleOf(state), other(seat)),
  mind,
};

const STEP_WORTH = 0.25;

function worthOf(state: State, battle: Battle, seat: number): number {
  let worth = state.points[seat];
  for (const unit of battle.roster.of[seat])
    if (state.at[unit] >= WAITING) worth += STEP_WORTH * (state.figures[unit] + state.marker[unit]);
  return worth;
}
