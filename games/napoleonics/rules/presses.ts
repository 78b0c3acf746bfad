import type { Presses, WhyNot, Wish } from '@bicorne/engine';
import { AROUND, distance, HEX_NAMES, SIZE, type Hex } from '../data/board.ts';
import { ARTILLERY, CAVALRY } from '../data/units.ts';
import type { Action } from './actions.ts';
import { fieldOf, type Field } from './field.ts';
import { reach } from './movement.ts';
import { cutAt } from './sight.ts';
import { BATTLED, MOVED, NONE, ORDERED, TIRED, type State } from './state.ts';
import { prompt } from './phases.ts';

/** Why a press on a hex does nothing. Units, leaders and the card in play are seen by everybody. */

const REASONS = {
  card: 'N3.2',
  theirs: 'N4.1',
  empty: 'N4.1',
  ordered: 'N4.1',
  notOrderable: 'N4.6',
  noOrder: 'N4.1',
  moved: 'N5.1',
  noWay: 'N5.8',
  occupied: 'N5.8',
  far: 'N5.1',
  battled: 'N6.1',
  tired: 'N6.10',
  noTarget: 'N6.3',
  range: 'N6.5',
  sight: 'N7.1',
  engaged: 'N6.4',
  onlyMelee: 'N6.3',
  noDice: 'N6.15',
  asked: '',
} as const;
export type Reason = keyof typeof REASONS;

const because = (reason: Reason, about?: WhyNot['about']): WhyNot => ({
  reason,
  rule: REASONS[reason],
  ...(about ? { about } : {}),
});

type Why = (state: State, field: Field, hex: Hex) => WhyNot;

const BY_PHASE: Readonly<Partial<Record<State['phase'], Why>>> = {
  play: () => because('card'),
  order: notOrdered,
  move: notMoved,
  to: notThere,
  battle: notBattling,
  target: notAimed,
};

export const presses: Presses<State, Action> = {
  places: SIZE,
  of: (action): readonly Wish[] => ('hex' in action ? [{ at: action.hex }] : []),
  why: (state, seat, { at }) =>
    BY_PHASE[state.phase]?.(state, fieldOf(state), at) ?? {
      reason: 'asked',
      rule: prompt(state, seat)?.rule ?? 'N3.1',
    },
};

/** One's own unit there; or why there is none. */
function ownAt(state: State, field: Field, hex: Hex): number | WhyNot {
  const unit = state.unitAt[hex];
  if (unit !== NONE) return field.seat[unit] === state.active ? unit : because('theirs');
  const leader = state.leaderAt[hex];
  if (leader === NONE) return because('empty');
  return because(field.leaderSeat[leader] === state.active ? 'notOrderable' : 'theirs');
}

function notOrdered(state: State, field: Field, hex: Hex): WhyNot {
  const unit = ownAt(state, field, hex);
  if (typeof unit !== 'number') return unit;
  return because((state.marks[unit] & ORDERED) !== 0 ? 'ordered' : 'notOrderable');
}

function notMoved(state: State, field: Field, hex: Hex): WhyNot {
  const unit = ownAt(state, field, hex);
  if (typeof unit !== 'number') return unit;
  if ((state.marks[unit] & ORDERED) === 0) return because('noOrder');
  return because((state.marks[unit] & MOVED) !== 0 ? 'moved' : 'noWay');
}

function notThere(state: State, field: Field, hex: Hex): WhyNot {
  const unit = state.piece;
  if (state.unitAt[hex] !== NONE) return because('occupied');
  const hexes = reach(state, field, unit);
  return distance(state.hexOf[unit], hex) > hexes ? because('far', { n: hexes }) : because('noWay');
}

function notBattling(state: State, field: Field, hex: Hex): WhyNot {
  const unit = ownAt(state, field, hex);
  if (typeof unit !== 'number') return unit;
  const marks = state.marks[unit];
  if ((marks & ORDERED) === 0) return because('noOrder');
  if ((marks & BATTLED) !== 0) return because('battled');
  return because((marks & TIRED) !== 0 ? 'tired' : 'noTarget');
}

function notAimed(state: State, field: Field, hex: Hex): WhyNot {
  const [unit, target] = [state.piece, state.unitAt[hex]];
  if (target === NONE) return because('empty');
  if (field.seat[target] === state.active) return because('theirs');
  const from = state.hexOf[unit];
  const beside = AROUND[from].some(
    (near) => state.unitAt[near] !== NONE && field.seat[state.unitAt[near]] !== state.active,
  );
  if (beside) return because('engaged');
  if (field.arm[unit] === CAVALRY) return because('onlyMelee');
  const { range } = field.kind[unit];
  if (distance(from, hex) > range) return because('range', { n: range });
  const guns = field.arm[unit] === ARTILLERY && field.high[from] ? state.active : NONE;
  const cut = cutAt(state, field, from, hex, guns);
  return cut ? because('sight', { hex: HEX_NAMES[cut.find((one) => one >= 0) ?? hex] }) : because('noDice');
}
