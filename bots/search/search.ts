import type { Action, Rng, Seat, Sight } from '@bicorne/engine';
import type { Rulebook } from '../bot.ts';
import { newPurse, openPurse, type Purse } from '../purse.ts';
import { TrialDice } from './dice.ts';
import { imagine, type Imagined } from './imagine.ts';
import { keyMaker, type Judge } from './mind.ts';
import { glance } from './glance.ts';
import { runTrial, type Trials } from './trial.ts';
import { Node } from './tree.ts';

/** How hard and how wide one thinks. */
export interface Effort {
  /** For the plan of a whole turn; a question gets its share. */
  readonly trials: number;
  /** Milliseconds for it; whichever ends first. */
  readonly millis: number;
  /** How many states that agree with what is seen are imagined. */
  readonly states: number;
  /** How many actions are tried at all. */
  readonly breadth: number;
  /** How many turns are played on at most: 1 is the rest of this one. */
  readonly turns: number;
  /** How far playing on strays from what it leans to most. */
  readonly heat: number;
}

/** What was thought of one action. */
export interface Opinion {
  readonly action: Action;
  /** The chance of victory it seems to give; of one that was not tried, what was found on the whole. */
  readonly value: number;
  readonly trials: number;
  /** What it is chosen by: the value, and while that is little known the lean. */
  readonly score: number;
}

interface Candidate {
  /** Its place among the legal actions. */
  readonly index: number;
  readonly action: Action;
  readonly lean: number;
  readonly node: Node;
  /** How much better than the others it is thought to be before it is tried. */
  hope: number;
}

/**
 * Thinks about a question; the best opinion comes first. Re-determinised, open-loop tree search under a root that
 * halves its candidates:
 *
 * States that agree with the sight are drawn; the actions that suggest themselves most are tried in them, all
 * with the same states and the same luck; after each round the worse half is dropped, so that most of the effort
 * goes where the choice is close. Below the root a tree of the following decisions grows (own and others'), and
 * beyond it both sides play by lean, until the horizon, where the game's evaluation counts.
 */
export function think(
  rulebook: Rulebook,
  judge: Judge,
  sight: Sight,
  seat: Seat,
  rng: Rng,
  effort: Effort,
  purse: Purse = newPurse(),
): readonly Opinion[] {
  const begin = performance.now();
  const { mind } = judge;
  const states = imagine(rulebook.game, sight, seat, rng, effort.states);
  const first = states(0);
  openPurse(purse, rulebook.bot.mind?.mover(first) ?? NaN);
  const share = shareOf(effort, mind.questions(first, seat), purse);
  const trials = prepareTrials(rulebook, judge, seat, rng, effort);
  const all = candidates(trials, sight.legal, first);
  const ranked = isWorthwhile(share) ? halve(trials, states, all, share, begin) : all;
  const middle = meanOf(ranked);
  const opinions = ranked.map((candidate) => opinion(candidate, sight.legal, middle));
  purse.trials += opinions.reduce((sum, one) => sum + one.trials, 0);
  purse.millis += performance.now() - begin;
  return opinions;
}

export const prepareTrials = (
  { game, bot }: Rulebook,
  judge: Judge,
  seat: Seat,
  rng: Rng,
  { turns, heat }: Effort,
): Trials => ({
  game,
  judge,
  seat,
  keyOf: keyMaker(game, bot),
  dice: new TrialDice(),
  seed: rng.below(0x7fff_ffff),
  turns: Math.min(turns, judge.mind.turns),
  heat,
});

type Share = Pick<Effort, 'trials' | 'millis' | 'breadth'>;

/** What is kept back of the time, for what cannot be broken off and for answers without trials. */
const RESERVE = 0.1;
/** However many questions there are, no more than this part of what is left goes into one. */
const MOST_OF_REST = 0.25;

/** An even share of the turn, while the purse has it; then less and less, so that it never gets empty. */
function shareOf({ trials, millis, breadth }: Effort, questions: number, purse: Purse): Share {
  const rest = MOST_OF_REST * ((1 - RESERVE) * millis - purse.millis);
  return {
    trials: Math.floor(Math.min(Math.ceil(trials / questions), MOST_OF_REST * (trials - purse.trials))),
    millis: Math.min(millis / questions, rest),
    breadth,
  };
}

/** Less is not worth a search: then one answers by lean. */
const LEAST_MILLIS = 2;
const isWorthwhile = ({ trials, millis }: Share): boolean => trials >= 1 && millis >= LEAST_MILLIS;

/** Sequential halving: rounds of equal effort, each for half as many candidates. The last one left is the first of the list. */
function halve(
  trials: Trials,
  states: Imagined,
  all: readonly Candidate[],
  { trials: most, millis, breadth }: Share,
  begin: number,
): readonly Candidate[] {
  const now = performance.now();
  runTrial(trials, states(0), all[0].action, all[0].node, 0);
  const affordable = Math.min(most, millis / Math.max(0.001, performance.now() - now));
  let left = all.slice(0, breadthFor(breadth, affordable));
  const tried = left;
  setHopes(trials, states, left, affordable, begin + MOST_FOR_HOPES * millis);
  const dropped: Candidate[] = [];
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  let [done, wave] = [1, 0];
  for (let round = 1; round <= rounds && left.length > 1; round++) {
    const enough = (most * round) / rounds;
    const end = begin + (millis * round) / rounds;
    while (done + left.length <= enough && performance.now() < end) {
      for (const { action, node } of left) {
        runTrial(trials, states(wave), action, node, wave + 1);
        done++;
        if (performance.now() >= begin + millis) return [...rank(left, meanOf(tried)), ...dropped];
      }
      wave++;
    }
    const sorted = rank(left, meanOf(tried));
    left = sorted.slice(0, Math.ceil(left.length / 2));
    dropped.unshift(...sorted.slice(left.length));
  }
  return left.length === 0 ? tried : [...left, ...dropped];
}

/** In how many of the imagined states one looks, and at how many outcomes of a roll. */
const LOOKS = 2;
const MOST_OUTCOMES = 24;
/** What a unit of lean is worth in chance of victory. */
const LEAN_WORTH = 0.01;

/** The part of the time of an answer after which nothing more is glanced at. */
const MOST_FOR_HOPES = 0.4;

/**
 * What is hoped for before there are trials: by what one leans to, and by what the evaluation says right after the
 * action. It takes no more than a small part of what can be afforded; if the time runs out, the lean has to do for all.
 */
function setHopes(
  trials: Trials,
  states: Imagined,
  candidates: readonly Candidate[],
  affordable: number,
  end: number,
): void {
  const most = Math.max(1, Math.min(MOST_OUTCOMES, affordable / (4 * candidates.length)));
  const seen: number[] = [];
  for (const { action } of candidates) {
    let sum = 0;
    for (let n = 0; n < LOOKS; n++) sum += glance(trials, states(n), action, most);
    seen.push(sum / LOOKS);
    if (performance.now() >= end) break;
  }
  if (seen.length === candidates.length) candidates.forEach((one, i) => (one.hope += seen[i]));
  const middle = candidates.reduce((sum, { hope }) => sum + hope, 0) / candidates.length;
  for (const candidate of candidates) candidate.hope -= middle;
}

/** No more candidates than can be tried a few times in every round. */
function breadthFor(breadth: number, trials: number): number {
  let wide = Math.max(2, breadth);
  while (wide > 2 && wide * 3 * Math.ceil(Math.log2(wide)) > trials) wide--;
  return wide;
}

/** The legal actions, those first that suggest themselves most; as they are in the game's own lists, to be told by identity. */
function candidates({ game, judge, seat }: Trials, shown: readonly Action[], state: unknown): Candidate[] {
  const legal = game.legal(state, seat);
  const known = legal.length === shown.length ? legal : shown;
  const leans = judge.lean(state, seat, known);
  return known
    .map((action, index) => {
      const lean = leans[index];
      return { index, action, lean, node: new Node(), hope: LEAN_WORTH * lean };
    })
    .sort((one, other) => other.lean - one.lean);
}

/** How many trials a hope is worth. */
const FAITH = 20;

/** What was found in trials, drawn towards what was hoped for while they are few; `middle` is what trials found on the whole. */
const scoreOf = ({ hope, node: { sum, visits } }: Candidate, middle: number): number =>
  (sum + FAITH * (middle + hope)) / (visits + FAITH);

function meanOf(candidates: readonly Candidate[]): number {
  let [sum, visits] = [0, 0];
  for (const { node } of candidates) {
    sum += node.sum;
    visits += node.visits;
  }
  return visits === 0 ? 0.5 : sum / visits;
}

function rank(candidates: readonly Candidate[], middle: number): Candidate[] {
  return candidates.toSorted((one, other) => scoreOf(other, middle) - scoreOf(one, middle));
}

const opinion = (candidate: Candidate, legal: readonly Action[], middle: number): Opinion => ({
  action: legal[candidate.index],
  value: candidate.node.visits === 0 ? middle : candidate.node.sum / candidate.node.visits,
  trials: candidate.node.visits,
  score: scoreOf(candidate, middle),
});
