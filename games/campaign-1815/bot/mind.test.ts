import { drawOutcome, quickRng } from '@bicorne/engine';
import { expect, it } from 'vitest';
import { WATERLOO } from '../data/positions.ts';
import { game } from '../index.ts';
import { Table } from '../test/table.ts';
import { mind } from './mind.ts';

it('laying out a field is no turn of its own: what is deployed is judged by the fighting that follows', () => {
  const rng = quickRng('layout');
  const { state } = new Table(WATERLOO);
  const movers = new Set([mind.mover(state)]);
  while (state.phase !== 'combat') {
    if (game.turn(state).kind === 'chance') game.settle(state, drawOutcome(game.chance(state), rng));
    else game.act(state, state.actor, game.legal(state, state.actor)[0]);
    movers.add(mind.mover(state));
  }
  expect(movers.size).toBe(1);
});
