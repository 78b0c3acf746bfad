import { drawOutcome } from './chance.ts';
import type { Action, Ending, Game, GameEvent } from './contract.ts';
import type { Rng } from './random.ts';

export interface Playout {
  readonly ending: Ending;
  /** Decisions with more than one legal answer. */
  readonly actions: number;
  /** All actions and chance outcomes. */
  readonly steps: number;
}

/** Plays a state to its end with random legal actions, in place. */
export function playout<S, A extends Action, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  rng: Rng,
): Playout {
  let actions = 0;
  for (let steps = 0; steps <= game.bound; steps++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return { ending: turn.ending, actions, steps };
    if (turn.kind === 'chance') {
      game.settle(state, drawOutcome(game.chance(state), rng));
      continue;
    }
    const { seats } = turn;
    const seat = seats.length === 1 ? seats[0] : seats[rng.below(seats.length)];
    const legal = game.legal(state, seat);
    if (legal.length === 0) throw new Error(`${game.id}: a dead end, nothing is legal for seat ${seat}`);
    if (legal.length > 1) actions++;
    game.act(state, seat, legal.length === 1 ? legal[0] : legal[rng.below(legal.length)]);
  }
  throw new Error(`${game.id}: not over after ${game.bound} steps`);
}
