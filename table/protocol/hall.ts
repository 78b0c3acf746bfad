import type { Handicap, Options } from '@bicorne/engine';
import { z } from 'zod';
import type { ClockSetting } from './clock.ts';
import type { Settings } from './people.ts';

/**
 * The hall: where people find each other. Over the socket `hall` opens and closes it; whoever has it open is told what
 * changes (`hall` from the server). It is the same for everybody, and has nothing of what happens on a board: who is
 * asked, and how far a match is, stands nowhere in it.
 */
export const hallMessage = z.strictObject({ on: z.boolean() });

/** A listed match that waits for people; or one that everybody may watch. */
export interface HallMatch {
  readonly kind: 'open' | 'running';
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly seats: readonly HallSeat[];
  /** When it was made. */
  readonly at: number;

  // What follows is absent where there is none of it.

  readonly clock?: ClockSetting;
  readonly rated?: true;
  readonly lot?: true;
  readonly handicap?: Handicap;
  readonly delay?: number;
  readonly advice?: true;
  /** In which language whoever made it reads. */
  readonly language?: Settings['language'];
}

export interface HallSeat {
  readonly seat: string;
  /** Null: still open. */
  readonly player: string | null;
  readonly person?: string;
  readonly bot?: string;
  /** In this game, where he has played for it. */
  readonly rating?: number;
  /** Open, but not to anybody. */
  readonly kept?: true;
}

/** Whatever has an address of its own in the hall. */
export type HallEntry = HallMatch;

export interface Hall {
  /** How many people have a page of ours open. */
  readonly here: number;
  /** How many matches run that everybody may watch; of them the strongest are entries. */
  readonly playing: number;
  readonly entries: readonly HallEntry[];
}

/** What is another now than was told before. */
export interface HallNews {
  readonly here?: number;
  readonly playing?: number;
  /** New, or in place of the one with this id. */
  readonly put?: readonly HallEntry[];
  readonly gone?: readonly string[];
}
