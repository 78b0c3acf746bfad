import type { Advice, Ahead } from '@bicorne/bots';
import type { Seat, Sight } from '@bicorne/engine';

/** What the worker is told: what the seat sees, and nothing else. */
export interface Question {
  readonly game: string;
  readonly seat: Seat;
  readonly sight: Sight;
}

/** What it says, one after another: the advice, or that there is none; then the rest of the turn. */
export type Answer =
  | { readonly kind: 'advice'; readonly advice: Advice | null }
  | { readonly kind: 'ahead'; readonly ahead: Ahead };
