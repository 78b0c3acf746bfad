import { expect, test } from 'vitest';
import { game } from '../../index.ts';
import { seen, type MarengoEvent } from '../../rules/events.ts';
import { strength } from '../../rules/pieces.ts';
import type { State } from '../../rules/state.ts';
import { lossesOf } from '../losses.ts';
import { playout } from '../moments.ts';

/** Strength and number of an army’s pieces on the map. */
const ofArmy = (state: State, army: number): { strength: number; pieces: number } => {
  const own = game.view(state, army).stacks.filter((stack) => stack.army === army);
  return {
    strength: own.reduce((sum, { faces = 0 }) => sum + strength(faces), 0),
    pieces: own.reduce((sum, { count }) => sum + count, 0),
  };
};

test.each([0, 1])('M2.2 M2.3 army %i: what is told as lost is what is missing, whoever looks', (army) => {
  for (const seed of [11, 12]) {
    const told: (readonly MarengoEvent[])[] = [];
    let first: ReturnType<typeof ofArmy> | null = null;
    let most = 0;
    for (const { state, events } of playout(seed, 900)) {
      told.push(events.map((event) => seen(event, 1 - army)));
      // Guns that lie face up for a bombardment, and pieces in a fight, are in no stack.
      if (game.prompt(state, 0)?.ask !== 'actions' || state.guns.length > 0) continue;
      const now = ofArmy(state, army);
      first ??= now;
      const lost = { strength: first.strength - now.strength, gone: first.pieces - now.pieces };
      expect(lossesOf(told, army)).toEqual(lost);
      most = lost.strength;
    }
    expect(most).toBeGreaterThan(0);
  }
});
