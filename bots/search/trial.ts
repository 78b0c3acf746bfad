import { drawOutcome, listOutcomes, type Action, type Chance, type Game, type Seat } from '@bicorne/engine';
import { spread, type TrialDice } from './dice.ts';
import type { Judge } from './mind.ts';
import { drawByLean, toShares } from './policy.ts';
import { mostPromising, type Node, type Trod } from './tree.ts';

/** What all trials of one question share. */
export interface Trials {
  readonly game: Game;
  readonly judge: Judge;
  readonly seat: Seat;
  readonly keyOf: (action: Action) => unknown;
  readonly dice: TrialDice;
  readonly seed: number;
  /** After how many changes of turn it is counted up; where the game's number leaps (`Mind.mover`), much has passed at once. */
  readonly turns: number;
  /** How far playing on strays from what it leans to most. */
  readonly heat: number;
  /** Shown every position that is counted up. */
  readonly leaf?: (state: unknown) => void;
}

/** However seldom the turn passes, a trial ends. */
const MOST_STEPS = 300;

/**
 * Takes an action, plays on to the horizon, and counts: in the tree by what promised most so far, beyond it by
 * lean. What it came to is added to every node on the way.
 */
export function runTrial(trials: Trials, start: unknown, action: Action, first: Node, number: number): void {
  const { game, seat, dice, judge } = trials;
  let mover = judge.mind.mover(start);
  let turns = trials.turns;
  dice.begin(trials.seed, number);
  const state = game.clone(start);
  game.act(state, seat, action);
  const trod: Trod[] = [{ seat, node: first }];
  let node: Node | undefined = first;
  let rolled = false;
  for (let steps = 0; ; steps++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return score(trod, (who) => prize(turn.ending.winners, who));
    if (turn.kind === 'chance') {
      const chance = game.chance(state);
      game.settle(state, rolled ? drawOutcome(chance, dice) : evenOutcome(chance, number, dice));
      rolled = true;
      continue;
    }
    const now = judge.mind.mover(state);
    turns -= Math.abs(now - mover);
    mover = now;
    if (turns <= 0 || steps > MOST_STEPS) {
      trials.leaf?.(state);
      return score(trod, (who) => judge.value(state, who));
    }
    const who = turn.seats.includes(seat) ? seat : turn.seats[0];
    node = decide(trials, state, who, node, trod);
  }
}

/** One decision of the trial; returns the tree's next node, or undefined beyond its edge. */
function decide(
  { game, judge, keyOf, dice, heat }: Trials,
  state: unknown,
  who: Seat,
  node: Node | undefined,
  trod: Trod[],
): Node | undefined {
  const legal = game.legal(state, who);
  if (legal.length === 1) {
    game.act(state, who, legal[0]);
    return node;
  }
  const leans = judge.lean(state, who, legal);
  if (node === undefined) {
    game.act(state, who, legal[drawByLean(leans, legal.length, heat, dice)]);
    return undefined;
  }
  const action = legal[mostPromising(node, legal, toShares(leans, legal.length), keyOf)];
  game.act(state, who, action);
  const known = node.at(keyOf(action));
  const next = known ?? node.grow(keyOf(action));
  trod.push({ seat: who, node: next });
  return known;
}

function score(trod: readonly Trod[], valueFor: (seat: Seat) => number): void {
  const values: (number | undefined)[] = [];
  for (const { seat, node } of trod) {
    node.visits++;
    node.sum += values[seat] ??= valueFor(seat);
  }
}

/** What an ending is worth to a seat. */
export function prize(winners: readonly Seat[], seat: Seat): number {
  if (winners.length === 0) return 0.5;
  return winners.includes(seat) ? 1 : 0;
}

/**
 * The first roll after the action in question: trials go through its outcomes evenly by their weights, so that
 * their mean is the exact average as soon as there are more of them than outcomes.
 */
function evenOutcome(chance: Chance, number: number, dice: TrialDice): number {
  if (chance.kind === 'pick') return drawOutcome(chance, dice);
  const all = listOutcomes(chance);
  let at = spread(number);
  for (const { outcome, weight } of all) {
    at -= weight;
    if (at < 0) return outcome;
  }
  return all[all.length - 1].outcome;
}
