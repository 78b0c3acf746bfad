import { drawOutcome, must, openMatch, quickRng, runChance, sight, type Action } from '@bicorne/engine';
import { loadGame, offeredGames } from '@bicorne/games';
import { expect, it } from 'vitest';
import { endsTurn, isRisk, sightAfter } from './ahead.ts';

async function begun(id: string) {
  const module = await loadGame(id);
  if (!module) throw new Error(`no game ${id}`);
  const rng = quickRng('ahead');
  const { match } = runChance(must(openMatch(module.game)), (chance) => drawOutcome(chance, rng));
  return { ...module, match };
}

it.each(offeredGames())(
  '%s: what follows a choice is what the seat will see, and nothing else',
  async (id) => {
    const { game, match } = await begun(id);
    const state = game.clone(match.state);
    const rng = quickRng('walk');
    let looked = 0;
    for (let step = 0; step < 120 && game.turn(state).kind !== 'over'; step++) {
      const turn = game.turn(state);
      if (turn.kind !== 'seats') {
        game.settle(state, drawOutcome(game.chance(state), rng));
        continue;
      }
      const [seat] = turn.seats;
      const legal = game.legal(state, seat);
      const action = legal[rng.below(legal.length)];
      const view = game.view(state, seat);
      const after = game.clone(state);
      game.act(after, seat, action);
      const next = game.turn(after);
      if (next.kind === 'seats' && next.seats.length === 1 && next.seats[0] === seat) {
        expect(sightAfter(game, view, seat, [action])).toEqual(sight(game, after, seat));
        looked++;
      }
      game.act(state, seat, action);
    }
    expect(looked).toBeGreaterThan(20);
  },
);

it('of a gesture its last step is what cannot be taken back', async () => {
  const { game, match } = await begun('hundred-days');
  const state = game.clone(match.state);
  const rng = quickRng('dice');
  while (game.prompt(state, 0)?.ask !== 'command') {
    const turn = game.turn(state);
    if (turn.kind === 'chance') game.settle(state, drawOutcome(game.chance(state), rng));
    else if (turn.kind === 'seats')
      game.act(state, turn.seats[0], game.legal(state, turn.seats[0]).at(-1) ?? END);
  }
  const view = game.view(state, 0);
  const [pick] = game.legal(state, 0);
  const rules = { game, odds: null };
  expect(isRisk(rules, view, 0, [pick])).toBe(false);
  expect(isRisk(rules, view, 0, [END])).toBe(true);
  expect([pick, END].map((action) => endsTurn(game, view, 0, action))).toEqual([false, true]);
});

const END: Action = { do: 'end-turn' };
