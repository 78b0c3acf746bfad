import type { GameResult, Outcome, Player } from './event.ts';
import { pointsOf } from './score.ts';
import { POINTS } from './terms.ts';

/** The same battle twice with sides changed: whoever has seat 0 in the first game has seat 1 in the second. */

/** How a game of two seats ended, by seat. */
export interface Ended {
  readonly winners: readonly number[];
  /** What each had to show; null where it was not played out, or the game does not say. */
  readonly margin: readonly number[] | null;
}

/** By player, of whom the first had this seat. */
export function gameResult({ winners, margin }: Ended, first: Player): GameResult {
  const of = (player: Player): number => margin?.[player === 0 ? first : 1 - first] ?? 0;
  const [won] = winners;
  return { winner: won === undefined ? null : won === first ? 0 : 1, margin: [of(0), of(1)] };
}

export interface TwiceResult {
  readonly outcome: Extract<Outcome, { readonly how: 'played' }>;
  readonly points: readonly [number, number];
}

export function twice(first: Ended, second: Ended): TwiceResult {
  const outcome = { how: 'played', games: [gameResult(first, 0), gameResult(second, 1)] } as const;
  const terms = { points: POINTS.pair };
  return { outcome, points: [pointsOf(terms, outcome, 0), pointsOf(terms, outcome, 1)] };
}
