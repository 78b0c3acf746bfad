import { NO, type HundredDaysAction } from './actions.ts';
import type { Battle } from './battle.ts';
import type { Say } from './events.ts';
import { aimAt, fire } from './fire.ts';
import { listErrand, nextErrand } from './flow.ts';
import { putUnit } from './pieces.ts';
import { ACTED, newActivation, NONE, raise, type State } from './state.ts';

// H17.16, H18.5, H18.6: those who do something after another, one by one.

type FireAction = Extract<HundredDaysAction, { readonly at: number }>;

export function fireAt(state: State, battle: Battle, unit: number, action: FireAction, say: Say): void {
  fire(state, battle, unit, action.at, aimAt(state, action.at, action.do === 'fire-guns'), say);
}

/** H17.16 */
export function pickBattery(state: State, battle: Battle, action: HundredDaysAction): void {
  const { errand } = state;
  if (errand?.kind !== 'battery') return;
  if (action.do === 'pick') {
    state.activation = newActivation(action.unit, NONE);
    state.errand = { ...errand, fired: true };
    state.phase = 'batteryFire';
    return;
  }
  state.errand = null;
  nextErrand(state, battle);
}

/** Those who are sent are asked one after the other; each may decline. */
export function listNextErrand(state: State, battle: Battle, list: HundredDaysAction[]): void {
  if (!state.errand) return;
  listErrand(state, battle, state.errand, state.errand.who[0], list);
  list.push(NO);
}

function leaveErrand(state: State): number {
  const { errand } = state;
  if (!errand) return NONE;
  state.errand = { ...errand, who: errand.who.slice(1) };
  return errand.who[0];
}

export function followParent(state: State, battle: Battle, action: HundredDaysAction, say: Say): void {
  const unit = leaveErrand(state);
  if (action.do === 'follow') {
    const from = state.at[unit];
    say?.({ type: 'moved', unit, from, to: action.to });
    putUnit(state, battle, unit, action.to, say);
    raise(state, unit, ACTED);
  }
  nextErrand(state, battle);
}

export function joinFire(state: State, battle: Battle, action: HundredDaysAction, say: Say): void {
  const unit = leaveErrand(state);
  if (action.do === 'fire' || action.do === 'fire-guns') return fireAt(state, battle, unit, action, say);
  nextErrand(state, battle);
}
