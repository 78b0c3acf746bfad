import { drawOutcome, must, ONLOOKER, quickRng } from '@bicorne/engine';
import { expect, it } from 'vitest';
import { game } from '../index.ts';
import { scenarioNamed } from '../data/scenarios.ts';
import type { Event } from '../rules/events.ts';
import { view } from '../rules/view.ts';
import { after } from './effects.ts';
import { beats } from './roll.ts';

/** Every throw of a battle played by lot: the view before it, what it did, and the view after it. */
function* throwsOf(scenario: string) {
  const rng = quickRng(scenario);
  const state = must(game.setup(scenarioNamed(scenario), { edition: 'later', nationalCards: false }));
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    const before = view(state, ONLOOKER);
    const events: Event[] = [];
    const tell = (event: Event): void => void events.push(event);
    if (turn.kind === 'chance') game.settle(state, drawOutcome(game.chance(state), rng), tell);
    else {
      const legal = game.legal(state, turn.seats[0]);
      game.act(state, turn.seats[0], legal[rng.below(legal.length)], tell);
    }
    if (turn.kind === 'chance') yield { before, events, now: view(state, ONLOOKER) };
  }
}

it('what a throw did, shown hit by hit, comes to the position after it', () => {
  let lost = 0;
  for (const { before, events, now } of throwsOf('vimeiro')) {
    const shown = beats(events).flat();
    lost += shown.filter(({ type }) => type === 'lost').length;
    const { blocks, hexOf } = shown.reduce(after, before);
    expect({ blocks, hexOf }).toEqual({ blocks: now.blocks, hexOf: now.hexOf });
  }
  expect(lost).toBeGreaterThan(20);
});

it('every hit is a part of its own', () => {
  const rolled: Event = { type: 'rolled', way: 'fire', by: 0, at: 5, faces: [2, 0, 0, 0, 0] };
  const hits: Event = { type: 'lost', unit: 3, blocks: 2, cause: 'hits' };
  expect(beats([rolled, hits])).toEqual([
    [rolled],
    [
      { ...hits, blocks: 1 },
      { ...hits, blocks: 1 },
    ],
  ]);
});
