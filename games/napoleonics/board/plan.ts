import { shared } from '@bicorne/boardkit/shared.ts';
import { quickRng } from '@bicorne/engine';
import { DONE, MOVE, TO, type Action } from '../rules/actions.ts';
import { destinations, moveTo } from '../rules/movement.ts';
import { act, legal } from '../rules/phases.ts';
import { fieldOf } from '../rules/field.ts';
import { sample } from '../rules/sample.ts';
import { MOVED, NONE, ORDERED, type State } from '../rules/state.ts';
import { view as viewOf, type View } from '../rules/view.ts';

/**
 * Orders come before moves (N4.1, N5.1), yet one thinks of both at once: while orders are given, where an ordered unit
 * shall go is kept here, and is done when the last order has been given. Nobody else hears of it.
 */
export interface Plan {
  readonly moves: readonly Planned[];
  /** The unit whose goal is pressed next. */
  readonly aimed: number;
}

interface Planned {
  readonly unit: number;
  readonly from: number;
  readonly to: number;
}

export const NO_PLAN: Plan = { moves: [], aimed: NONE };

const plan = shared(NO_PLAN);

export const aimAt = (aimed: number): void => plan.set({ ...plan.now(), aimed });
export const planMove = (move: Planned): void => {
  const others = plan.now().moves.filter(({ unit }) => unit !== move.unit);
  plan.set({ moves: [...others, move], aimed: NONE });
};
export const forgetPlan = (): void => plan.set(NO_PLAN);

export const planNow = plan.now;
export const usePlan = (): Plan => plan.use((all) => all);

/** What of it still holds: a unit whose order was taken back goes nowhere. */
export const holding = ({ moves }: Plan, view: View): readonly Planned[] =>
  view.phase !== 'order'
    ? []
    : moves.filter(
        ({ unit, from }) => view.hexOf[unit] === from && (view.marks[unit] & (ORDERED | MOVED)) === ORDERED,
      );

export const stateOf = (view: View): State => sample(view, view.viewer, quickRng('board'));

/** The position as it is planned; the question stays the one that is asked. */
export function plannedView(plan: Plan, view: View): View {
  const moves = holding(plan, view);
  if (moves.length === 0) return view;
  const state = stateOf(view);
  for (const move of moves) shift(state, move);
  state.phase = view.phase;
  state.piece = view.piece;
  return viewOf(state, view.viewer);
}

export function shift(state: State, { unit, to }: Planned): void {
  if (!destinations(state, fieldOf(state), unit).includes(to)) return;
  state.piece = unit;
  moveTo(state, to, undefined);
}

/** Where a unit could go if it were ordered, as things are planned. */
export function goalsOf(view: View, unit: number): readonly number[] {
  if (unit === NONE || view.squareOf[unit] > 0 || (view.marks[unit] & MOVED) !== 0) return [];
  const state = stateOf(view);
  state.marks[unit] |= ORDERED;
  return destinations(state, fieldOf(state), unit);
}

/** The planned moves that this action leads on to, one after the other. */
export function movesAfter(plan: Plan, action: Action, view: View): readonly Action[] {
  const moves = holding(plan, view);
  if (moves.length === 0) return [];
  const state = stateOf(view);
  act(state, view.active, action);
  return moves.flatMap((move) => carryOut(state, move));
}

/** As far as the rules allow it now. */
export function carryOut(state: State, { from, to }: Pick<Planned, 'from' | 'to'>): Action[] {
  if (state.phase !== 'move' || !legal(state, state.active).includes(MOVE[from])) return [];
  act(state, state.active, MOVE[from]);
  if (!legal(state, state.active).includes(TO[to])) return [];
  act(state, state.active, TO[to]);
  return [MOVE[from], TO[to]];
}

/** What ends one part of the turn after another until units may battle, with all that is planned; in place. */
export function onToBattle(plan: Plan, state: State, view: View): readonly Action[] {
  const way: Action[] = [];
  if (state.phase === 'order') {
    act(state, state.active, DONE);
    way.push(DONE, ...holding(plan, view).flatMap((move) => carryOut(state, move)));
  }
  if (state.phase === 'move') {
    act(state, state.active, DONE);
    way.push(DONE);
  }
  return way;
}
