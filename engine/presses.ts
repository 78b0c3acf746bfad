import type { Action, Game, Seat } from './contract.ts';
import { quickRng } from './random.ts';

/** What somebody pressed: a place of the board by the game's own number, and what he had chosen before, if that is not in the state. */
export interface Wish {
  readonly at: number;
  readonly from?: number;
}

/** Which rule forbids it: why, in the game's vocabulary, and the few facts its sentence needs. */
export interface WhyNot {
  readonly reason: string;
  readonly rule: string;
  readonly about?: Readonly<Record<string, number | string | boolean>>;
}

/** What a game says of presses. It is asked with a state drawn from the seat's own sight, so it cannot tell more. */
export interface Presses<S, A extends Action> {
  /** Places are numbered from 0. */
  readonly places: number;
  /** The presses that mean, or begin, this action; none where it is no place. */
  of(action: A, state: S): readonly Wish[];
  /** Of a press that means nothing now: the rule that forbids it, always one. */
  why(state: S, seat: Seat, wish: Wish): WhyNot;
}

/** Why a press does nothing, by what the seat sees; null where it does something, or the seat is not asked. */
export function whyNot<S, A extends Action, V>(
  game: Pick<Game<S, A, never, V>, 'presses' | 'sample' | 'turn' | 'legal'>,
  view: V,
  seat: Seat,
  wish: Wish,
): WhyNot | null {
  const { presses } = game;
  if (!presses || seat < 0) return null;
  const state = game.sample(view, seat, quickRng('why'));
  const turn = game.turn(state);
  if (turn.kind !== 'seats' || !turn.seats.includes(seat)) return null;
  const meant = game
    .legal(state, seat)
    .some((action) => presses.of(action, state).some(({ at, from }) => at === wish.at && from === wish.from));
  return meant ? null : presses.why(state, seat, wish);
}
