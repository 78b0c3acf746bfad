import type { Chance, Outcome } from './chance.ts';
import type { OptionSpecs, Options } from './options.ts';
import type { Fault, Result } from './result.ts';
import type { Conditions } from './conditions.ts';
import type { Presses } from './presses.ts';
import type { Rng } from './random.ts';

/**
 * The contract between a game and everything else (matches, records, bots, server, web).
 *
 * A game is deterministic: no clock, no I/O, no global state, no prose. A state is plain JSON-able data;
 * maps, units and cards are the game's own tables and never in it. `act` and `settle` change the state they
 * are handed, which is always a private copy (`clone`): the caller decides when a copy is needed, and search
 * lives on that. Everything else leaves the state alone.
 */
export interface Game<S = unknown, A extends Action = Action, E extends GameEvent = GameEvent, V = unknown> {
  readonly id: string;
  /** Version of the rules; a record names the one it was played under. */
  readonly rules: string;
  readonly options: OptionSpecs;
  readonly scenarios: readonly ScenarioEntry[];
  /** Random play ends within this many actions and chance outcomes. */
  readonly bound: number;
  /** Questions to which a seat may have a standing answer (see `Prompt`), by name. */
  readonly standing?: readonly string[];

  /** Validates a whole scenario object (any position, also in the middle of a battle) and sets it up. */
  setup(scenario: unknown, options: Options): Result<S>;
  /** All that is wrong with a scenario, where `setup` names the first; empty exactly where `setup` takes it. */
  faults?(scenario: unknown, options: Options): readonly Fault[];
  /** The seats of this match in order, at most four, by name: `['french', 'british']`. */
  seats(state: S): readonly string[];

  clone(state: S): S;
  turn(state: S): Turn;
  /** Every legal action of a seat that is to act; none of them is refused, none leads to a dead end. */
  legal(state: S, seat: Seat): readonly A[];
  /** Takes one of the legal actions, in place. */
  act(state: S, seat: Seat, action: A, emit?: Emit<E>): void;
  /** What chance must decide, when the turn is chance's. */
  chance(state: S): Chance;
  /** Takes chance's answer, in place. */
  settle(state: S, outcome: Outcome, emit?: Emit<E>): void;

  /** What this viewer may know: all of it (memory included, as notes), and nothing else. */
  view(state: S, viewer: Viewer): V;
  /** What is being asked, as this viewer may know it; null when nobody is asked. */
  prompt(state: S, viewer: Viewer): Prompt | null;
  /** The event as this viewer sees it; null when he does not notice it at all. */
  seen(event: E, viewer: Viewer): GameEvent | null;
  /** Whether this event, which the seat sees, told it something it could not have known: undo does not go back behind it. */
  reveals(event: E, seat: Seat): boolean;
  /** A complete state that agrees with all that this view tells. */
  sample(view: V, seat: Seat, rng: Rng): S;

  /** Why a press on the board does nothing (`whyNot`). */
  readonly presses?: Presses<S, A>;

  /** What may be answered before it is asked. */
  readonly conditions?: Conditions<S, A>;

  /** Which side each seat is on, where several seats win and lose together; by default each is on its own. */
  sides?(state: S): readonly number[];
  /** Whether these two seats may speak in private now; where a game does not say, never. */
  mayTalk?(state: S, one: Seat, other: Seat): boolean;

  /** How clearly a match was won, asked when it is over: for pairs of matches, for tie-breaks, for bids. */
  margin?(state: S): Margin;

  /** What a side can give the other before the first action, in the same coin: for handicaps and bids. */
  readonly handicap?: HandicapPart<S>;

  /** Short notation of an action, one word without blanks, and back. */
  write(action: A): string;
  read(text: string): A | null;
  /** The position as a page of text, as this viewer sees it. */
  draw(view: V): string;
}

/** A seat's number: its index in the match's list of seats. */
export type Seat = number;

/** A seat, or ONLOOKER: somebody who watches. */
export type Viewer = number;
export const ONLOOKER = -1;

/** Small, structured, frozen: `{ do: 'march', to: 17 }`. Equal actions have equal notation. */
export interface Action {
  readonly do: string;
}

/** What happened: `{ type: 'moved', unit: 3, to: 17 }`. Sentences, animation and sound are made of these outside. */
export interface GameEvent {
  readonly type: string;
}

export type Emit<E extends GameEvent> = (event: E) => void;

/**
 * Exactly one of: seats must decide, chance must, or it is over. More than one seat only where a rulebook has secret
 * simultaneous choices; then everybody notices that a seat has chosen, though not what.
 */
export type Turn =
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'chance' }
  | { readonly kind: 'over'; readonly ending: Ending };

export interface Ending {
  /** Empty: a draw. */
  readonly winners: readonly Seat[];
  /** Why, in the game's vocabulary: `banners`, `demoralised`, `time`… */
  readonly reason: string;
}

/**
 * What each seat has to show at the end, in the game's own coin; the difference is how clearly it was won. Whoever
 * won by other means (a clock, a line held) may have less to show than the loser.
 */
export interface Margin {
  /** The coin, in the game's vocabulary: `banners`, `morale`, `points`, `steps`… */
  readonly coin: string;
  /** By seat, whole numbers; seats of one side have the same. */
  readonly of: readonly number[];
}

/** Asked of a position in which nothing has been done yet; of any other it says that nothing can be paid. */
export interface HandicapPart<S> {
  /** How much this seat can pay and still play; 0: nothing. */
  most(state: S, seat: Seat): number;
  /** Pays it, in place: from 1 to `most`. */
  pay(state: S, seat: Seat, amount: number): void;
}

/** A question: which one, which rule asks it, and the few facts its sentence needs. */
export interface Prompt {
  readonly ask: string;
  readonly rule: string;
  readonly about?: Readonly<Record<string, number | string | boolean>>;
  readonly standing?: StandingQuestion;
}

/**
 * Only the holder of something hidden could say yes to this, and the seat is asked whether it holds it or not, lest
 * being asked tell. So every seat may have said "no, do not ask" beforehand; then it is answered at once.
 */
export interface StandingQuestion {
  /** One of the game's `standing`. */
  readonly question: string;
  /** The notation of its "no", which is always legal. */
  readonly no: string;
}

export interface ScenarioEntry {
  readonly id: string;
  /** The scenario object that `setup` takes. */
  readonly scenario: unknown;
  /** The options this scenario plays by default, where they differ from the game's. */
  readonly options?: Options;
}

/** Turns are compared in the hot loop: these are shared, not built anew. */
export const CHANCE_TURN: Turn = { kind: 'chance' };
const SEAT_TURNS: readonly Turn[] = [0, 1, 2, 3].map((seat) => ({ kind: 'seats', seats: [seat] }));
export const seatTurn = (seat: Seat): Turn => SEAT_TURNS[seat];

/** All that a viewer is shown of one moment; nothing else leaves the server. */
export interface Sight<V = unknown, A extends Action = Action> {
  readonly view: V;
  /** Who is to act, as everybody sees it. */
  readonly turn: Turn;
  readonly prompt: Prompt | null;
  /** The viewer's own legal actions; empty when he is not to act. */
  readonly legal: readonly A[];
}

export function sight<S, A extends Action, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  viewer: Viewer,
): Sight<V, A> {
  const turn = game.turn(state);
  const mine = turn.kind === 'seats' && turn.seats.includes(viewer);
  return {
    view: game.view(state, viewer),
    turn,
    prompt: game.prompt(state, viewer),
    legal: mine ? game.legal(state, viewer) : [],
  };
}
