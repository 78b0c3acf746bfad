import type { Game, Margin, Seat } from '../contract.ts';
import { mostPaid } from '../handicap.ts';
import { difference, text } from './compare.ts';
import { playOn } from './steps.ts';
import type { Run, Trial } from './trial.ts';

/**
 * Where a game knows handicaps: they are asked for and paid without a change to anything else, whoever has paid is
 * still in the battle, and has so much less to show, at once or when he has said what he pays with.
 */
export function handicaps(trial: Trial): void {
  const { game, report } = trial;
  if (!game.handicap) return;
  if (!game.margin) return report('handicap without a margin', 'it is paid in the coin of the margin');
  for (const run of trial.runs()) {
    if (run.handicap) continue;
    const before = text(run.start);
    const most = mostPaid(game, run.start);
    if (!most.every((count) => Number.isInteger(count) && count >= 0))
      report('bad handicap', `not whole numbers: ${most.join(', ')}`);
    most.forEach((count, seat) => {
      if (count > 0) for (const amount of new Set([1, count])) tryOne(trial, run, seat, amount);
    });
    if (text(run.start) !== before) report('handicap changes the start', difference(before, text(run.start)));
  }
}

function tryOne({ game, rng, report }: Trial, run: Run, seat: Seat, amount: number): void {
  const paid = game.clone(run.start);
  game.handicap?.pay(paid, seat, amount);
  const spot = { run, state: paid, turn: game.turn(paid), trail: [] };
  if (game.turn(paid).kind === 'over') return report('handicap ends the battle', `${amount}`, spot);
  const again = game.clone(run.start);
  game.handicap?.pay(again, seat, amount);
  if (text(again) !== text(paid)) report('unsteady handicap', difference(paid, again), spot);
  const chosen = game.clone(paid);
  // Each of them may be chosen by an action.
  if (costOf(game, run.start, paid, seat) === 0) playOn(game, chosen, rng, amount);
  const cost = costOf(game, run.start, chosen, seat);
  if (cost !== amount) report('handicap of another size', `${amount} were paid, and cost ${cost}`, spot);
  if (playOn(game, paid, rng, game.bound).kind !== 'over') report('endless game', 'after a handicap', spot);
}

function costOf(game: Game, before: unknown, after: unknown, seat: Seat): number {
  const [was, is] = [game.margin?.(before), game.margin?.(after)];
  return was && is ? ahead(was, seat) - ahead(is, seat) : 0;
}

/** What he has to show less what the other has. */
const ahead = ({ of }: Margin, seat: Seat): number => of[seat] - of[1 - seat];
