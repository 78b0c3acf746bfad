import { drawOutcome, type Action, type Game, type GameEvent, type Rng, type Seat } from '@bicorne/engine';

/** A moment of a game that is played for the gallery, or for a test. */
export interface Moment<S, A extends Action, E extends GameEvent> {
  readonly state: S;
  /** Nobody where chance decides or the game is over. */
  readonly seat: Seat | null;
  readonly legal: readonly A[];
  /** What led here. */
  readonly events: readonly E[];
}

/** Plays on from a state, moment by moment, as somebody chooses among what is legal. */
export function* momentsOf<S, A extends Action, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  rng: Rng,
  most: number,
  choose: (legal: readonly A[], state: S) => A,
): Generator<Moment<S, A, E>> {
  let events: E[] = [];
  for (let n = 0; n < most; n++) {
    const turn = game.turn(state);
    const seat = turn.kind === 'seats' ? turn.seats[0] : null;
    const legal = seat === null ? [] : game.legal(state, seat);
    yield { state, seat, legal, events };
    if (turn.kind === 'over') return;
    events = [];
    const say = (event: E): void => void events.push(event);
    if (seat !== null) game.act(state, seat, choose(legal, state), say);
    else game.settle(state, drawOutcome(game.chance(state), rng), say);
  }
}

/** The n-th of them that is meant; null if there are not so many. */
export function nthOf<M>(moments: Iterable<M>, isMeant: (moment: M) => boolean, nth: number): M | null {
  let left = nth;
  for (const moment of moments) if (isMeant(moment) && --left === 0) return moment;
  return null;
}
