import type { Header, SeatLuck, Sight, Verdict, Viewer } from '@bicorne/engine';
import type { StoryStep } from '@bicorne/table/protocol';
import type { Moment } from '../../workshop/moment.ts';

/** What the worker is asked: to play a record again, and what of it is to be seen. */
export type Question =
  | { readonly kind: 'open'; readonly record: string }
  | { readonly kind: 'story'; readonly viewer: Viewer }
  | { readonly kind: 'sight'; readonly n: number; readonly viewer: Viewer }
  | { readonly kind: 'verdict' }
  | { readonly kind: 'luck' }
  /** The last position up to this one that a file can say, as a battle. */
  | { readonly kind: 'battle'; readonly upTo: number };

export interface Answers {
  /** Null where it cannot be played under these rules. */
  readonly open: Played | null;
  /** All that this viewer saw, step by step; the first is the position before any. */
  readonly story: readonly StoryStep[];
  readonly sight: Sight;
  readonly verdict: Verdict | null;
  /** Null where the game does not tell whose throws they are. */
  readonly luck: readonly SeatLuck[] | null;
  readonly battle: Moment | null;
}

/** What everybody may know of a match that has been played again. */
export interface Played {
  readonly game: string;
  readonly header: Pick<Header, 'scenario' | 'players' | 'bids'>;
  readonly seats: readonly string[];
  /** The number of the last moment. */
  readonly last: number;
  readonly ended: boolean;
}
