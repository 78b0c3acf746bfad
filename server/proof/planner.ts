import {
  drawOutcome,
  MOST_PLANS,
  must,
  openMatch,
  type Game,
  type Match,
  type Plan,
  type Rng,
  type Seat,
} from '@bicorne/engine';
import { judgePlan, randomPlan } from '@bicorne/engine/conformance/plans.ts';
import type { GameModule } from '@bicorne/games';
import { playAll } from '@bicorne/table/steps';
import { io, type Socket } from 'socket.io-client';
import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../store/port.ts';
import type { Traveller, Where } from './traveller.ts';

/** Nor any call. */
const LONGEST_CALL = 5000;

/** Somebody at another window of a traveller's, who says beforehand what he does, and never takes it back. */
export class Planner {
  readonly #where: Where;
  readonly #cookie: string;
  readonly #player: Traveller;
  readonly #game: Game;
  #plans = 0;
  #hasOrders = false;

  constructor(where: Where, cookie: string, player: Traveller, game: Game) {
    this.#where = where;
    this.#cookie = cookie;
    this.#player = player;
    this.#game = game;
  }

  async work(rng: Rng, stop: () => boolean): Promise<void> {
    const line = io(this.#where(), {
      forceNew: true,
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { cookie: this.#cookie },
    });
    while (!stop() && !this.#player.isOver && this.#plans < MOST_PLANS) {
      await this.#say(line, rng);
      await pause(2);
    }
    line.close();
  }

  async #say(line: Socket, rng: Rng): Promise<void> {
    const { match, sight, viewer } = this.#player;
    if (!line.connected || !sight || sight.turn.kind !== 'seats') return;
    if (!this.#hasOrders) {
      const orders = this.#game.conditions?.sensible;
      this.#hasOrders = await ask(line, 'orders', { match, orders });
    }
    const plan = planFor(this.#game, sight.view, viewer, rng, `plan${String(this.#plans).padStart(4, '0')}`);
    if (plan && (await ask(line, 'plans', { match, change: { put: plan } }))) this.#plans++;
  }
}

/** Whether it was done; where nobody answers it may have been. */
async function ask(line: Socket, word: string, message: object): Promise<boolean> {
  try {
    const answer: { ok: boolean } = await line.timeout(LONGEST_CALL).emitWithAck(word, message);
    return answer.ok;
  } catch {
    return false;
  }
}

/** Every other one rests on nothing but what is asked. */
const mostlySure = (plan: Plan, rng: Rng): Plan =>
  rng.below(2) === 0
    ? plan
    : {
        ...plan,
        rests: [],
        steps: plan.steps.map(({ after, do: words, ask }) => ({ after, do: words, ask })),
      };

/** For the next turn of one's own, as it might be; null where there is none. */
function planFor(game: Game, view: unknown, seat: Seat, rng: Rng, id: string): Plan | null {
  const { conditions } = game;
  const ground = conditions?.ground;
  if (!conditions || !ground) return null;
  const state = game.sample(view, seat, rng);
  const turn = conditions.turn(state);
  for (let steps = 0; steps < 200; steps++) {
    const asked = game.turn(state);
    if (asked.kind === 'over') return null;
    if (asked.kind === 'chance') {
      game.settle(state, drawOutcome(game.chance(state), rng));
      continue;
    }
    const [actor] = asked.seats;
    if (actor === seat && ground.isTurn(state, seat) && conditions.turn(state) !== turn)
      return { ...mostlySure(randomPlan(game, state, seat, rng), rng), id, turn, comes: 'next' };
    const legal = game.legal(state, actor);
    game.act(state, actor, legal[rng.below(legal.length)]);
  }
  return null;
}

/** What was done beforehand in a match, and what of it should not have been. */
export interface Beforehand {
  given: number;
  ran: number;
  readonly wrong: string[];
}

/**
 * Every step that a plan took stands once, and where all that it rested on held when it was taken, as another reckons
 * it; and every answer that was given so stands once too.
 */
export async function checkBeforehand(
  store: Store,
  { game }: GameModule,
  id: string,
  tally: Beforehand,
): Promise<void> {
  const stored = await store.matches.find(id);
  const words = await store.matches.steps.read(id, 0);
  if (!stored) return;
  const whole = playAll(must(openMatch(game, { scenario: stored.scenario })), words);
  const moments = [...whole].map(({ match }) => match);
  for (const seat of stored.seats.keys()) {
    const given = await store.orders.given(id, seat);
    tally.given += given.filter(({ step, action }) => words[step] === `${seat}:${action}`).length;
    for (const { plan, progress } of await store.plans.of(id, seat))
      checkRan(game, moments, words, { seat, plan, ran: progress.ran }, tally);
  }
}

interface Run {
  readonly seat: Seat;
  readonly plan: Plan;
  readonly ran: readonly { readonly step: number; readonly at: number }[];
}

function checkRan(
  game: Game,
  moments: readonly Match[],
  words: readonly string[],
  { seat, plan, ran }: Run,
  tally: Beforehand,
): void {
  const done = ran.filter(({ step, at }) =>
    // A gesture that goes on is stored with a plus.
    plan.steps[step - 1].do.every((word, more) => words[at + more]?.replace('+', '') === `${seat}:${word}`),
  );
  if (new Set(done.map(({ step }) => step)).size < done.length)
    tally.wrong.push('a step of a plan was taken twice');
  done.forEach(({ step, at }, nth) => {
    tally.ran++;
    const before = at === 0 ? null : moments[at - 1];
    const right = before && judgePlan(game, before.state, seat, plan, nth === 0 ? 0 : done[nth - 1].step);
    if (right !== `${step}: ${plan.steps[step - 1].do.join(' ')}`)
      tally.wrong.push(`a plan took step ${step} where it should not: ${String(right)}`);
  });
}
