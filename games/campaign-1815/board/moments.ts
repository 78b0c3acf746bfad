import { diceFrom } from '@bicorne/boardkit';
import { momentsOf, nthOf, type Moment as AnyMoment } from '@bicorne/boardkit/moments.ts';
import { completeOptions, must, quickRng, type Options } from '@bicorne/engine';
import { game } from '../index.ts';
import type { CampaignAction } from '../rules/actions.ts';
import type { CampaignEvent } from '../rules/events.ts';
import type { Phase, State } from '../rules/state.ts';

export type Moment = AnyMoment<State, CampaignAction, CampaignEvent>;

/** Few ends and many steps: armies march and fight. */
const SELDOM: ReadonlySet<CampaignAction['do']> = new Set(['done', 'retreat', 'pass']);

function scenarioNamed(id: string): unknown {
  return game.scenarios.find((entry) => entry.id === id)?.scenario;
}

/** A game of random play, moment by moment. */
export function playout(
  scenario: string,
  seed: number,
  most: number,
  given: Options = {},
): Generator<Moment> {
  const dice = diceFrom(seed);
  const state = must(game.setup(scenarioNamed(scenario), must(completeOptions(game.options, given))));
  return momentsOf(game, state, quickRng(seed), most, (legal) => choose(legal, dice));
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
  const moments = playout(scenario, seed, LONGEST, given);
  const found = nthOf(moments, ({ state }) => state.phase === ask, nth);
  return found && { ...found, state: game.clone(found.state) };
}
