import type { Options, Seat } from '@bicorne/engine';

/** A position in which one answer is clearly best: find it. Made by `bicorne exercises`. */
export interface Exercise {
  /** Of the position and the answer. */
  readonly id: string;
  readonly scenario: string;
  readonly options: Options;
  /** Who is asked. */
  readonly seat: Seat;
  /** Imagined: it agrees with all that the seat saw, and was drawn from that alone. What was hidden from it is not here. */
  readonly state: unknown;
  /** The best answer, in the game's notation. */
  readonly better: string;
  /** The chance of victory after it. */
  readonly chance: number;
  /** The other answers that were tried beside it, and what each costs; the nearest first. */
  readonly others: readonly Other[];
  /** What follows the best answer in the same hands, it included. */
  readonly line: readonly string[];
  /** Features of the game's evaluation that speak for it. */
  readonly reasons: readonly string[];
  /** 1 to 5: how much thought it took bots to find it. */
  readonly difficulty: number;
}

export interface Other {
  readonly text: string;
  readonly cost: number;
}

/** All of one game, the easiest first. */
export interface ExerciseFile {
  /** The rules under which they were made. */
  readonly rules: string;
  /** What they were made from. */
  readonly made: string;
  readonly exercises: readonly Exercise[];
}
