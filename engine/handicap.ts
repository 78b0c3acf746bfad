import type { Game, Seat } from './contract.ts';
import { ok, refuse, type Result } from './result.ts';

/** What one seat gives its enemy before the first action, in the game's coin, so that unequal players play an equal match. */
export interface Handicap {
  /** The seat that pays, by name. */
  readonly seat: string;
  readonly amount: number;
}

/** How much each seat can pay in this position at most; nothing where the game knows no handicaps. */
export const mostPaid = (game: Game, start: unknown): readonly number[] =>
  game.seats(start).map((_, seat) => game.handicap?.most(start, seat) ?? 0);

/** The position after it was paid, or why it cannot be. */
export function payHandicap(game: Game, start: unknown, { seat, amount }: Handicap): Result<unknown> {
  const wrong = (message: string, place: string): Result<never> =>
    refuse('invalid', message, { place: `handicap.${place}` });
  const payer: Seat = game.seats(start).indexOf(seat);
  if (payer === -1) return wrong(`there is no seat ${JSON.stringify(seat.slice(0, 40))}`, 'seat');
  const most = mostPaid(game, start)[payer];
  if (!Number.isInteger(amount) || amount < 1 || amount > most)
    return wrong(most === 0 ? 'nothing can be paid here' : `a whole number from 1 to ${most}`, 'amount');
  const paid = game.clone(start);
  game.handicap?.pay(paid, payer, amount);
  return ok(paid);
}
