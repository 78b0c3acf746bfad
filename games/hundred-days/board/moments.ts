import { diceFrom } from '@bicorne/boardkit';
import { momentsOf, nthOf, type Moment as AnyMoment } from '@bicorne/boardkit/moments.ts';
import { must, type Options, type Rng } from '@bicorne/engine';
import { distance } from '../data/board.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { game } from '../index.ts';
import type { HundredDaysAction } from '../rules/actions.ts';
import { battleOf } from '../rules/battle.ts';
import type { HundredDaysEvent } from '../rules/events.ts';
import { OPTIONS } from '../rules/options.ts';
import { cloneState, type Phase, type State } from '../rules/state.ts';

export type Moment = AnyMoment<State, HundredDaysAction, HundredDaysEvent>;

/** Every optional rule at once, with one kind of skirmishers or the other. */
export const everything = (skirmishers: string): Options => ({
  ...Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, true])),
  skirmishers,
});

/** A battle of random play that likes to fight, moment by moment. */
export function playout(scenario: string, options: Options, seed: number, most: number): Generator<Moment> {
  const dice = diceFrom(seed);
  const rng: Rng = { below: (n) => Math.floor(dice() * n) };
  const entry = SCENARIOS.find(({ id }) => id === scenario) ?? SCENARIOS[0];
  const state = must(game.setup(entry.scenario, options));
  return momentsOf(game, state, rng, most, (legal, now) => choose(now, legal, rng));
}

type Step = Extract<HundredDaysAction, { do: 'step' }>;

/** Whoever can strikes; the others fire now and then, and march upon the enemy. */
function choose(state: State, legal: readonly HundredDaysAction[], rng: Rng): HundredDaysAction {
  const any = <T>(list: readonly T[]): T => list[rng.below(list.length)];
  const shocks = legal.filter(({ do: verb }) => verb === 'shock' || verb === 'shock-guns');
  if (shocks.length > 0 && rng.below(5) > 0) return any(shocks);
  const screens = legal.filter(({ do: verb }) => verb === 'put-out');
  if (screens.length > 0 && rng.below(4) === 0) return any(screens);
  const steps = legal.filter((action): action is Step => action.do === 'step');
  if (steps.length > 0 && rng.below(3) > 0) return nearest(state, steps);
  const busy = legal.filter(({ do: verb }) => verb !== 'end-turn');
  return any(busy.length > 0 ? busy : legal);
}

function nearest(state: State, steps: readonly Step[]): Step {
  const enemies = battleOf(state).roster.of[1 - state.seat].flatMap((unit) =>
    state.at[unit] < 0 ? [] : [state.at[unit]],
  );
  const away = ({ to }: Step): number => Math.min(...enemies.map((hex) => distance(hex, to)));
  return steps.reduce((best, step) => (away(step) < away(best) ? step : best));
}

interface ToldMoment extends Moment {
  /** All that happened, step by step. */
  readonly told: readonly (readonly HundredDaysEvent[])[];
}

/** The n-th time that this is asked in such a battle, with all that happened before; for the gallery. */
export function momentOf(
  scenario: string,
  options: Options,
  phase: Phase,
  nth: number,
  seed: number,
): ToldMoment {
  const told: (readonly HundredDaysEvent[])[] = [];
  let last: Moment | null = null;
  const isMeant = (moment: Moment): boolean => {
    told.push(moment.events);
    last = moment;
    return moment.seat !== null && moment.state.phase === phase;
  };
  const found = nthOf(playout(scenario, options, seed, 4000), isMeant, nth) ?? last;
  if (found === null) throw new Error(`no moment of ${scenario}`);
  return { ...found, told, state: cloneState(found.state) };
}
