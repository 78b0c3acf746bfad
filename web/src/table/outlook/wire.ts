import type { Action, Odds, Seat } from '@bicorne/engine';

interface Asked {
  readonly id: number;
  readonly game: string;
  readonly seat: Seat;
  /** What the seat may know; the worker is told nothing else. */
  readonly view: unknown;
}

export type Question =
  | (Asked & { readonly kind: 'odds'; readonly action: Action })
  | (Asked & { readonly kind: 'risks'; readonly legal: readonly Action[] });

export interface Answer {
  readonly id: number;
  readonly odds: Odds | null;
  readonly risks: readonly boolean[];
}
