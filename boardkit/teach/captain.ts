import type { Options } from '@bicorne/engine';
import type { Frame } from '../contract.ts';

/** A position of a captain's book: advice is read beside it, and tried from there. */
export interface CaptainPosition {
  /** A scenario of the game by name, or a whole scenario object. */
  readonly scenario: unknown;
  readonly options?: Options;
  /** For whom the advice is, by name: the reader's seat, and the one that is asked first. */
  readonly seat: string;
  /** The part of the sheet that matters; by default the whole. */
  readonly frame?: Frame;
}

/** A game's positions, by the names under which the book has them in every language. */
export type CaptainPositions = Readonly<Record<string, CaptainPosition>>;
