import { completeOptions, drawOutcome, must, quickRng, sight } from '@bicorne/engine';
import { offeredGames } from '@bicorne/games';
import { expect, it } from 'vitest';
import { LEVELS } from './levels.ts';
import { loadRulebook } from './bot.ts';
import { turnAhead } from './turn.ts';

const LITTLE = { ...LEVELS.recruit, trials: 20, millis: Infinity };

it.each(offeredGames())(
  '%s: a turn is thought ahead by legal actions alone, each from what is seen before it, and the same again',
  async (id) => {
    const rulebook = await loadRulebook(id);
    if (!rulebook) throw new Error('there is no such game');
    const { game } = rulebook;
    const rng = quickRng('start');
    const state = must(game.setup(game.scenarios[0].scenario, must(completeOptions(game.options, {}))));
    for (let turn = game.turn(state); turn.kind === 'chance'; turn = game.turn(state))
      game.settle(state, drawOutcome(game.chance(state), rng));
    const turn = game.turn(state);
    if (turn.kind !== 'seats') throw new Error('nobody is asked');
    const [seat] = turn.seats;
    const seen = sight(game, state, seat);
    const ahead = [...turnAhead(rulebook, seen, seat, seen.legal[0], quickRng('ahead'), LITTLE)];
    expect(ahead.length).toBeGreaterThan(0);
    expect(ahead[0]).toMatchObject({ action: seen.legal[0], view: seen.view });
    const again = [...turnAhead(rulebook, seen, seat, seen.legal[0], quickRng('ahead'), LITTLE)];
    expect(again.map(({ action }) => action)).toEqual(ahead.map(({ action }) => action));
  },
);
