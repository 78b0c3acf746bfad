import { newPurse, type Bot, type Rulebook } from '@bicorne/bots';
import { drawOutcome, orderedBy, sight, type Match, type Rng, type StandingOrder } from '@bicorne/engine';

/**
 * Plays a match to its end, and says how often it went to somebody who had to come and decide. Whoever is there decides
 * all that is his without going; what he has answered beforehand calls nobody.
 */
export function countHandovers(
  rulebook: Rulebook,
  start: Match,
  bot: Bot,
  orders: readonly StandingOrder[],
  rng: Rng,
): number {
  const { game } = rulebook;
  const state = game.clone(start.state);
  const purses = start.seats.map(newPurse);
  let [handovers, here] = [0, -1];
  for (let steps = 0; steps <= game.bound; steps++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return handovers;
    if (turn.kind === 'chance') {
      game.settle(state, drawOutcome(game.chance(state), rng));
      continue;
    }
    const seat = turn.seats.includes(here) ? here : turn.seats[0];
    const shown = sight(game, state, seat);
    const ordered = orderedBy(game, shown, seat, orders);
    if (!ordered && seat !== here) [handovers, here] = [handovers + 1, seat];
    game.act(state, seat, ordered?.action ?? bot(rulebook, shown, seat, rng, purses[seat]));
  }
  throw new Error(`${game.id}: not over after ${game.bound} steps`);
}
