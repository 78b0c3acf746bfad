import { ATTACK, BATTLE, DETACH, ORDER, type Action } from '../rules/actions.ts';
import { targets } from '../rules/battle.ts';
import type { Event } from '../rules/events.ts';
import { fieldOf } from '../rules/field.ts';
import { act, legal } from '../rules/phases.ts';
import { NONE, ORDERED, type PhaseName, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { carryOut, goalsOf, movesAfter, onToBattle, plannedView, stateOf, type Plan } from './plan.ts';

type Gesture = readonly Action[];

/** What the hand can do beyond the single steps that are asked: by hex. */
export interface Hand {
  /** Where the chosen unit may go, while orders are still given. */
  readonly goals: ReadonlySet<number>;
  /** The ways in which the enemy there can be attacked, one for each attacker. */
  readonly attacks: ReadonlyMap<number, readonly Attack[]>;
}

export interface Attack {
  readonly by: number;
  readonly gesture: Gesture;
  /** The position in which it is made. */
  readonly state: State;
}

export const EMPTY_HAND: Hand = { goals: new Set(), attacks: new Map() };

/** The part of the turn in which enemies can be pressed; where a unit was only chosen, the one it was chosen in. */
const PARTS: Readonly<Partial<Record<PhaseName, PhaseName>>> = {
  order: 'order',
  move: 'move',
  battle: 'battle',
};
const CHOSEN_IN: Readonly<Partial<Record<PhaseName, PhaseName>>> = {
  to: 'move',
  ride: 'move',
  target: 'battle',
};

/** `chosen`: the question that is asked follows from a choice alone. */
export function handOf(view: View, asked: readonly Action[], plan: Plan, chosen: boolean): Hand {
  if (asked.length === 0) return EMPTY_HAND;
  const part = PARTS[view.phase] ?? (chosen ? CHOSEN_IN[view.phase] : undefined);
  return {
    goals: new Set(view.phase === 'order' ? goalsOf(plannedView(plan, view), plan.aimed) : []),
    attacks: part === undefined ? EMPTY_HAND.attacks : attacksOf(view, part, plan),
  };
}

/** An enemy can be pressed as soon as somebody who has his order can attack it from where he stands. */
function attacksOf(view: View, part: PhaseName, plan: Plan): Map<number, Attack[]> {
  const state = stateOf(view);
  state.phase = part;
  const mover = part === 'move' && view.phase !== 'move' ? view.piece : NONE;
  const way = onToBattle(plan, state, view);
  const found = new Map<number, Attack[]>();
  if (state.phase !== 'battle') return found;
  const field = fieldOf(state);
  for (const action of legal(state, state.active)) {
    if (action.do !== 'battle') continue;
    const by = state.unitAt[action.hex];
    if (mover !== NONE && by !== mover) continue;
    for (const at of targets(state, field, by, false))
      found.set(at, [
        ...(found.get(at) ?? []),
        { by, gesture: [...way, BATTLE[action.hex], ATTACK[at]], state },
      ]);
  }
  return found;
}

/** A unit is dragged to its goal: ordered if it is not yet, and moved at once where no more orders can be given. */
export function orderTo(
  view: View,
  plan: Plan,
  unit: number,
  goal: number,
): { readonly gesture: Gesture; readonly planned: boolean } {
  const from = view.hexOf[unit];
  const gesture: Action[] = [];
  const state = stateOf(view);
  if (view.phase === 'order' && (view.marks[unit] & ORDERED) === 0) {
    gesture.push(ORDER[from], ...movesAfter(plan, ORDER[from], view));
    for (const action of gesture) act(state, state.active, action);
  }
  if (state.phase === 'order') return { gesture, planned: true };
  return { gesture: [...gesture, ...carryOut(state, { from, to: goal })], planned: false };
}

/** How an order is taken back: so many steps, and those orders again that came after it. Null where it cannot be. */
export interface Withdrawal {
  readonly steps: number;
  readonly again: Gesture;
}

export function withdrawal(view: View, told: readonly (readonly Event[])[], hex: number): Withdrawal | null {
  const at = told.findLastIndex((step) => step.some((event) => orderAt(view, event) === hex));
  if (at < 0) return null;
  const later = told.slice(at + 1);
  const again = later.map((step) => orderOf(view, step));
  const plain = again.filter((action) => action !== null);
  return plain.length === again.length ? { steps: later.length + 1, again: plain } : null;
}

function orderAt({ leaderHex }: View, event: Event): number {
  if (event.type === 'ordered') return event.at;
  return event.type === 'leaderOrdered' ? leaderHex[event.leader] : NONE;
}

/** A step that only gave an order, to be given again. */
function orderOf({ leaderHex }: View, [event, ...others]: readonly Event[]): Action | null {
  if (others.length > 0 || event === undefined) return null;
  if (event.type === 'ordered') return ORDER[event.at];
  return event.type === 'leaderOrdered' ? DETACH[leaderHex[event.leader]] : null;
}

/** How many units could still battle. */
export const fightersIn = (view: View): number =>
  legal(stateOf(view), view.active).filter(({ do: verb }) => verb === 'battle').length;
