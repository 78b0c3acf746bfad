import { OFF, type Presses, type WhyNot, type Wish } from '@bicorne/engine';
import { direction, distance, GRID, HEX_NAMES, SIZE } from '../data/board.ts';
import { ARM } from '../data/units.ts';
import type { HundredDaysAction } from './actions.ts';
import { battleOf, type Battle } from './battle.ts';
import { chiefOf } from './pieces.ts';
import { ACTED, has, NONE, other, type State } from './state.ts';
import { prompt } from './play.ts';

/** Why a press on a hex does nothing. Nothing is hidden in this game. (H1.5) */

const REASONS = {
  theirs: 'H4.5',
  empty: 'H4.5',
  acted: 'H4.6',
  noPoints: 'H4.9',
  nothing: 'H4.5',
  far: 'H5.1',
  barred: 'H5.10',
  occupied: 'H5.5',
  range: 'H8.1',
  sight: 'H7.2',
  noDice: 'H8.6',
  here: 'H5.8',
  asked: '',
} as const;
export type Reason = keyof typeof REASONS;

const because = (reason: Reason, about?: WhyNot['about']): WhyNot => ({
  reason,
  rule: REASONS[reason],
  ...(about ? { about } : {}),
});

export const presses: Presses<State, HundredDaysAction> = {
  places: SIZE,
  of: wishesOf,
  why(state, seat, { at }) {
    if (state.phase === 'command') return notPicked(state, battleOf(state), at);
    const from = placeOfActive(state);
    if ((state.phase === 'order' || state.phase === 'march') && from >= 0)
      return notOrdered(state, battleOf(state), from, at);
    return { reason: 'asked', rule: prompt(state, seat)?.rule ?? 'H4.5' };
  },
};

/** Where the piece is pressed, or the hex it is aimed at. */
function wishesOf(action: HundredDaysAction, state: State): readonly Wish[] {
  if ('unit' in action && state.at[action.unit] >= 0) return [{ at: state.at[action.unit] }];
  if ('leader' in action && state.leaderAt[action.leader] >= 0)
    return [{ at: state.leaderAt[action.leader] }];
  if ('to' in action) return [{ at: action.to }];
  if ('at' in action) return [{ at: action.at }];
  return OF_ITSELF.has(action.do) ? [{ at: placeOfActive(state) }] : [];
}

const OF_ITSELF: ReadonlySet<HundredDaysAction['do']> = new Set<HundredDaysAction['do']>([
  'form-square',
  'leave-square',
  'rally',
]);

function placeOfActive({ activation, at, leaderAt }: State): number {
  if (!activation) return NONE;
  return activation.unit === NONE ? leaderAt[activation.leader] : at[activation.unit];
}

const unitsIn = ({ foot, guns }: State, hex: number): number[] =>
  [foot[hex], guns[hex]].filter((unit) => unit !== NONE);

function notPicked(state: State, battle: Battle, hex: number): WhyNot {
  const units = unitsIn(state, hex);
  const own = units.filter((unit) => battle.roster.seat[unit] === state.seat);
  if (own.length === 0 && chiefOf(state, battle, hex, state.seat) === NONE)
    return because(units.length > 0 || state.chief[hex] !== NONE ? 'theirs' : 'empty');
  if (own.length > 0 && own.every((unit) => has(state, unit, ACTED))) return because('acted');
  return because(state.actions === 0 ? 'noPoints' : 'nothing');
}

function notOrdered(state: State, battle: Battle, from: number, hex: number): WhyNot {
  const { roster } = battle;
  const units = unitsIn(state, hex);
  const enemy = units.some((unit) => roster.seat[unit] === other(state.seat));
  const unit = state.activation?.unit ?? NONE;
  if (enemy && unit !== NONE) return notAimed(state, battle, unit, from, hex);
  if (hex === from) return because('here');
  if (distance(from, hex) > 1) return because('far');
  if (units.length > 0) return because('occupied');
  if (battle.cost[from * 6 + direction(from, hex)] === 0) return because('barred');
  return because(state.actions === 0 ? 'noPoints' : 'barred');
}

function notAimed(
  state: State,
  { roster, sees, ground }: Battle,
  unit: number,
  from: number,
  hex: number,
): WhyNot {
  const reach = ARM[roster.arm[unit]].hits.length;
  if (state.actions === 0) return because('noPoints');
  if (distance(from, hex) > reach) return because('range', { n: reach });
  if (distance(from, hex) > 1 && sees[from * SIZE + hex] === 0) {
    const wall = GRID.line(from, hex).find((part) =>
      part.every((one) => one !== OFF && ground[one].blocksSight),
    );
    return because('sight', { hex: HEX_NAMES[wall?.[0] ?? hex] });
  }
  return because('noDice');
}
