import { must } from '@bicorne/engine';
import { expect, it } from 'vitest';
import { CARDS_IN_FORCE } from '../data/cards.ts';
import { game } from '../index.ts';
import { PLAY, type Action } from '../rules/actions.ts';
import { fieldOf } from '../rules/field.ts';
import type { State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { orderableBy, strikesFrom } from './ahead.ts';

/** A battle whose first player holds one card more. */
function holding(name: string): { readonly state: State; readonly card: number } {
  const [{ scenario }] = game.scenarios;
  const state = must(game.setup(scenario, { edition: 'later', nationalCards: false }));
  while (game.turn(state).kind === 'chance') {
    const chance = game.chance(state);
    game.settle(state, chance.kind === 'pick' ? chance.from[0] : 0);
  }
  const card = CARDS_IN_FORCE.findIndex((one) => one.name === name);
  const { active } = state;
  state.hands = state.hands.with(active, state.hands[active].with(0, card));
  return { state, card };
}

const after = (state: State, ...actions: readonly Action[]): readonly Action[] => {
  const copy = game.clone(state);
  for (const action of actions) game.act(copy, copy.active, action);
  return game.legal(copy, copy.active);
};

it('a card lights whom the rules then let it order, and nobody else', () => {
  const { state, card } = holding('attack-centre');
  const orders = after(state, PLAY[card]).flatMap((action) =>
    (action.do === 'order' || action.do === 'detach') && 'hex' in action ? [action.hex] : [],
  );
  expect(orders.length).toBeGreaterThan(0);
  expect(new Set(orderableBy(view(state, state.active), card))).toEqual(new Set(orders));
});

it('a card that one does not hold lights nobody', () => {
  const { state } = holding('attack-centre');
  const other = CARDS_IN_FORCE.findIndex((_, i) => !state.hands[state.active].includes(i));
  expect(orderableBy(view(state, state.active), other)).toEqual([]);
});

it('from where a unit cannot go nothing is attacked', () => {
  const { state, card } = holding('attack-centre');
  game.act(state, state.active, PLAY[card]);
  const seen = view(state, state.active);
  const unit = fieldOf(state).seat.indexOf(state.active);
  const far = state.hexOf.find((hex, other) => fieldOf(state).seat[other] !== state.active && hex >= 0) ?? -1;
  expect(strikesFrom(seen, unit, far)).toEqual([]);
});
