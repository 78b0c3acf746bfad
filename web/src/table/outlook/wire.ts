import type { Action, Odds, Seat, SeatLuck } from '@bicorne/engine';

interface Numbered {
  readonly id: number;
}

interface Asked extends Numbered {
  readonly game: string;
  readonly seat: Seat;
  /** What the seat may know; the worker is told nothing else. */
  readonly view: unknown;
}

export type Question =
  | (Asked & { readonly kind: 'odds'; readonly gesture: readonly Action[] })
  /** The luck of a finished match, from its record. */
  | (Numbered & { readonly kind: 'luck'; readonly record: string });

export interface Answer {
  readonly id: number;
  readonly odds: Odds | null;
  readonly luck: readonly SeatLuck[] | null;
}
