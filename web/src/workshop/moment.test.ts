import {
  defaultOptions,
  drawOutcome,
  faultsOf,
  must,
  ONLOOKER,
  quickRng,
  type Bench,
  type Game,
} from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { hasWorkshop, loadAllGames, loadBench } from '@bicorne/games';
import { momentBefore } from './moment.ts';

const games = (await loadAllGames()).map(({ game }) => game).filter(({ id }) => hasWorkshop(id));

/** All states of a random match. */
function statesOf(game: Game, scenario: unknown, seed: string): unknown[] {
  const rng = quickRng(seed);
  const state = must(game.setup(scenario, defaultOptions(game.options)));
  const states = [game.clone(state)];
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    if (turn.kind === 'chance') game.settle(state, drawOutcome(game.chance(state), rng));
    else {
      const seat = turn.seats[rng.below(turn.seats.length)];
      const legal = game.legal(state, seat);
      game.act(state, seat, legal[rng.below(legal.length)]);
    }
    states.push(game.clone(state));
  }
  return states;
}

/** The page of a position, without what is remembered of hidden pieces: not all of that a file can say. */
const pageOf = (game: Game, state: unknown): string[] =>
  game
    .draw(game.view(state, ONLOOKER))
    .split('\n')
    .filter((line) => !/^seen:|: at least /.test(line))
    .toSorted();

const battlesIn = (bench: Bench, states: readonly unknown[]) =>
  states.flatMap((state) => {
    const battle = bench.moment?.(state) ?? null;
    return battle === null ? [] : [{ state, battle }];
  });

describe.each(games)('a moment of $id', (game) => {
  it('becomes a battle that is sound, is the same position, and is written and read again', async () => {
    const bench = await loadBench(game.id);
    let found = 0;
    for (const [i, { scenario }] of game.scenarios.slice(0, 4).entries()) {
      const all = battlesIn(bench, statesOf(game, scenario, `${game.id} ${i}`));
      for (const { state, battle } of all.filter((_, n) => n % Math.ceil(all.length / 12) === 0)) {
        expect(faultsOf(game, battle, defaultOptions(game.options))).toEqual([]);
        const set = must(game.setup(battle, defaultOptions(game.options)));
        expect(pageOf(game, set)).toEqual(pageOf(game, state));
        expect(must(bench.read(bench.write(battle)))).toBeTruthy();
        found++;
      }
    }
    expect(found).toBeGreaterThan(10);
  });

  it('is taken from where its file has words for it, at or before it', async () => {
    const bench = await loadBench(game.id);
    const states = statesOf(game, game.scenarios[0].scenario, 'back');
    const found = momentBefore(bench, states, states.length - 2);
    expect(found).not.toBeNull();
    expect(found?.at).toBeLessThanOrEqual(states.length - 2);
  });
});
