import type { Action, Odds, Seat } from '@bicorne/engine';

export interface Question {
  readonly id: number;
  readonly game: string;
  readonly seat: Seat;
  /** What the seat may know; the worker is told nothing else. */
  readonly view: unknown;
  readonly gesture: readonly Action[];
}

export interface Answer {
  readonly id: number;
  readonly odds: Odds | null;
}
