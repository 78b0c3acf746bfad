import {
  refuse,
  ok,
  settledSteps,
  stateAt,
  takeStep,
  turnOf,
  type Ending,
  type Match,
  type Result,
  type Step,
} from '@bicorne/engine';
import type { Ground } from './value.ts';

/** A finished match laid out: every position, and what was decided between them. */
export interface Film {
  readonly ground: Ground;
  readonly match: Match;
  /** So many standing steps were played under older rules, and cannot be played again. */
  readonly settled: number;
  /** The position before the first step that can be played, and after each. */
  readonly states: readonly unknown[];
  /** What led from each position to the next. */
  readonly steps: readonly Step[];
  readonly ending: Ending;
}

export function filmOf(ground: Ground, match: Match): Result<Film> {
  const turn = turnOf(match);
  if (turn.kind !== 'over') return refuse('not-allowed', 'a report is made when a match has ended');
  const { game } = match;
  const settled = settledSteps(match);
  const steps = match.live.slice(settled).map((index) => match.steps.get(index));
  const states: unknown[] = [stateAt(match, settled)];
  for (const step of steps) {
    const state = game.clone(states.at(-1));
    takeStep(game, state, step);
    states.push(state);
  }
  return ok({ ground, match, settled, states, steps, ending: turn.ending });
}
