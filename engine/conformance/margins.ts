import type { Margin, Seat } from '../contract.ts';
import { text } from './compare.ts';
import { playOn } from './steps.ts';
import type { Trial } from './trial.ts';

/** Where a game says margins: at every ending, of every seat, the same for allies, always in the same coin. */
export function margins(trial: Trial): void {
  const { game, rng, report } = trial;
  if (!game.margin) return;
  const coins = new Set<string>();
  for (const run of trial.runs()) {
    const state = game.clone(run.start);
    if (playOn(game, state, rng, game.bound).kind !== 'over') continue;
    const before = text(state);
    const margin = game.margin(state);
    const sides = game.sides?.(state) ?? [...run.seats.keys()];
    const spot = { run, state, turn: game.turn(state), trail: [] };
    const wrong = badMargin(margin, sides);
    if (wrong) report('bad margin', `${text(margin)}: ${wrong}`, spot);
    if (text(state) !== before || text(game.margin(state)) !== text(margin))
      report('unsteady margin', 'asking for it changes something', spot);
    coins.add(margin.coin);
  }
  if (coins.size > 1) report('several coins', [...coins].join(', '));
}

function badMargin({ coin, of }: Margin, sides: readonly number[]): string | null {
  if (!/^[a-z][a-z0-9-]*$/.test(coin)) return 'the coin is not one lower-case word';
  if (of.length !== sides.length) return `there are ${sides.length} seats`;
  if (!of.every(Number.isSafeInteger)) return 'not whole numbers';
  const ofAllies = (seat: Seat): number => of[sides.indexOf(sides[seat])];
  return of.every((count, seat) => count === ofAllies(seat)) ? null : 'allies do not share it';
}
