import { drawOutcome, type Outcome } from '../chance.ts';
import type { Action, Ending, Game, GameEvent, Seat, Turn } from '../contract.ts';
import type { Rng } from '../random.ts';

/** One step of a game as it was taken. */
export type Taken =
  | { readonly kind: 'act'; readonly seat: Seat; readonly action: Action }
  | { readonly kind: 'chance'; readonly outcome: Outcome };

export const oneOf = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)];

/** A random step, or null where the game is over or stuck. */
export function randomStep(game: Game, state: unknown, turn: Turn, rng: Rng): Taken | null {
  if (turn.kind === 'over') return null;
  if (turn.kind === 'chance') return { kind: 'chance', outcome: drawOutcome(game.chance(state), rng) };
  if (turn.seats.length === 0) return null;
  const seat = oneOf(turn.seats, rng);
  const legal = game.legal(state, seat);
  return legal.length === 0 ? null : { kind: 'act', seat, action: oneOf(legal, rng) };
}

/** Takes a step in place; what it gives off, in order. */
export function take(game: Game, state: unknown, taken: Taken): GameEvent[] {
  const events: GameEvent[] = [];
  const emit = (event: GameEvent): void => void events.push(event);
  if (taken.kind === 'chance') game.settle(state, taken.outcome, emit);
  else game.act(state, taken.seat, taken.action, emit);
  return events;
}

/** How a walk came to its end; the two last are faults. */
export type Halt =
  | { readonly kind: 'over'; readonly ending: Ending }
  | { readonly kind: 'limit' }
  | { readonly kind: 'dead-end'; readonly detail: string };

/** Plays on at random, in place, for at most so many steps; each step is told. */
export function playOn(
  game: Game,
  state: unknown,
  rng: Rng,
  limit: number,
  tell?: (taken: Taken) => void,
): Halt {
  for (let steps = 0; ; steps++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return { kind: 'over', ending: turn.ending };
    if (steps === limit) return { kind: 'limit' };
    const taken = randomStep(game, state, turn, rng);
    if (!taken) return { kind: 'dead-end', detail: deadEnd(game, state, turn) ?? 'nobody is to act' };
    tell?.(taken);
    take(game, state, taken);
  }
}

/** Why nobody can go on from here, or null. */
export function deadEnd(game: Game, state: unknown, turn: Turn = game.turn(state)): string | null {
  if (turn.kind !== 'seats') return null;
  if (turn.seats.length === 0) return 'seats are to act, but none is named';
  const stuck = turn.seats.find((seat) => game.legal(state, seat).length === 0);
  return stuck === undefined ? null : `seat ${stuck} is to act and nothing is legal`;
}
