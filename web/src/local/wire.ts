import type { FirstBattle } from '@bicorne/boardkit';
import type { Bids, Handicap, Options } from '@bicorne/engine';
import type { Answer, MatchCard, OrdersChange, PairMark, Update, Words } from '@bicorne/table/protocol';
import type { Sitter } from './book.ts';

/** What the page and its worker say to each other: the words of the server, and those that only a device needs. */

export interface Wish {
  readonly game: string;
  /** A scenario of the game by name, or a whole scenario object. */
  readonly scenario: unknown;
  readonly options: Options;
  readonly handicap?: Handicap | undefined;
  /** What was bid for the sides, from which it came. */
  readonly bids?: Bids | undefined;
  readonly pair?: PairMark | undefined;
  readonly seats: readonly Sitter[];
}

export interface QuickWish extends Partial<FirstBattle> {
  readonly game: string;
  readonly player: string;
  /** What the page calls its bots. */
  readonly levels: Readonly<Record<string, string>>;
}

export interface BranchWish {
  readonly record: string;
  /** How many of the record's standing steps are kept. */
  readonly at: number;
  /** Who plays on; everybody named in the record when not given. */
  readonly seats?: readonly Sitter[];
}

/** Each word with what it is asked with and what it answers: those of the server, and of a device alone. */
export interface DeviceWords extends Words {
  /** Whom the device is for, when it is opened on a match. */
  readonly open: { readonly ask: { match: string }; readonly answer: Pass };
  /** Bots think, or wait. */
  readonly think: { readonly ask: { thinks: boolean }; readonly answer: null };
  readonly start: { readonly ask: Wish; readonly answer: MatchCard };
  /** A first battle against a bot, from the side that begins: for whoever just wants to play. */
  readonly quick: { readonly ask: QuickWish; readonly answer: MatchCard };
  readonly branch: { readonly ask: BranchWish; readonly answer: MatchCard };
  readonly record: { readonly ask: { match: string }; readonly answer: string };
}
export type DeviceWord = keyof DeviceWords;

/** The match, and the seat from which somebody looks: a worker that was started anew has forgotten it. */
export type At = Words['resign']['ask'];

/** The seat whose person is to look; null: nobody sits here, whoever looks is an onlooker. */
export interface Pass {
  readonly to: string | null;
  /** Something is hidden from others at this device: first a screen. */
  readonly hidden: boolean;
}

/** What the worker tells by itself. */
export type News =
  | { readonly news: 'update'; readonly update: Update }
  | { readonly news: 'card'; readonly card: MatchCard }
  /** The device goes to the person at another seat. */
  | { readonly news: 'pass'; readonly match: string; readonly pass: Pass }
  /** The seat whose bot thinks; null: none does. */
  | { readonly news: 'thinking'; readonly seat: string | null }
  /** What whoever looks has answered beforehand, and what of it was given. */
  | { readonly news: 'orders'; readonly orders: OrdersChange }
  /** What a bot decided could not be kept: bots wait until they are told to go on. */
  | { readonly news: 'halted' };

export interface Question<W extends DeviceWord = DeviceWord> {
  readonly id: number;
  readonly word: W;
  readonly ask: DeviceWords[W]['ask'];
}

/** Whoever asked knows the type of the answer. */
export interface Reply {
  readonly id: number;
  readonly answer: Answer<never>;
}
