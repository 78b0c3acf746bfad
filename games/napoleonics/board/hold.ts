import { useSteady } from '@bicorne/boardkit/steady.ts';
import { useEffect, useMemo } from 'react';
import type { Action } from '../rules/actions.ts';
import { MOVED, NONE, ORDERED } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Props } from './Board.tsx';
import { orderTo, withdrawal } from './hand.ts';
import { diceFor, type Model, type Spot } from './model.ts';
import { aimAt, forgetPlan, holding, planMove, usePlan, type Plan } from './plan.ts';

/** What pressing and dragging do. */
export interface Hold {
  readonly press: (hex: number) => void;
  readonly pressLeader: (action: Action) => void;
  readonly mayTake: (hex: number) => boolean;
  readonly take: (hex: number) => void;
  readonly drop: (from: number, to: number) => void;
  /** Whether a press there does anything but let go. */
  readonly isLive: (hex: number) => boolean;
}

/** What was planned, as far as it holds; when the orders are given its last unit is the one that moves next. */
export function useHeldPlan({ view, legal, act, choice = [] }: Props): Plan {
  const plan = usePlan();
  useEffect(() => () => forgetPlan(), []);
  const isOver = view.phase !== 'order' && legal.length > 0;
  const isUnderWay =
    (view.phase === 'move' || view.phase === 'to') &&
    plan.moves.some(
      ({ unit, from }) => view.hexOf[unit] === from && (view.marks[unit] & (ORDERED | MOVED)) === ORDERED,
    );
  const next =
    view.phase === 'move' && plan.aimed !== NONE
      ? legal.find((action) => action.do === 'move' && action.hex === view.hexOf[plan.aimed])
      : undefined;
  const goOn = useSteady(() => {
    forgetPlan();
    if (next && choice.length === 0) act(next);
  });
  useEffect(() => {
    if (isOver && !isUnderWay) goOn();
  }, [isOver, isUnderWay, goOn]);
  return useMemo(() => {
    const moves = holding(plan, view);
    const aimed = view.phase === 'order' ? plan.aimed : NONE;
    return moves.length === plan.moves.length && aimed === plan.aimed ? plan : { moves, aimed };
  }, [plan, view]);
}

export function useHold(props: Props, view: View, model: Model, plan: Plan): Hold {
  const { words, told = [], mayTakeBack = 0 } = props;
  const isFree = props.letGo !== undefined;

  const letGo = (): void => {
    aimAt(NONE);
    props.letGo?.();
  };
  const withdraw = (hex: number): boolean => {
    const back =
      view.phase === 'order' && isFree ? withdrawal(props.view, told, fromOf(plan, view, hex)) : null;
    if (!back || back.steps > mayTakeBack) return false;
    aimAt(NONE);
    props.takeBack?.(back.steps, ...back.again);
    return true;
  };
  /** An order is given, or a unit dragged, to a goal. */
  const goTo = (unit: number, goal: number): void => {
    const from = props.view.hexOf[unit];
    const { gesture, planned } = orderTo(props.view, plan, unit, goal);
    if (planned) planMove({ unit, from, to: goal });
    else aimAt(NONE);
    if (gesture.length > 0) props.act(...gesture);
  };
  const attack = ({ attacks = [] }: Spot, hex: number): void => {
    const [only, ...others] = attacks;
    if (others.length === 0) return props.act(...only.gesture);
    props.ask?.(
      attacks.map(({ by, gesture, state }) => ({
        gesture,
        label: words.action({ do: 'battle', hex: state.hexOf[by] }, view),
        note: words.ui.dice(diceFor(state, by, hex)),
      })),
    );
  };
  /** In the order of what one means most. */
  const press = (hex: number): void => {
    const spot = model.spots.get(hex);
    if (spot?.goal === true) return goTo(plan.aimed, hex);
    if (spot?.attacks !== undefined) return attack(spot, hex);
    const action = actionAt(spot, view, hex);
    if (action === null) return void (withdraw(hex) || letGo());
    if (isFree && action.do === 'order') aimAt(view.unitAt[hex]);
    props.act(action);
  };
  const isMine = (hex: number): boolean => {
    const action = model.spots.get(hex)?.action;
    if (view.phase === 'order' && (view.marks[view.unitAt[hex]] & ORDERED) !== 0) return true;
    return action?.do === 'order' || action?.do === 'move' || action?.do === 'battle';
  };
  return {
    press: useSteady(press),
    pressLeader: useSteady((action) => props.act(action)),
    mayTake: useSteady((hex) => isFree && view.unitAt[hex] !== NONE && isMine(hex)),
    take: useSteady((hex) => {
      if (view.phase === 'order') return aimAt(view.unitAt[hex]);
      const action = model.spots.get(hex)?.action;
      if (action) props.act(action);
    }),
    drop: useSteady((from, to) => {
      const spot = model.spots.get(to);
      if (spot === undefined || spot.kind === 'piece') return letGo();
      if (spot.attacks === undefined) return press(to);
      const attacks = spot.attacks.filter(({ by }) => by === view.unitAt[from]);
      if (attacks.length > 0) attack({ ...spot, attacks }, to);
    }),
    isLive: (hex) => {
      const spot = model.spots.get(hex);
      return spot?.goal === true || spot?.attacks !== undefined || actionAt(spot, view, hex) !== null;
    },
  };
}

/** Where the unit that is drawn there still stands. */
const fromOf = ({ moves }: Plan, view: View, hex: number): number =>
  moves.find(({ unit }) => unit === view.unitAt[hex])?.from ?? hex;

/** A second order is not spent on the leader of a unit that has its own: he is pressed himself. */
export const actionAt = (spot: Spot | undefined, view: View, hex: number): Action | null => {
  if (!spot) return null;
  if (spot.action !== null) return spot.action;
  const unit = view.unitAt[hex];
  const isOrdered = view.phase === 'order' && unit !== NONE && (view.marks[unit] & ORDERED) !== 0;
  return isOrdered ? null : spot.leader;
};
