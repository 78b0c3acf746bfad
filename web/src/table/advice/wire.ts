import type { Seat, Sight } from '@bicorne/engine';

/** What the worker is told: what the seat sees, and nothing else. */
export interface Question {
  readonly game: string;
  readonly seat: Seat;
  readonly sight: Sight;
}
