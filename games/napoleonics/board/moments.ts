import { diceFrom } from '@bicorne/boardkit';
import { drawOutcome, must, sight, type Rng, type Sight } from '@bicorne/engine';
import { game } from '../index.ts';
import { scenarioNamed } from '../data/scenarios.ts';
import type { Action } from '../rules/actions.ts';
import type { Event } from '../rules/events.ts';
import type { PhaseName, State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** A position to look at, with what led to it. */
export interface Moment {
  readonly sight: Sight<View, Action>;
  readonly viewer: number;
  readonly events: readonly Event[];
}

const LONGEST = 4000;

/** Plays a scenario at random until this is asked for the n-th time; for the gallery and for tests. */
export function momentOf(scenario: string, phase: PhaseName, nth = 1, seed = 1): Moment {
  const dice = diceFrom(seed);
  const rng: Rng = { below: (n) => Math.floor(dice() * n) };
  const state = must(game.setup(scenarioNamed(scenario), { edition: 'later', nationalCards: false }));
  let events: Event[] = [];
  let left = nth;
  for (let step = 0; step < LONGEST; step++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') break;
    if (turn.kind === 'seats' && state.phase === phase && --left === 0) break;
    if (turn.kind === 'seats') events = [];
    advance(state, rng, (event) => events.push(event));
  }
  return look(state, events);
}

function advance(state: State, rng: Rng, emit: (event: Event) => void): void {
  const turn = game.turn(state);
  if (turn.kind === 'chance') return game.settle(state, drawOutcome(game.chance(state), rng), emit);
  if (turn.kind === 'over') return;
  const [seat] = turn.seats;
  const legal = game.legal(state, seat);
  game.act(state, seat, legal[rng.below(legal.length)], emit);
}

function look(state: State, events: readonly Event[]): Moment {
  const turn = game.turn(state);
  const viewer = turn.kind === 'seats' ? turn.seats[0] : 0;
  return { sight: sight(game, state, viewer), viewer, events };
}
