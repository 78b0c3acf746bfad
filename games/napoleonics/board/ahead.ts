import { BATTLE, MANOEUVRE, PLAY, type Action } from '../rules/actions.ts';
import { targets } from '../rules/battle.ts';
import { fieldOf } from '../rules/field.ts';
import { act, legal } from '../rules/phases.ts';
import { NONE, ORDERED } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { diceFor } from './model.ts';
import { shift, stateOf } from './plan.ts';

/** What could be attacked from a hex, with so many dice. */
export interface Strike {
  readonly hex: number;
  readonly dice: number;
}

/** If the unit went there, by the rules themselves. */
export function strikesFrom(view: View, unit: number, to: number): readonly Strike[] {
  const state = stateOf(view);
  const from = state.hexOf[unit] ?? NONE;
  if (from === NONE) return [];
  state.marks[unit] |= ORDERED;
  shift(state, { unit, from, to });
  if (state.hexOf[unit] !== to) return [];
  state.phase = 'battle';
  if (!legal(state, state.active).includes(BATTLE[to])) return [];
  const field = fieldOf(state);
  return targets(state, field, unit, false).map((hex) => ({ hex, dice: diceFor(state, unit, hex) }));
}

/** The hexes of the units and leaders that a card could order; none where a roll or a further choice comes first. */
export function orderableBy(view: View, card: number): readonly number[] {
  const state = stateOf(view);
  const play = PLAY[card];
  if (state.phase !== 'play' || play === undefined || !legal(state, state.active).includes(play)) return [];
  act(state, state.active, play);
  if (legal(state, state.active).includes(MANOEUVRE)) act(state, state.active, MANOEUVRE);
  return [...new Set(legal(state, state.active).flatMap(orderedAt))];
}

const orderedAt = (action: Action): number[] =>
  (action.do === 'order' || action.do === 'detach') && 'hex' in action ? [action.hex] : [];
