import { diceFrom } from '@bicorne/boardkit';
import { completeOptions, drawOutcome, quickRng, must, type Options, type Seat } from '@bicorne/engine';
import { game } from '../index.ts';
import type { CampaignAction } from '../rules/actions.ts';
import type { CampaignEvent } from '../rules/events.ts';
import type { Phase, State } from '../rules/state.ts';

export interface Moment {
  readonly state: State;
  /** Nobody where chance decides or the game is over. */
  readonly seat: Seat | null;
  readonly legal: readonly CampaignAction[];
  /** What led here. */
  readonly events: readonly CampaignEvent[];
}

/** Few ends and many steps: armies march and fight. */
const SELDOM: ReadonlySet<CampaignAction['do']> = new Set(['done', 'retreat', 'pass']);

function scenarioNamed(id: string): unknown {
  return game.scenarios.find((entry) => entry.id === id)?.scenario;
}

/** A game of random play, moment by moment. */
export function* playout(
  scenario: string,
  seed: number,
  most: number,
  given: Options = {},
): Generator<Moment> {
  const dice = diceFrom(seed);
  const rng = quickRng(seed);
  const state = must(game.setup(scenarioNamed(scenario), must(completeOptions(game.options, given))));
  let events: CampaignEvent[] = [];
  for (let n = 0; n < most; n++) {
    const turn = game.turn(state);
    const seat = turn.kind === 'seats' ? turn.seats[0] : null;
    const legal = seat === null ? [] : game.legal(state, seat);
    yield { state, seat, legal, events };
    if (turn.kind === 'over') return;
    events = [];
    const say = (event: CampaignEvent): void => void events.push(event);
    if (seat !== null) game.act(state, seat, choose(legal, dice), say);
    else game.settle(state, drawOutcome(game.chance(state), rng), say);
  }
}

function choose(legal: readonly CampaignAction[], dice: () => number): CampaignAction {
  const eager = legal.filter((action) => !SELDOM.has(action.do));
  const list = eager.length > 0 && dice() < 0.85 ? eager : legal;
  return list[Math.floor(dice() * list.length)];
}

const LONGEST = 3000;

/** The n-th moment at which this is asked in a game of random play; null if it never is. */
export function momentOf(
  scenario: string,
  ask: Phase,
  nth: number,
  seed: number,
  given: Options,
): Moment | null {
  let left = nth;
  for (const { state, seat, legal, events } of playout(scenario, seed, LONGEST, given))
    if (state.phase === ask && --left === 0) return { state: game.clone(state), seat, legal, events };
  return null;
}
