import { drawOutcome, type Game, type GameEvent, type Seat } from '@bicorne/engine';
import type { TrialDice } from './search/dice.ts';
import type { Judge } from './search/mind.ts';
import { drawByLean } from './search/policy.ts';

export { TrialDice } from './search/dice.ts';

interface Going {
  readonly game: Game;
  readonly judge: Judge;
  readonly dice: TrialDice;
  /** How many turns are played to their end. */
  readonly turns: number;
  /** How far both sides stray from what they lean to most. */
  readonly heat: number;
  /** Hears what happens, and who did it; null: chance. */
  readonly hear?: (event: GameEvent, by: Seat | null) => void;
}

/** However seldom the turn passes, it ends. */
const MOST_STEPS = 300;

/** Plays on in place, everybody by lean, until so many turns have passed or the match is over. */
export function playOn({ game, judge, dice, turns, heat, hear }: Going, state: unknown): void {
  let mover = judge.mind.mover(state);
  let left = turns;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return;
    if (turn.kind === 'chance') {
      game.settle(state, drawOutcome(game.chance(state), dice), hear && ((event) => hear(event, null)));
      continue;
    }
    const now = judge.mind.mover(state);
    left -= Math.abs(now - mover);
    mover = now;
    if (left <= 0) return;
    const [who] = turn.seats;
    const legal = game.legal(state, who);
    const at = legal.length === 1 ? 0 : drawByLean(judge.lean(state, who, legal), legal.length, heat, dice);
    game.act(state, who, legal[at], hear && ((event) => hear(event, who)));
  }
}
