import { diceFrom } from '@bicorne/boardkit';
import { momentsOf, nthOf, type Moment as AnyMoment } from '@bicorne/boardkit/moments.ts';
import { must, sight, type Rng, type Sight } from '@bicorne/engine';
import { scenarioNamed } from '../data/scenarios.ts';
import { game } from '../index.ts';
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
  const moments = momentsOf(game, state, rng, LONGEST, (legal) => legal[rng.below(legal.length)]);
  // All since somebody decided.
  let events: Event[] = [];
  let decided = false;
  const isMeant = (now: AnyMoment<State, Action, Event>): boolean => {
    events = decided ? [...now.events] : [...events, ...now.events];
    decided = now.seat !== null;
    return decided && now.state.phase === phase;
  };
  nthOf(moments, isMeant, nth);
  const turn = game.turn(state);
  const viewer = turn.kind === 'seats' ? turn.seats[0] : 0;
  return { sight: sight(game, state, viewer), viewer, events };
}
