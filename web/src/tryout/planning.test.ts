import {
  checkPlan,
  drawOutcome,
  must,
  openMatch,
  planMoment,
  planNext,
  quickRng,
  sight,
  type Game,
  type Plan,
  type Seat,
} from '@bicorne/engine';
import { loadGame, offeredGames } from '@bicorne/games';
import { describe, expect, it } from 'vitest';
import { newPlanId, planOf, skipToOwnTurn, whateverFalls, type Planned } from './planning.ts';
import { beginTrial, goOn, goTo, pathTo, positionAt, rollHere, type Trial } from './trial.ts';

async function gameOf(id: string): Promise<Game> {
  const { game } = (await loadGame(id)) ?? {};
  if (!game) throw new Error('there is no such game');
  return game;
}

/** In the middle of a battle, on another's turn: somebody who waits. */
function waiting(game: Game, seed: string): { readonly view: unknown; readonly seat: Seat } {
  const rng = quickRng(seed);
  const { state: begun, seats } = must(openMatch(game));
  const state = game.clone(begun);
  for (let steps = 0; ; steps++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') throw new Error('the battle is over');
    if (turn.kind === 'chance') {
      game.settle(state, drawOutcome(game.chance(state), rng));
      continue;
    }
    const [actor] = turn.seats;
    const seat = seats.findIndex((_, at) => !game.conditions?.ground?.isTurn(state, at));
    if (steps > 90 && seat >= 0 && turn.seats.length === 1 && actor !== seat)
      return { view: game.view(state, seat), seat };
    const legal = game.legal(state, actor);
    game.act(state, actor, legal[rng.below(legal.length)]);
  }
}

const skip = (game: Game, trial: Trial): Trial =>
  skipToOwnTurn(game, trial, goOn, (position, n) => rollHere(game, position, `${n}`));

/** One's own turn at random, to its end; others do as little as they can in between. */
function playTurn(game: Game, begun: Trial, seed: string): Trial {
  const rng = quickRng(seed);
  let trial = begun;
  const turn = game.conditions?.turn(positionAt(game, trial, trial.at)?.state);
  for (let n = 0; n < 60; n++) {
    const position = positionAt(game, trial, trial.at);
    if (!position || position.turn.kind === 'over') return trial;
    if (game.conditions?.turn(position.state) !== turn) return trial;
    if (position.turn.kind === 'chance') {
      trial = goOn(trial, rollHere(game, position, `${seed} ${n}`));
      continue;
    }
    const [actor] = position.turn.seats;
    const legal = game.legal(position.state, actor);
    trial = goOn(trial, game.write(legal[rng.below(legal.length)]));
  }
  return trial;
}

const whole = (planned: Planned): Plan => ({
  id: newPlanId(5, 0.5),
  turn: planned.turn,
  comes: planned.comes,
  runs: true,
  rests: [...planned.grounds, ...planned.still.slice(0, 1)],
  steps: planned.steps,
});

/** The steps that the plan takes where everything falls as it was tried. */
function carriedOut(game: Game, trial: Trial, plan: Plan): readonly number[] {
  const taken: number[] = [];
  for (const { from, text } of pathTo(trial, trial.at)) {
    const { state, turn } = positionAt(game, trial, from) ?? {};
    if (turn?.kind !== 'seats' || !turn.seats.includes(trial.seat)) continue;
    const own = sight(game, state, trial.seat);
    const moment = planMoment(game, own, trial.seat);
    if (!moment?.isMine || moment.turn === plan.turn) continue;
    const next = planNext(game, own, moment, trial.seat, plan, taken.at(-1) ?? 0);
    if (next.kind !== 'acts') break;
    expect(next.do).toEqual([text]);
    taken.push(next.step);
  }
  return taken;
}

describe.each(offeredGames())('a plan of a line in %s', (id) => {
  it.each(['one', 'two', 'three'])('is of one’s next turn, and goes as it was tried: %s', async (seed) => {
    const game = await gameOf(id);
    const { view, seat } = waiting(game, seed);
    let trial = skip(game, beginTrial(seat, 3, view));
    for (let asked = 0; asked < 40 && !isOwnTurn(game, trial); asked++) {
      const position = positionAt(game, trial, trial.at);
      const legal = position ? game.legal(position.state, seat) : [];
      trial = skip(game, goOn(trial, game.write(legal[legal.length - 1])));
    }
    expect(isOwnTurn(game, trial)).toBe(true);
    trial = playTurn(game, trial, seed);
    const planned = planOf(game, trial);
    if (!planned) throw new Error('there is nothing to plan');
    expect(planned.comes).toBe('next');
    const plan = whole(planned);
    expect(must(checkPlan(game, plan))).toBe(plan);
    expect(carriedOut(game, trial, plan)).toEqual(plan.steps.map((_, at) => at + 1));
    expect(whateverFalls(plan.steps).every(({ when }) => when === undefined)).toBe(true);
  });
});

const isOwnTurn = (game: Game, trial: Trial): boolean => {
  const position = positionAt(game, trial, trial.at);
  const { turn, state } = position ?? {};
  return (
    turn?.kind === 'seats' &&
    turn.seats.includes(trial.seat) &&
    game.conditions?.ground?.isTurn(state, trial.seat) === true
  );
};

it('lines part where the dice decide, and what came of the throw is the condition', async () => {
  const game = await gameOf('napoleonics');
  for (let seed = 0; ; seed++) {
    const { view, seat } = waiting(game, `part ${seed}`);
    const skipped = skip(game, beginTrial(seat, 3, view));
    if (!isOwnTurn(game, skipped)) continue;
    const one = playTurn(game, skipped, `part ${seed}`);
    const thrown = pathTo(one, one.at).findLast(({ from }) => {
      const position = positionAt(game, one, from);
      return position?.turn.kind === 'chance' && game.chance(position.state).kind === 'dice';
    });
    if (!thrown) continue;
    const position = positionAt(game, one, thrown.from);
    if (!position) continue;
    let both = one;
    for (let n = 0; n < 12; n++)
      both = playTurn(game, goOn(goTo(both, thrown.from), rollHere(game, position, `${n}`)), `${n}`);
    const planned = planOf(game, both);
    const parted = planned?.steps.filter(({ after }) =>
      planned.steps.some((step) => step.after === after && (step.when ?? []).length > 0),
    );
    if (!planned || !parted || parted.length < 2) continue;
    expect(must(checkPlan(game, whole(planned)))).toBeTruthy();
    const orders = parted.map(({ when = [] }) => when.length);
    expect(orders).toEqual(orders.toSorted((a, b) => b - a));
    expect(carriedOut(game, both, whole(planned)).length).toBeGreaterThan(0);
    expect(whateverFalls(planned.steps).some(({ when }) => when !== undefined)).toBe(true);
    return;
  }
});

it('there is nothing to plan where one did nothing, and a gesture stays one', async () => {
  const game = await gameOf('picket');
  const { state } = must(openMatch(game, { scenario: CLOSE }));
  const begun = skip(game, beginTrial(1, 1, game.view(state, 1)));
  expect(planOf(game, begun)).toBeNull();
  const trial = goOn(goOn(begun, 'block3', true), '-b2');
  const planned = planOf(game, trial);
  expect(planned?.steps).toEqual([{ after: 0, ask: 'choose', do: ['block3', '-b2'] }]);
  expect(planned?.grounds).toEqual([{ part: 'enemies', at: [6], is: 'most', value: 1 }]);
  expect(planOf(game, goTo(trial, 0))?.steps).toEqual(planned?.steps);
});

/** A block beside another's. */
const CLOSE = {
  map: '...../..../...../..../.....',
  blocks: {
    blue: [
      { at: 'b2', strength: 3 },
      { at: 'a5', strength: 2 },
    ],
    red: [
      { at: 'c2', strength: 1 },
      { at: 'e5', strength: 1 },
    ],
  },
};
