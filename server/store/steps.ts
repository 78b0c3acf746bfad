import type { Turn } from '@bicorne/engine';
import type { ClockState } from '../clock/clock.ts';

export interface StepTables {
  steps: { match: number; n: number; step: string };
}

/** The steps of the matches, with group commit: many matches' steps, one sync. */
export interface StepLog {
  /** The match's steps in order, from number `from` (the first is 0) on. */
  read(match: string, from: number): Promise<readonly string[]>;
  /**
   * Adds steps if the match has exactly `from` of them and its clocks stand as they did. False, and nothing is changed,
   * when it has not, or they were wound meanwhile.
   */
  append(match: string, steps: NewSteps): Promise<boolean>;
}

export interface NewSteps {
  readonly from: number;
  readonly steps: readonly string[];
  /** Who is to act after them, and since when. */
  readonly turn: Turn;
  readonly movedAt: number;
  /** How the clocks stood, and how they stand then; absent without clocks. */
  readonly was?: ClockState | null;
  readonly clock?: ClockState | null;
}

export const clockText = (clock: ClockState | null | undefined): string | null =>
  clock ? JSON.stringify(clock) : null;
