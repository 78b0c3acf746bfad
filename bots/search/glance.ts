import { listOutcomes, type Action } from '@bicorne/engine';
import { prize, type Trials } from './trial.ts';

/**
 * What the evaluation says right after an action; over a roll that it leads to, the exact average. Of more outcomes
 * than `most` every so many are looked at.
 */
export function glance({ game, judge, seat }: Trials, start: unknown, action: Action, most: number): number {
  const state = game.clone(start);
  game.act(state, seat, action);
  const worth = (after: unknown): number => {
    const turn = game.turn(after);
    return turn.kind === 'over' ? prize(turn.ending.winners, seat) : judge.value(after, seat);
  };
  if (game.turn(state).kind !== 'chance') return worth(state);
  const all = listOutcomes(game.chance(state));
  const every = Math.ceil(all.length / most);
  let [sum, weights] = [0, 0];
  for (let i = 0; i < all.length; i += every) {
    const after = game.clone(state);
    game.settle(after, all[i].outcome);
    sum += all[i].weight * worth(after);
    weights += all[i].weight;
  }
  return sum / weights;
}
