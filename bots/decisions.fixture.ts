import { drawOutcome, must, openMatch, quickRng, type Seat } from '@bicorne/engine';
import type { GameModule } from '@bicorne/games';

/** Decisions of random play, each with the seat that is asked. */
export function* decisions(
  { game }: GameModule,
  most: number,
  scenario?: string,
): Generator<{ state: unknown; seat: Seat }> {
  const rng = quickRng('decisions');
  const state = game.clone(must(openMatch(game, scenario === undefined ? {} : { scenario })).start);
  for (let found = 0; found < most;) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return;
    if (turn.kind === 'chance') {
      game.settle(state, drawOutcome(game.chance(state), rng));
      continue;
    }
    const [seat] = turn.seats;
    const legal = game.legal(state, seat);
    if (legal.length > 1) {
      found++;
      yield { state, seat };
    }
    game.act(state, seat, legal[rng.below(legal.length)]);
  }
}
