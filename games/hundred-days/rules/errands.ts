import { NO, PICK, type HundredDaysAction } from './actions.ts';
import type { Battle } from './battle.ts';
import type { Say } from './events.ts';
import { aimAt, fire } from './fire.ts';
import { ableFor, ERRAND_PHASE, listErrand, nextErrand } from './flow.ts';
import { isUnderWay, putUnit } from './pieces.ts';
import { followWay } from './skirmishers.ts';
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

export function listWhoNext(state: State, battle: Battle, list: HundredDaysAction[]): void {
  if (!state.errand) return;
  for (const unit of ableFor(state, battle, state.errand)) list.push(PICK[unit]);
  if (!state.errand.who.some((unit) => isUnderWay(state, unit))) list.push(NO); // H18.18
}

/** One of them, who then comes; or none that is left. */
export function pickNext(state: State, battle: Battle, action: HundredDaysAction): void {
  const { errand } = state;
  if (!errand || errand.kind === 'battery') return;
  if (action.do === 'pick') {
    const others = errand.who.filter((unit) => unit !== action.unit);
    state.errand = { ...errand, who: [action.unit, ...others], picked: true };
    state.phase = ERRAND_PHASE[errand.kind];
    return;
  }
  state.errand = { ...errand, who: [] };
  nextErrand(state, battle);
}

/** Whoever was not picked may decline, unless the parent has entered its hex (H18.18). */
export function listNextErrand(state: State, battle: Battle, list: HundredDaysAction[]): void {
  const { errand } = state;
  if (!errand || errand.kind === 'battery') return;
  listErrand(state, battle, errand, errand.who[0], list);
  if (!errand.picked && !isUnderWay(state, errand.who[0])) list.push(NO);
}

function leaveErrand(state: State): number {
  const { errand } = state;
  if (!errand || errand.kind === 'battery') return NONE;
  state.errand = { ...errand, who: errand.who.slice(1), picked: false };
  return errand.who[0];
}

export function followParent(state: State, battle: Battle, action: HundredDaysAction, say: Say): void {
  const { errand } = state;
  const unit = leaveErrand(state);
  if (action.do === 'follow' && errand?.kind === 'follow') {
    for (const to of followWay(state, battle, unit, errand.hexes, action.to)) {
      say?.({ type: 'moved', unit, from: state.at[unit], to });
      putUnit(state, battle, unit, to, say);
    }
    raise(state, unit, ACTED);
  }
  nextErrand(state, battle);
}

export function joinFire(state: State, battle: Battle, action: HundredDaysAction, say: Say): void {
  const unit = leaveErrand(state);
  if (action.do === 'fire' || action.do === 'fire-guns') return fireAt(state, battle, unit, action, say);
  nextErrand(state, battle);
}
