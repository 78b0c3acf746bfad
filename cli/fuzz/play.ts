import {
  drawOutcome,
  listOutcomes,
  type Action,
  type Game,
  type Rng,
  type Seat,
  type Turn,
} from '@bicorne/engine';
import {
  deadEnd,
  examinePlace,
  LOCAL_PROPERTIES,
  take,
  type Run,
  type Subject,
  type Taken,
} from '@bicorne/engine/conformance';

/** What went wrong, and the steps that lead there. */
export interface Failure {
  readonly fault: string;
  readonly detail: string;
  /** The property that does not hold at the end of the trail; null where play itself broke off. */
  readonly property: string | null;
  readonly run: Run;
  /** The last step may be the one that fails. */
  readonly trail: readonly Taken[];
}

/** How often each sort of action was taken so far: the rarer, the likelier. */
export type Taste = Map<string, number>;

/** One place in so many is looked at closely. */
const LOOK_EVERY = 40;
/** A bound is stated for even play; play that leans towards rare actions may take longer. */
const PATIENCE = 3;

export interface Played {
  readonly steps: number;
  readonly failure: Failure | null;
}

export function fuzzGame(subject: Subject, run: Run, taste: Taste, rng: Rng): Played {
  const { game } = subject;
  const state = game.clone(run.start);
  const trail: Taken[] = [];
  const failed = (fault: string, detail: string, property: string | null = null): Played => ({
    steps: trail.length,
    failure: { fault, detail, property, run, trail },
  });
  try {
    while (trail.length <= PATIENCE * game.bound) {
      const turn = game.turn(state);
      if (rng.below(LOOK_EVERY) === 0) {
        const property = LOCAL_PROPERTIES[rng.below(LOCAL_PROPERTIES.length)];
        const found = lookAt(subject, run, state, trail, property);
        if (found) return failed(found.fault, found.detail, property);
      }
      if (turn.kind === 'over') return { steps: trail.length, failure: null };
      const stuck = deadEnd(game, state, turn);
      if (stuck) return failed('dead end', stuck);
      trail.push(leaningStep(game, state, turn, taste, rng));
      take(game, state, trail[trail.length - 1]);
    }
  } catch (error) {
    return failed('threw', error instanceof Error ? error.message : String(error));
  }
  return failed('endless game', `not over after ${trail.length} steps`);
}

/** The first fault of this property here; the same state gives the same answer. */
export function lookAt(
  subject: Subject,
  run: Run,
  state: unknown,
  trail: readonly Taken[],
  property: string,
): { fault: string; detail: string } | null {
  const spot = { run, state: subject.game.clone(state), turn: subject.game.turn(state), trail };
  return examinePlace(property, subject, spot, JSON.stringify(state)).at(0) ?? null;
}

/** Rare actions and rare outcomes are taken oftener than even play would. */
function leaningStep(game: Game, state: unknown, turn: Turn, taste: Taste, rng: Rng): Taken {
  if (turn.kind !== 'seats') return { kind: 'chance', outcome: leaningOutcome(game, state, rng) };
  const seat = turn.seats[rng.below(turn.seats.length)];
  return { kind: 'act', seat, action: leaningAction(game, state, seat, taste, rng) };
}

function leaningOutcome(game: Game, state: unknown, rng: Rng): number {
  const chance = game.chance(state);
  if (rng.below(4) > 0) return drawOutcome(chance, rng);
  const all = listOutcomes(chance);
  return all[rng.below(all.length)].outcome;
}

const FINE = 1 << 24;

/** First a sort of action, the rarer the likelier, then any of that sort. */
export function leaningAction(game: Game, state: unknown, seat: Seat, taste: Taste, rng: Rng): Action {
  const ask = game.prompt(state, seat)?.ask ?? '';
  const sorts = [...Map.groupBy(game.legal(state, seat), (action) => `${ask} ${action.do}`)];
  const weights = sorts.map(([sort]) => 1 / (1 + (taste.get(sort) ?? 0)));
  let mark = (rng.below(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = weights.findIndex((weight) => (mark -= weight) < 0);
  const [sort, actions] = sorts.at(chosen) ?? sorts[0];
  taste.set(sort, (taste.get(sort) ?? 0) + 1);
  return actions[rng.below(actions.length)];
}
