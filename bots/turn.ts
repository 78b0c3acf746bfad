import { sight as look, type Action, type GameEvent, type Rng, type Seat, type Sight } from '@bicorne/engine';
import type { Rulebook } from './bot.ts';
import { makeJudge } from './search/mind.ts';
import { think, type Effort } from './search/search.ts';

/** One decision of a turn thought ahead: what the seat sees before it, and what comes of it. */
export interface Ahead {
  readonly action: Action;
  readonly view: unknown;
  readonly events: readonly GameEvent[];
}

const MOST_STEPS = 14;

/**
 * The rest of a turn from an action on, decision by decision, in one state that agrees with the seat's sight: until
 * chance, somebody else or what the seat cannot know would decide.
 */
export function* turnAhead(
  rulebook: Rulebook,
  seen: Sight,
  seat: Seat,
  first: Action,
  rng: Rng,
  effort: Effort,
): Generator<Ahead> {
  const { game } = rulebook;
  const judge = makeJudge(rulebook, {});
  const state = game.sample(seen.view, seat, rng);
  let now = look(game, state, seat);
  let action = first;
  for (let step = 0; step < MOST_STEPS; step++) {
    const events: GameEvent[] = [];
    game.act(state, seat, action, (event) => void events.push(event));
    if (events.some((event) => game.reveals(event, seat))) return;
    yield { action, view: now.view, events: events.flatMap((event) => game.seen(event, seat) ?? []) };
    now = look(game, state, seat);
    const [only, ...others] = now.legal;
    if (only === undefined) return;
    action = others.length === 0 ? only : think(rulebook, judge, now, seat, rng, effort)[0].action;
  }
}
