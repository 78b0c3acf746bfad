import {
  drawOutcome,
  quickRng,
  sight,
  type Action,
  type Game,
  type OddsPart,
  type Seat,
  type Sight,
} from '@bicorne/engine';
import { isAskedAbout } from './outlook/risks.ts';

/** A game's own rules, for what follows a step that is only thought of. */
export interface Rules {
  readonly game: Game;
  readonly odds: OddsPart | null;
}

/** A state that agrees with what the seat sees, after these actions of its own. */
function stateAfter(game: Game, view: unknown, seat: Seat, way: readonly Action[]): unknown {
  const state = game.sample(view, seat, quickRng('ahead'));
  for (const action of way) game.act(state, seat, action);
  return state;
}

/** What the seat will see when it has only chosen: nothing that it does not know can come into it. */
export const sightAfter = (game: Game, view: unknown, seat: Seat, way: readonly Action[]): Sight =>
  sight(game, stateAfter(game, view, seat, way), seat);

/** Whether the last step of a gesture cannot be taken back and is asked about (`risks.ts`). */
export function isRisk(
  { game, odds }: Rules,
  view: unknown,
  seat: Seat,
  gesture: readonly Action[],
): boolean {
  const state = stateAfter(game, view, seat, gesture.slice(0, -1));
  const last = game.write(gesture[gesture.length - 1]);
  const legal = game.legal(state, seat);
  const action = legal.find((one) => game.write(one) === last);
  return (
    action !== undefined &&
    isAskedAbout({ game, part: odds, seat, legal }, game.view(state, seat), state, action)
  );
}

/** So many throws and draws lie between two turns at most. */
const MOST = 50;

/** Whether the next to decide after this answer is another, whatever the dice say. */
export function endsTurn(game: Game, view: unknown, seat: Seat, action: Action): boolean {
  if (Object.keys(action).length > 1) return false;
  const state = stateAfter(game, view, seat, [action]);
  const rng = quickRng('ends');
  for (let left = MOST; left > 0 && game.turn(state).kind === 'chance'; left--)
    game.settle(state, drawOutcome(game.chance(state), rng));
  const turn = game.turn(state);
  return turn.kind === 'seats' && !turn.seats.includes(seat);
}
