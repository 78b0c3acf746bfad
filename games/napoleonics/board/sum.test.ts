import { must, quickRng, drawOutcome } from '@bicorne/engine';
import { expect, it } from 'vitest';
import { game } from '../index.ts';
import { targets } from '../rules/battle.ts';
import { fieldOf } from '../rules/field.ts';
import { diceFor } from './model.ts';
import { diceSum } from './sum.ts';

it('the sum of an attack’s dice is what the rules roll, whoever attacks whom', () => {
  const rng = quickRng('sum');
  const kinds = new Set<string>();
  let attacks = 0;
  for (const { scenario } of game.scenarios.slice(0, 6)) {
    const state = must(game.setup(scenario, { edition: 'later', nationalCards: false }));
    for (let n = 0; n < 300 && game.turn(state).kind !== 'over'; n++) {
      const turn = game.turn(state);
      if (turn.kind === 'chance') game.settle(state, drawOutcome(game.chance(state), rng));
      if (turn.kind !== 'seats') continue;
      if (state.phase === 'target') {
        for (const at of targets(state, fieldOf(state), state.piece, false)) {
          const { parts, total } = diceSum(state, state.piece, at);
          expect(
            Math.max(
              0,
              parts.reduce((sum, { n }) => sum + n, 0),
            ),
          ).toBe(total);
          expect(total).toBe(diceFor(state, state.piece, at));
          for (const { what } of parts) kinds.add(what);
          attacks++;
        }
      }
      const legal = game.legal(state, turn.seats[0]);
      game.act(state, turn.seats[0], legal[rng.below(legal.length)]);
    }
  }
  expect(attacks).toBeGreaterThan(20);
  expect([...kinds]).toEqual(expect.arrayContaining(['blocks', 'class', 'guns', 'ground']));
});
