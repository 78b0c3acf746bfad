import type { Action, Rng, Seat, Sight } from '@bicorne/engine';
import type { Rulebook } from './bot.ts';
import { LEVELS } from './levels.ts';
import { imagine } from './search/imagine.ts';
import { makeJudge, temperedWeights, type Judge } from './search/mind.ts';
import { prepareTrials, think, type Effort } from './search/search.ts';
import { Node } from './search/tree.ts';
import { runTrial } from './search/trial.ts';

/** What a friend behind one's chair would say. */
export interface Advice {
  readonly action: Action;
  /** The chance of victory it seems to give. */
  readonly value: number;
  /** The features of the game's evaluation by which it is better than the next best, the weightiest first. */
  readonly reasons: readonly Reason[];
}

export interface Reason {
  readonly feature: string;
  /** What it adds, in log-odds of victory. */
  readonly gain: number;
}

const EFFORT: Effort = { ...LEVELS.officer, trials: Infinity };
const LOOKS = 24;
const MOST_REASONS = 3;
/** Less than this is no reason. */
const LEAST_GAIN = 0.01;

/** The action that the search would take from this sight, and why. */
export function advise(
  rulebook: Rulebook,
  sight: Sight,
  seat: Seat,
  rng: Rng,
  effort: Effort = EFFORT,
): Advice {
  const judge = makeJudge(rulebook, {});
  const [best, next] = sight.legal.length > 1 ? think(rulebook, judge, sight, seat, rng, effort) : [];
  if (best === undefined) return { action: sight.legal[0], value: 0.5, reasons: [] };
  const reasons = reasonsFor(rulebook, judge, sight, seat, rng, effort, [best.action, next.action]);
  return { action: best.action, value: best.value, reasons };
}

/** Why the one action is better than the other: what is seen where they lead, as far ahead as was thought. */
export function reasonsFor(
  rulebook: Rulebook,
  judge: Judge,
  sight: Sight,
  seat: Seat,
  rng: Rng,
  effort: Effort,
  actions: readonly [better: Action, worse: Action],
): readonly Reason[] {
  const [ahead, behind] = outlooks(rulebook, judge, sight, seat, rng, effort, actions);
  return reasonsOf(rulebook, judge, ahead, behind);
}

/** What is seen, on average, where each of these actions leads, as far ahead as was thought. */
function outlooks(
  rulebook: Rulebook,
  judge: Judge,
  sight: Sight,
  seat: Seat,
  rng: Rng,
  effort: Effort,
  actions: readonly Action[],
): Float64Array[] {
  const states = imagine(rulebook.game, sight, seat, rng, effort.states);
  const trials = prepareTrials(rulebook, judge, seat, rng, effort);
  return actions.map((action) => {
    const sum = new Float64Array(judge.mind.features.length);
    const seen = new Float64Array(judge.mind.features.length);
    const leaf = (state: unknown): void => {
      judge.mind.look(state, seat, seen);
      seen.forEach((value, i) => (sum[i] += value / LOOKS));
    };
    const node = new Node();
    for (let n = 0; n < LOOKS; n++) runTrial({ ...trials, leaf }, states(n), action, node, n);
    return sum;
  });
}

function reasonsOf({ net }: Rulebook, { mind }: Judge, ahead: Float64Array, behind: Float64Array): Reason[] {
  const sure = net?.linear ?? 1;
  const weights = temperedWeights(mind, {}).map((weight) => sure * weight);
  return mind.features
    .map(({ id }, i) => ({ feature: id, gain: weights[i] * (ahead[i] - behind[i]) }))
    .filter(({ gain }) => gain > LEAST_GAIN)
    .sort((one, other) => other.gain - one.gain)
    .slice(0, MOST_REASONS);
}
