import { battleOf } from '../rules/battle.ts';
import type { HundredDaysAction } from '../rules/actions.ts';
import { act, legal } from '../rules/play.ts';
import { ACTED, cloneState, lower, NONE, type State } from '../rules/state.ts';
import type { HundredDaysView } from '../rules/view.ts';
import { forecast } from './forecast.ts';
import { ATTACKS } from './marches.ts';

/** What a unit could do from where it stands if it were picked with a full purse, by the rules themselves. */
export interface Prospect {
  readonly reach: readonly number[];
  readonly fire: readonly { readonly hex: number; readonly dice: number }[];
}

export function prospectOf(view: HundredDaysView, hex: number): Prospect | null {
  const unit = view.foot[hex] === NONE ? view.guns[hex] : view.foot[hex];
  if (unit === undefined || unit === NONE) return null;
  const state = asPicked(view, unit);
  return { reach: [...reachOf(state)], fire: fireOf(state) };
}

/**
 * What a piece could attack from the end of a march: at once, as cavalry's shock, or else by fire when its turn comes
 * again.
 */
export function strikesAfter(view: HundredDaysView, gesture: readonly HundredDaysAction[]): Prospect['fire'] {
  const state = cloneState(view);
  const unit = state.activation?.unit ?? NONE;
  for (const action of gesture) if (action.do !== 'halt') act(state, state.seat, action);
  if (unit === NONE || state.at[unit] < 0) return [];
  const now = state.phase === 'march' ? attacksOf(state) : [];
  return now.length > 0 ? now : fireOf(asPicked(state, unit));
}

const FULL_PURSE = 9;

function asPicked(view: State, unit: number): State {
  const free = {
    phase: 'command',
    actions: FULL_PURSE,
    activation: null,
    attack: null,
    flight: null,
  } as const;
  const state: State = { ...cloneState(view), ...free, errand: null, seat: battleOf(view).roster.seat[unit] };
  lower(state, unit, ACTED);
  act(state, state.seat, { do: 'pick', unit });
  return state;
}

/** Every march is walked to its end. */
function reachOf(start: State): ReadonlySet<number> {
  const reached = new Set<number>();
  const seen = new Set<string>();
  const walk = (state: State): void => {
    for (const action of legal(state, state.seat)) {
      if (action.do !== 'step') continue;
      const next = cloneState(state);
      act(next, next.seat, action);
      const place = `${action.to} ${next.activation?.left ?? NONE} ${next.actions}`;
      if (seen.has(place)) continue;
      seen.add(place);
      if (mayStay(next)) reached.add(action.to);
      if (next.phase === 'march') walk(next);
    }
  };
  walk(start);
  return reached;
}

const mayStay = (state: State): boolean =>
  state.phase !== 'march' || legal(state, state.seat).some(({ do: verb }) => verb === 'halt');

const attacksOf = (state: State, only?: string): Prospect['fire'] =>
  legal(state, state.seat).flatMap((action) =>
    'at' in action && ATTACKS.has(action.do) && action.do === (only ?? action.do)
      ? [{ hex: action.at, dice: forecast(state, action).dice ?? 0 }]
      : [],
  );

const fireOf = (state: State): Prospect['fire'] => attacksOf(state, 'fire');
