import type { Action, Seat } from './contract.ts';

/** What a game tells the search. */
export interface BotPart<S = unknown, A extends Action = Action> {
  /** A plain count of material and objectives, the seat's own less the enemy's; in the game's own points. */
  worth(state: S, seat: Seat): number;
  /** How its experts look at a position and what they would try first. Without it the search counts `worth`. */
  readonly mind?: Mind<S, A>;
}

/** A game's own understanding, in the terms that every search needs. */
export interface Mind<S = unknown, A extends Action = Action> {
  /** What the evaluation looks at. */
  readonly features: readonly Feature[];
  /** What each feature is worth, in log-odds of victory; found by `bicorne tune`. */
  readonly weights: Readonly<Record<string, number>>;
  /** Writes the features of a position: the seat's own less the enemy's. */
  look(state: S, seat: Seat, into: Float64Array): void;
  /** Writes how much each of these actions suggests itself: log-odds, as far as one can tell without looking ahead. */
  lean(state: S, seat: Seat, legal: readonly A[], into: Float64Array): void;
  /** For how many turns it pays to look ahead; 1 is the rest of this one. */
  readonly turns: number;
  /** A number that changes whenever the turn passes to another player. The search looks ahead by turns, and counts a leap as many. */
  mover(state: S): number;
  /**
   * How many questions may have to share the time of a turn; for an answer on another's turn at least 4. Infinity
   * where it is not worth a search: then it is answered by lean.
   */
  questions(state: S, seat: Seat): number;
  /** What a learned correction of the evaluation looks at beside the features. */
  readonly inputs?: Inputs<S>;
  /** What is learned of actions, beside what is leant to. */
  readonly habits?: Habits<S, A>;
}

/** The cases of an action: how much each is worth in lean is learned from what a search found best. */
export interface Habits<S = unknown, A extends Action = Action> {
  readonly groups: readonly InputGroup[];
  /** Called right after `lean`, for the same question. */
  begin(state: S, seat: Seat): void;
  /** Tells what an action is; `lean` is how much it suggests itself without. */
  gather(state: S, action: A, lean: number, into: Gathered): void;
}

/** The inputs of a net: a row of weights for each case of each group, and how often or how much of it there is. */
export interface Inputs<S = unknown> {
  readonly groups: readonly InputGroup[];
  /**
   * Tells what is there, for the seat that the net reckons for. Called right after `look` at the same position and seat.
   * Returns 1, or -1 where everything is reckoned for the enemy of the seat: then the net's answer is turned round.
   */
  gather(state: S, seat: Seat, into: Gathered): 1 | -1;
}

/** Every combination of these is a case: `by: { side: 2, arm: 3 }` are six, the last one counted first. */
export interface InputGroup {
  readonly id: string;
  readonly by: Readonly<Record<string, number>>;
}

/** Where inputs are written. */
export interface Gathered {
  /** So much of the case with this number (see `layOut`). */
  add(row: number, value: number): void;
}

/** Where leans grow: each step ends at one of these. */
const LEANS = [-3, -1.5, -0.5, 0, 0.5, 1.5, 3] as const;
export const LEAN_STEPS = LEANS.length + 1;

/** Which step a lean is in, as a case of an action. */
export function leanStep(lean: number): number {
  let step = 0;
  while (step < LEANS.length && lean >= LEANS[step]) step++;
  return step;
}

const casesOf = ({ by }: InputGroup): number => Object.values(by).reduce((cases, n) => cases * n, 1);

interface Layout<K extends string> {
  readonly at: Readonly<Record<K, number>>;
  readonly count: number;
}

/** Where the cases of each group begin, and how many there are of all. */
export function layOut<K extends string>(groups: readonly (InputGroup & { readonly id: K })[]): Layout<K>;
export function layOut(groups: readonly InputGroup[]): Layout<string> {
  const at: Record<string, number> = {};
  let count = 0;
  for (const group of groups) {
    at[group.id] = count;
    count += casesOf(group);
  }
  return { at, count };
}

export interface Feature {
  readonly id: string;
  /** The side of a commander's character that makes more or less of it. */
  readonly dial?: Dial;
}

/** What temperaments differ in: hunger for the enemy's losses, care for one's own, the wish to close, the wish for ground. */
export const DIALS = ['attack', 'care', 'approach', 'ground'] as const;
export type Dial = (typeof DIALS)[number];
