import { drawOutcome, listOutcomes, type Action, type Ending, type Rng, type Seat } from '@bicorne/engine';
import type { Bot, Rulebook } from './bot.ts';

/**
 * The yardstick: other bots are measured against it, so it stays as it is.
 *
 * It looks one decision ahead and counts (`BotPart.worth`). From what its seat sees it draws a few complete
 * states; in each of them it takes every legal action and looks on until
 * - another seat is asked, or anybody is after chance has answered: then it counts;
 * - chance is asked: then it averages over every outcome by its exact weight, chance after chance;
 * - it is asked again itself: where it may stop (`done`, `no`) it counts, else it goes on with whatever
 *   counts best. So "this unit, to that hex, against that target" is one decision to it, as it is to a player.
 * A won match counts WIN more, a lost one WIN less. The action with the best mean is taken; equals by lot.
 *
 * Its patience is a number of positions, never a time. They are shared out evenly among the states, actions
 * and outcomes; where a share is too small for all outcomes of a roll it draws some of them, and where it is
 * too small for all of its own next actions it counts at once.
 */
export const drill: Bot = (rulebook, { view, legal }, seat, rng) => {
  if (legal.length === 1) return legal[0];
  const { game } = rulebook;
  const states = Array.from({ length: STATES }, () => game.sample(view, seat, rng));
  const search: Search = { ...rulebook, seat, rng };
  const share = PATIENCE / (STATES * legal.length);
  const sums = legal.map((action) =>
    states.reduce<number>((sum, state) => sum + afterAction(search, state, action, share), 0),
  );
  return pickBest(legal, sums, rng);
};

const STATES = 4;
const PATIENCE = 20_000;
const WIN = 1000;
/** Sums of the same weights in another order differ in the last bits; that is not a preference. */
const SAME = 1e-9;

interface Search extends Rulebook {
  readonly seat: Seat;
  readonly rng: Rng;
}

function afterAction(search: Search, state: unknown, action: Action, share: number): number {
  const next = search.game.clone(state);
  search.game.act(next, search.seat, action);
  return ahead(search, next, share);
}

function ahead(search: Search, state: unknown, share: number): number {
  const { game, seat } = search;
  const turn = game.turn(state);
  if (turn.kind === 'chance') return average(search, state, share);
  if (turn.kind === 'over' || !turn.seats.includes(seat)) return count(search, state);
  const legal = game.legal(state, seat);
  if (legal.length > share || legal.some(mayStop)) return count(search, state);
  return Math.max(...legal.map((action) => afterAction(search, state, action, share / legal.length)));
}

const mayStop = (action: Action): boolean => action.do === 'done' || action.do === 'no';

function average(search: Search, state: unknown, share: number): number {
  const { game, rng } = search;
  const chance = game.chance(state);
  const all = listOutcomes(chance);
  if (all.length <= share)
    return all.reduce(
      (sum, { outcome, weight }) => sum + weight * afterOutcome(search, state, outcome, share / all.length),
      0,
    );
  const draws = Math.max(1, Math.floor(share));
  let sum = 0;
  for (let i = 0; i < draws; i++) sum += afterOutcome(search, state, drawOutcome(chance, rng), 1);
  return sum / draws;
}

function afterOutcome(search: Search, state: unknown, outcome: number, share: number): number {
  const next = search.game.clone(state);
  search.game.settle(next, outcome);
  return search.game.turn(next).kind === 'chance' ? average(search, next, share) : count(search, next);
}

function count({ game, bot, seat }: Search, state: unknown): number {
  const turn = game.turn(state);
  return bot.worth(state, seat) + (turn.kind === 'over' ? prize(turn.ending, seat) : 0);
}

function prize({ winners }: Ending, seat: Seat): number {
  if (winners.length === 0) return 0;
  return winners.includes(seat) ? WIN : -WIN;
}

function pickBest(legal: readonly Action[], sums: readonly number[], rng: Rng): Action {
  const most = Math.max(...sums);
  const best = legal.filter((_, index) => sums[index] > most - SAME);
  return best[rng.below(best.length)];
}
