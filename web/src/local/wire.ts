import type { FirstBattle } from '@bicorne/boardkit';
import type { Options } from '@bicorne/engine';
import type {
  Answer,
  MatchCard,
  Moment,
  Snapshot,
  StandingAnswer,
  StandingAnswers,
  Update,
} from '@bicorne/table/protocol';
import type { Sitter } from './book.ts';

/** What the page and its worker say to each other: the words of the server, and those that only a device needs. */

export interface Wish {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
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

/** The match, and the seat from which somebody looks: a worker that was started anew has forgotten it. */
export interface At {
  readonly match: string;
  readonly seat?: string;
}

/** Each word with what it is asked with and what it answers. */
export interface Words {
  /** Whom the device is for, when it is opened on a match. */
  open: { readonly ask: { match: string }; readonly answer: Pass };
  watch: { readonly ask: At; readonly answer: Snapshot };
  /** What the one who looks saw with an earlier message. */
  moment: { readonly ask: At & { n: number }; readonly answer: Moment };
  act: { readonly ask: At & { n: number; action: unknown }; readonly answer: { n: number } };
  undo: { readonly ask: At & { n: number; count: number }; readonly answer: { n: number } };
  resign: { readonly ask: At; readonly answer: { n: number } };
  /** Of the one who looks. */
  standing: {
    readonly ask: At & { question: string; answer: StandingAnswer };
    readonly answer: StandingAnswers;
  };
  leave: { readonly ask: { match: string }; readonly answer: null };
  /** Bots think, or wait. */
  think: { readonly ask: { thinks: boolean }; readonly answer: null };
  start: { readonly ask: Wish; readonly answer: MatchCard };
  /** A first battle against a bot, from the side that begins: for whoever just wants to play. */
  quick: { readonly ask: QuickWish; readonly answer: MatchCard };
  branch: { readonly ask: BranchWish; readonly answer: MatchCard };
  record: { readonly ask: { match: string }; readonly answer: string };
}
export type Word = keyof Words;

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
  /** What a bot decided could not be kept: bots wait until they are told to go on. */
  | { readonly news: 'halted' };

export interface Question<W extends Word = Word> {
  readonly id: number;
  readonly word: W;
  readonly ask: Words[W]['ask'];
}

/** Whoever asked knows the type of the answer. */
export interface Reply {
  readonly id: number;
  readonly answer: Answer<never>;
}
