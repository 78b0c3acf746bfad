import type { Action, Ending, GameEvent, Options, Prompt, Seat, Told, Viewer, WhyNot } from '@bicorne/engine';
import type { ReactNode } from 'react';
import type { Trace, Traces } from './traces.ts';

/**
 * What the shell and a game's board promise each other. The shell knows no rule; the board draws what the view lists.
 *
 * Whatever can be clicked carries `data-action`, made by `actionMark`: by it the shell knows what the reader points
 * at, shows the chances of that action beside it, and asks once before what cannot be taken back.
 *
 * A gesture is a list of actions that one press or drag takes, one after another: a piece and its goal, a march of
 * several steps. It is handed to `act` whole, marked by `gestureMark`, and taken back whole.
 *
 * Choosing is free: what `chooses` names is not sent. The shell plays it in a state that agrees with the view, and the
 * board is handed the view, the question and the actions that follow, with those that one had before, so that another
 * piece can be pressed instead. `letGo` drops the choice.
 *
 * Whatever has something to say carries `data-place` (a hex, a town, a block): when the reader looks at it, the board
 * is told (`looking`) and may draw reach, range and sight there, and `Info` is shown in a corner of the map.
 *
 * What can be pressed is a `role="button"` with `aria-disabled="false"`: on a phone the shell goes close to it. A place
 * where nothing can be done is a picture with `data-dead` and its number in `data-place` or `data-press`: whoever presses it
 * is told which rule forbids it (`presses` of the game, `Words.whyNot`). What is marked carries `data-mark`, and what is
 * pressed there the same in `data-lit`: a finger may miss it by a little (`finger.ts`). What is
 * (`data-seat`, a piece's side: of enemies the shell keeps in sight those that stand near what can be pressed.) What is
 * of use only as a whole, such as a field of battle drawn over the map, carries `data-whole` and is shown so. The fight
 * that is on carries `data-moment="fight"`: the shell goes there when its reader is asked about it by buttons alone.
 *
 * Chances: a game that has dice puts an `OddsPart` into `board/odds.ts`, names it in the registry (`odds`), and gives
 * the words (`Words.odds`). The part says which actions are worth it, which answers to take for granted on the way,
 * and what a branch came to, by its events and the views before and after it. It counts nothing: the engine plays
 * every outcome that chance lists. `games/napoleonics/board/odds.ts` is the example.
 */

export const LANGUAGES = ['en', 'uk', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** For `data-action` of whatever is clicked to take this action. */
export const actionMark = (action: Action): string => JSON.stringify(action);

/** The same for actions that one press or one drag takes together, one after another. */
export const gestureMark = (gesture: readonly Action[]): string =>
  gesture.length === 1 ? actionMark(gesture[0]) : JSON.stringify(gesture);

/** What a mark was made of. */
export function gestureOf(mark: string): readonly Action[] {
  const made: unknown = JSON.parse(mark);
  return (Array.isArray(made) ? made : [made]).filter(isAction);
}

const isAction = (made: unknown): made is Action =>
  typeof made === 'object' && made !== null && 'do' in made && typeof made.do === 'string';

export interface TableProps<
  V = unknown,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
  W extends Words<V, A, E> = Words<V, A, E>,
> {
  readonly view: V;
  readonly viewer: Viewer;
  readonly prompt: Prompt | null;
  /** What this viewer may do now; everything else is quiet. */
  readonly legal: readonly A[];
  /** What led from the view before to this one, for animation; empty when the table was just opened. */
  readonly events: readonly E[];
  /** All that happened up to here, step by step, `events` last; for what lies on the table over many steps. */
  readonly told?: readonly (readonly E[])[];
  /** The turn that was advised. */
  readonly advised?: Traces | null;
  /** Places that a line of the log speaks of which is pointed at. */
  readonly named?: readonly number[];
  /** What the others' turn has left to be seen, as the board says of its events (`BoardModule.traces`). */
  readonly traces?: Traces | null;
  readonly words: W;
  readonly flipped: boolean;
  /** Whether the names of hexes or places that the log speaks of are written on the map. */
  readonly coordinates?: boolean;
  /** The place the reader looks at (a `data-place` of the board), by pointer, keyboard or long press; for hints. */
  readonly looking?: string | null;
  /** Does these actions one after another, as one gesture; what only chooses (`BoardModule.chooses`) is not sent. */
  act(...gesture: readonly A[]): void;
  /** Lets go of what was chosen; where nothing is, nothing happens. */
  letGo?(): void;
  /** What was only chosen so far, and has led to this view. */
  readonly choice?: readonly A[];
  /** Several things may be done there: asks which, in a list beside the pointer. */
  ask?(ways: readonly Way<A>[]): void;
  /** How many of one's last gestures can be taken back, each a step of `told`; and how, with what is done instead. */
  readonly mayTakeBack?: number;
  takeBack?(gestures: number, ...instead: readonly A[]): void;
}

/** One of several things that a press may mean. */
export interface Way<A extends Action = Action> {
  readonly gesture: readonly A[];
  readonly label: string;
  /** What it costs or throws, drawn behind the words. */
  readonly note?: ReactNode;
}

/** A game's `board/index.tsx`. */
export interface BoardModule<
  V = unknown,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
  W extends Words<V, A, E> = Words<V, A, E>,
> {
  /** The map with its pieces: the contents of an `<svg>` whose viewBox is `extent`. The shell pans and zooms it. */
  Board(props: TableProps<V, A, E, W>): ReactNode;
  extent(view: V): Extent;
  /** What lies before the player: a hand of cards, orders, coins. */
  Tray(props: TableProps<V, A, E, W>): ReactNode;
  /** For the bar above the map: banners, morale, points. */
  Score(props: TableProps<V, A, E, W>): ReactNode;
  /** Who stands where and how far from the enemy, as a list for those who hear the page; only what this view knows. */
  orderOfBattle?(view: V, viewer: Viewer, words: W): readonly string[];
  /** A line of the log with its dice drawn; null where the words of the event say it all. */
  line?(event: E, view: V, words: W): ReactNode;
  /** The events of one step as they are shown, one part after another: a throw first, then what it does. */
  beats?(events: readonly E[]): readonly (readonly E[])[];
  /** What an event does to a view, as far as it is drawn: so the effects of a throw are seen one after another. */
  after?(view: V, event: E): V;
  /** What an event leaves on the map until one acts oneself: whose turn began, where a piece went, what was lost. */
  traces?(event: E, view: V): readonly Trace[];
  /** What an event cost a seat, for the count of losses at the end. */
  toll?(event: E, view: V): Toll | null;
  /** Events of one kind in a row are one line of the log that unfolds: what they have in common; null for what stands alone. */
  kin?(event: E): string | null;
  /** The number of the rule by which an event came, where a reader may ask. */
  because?(event: E): string | null;
  /** Whether an event holds the picture until it is read. */
  staysUntilRead?(event: E): boolean;
  /** What an event sounds like, and how many times it is struck. */
  sound?(event: E): { readonly sound: Sound; readonly times: number } | null;
  /** A few lines about the place the reader looks at: its ground, who stands there, what that means. */
  Info?(props: TableProps<V, A, E, W> & { readonly looking: string }): ReactNode;
  /** A scenario's map without pieces that move, for the lobby. */
  Preview(props: { readonly scenario: string; readonly words?: W }): ReactNode;
  /**
   * A position in which nothing is hidden any more, put together of what the reader and each seat see of it: for the
   * end of a match, when its whole record is open.
   */
  laidOpen?(own: V, seats: readonly V[]): V;
  /** Whether this viewer sits at the far side, so that his board is best shown turned. */
  turned?(view: V, viewer: Viewer): boolean;
  /** A position written in the game's scenario format: for the rulebook's drawn examples. */
  position?(source: string): Position<V> | null;
  /**
   * Whether this viewer holds what one of the game's `standing` questions asks for. Where nobody else sits to notice,
   * he is not troubled about what he could only decline.
   */
  holds?(question: string, view: V, viewer: Viewer): boolean;
  /** Gestures for buttons of the prompt, beside the legal actions: what one may go on to without ending this first. */
  further?(view: V, legal: readonly A[]): readonly (readonly A[])[];
  /** What the player has planned on the board, and is done with this action because it leads on to it. */
  planned?(action: A, view: V): readonly A[];
  /** Actions that only choose what shall act, or end what comes before that: nothing is spent by them. */
  chooses?(action: A): boolean;
  /** The place that was chosen on the board before, by the game's number, where the game does not know it. */
  chosen?(): number | undefined;
  /**
   * The part of the map where the matter is being decided: on a screen where the whole is small it is what one sees
   * until one moves the map. A picture that is seen from far carries `data-far`: pieces may be drawn larger there.
   */
  opens?(view: V, flipped: boolean): Frame | null;
  /** On a phone the map goes to what a choice has lit: its places are too small to press where all of it is seen. */
  readonly framesChoice?: boolean;
  /** Whether a gesture binds its player though nothing is left to chance, as an attack does: it is asked about once. */
  commits?(gesture: readonly A[], view: V): boolean;
  /**
   * Of the one answer that there is to a question: whether that need not be asked, where nobody sits opposite who could
   * learn something by not being kept waiting.
   */
  answersAlone?(only: A, view: V): boolean;
  /** Actions that the board or the tray already offers to click; the shell makes buttons of the others. */
  drawn(action: A): boolean;
}

/** Of what pieces are strong by, and of whole pieces. */
export interface Toll {
  readonly seat: Seat;
  readonly strength: number;
  readonly pieces: number;
}

/** A drawn example: what an onlooker sees of it, and the part of the sheet that matters. */
export interface Position<V = unknown> {
  readonly view: V;
  /** By default the whole sheet. */
  readonly frame?: Frame;
}

export interface Frame extends Extent {
  readonly x: number;
  readonly y: number;
}

/** Wood on wood, paper, a distant drum. */
export type Sound = 'wood' | 'paper' | 'drum';

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** A game's `board/words/<language>.ts`: every word that is said of it. */
export interface Words<V = unknown, A extends Action = Action, E extends GameEvent = GameEvent> {
  readonly title: string;
  /** One line for the lobby. */
  readonly tagline: string;
  readonly seats: Readonly<Record<string, string>>;
  /** How each seat wins, in one sentence; what is scored stands in the bar. */
  readonly wins?: Readonly<Record<string, string>>;
  /** What a side has lost: of strength, and of whole pieces. */
  toll?(strength: number, pieces: number): string;
  /** How long a battle takes, and how hard it is to learn: a few words for the lobby. */
  readonly effort?: string;
  readonly scenarios: Readonly<Record<string, ScenarioWords>>;
  /** The battle for whoever just wants to play, where that is not the first one as it stands. */
  readonly firstBattle?: FirstBattle;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** What a side may give the other as a handicap: the coin, and what a piece of it does. */
  readonly handicap?: Pick<OptionWords, 'title' | 'text'>;
  /** One sentence: what is asked. `mine` when the reader is the one who is asked. */
  prompt(prompt: Prompt, view: V, mine: boolean): string;
  /** What a button says. */
  action(action: A, view: V): string;
  /** What the list of all actions says, where nothing was pointed at before; where that needs more words than a button. */
  listed?(action: A, view: V): string;
  /** What follows from an action that one is asked about: points that stay unspent, who could still fight. */
  warns?(action: A, view: V): readonly string[];
  /** Why a press does nothing, in one sentence; for a game that says so (`presses`). */
  whyNot?(why: WhyNot): string;
  /** A line of the log; null for what needs no line of its own. */
  event(event: E, view: V): string | null;
  /** Of a match that its rules have ended; what its players, clocks or the server ended the page tells itself. */
  ending(ending: Ending, view: V): string;
  /** Why a bot advises a move, by the features of the game's evaluation; true whichever side is asked. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** The game's `standing` questions, as a player ticks that he wants to be asked: “Ask me whether …”. */
  readonly standing?: Readonly<Record<string, string>>;
  /** What the chances of an action are called; with `board/odds.ts`, which tells them. */
  readonly odds?: OddsWords;
}

/** Words for what a game's `board/odds.ts` tells (see OddsPart in the engine). */
export interface OddsWords {
  /** Heads one measure: “The enemy”, “Blocks it loses”. */
  measure(name: string): string;
  /** A value in the words people use: “destroyed”, “driven back”; a number is shown as it is where this gives null. */
  value(name: string, value: Told): string | null;
  /** What was taken for granted at this question: “if it stands and fights”. */
  given(ask: string): string;
}

export interface OptionWords {
  readonly title: string;
  readonly text: string;
  /** For a choice of words: what each is called. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** Nothing has to be set up in it: it begins with what every turn begins with. */
export interface FirstBattle {
  readonly scenario: string;
  readonly options?: Options;
}

export interface ScenarioWords {
  readonly title: string;
  readonly date: string;
  /** A short history in our own words. */
  readonly history: string;
  /** What is reconstructed, and how to win. */
  readonly notes: string;
}

/** A game's `board/gallery.tsx`: everything that is drawn for it, in all its states, for whoever works on the art. */
export interface GalleryModule<W extends Words = Words> {
  Gallery(props: GalleryProps<W>): ReactNode;
}

export interface GalleryProps<W = Words> {
  readonly words: Readonly<Record<Language, W>>;
  /** What to show first, from the address of the page. */
  readonly start: Readonly<Record<string, string>>;
}
