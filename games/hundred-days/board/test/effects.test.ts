import { completeOptions, drawOutcome, must, quickRng } from '@bicorne/engine';
import { expect, it } from 'vitest';
import { game } from '../../index.ts';
import type { HundredDaysEvent } from '../../rules/events.ts';
import { view, type HundredDaysView } from '../../rules/view.ts';
import { after } from '../effects.ts';
import { beats } from '../roll.ts';

/** Every throw of a battle played by lot: the view before it, what it did, and the view after it. */
function* throwsOf(scenario: string, skirmishers: string, seed: number) {
  const rng = quickRng(seed);
  const every = { leaderInShock: true, cavalryAgainstCavalry: true, squareByMorale: true, skirmishers };
  const entry = game.scenarios.find(({ id }) => id === scenario);
  const state = must(game.setup(entry?.scenario, must(completeOptions(game.options, every))));
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    const before = view(state);
    const events: HundredDaysEvent[] = [];
    const tell = (event: HundredDaysEvent): void => void events.push(event);
    if (turn.kind === 'chance') game.settle(state, drawOutcome(game.chance(state), rng), tell);
    else {
      const legal = game.legal(state, turn.seats[0]);
      game.act(state, turn.seats[0], legal[rng.below(legal.length)], tell);
    }
    if (turn.kind === 'chance') yield { before, events, now: view(state) };
  }
}

/** All that is drawn of the pieces. */
const drawn = ({ at, figures, marker, leaderAt, held, points, foot, guns, chief }: HundredDaysView) => ({
  at,
  figures,
  marker,
  leaderAt,
  held,
  points,
  foot,
  guns,
  chief,
});

it.each([
  ['waterloo', 'none'],
  ['ligny', 'basic'],
  ['waterloo', 'kevin'],
])('what a throw did, shown step by step, comes to the position after it: %s, skirmishers %s', (id, by) => {
  let lost = 0;
  for (let seed = 0; seed < 20 && lost < 40; seed++)
    for (const { before, events, now } of throwsOf(id, by, seed)) {
      const shown = beats(events).flat();
      lost += shown.filter(({ type }) => type === 'lost').length;
      expect(drawn(shown.reduce(after, before))).toEqual(drawn(now));
    }
  expect(lost).toBeGreaterThanOrEqual(40);
});
