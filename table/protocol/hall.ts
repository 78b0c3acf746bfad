import type { Bidding, Handicap, Options } from '@bicorne/engine';
import { z } from 'zod';
import { clockSetting, type ClockSetting } from './clock.ts';
import type { Person, Settings } from './people.ts';
import { commitment, word } from './words.ts';

/**
 * The hall: where people find each other. Over the socket `hall` opens and closes it; whoever has it open is told what
 * changes (`hall` from the server). It is the same for everybody, and has nothing of what happens on a board: who is
 * asked, and how far a match is, stands nowhere in it.
 *
 *     POST /api/wish              wishRequest → MatchCard where somebody's wish fits it, else null: it stands until one does
 *     POST /api/wish/end          → null
 *     POST /api/wishes/:id        takeRequest → MatchCard; sits down with whoever has this wish
 */
export const hallMessage = z.strictObject({ on: z.boolean() });

const MOST_BATTLES = 60;
const MOST_CLOCKS = 8;
const rating = z.int().min(0).max(4000);

/** Battles of two, as they are without optional rules; the sides are drawn. */
const battle = z.strictObject({ game: word, scenario: word });

/** Live clocks count only while one is here: nobody's time runs before he can know of it. */
export const wishRequest = z.strictObject({
  battles: z.array(battle).min(1).max(MOST_BATTLES),
  /** Null: without a clock. */
  clocks: z.array(clockSetting.nullable()).min(1).max(MOST_CLOCKS),
  rated: z.boolean().default(false),
  /** How strong the other may be; whoever has no rating counts as any strength. */
  strength: z.strictObject({ least: rating, most: rating }).nullable().default(null),
  commitment: commitment.optional(),
});
export type Wish = z.output<typeof wishRequest>;

export const takeRequest = z.strictObject({
  battle,
  clock: clockSetting.nullable(),
  commitment: commitment.optional(),
});

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
  readonly bids?: Bidding;
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

/** Somebody who would play any of these, upon any of these clocks; whoever wishes the same is paired with him. */
export interface HallWish extends Omit<Wish, 'commitment'> {
  readonly kind: 'wish';
  readonly id: string;
  readonly person: Person;
  readonly at: number;
  /** By game, where he has played for it. */
  readonly ratings: Readonly<Record<string, number>>;
  readonly language?: Settings['language'];
}

export type HallEntry = HallMatch | HallWish;

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
