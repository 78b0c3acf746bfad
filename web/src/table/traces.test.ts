import { tracesOf } from '@bicorne/boardkit/traces.ts';
import {
  completeOptions,
  drawOutcome,
  must,
  ONLOOKER,
  quickRng,
  type Game,
  type GameEvent,
} from '@bicorne/engine';
import { loadBoard, loadGame, offeredGames } from '@bicorne/games';
import { expect, it } from 'vitest';

const STEPS = 500;

function* played(game: Game): Generator<readonly [state: unknown, events: readonly GameEvent[]]> {
  const rng = quickRng('traces');
  const options = must(completeOptions(game.options, {}));
  const state = must(game.setup(game.scenarios[0].scenario, options));
  for (let n = 0; n < STEPS && game.turn(state).kind !== 'over'; n++) {
    const turn = game.turn(state);
    const events: GameEvent[] = [];
    const say = (event: GameEvent): void => void events.push(event);
    if (turn.kind === 'chance') game.settle(state, drawOutcome(game.chance(state), rng), say);
    if (turn.kind === 'seats') {
      const [seat] = turn.seats;
      const legal = game.legal(state, seat);
      game.act(state, seat, legal[rng.below(legal.length)], say);
    }
    yield [state, events];
  }
}

it.each(offeredGames())(
  '%s: the others’ turn leaves ways between places of the board, for whoever looks',
  async (id) => {
    const [board, module] = await Promise.all([loadBoard(id), loadGame(id)]);
    if (!board?.traces || !module) throw new Error('there is no such game');
    const { game } = module;
    const { traces } = board;
    const viewers = [ONLOOKER, 0, 1];
    const told = viewers.map((): GameEvent[][] => []);
    let ways = 0;
    for (const [state, events] of played(game)) {
      viewers.forEach((viewer, i) => {
        told[i].push(events.flatMap((event) => game.seen(event, viewer) ?? []));
        const view = game.view(state, viewer);
        const seen = tracesOf(told[i], viewer, (event) => traces(event, view));
        ways += seen?.ways.length ?? 0;
        for (const place of seen?.ways.flatMap(({ places }) => places) ?? [])
          expect(place).toBeGreaterThanOrEqual(0);
      });
    }
    expect(ways).toBeGreaterThan(0);
  },
);
