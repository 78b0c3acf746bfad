import type { Outcome } from '@bicorne/engine';
import type { Battle } from './battle.ts';
import type { Say } from './events.ts';
import { moraleSum } from './morale.ts';
import { chiefOf } from './pieces.ts';
import { dieShown } from './roll.ts';
import { has, INSIDE, lower, NONE, raise, SQUARE, type Attack, type State } from './state.ts';

// H12

/** H12.2 */
export const mayForm = (state: State, battle: Battle, unit: number): boolean =>
  battle.roster.arm[unit] === 'infantry' && !has(state, unit, SQUARE) && battle.ground[state.at[unit]].square;

/** H12.3, H12.18 */
export const mayReact = (state: State, battle: Battle, { by, foot }: Attack): boolean =>
  battle.roster.arm[by] === 'cavalry' && foot !== NONE && mayForm(state, battle, foot);

const SQUARE_NUMBER = 4;

/** The highest die that forms the square: H12.3, H17.20, H18.15. */
export function formingNumber(state: State, battle: Battle, attack: Attack): number {
  const number = state.rules.squareByMorale ? formingMorale(state, battle, attack) : SQUARE_NUMBER;
  return number - (attack.joined ? 1 : 0);
}

/** H12.3, H12.4 */
export function tryForming(state: State, battle: Battle, roll: Outcome, say: Say): boolean {
  const { attack } = state;
  if (!attack) return false;
  const die = dieShown(roll);
  const sum = formingNumber(state, battle, attack);
  const formed = die <= sum;
  if (formed) raise(state, attack.foot, SQUARE);
  else attack.bonus++;
  say?.({ type: 'square', unit: attack.foot, formed, test: { die, sum } });
  return formed;
}

/** H17.20: a morale sum in which a leader of whatever value counts 1. */
function formingMorale(state: State, battle: Battle, { foot, from, at }: Attack): number {
  const leader = chiefOf(state, battle, at, battle.roster.seat[foot]);
  const sum = moraleSum(state, battle, foot, from);
  return leader === NONE ? sum : sum - state.leaderValue[leader] + 1;
}

export function formSquare(state: State, unit: number, say: Say): void {
  raise(state, unit, SQUARE);
  say?.({ type: 'square', unit, formed: true });
}

export function leaveSquare(state: State, unit: number, say: Say): void {
  lower(state, unit, SQUARE);
  const guns = state.guns[state.at[unit]];
  if (guns !== NONE) lower(state, guns, INSIDE);
  say?.({ type: 'square-left', unit });
}

/** H12.11 */
export function placeGuns(state: State, hex: number, inside: boolean, say: Say): void {
  const unit = state.guns[hex];
  if (inside) raise(state, unit, INSIDE);
  say?.({ type: 'guns-placed', unit, inside });
}
