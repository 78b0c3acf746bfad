import type { Action, Rng, Seat, Sight } from '@bicorne/engine';
import { reasonsFor, type Reason } from './advise.ts';
import type { Rulebook } from './bot.ts';
import { LEVELS } from './levels.ts';
import { imagine, type Imagined } from './search/imagine.ts';
import { makeJudge, type Judge } from './search/mind.ts';
import { prepareTrials, think, type Effort } from './search/search.ts';
import { Node } from './search/tree.ts';
import { runTrial, type Trials } from './search/trial.ts';

/** What was done, beside the best that was found; in chances of victory as the seat could reckon them. */
export interface Weighed {
  readonly better: Action;
  /** How much better it is; 0 where what was done is the best that was found. */
  readonly cost: number;
  /** Standard error of the cost. */
  readonly error: number;
  /** What the seat could hope for after each. */
  readonly ofBetter: number;
  readonly ofDone: number;
  /** What follows the better action in the same hands, as far as neither chance nor anybody else comes in. */
  readonly line: readonly Action[];
  readonly reasons: readonly Reason[];
}

/** How many trials look for a better action, and how many then compare the two. */
export interface Scales {
  readonly search: number;
  readonly duel: number;
  /** Whether the reasons are wanted as well. */
  readonly reasons?: boolean;
  /** How many states are imagined; by default as many as Marshal imagines. */
  readonly states?: number;
}

/**
 * Weighs what a seat did by what it could see. A search looks for something better; then both are tried anew, in the
 * same imagined states with the same luck, since what looked best in the search has also been lucky there. Null where
 * the game's questions are not worth a search.
 */
export function weigh(
  rulebook: Rulebook,
  sight: Sight,
  seat: Seat,
  done: Action,
  rng: Rng,
  scales: Scales,
): Weighed | null {
  const asked = putUp(rulebook, sight, seat, rng, scales);
  if (!asked) return null;
  const [{ action: better }] = think(rulebook, asked.judge, sight, seat, rng, asked.effort);
  return contrasted(asked, better, done, scales);
}

/** The same beside an action that is already held to be better. */
export function contrast(
  rulebook: Rulebook,
  sight: Sight,
  seat: Seat,
  [better, done]: readonly [Action, Action],
  rng: Rng,
  scales: Scales,
): Weighed | null {
  const asked = putUp(rulebook, sight, seat, rng, scales);
  return asked && contrasted(asked, better, done, scales);
}

/** A question as it is weighed. */
interface Asked {
  readonly rulebook: Rulebook;
  readonly judge: Judge;
  readonly sight: Sight;
  readonly seat: Seat;
  readonly rng: Rng;
  readonly states: Imagined;
  readonly effort: Effort;
}

function putUp(rulebook: Rulebook, sight: Sight, seat: Seat, rng: Rng, scales: Scales): Asked | null {
  const judge = makeJudge(rulebook, {});
  const states = imagine(rulebook.game, sight, seat, rng, scales.states ?? LEVELS.marshal.states);
  const questions = judge.mind.questions(states(0), seat);
  if (!Number.isFinite(questions)) return null;
  const effort: Effort = { ...LEVELS.marshal, trials: scales.search * questions, millis: Infinity };
  return { rulebook, judge, sight, seat, rng, states, effort };
}

function contrasted(asked: Asked, better: Action, done: Action, { duel, reasons }: Scales): Weighed {
  const { rulebook, judge, sight, seat, rng, states, effort } = asked;
  const { game } = rulebook;
  const same = game.write(better) === game.write(done);
  const trials = prepareTrials(rulebook, judge, seat, rng, effort);
  const found = compared(trials, states, [better, done], same ? 1 : duel);
  const cost = same ? 0 : Math.max(0, found.gain);
  if (cost === 0) return { ...found, better: done, cost, error: 0, line: [], reasons: [] };
  const why = reasons ? reasonsFor(rulebook, judge, sight, seat, rng, effort, [better, done]) : [];
  return { ...found, better, cost, line: lineOf(trials, states(0), better, found.tree), reasons: why };
}

interface Duel {
  readonly gain: number;
  readonly error: number;
  readonly ofBetter: number;
  readonly ofDone: number;
  /** What was found out about the better one. */
  readonly tree: Node;
}

function compared(
  trials: Trials,
  states: (n: number) => unknown,
  [better, done]: readonly [Action, Action],
  most: number,
): Duel {
  const nodes = [new Node(), new Node()];
  let [sum, square] = [0, 0];
  for (let n = 0; n < most; n++) {
    const [one, other] = [better, done].map((action, i) => {
      const before = nodes[i].sum;
      runTrial(trials, states(n), action, nodes[i], n);
      return nodes[i].sum - before;
    });
    sum += one - other;
    square += (one - other) ** 2;
  }
  const gain = sum / most;
  const error = Math.sqrt(Math.max(0, square / most - gain * gain) / Math.max(1, most - 1));
  const [ofBetter, ofDone] = nodes.map((node) => node.sum / node.visits);
  return { gain, error, ofBetter, ofDone, tree: nodes[0] };
}

/** Longer plans are told no further. */
const MOST_OF_LINE = 12;

function lineOf({ game, seat, keyOf }: Trials, start: unknown, first: Action, tree: Node): Action[] {
  const state = game.clone(start);
  const line = [first];
  let node: Node | undefined = tree;
  game.act(state, seat, first);
  while (node !== undefined && line.length < MOST_OF_LINE) {
    const turn = game.turn(state);
    if (turn.kind !== 'seats' || !turn.seats.includes(seat)) break;
    const legal = game.legal(state, seat);
    const [next] = legal.length === 1 ? legal : mostTried(node, legal, keyOf);
    if (next === undefined) break;
    if (legal.length > 1) node = node.at(keyOf(next));
    line.push(next);
    game.act(state, seat, next);
  }
  return line;
}

/** Fewer visits than this say nothing about what one would do. */
const LEAST_VISITS = 8;

const mostTried = (node: Node, legal: readonly Action[], keyOf: (action: Action) => unknown): Action[] =>
  legal
    .filter((action) => (node.at(keyOf(action))?.visits ?? 0) >= LEAST_VISITS)
    .sort((one, other) => (node.at(keyOf(other))?.visits ?? 0) - (node.at(keyOf(one))?.visits ?? 0));
