import {
  drawOutcome,
  must,
  openMatch,
  orderedBy,
  quickRng,
  sight,
  type Game,
  type Rng,
} from '@bicorne/engine';
import { judge, randomOrders } from '@bicorne/engine/conformance/orders.ts';
import { firedAt, judgePlan, randomPlan } from '@bicorne/engine/conformance/plans.ts';
import { gameIds } from '@bicorne/games';
import { thousands, type Finding } from './finding.ts';
import { theGame } from './truth.ts';

/** So many of each are tried at one place. */
const AT_ONCE = 8;

interface Tally {
  orders: number;
  plans: number;
  /** Of those so many did something. */
  answered: number;
  fired: number;
  wrong: string | null;
}

/**
 * Random orders and plans at places of random matches, near what is so there. What they do is reckoned a second time,
 * by other code and by the state itself: not one may do what it should not, nor leave what it should do.
 */
export async function* proveBeforehand({ tries }: { readonly tries: number }): AsyncGenerator<Finding> {
  const games = (await Promise.all(gameIds().map(theGame))).map(({ game }) => game);
  const able = games.filter(({ conditions }) => conditions?.ground);
  for (const game of able) yield tryOne(game, Math.ceil(tries / able.length));
}

function tryOne(game: Game, tries: number): Finding {
  const tally: Tally = { orders: 0, plans: 0, answered: 0, fired: 0, wrong: null };
  const half = Math.ceil(tries / 2);
  for (let match = 0; isShort(tally, half) && !tally.wrong; match++)
    playThrough(game, match, quickRng(`beforehand ${match}`), tally, half);
  const { orders, plans, answered, fired, wrong } = tally;
  return {
    proof: 'beforehand',
    tried: `${game.id}: ${thousands(orders)} sets of orders, ${thousands(plans)} plans`,
    found:
      wrong ?? `${thousands(answered)} answered and ${thousands(fired)} acted, none against its condition`,
    held: wrong === null && answered > 0 && fired > 0,
  };
}

const isShort = ({ orders, plans }: Tally, half: number): boolean => orders < half || plans < half;

function playThrough(game: Game, match: number, rng: Rng, tally: Tally, half: number): void {
  const { id: scenario } = game.scenarios[match % game.scenarios.length];
  const { state: start } = must(openMatch(game, { scenario }));
  const state = game.clone(start);
  for (;;) {
    const turn = game.turn(state);
    if (turn.kind === 'over' || tally.wrong || !isShort(tally, half)) return;
    if (turn.kind === 'chance') {
      game.settle(state, drawOutcome(game.chance(state), rng));
      continue;
    }
    const seat = turn.seats[rng.below(turn.seats.length)];
    for (let n = 0; n < AT_ONCE; n++) {
      if (tally.orders < half) tryOrders(game, state, seat, rng, tally);
      if (tally.plans < half) tryPlan(game, state, seat, rng, tally);
    }
    const legal = game.legal(state, seat);
    game.act(state, seat, legal[rng.below(legal.length)]);
  }
}

function tryOrders(game: Game, state: unknown, seat: number, rng: Rng, tally: Tally): void {
  const { conditions } = game;
  const asked = conditions?.asked(state, seat) ?? [];
  if (!conditions || asked.length === 0) return;
  const set = randomOrders(conditions, asked, rng);
  const given = orderedBy(game, sight(game, state, seat), seat, set)?.action ?? null;
  const right = judge(conditions, asked, conditions.turn(state), set);
  tally.orders++;
  if (given) tally.answered++;
  if (JSON.stringify(given) !== JSON.stringify(right))
    tally.wrong = `answered ${JSON.stringify(given)}, not ${JSON.stringify(right)}: ${JSON.stringify(set)}`;
}

function tryPlan(game: Game, state: unknown, seat: number, rng: Rng, tally: Tally): void {
  const plan = randomPlan(game, state, seat, rng);
  const last = rng.below(2) === 0 ? 0 : rng.below(plan.steps.length + 1);
  const did = firedAt(game, state, seat, plan, last);
  const right = judgePlan(game, state, seat, plan, last);
  tally.plans++;
  if (did !== '') tally.fired++;
  if (did !== right) tally.wrong = `did '${did}', not '${right}': ${JSON.stringify(plan)}`;
}
