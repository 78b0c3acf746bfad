import { setImmediate as soon, setTimeout as pause } from 'node:timers/promises';
import { checkOrders, mayConcern, type Seat, type StandingOrder } from '@bicorne/engine';
import type { GameModule } from '@bicorne/games';
import { answersOf, firstAnswer, givenBeforehand, ordersOf, withAnswer } from '@bicorne/table/answers';
import { accept, deny } from '@bicorne/table/fault';
import type {
  Answer,
  OrdersCard,
  ordersMessage,
  Person,
  StandingAnswers,
  PlansCard,
  standingMessage,
} from '@bicorne/table/protocol';
import type { z } from 'zod';
import { stageOf } from '../dice.ts';
import { MOST_TRIES, retryAfter, type Queue } from '../queue/port.ts';
import { heldBy, seatOf } from '../seats.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { Store } from '../store/port.ts';
import { followBy, type Table } from '../table.ts';
import type { Tables } from '../tables.ts';
import { Plans, type Firing, type PlansOptions } from '../plans/plans.ts';
import { PACE_KEPT, paceOf, strideOf } from './pace.ts';

const LONGEST_WAIT = 10_000;
const JOB = 'orders';

export interface OrdersOptions {
  readonly store: Store;
  readonly queue: Queue;
  readonly games: ReadonlyMap<string, GameModule>;
  readonly tables: Tables;
  /** Whether other servers are at work on the same store. */
  readonly shared: boolean;
  /** Shows the holder of a seat, wherever he looks, what is now answered for it. */
  readonly tell: (match: StoredMatch, seat: Seat, card: OrdersCard, standing: StandingAnswers) => void;
  /** The same of what it means to do. */
  readonly tellPlans: PlansOptions['tell'];
  readonly failed: (error: unknown, match: string) => void;
}

/** What a seat is told beside what it sees of what it has answered beforehand, where the game has such questions. */
export interface OwnOrders {
  readonly orders?: OrdersCard;
  readonly standing?: StandingAnswers;
}

/**
 * Answers for seats what they have answered beforehand, and takes the steps of their plans. It goes the way of any action, after the one before it was
 * acknowledged: the others are sent what they would be if a hand had done it.
 */
export class Orders {
  readonly #options: OrdersOptions;
  /** What is being looked up and answered, by match. */
  readonly #work = new Map<string, Promise<void>>();
  readonly #stop = new AbortController();
  /** Where answers come at the player's pace: since when he was asked, and which step was answered for him. */
  readonly #asked = new Map<string, Since>();
  readonly #answered = new Map<string, number>();

  readonly plans: Plans;

  constructor(options: OrdersOptions) {
    this.#options = options;
    const { tellPlans: tell, ...rest } = options;
    this.plans = new Plans({ ...rest, tell, wake: (table) => this.wake(table) });
    options.queue.handle(JOB, async (match) => {
      const table = await options.tables.find(match);
      if (table) this.wake(table);
    });
  }

  /** After a start: what a kill left unanswered in matches whose clocks nobody need be there to lose by. */
  async start(stopping: AbortSignal): Promise<void> {
    const { store, tables, failed } = this.#options;
    for (const match of await store.matches.withClocks())
      if (match.terms.clock?.kind === 'live' && this.mayAnswer(match) && !stopping.aborted)
        await tables.find(match.id).catch((error: unknown) => failed(error, match.id));
  }

  /** Whether there are such questions in this match at all. */
  mayAnswer({ game }: Pick<StoredMatch, 'game'>): boolean {
    return this.#options.games.get(game)?.game.conditions !== undefined;
  }

  /** Whether all who are asked now are answered for. */
  async answers(table: Table): Promise<boolean> {
    const seats = askedAt(table).filter((seat) => this.#mayAnswer(table, seat));
    if (seats.length < askedAt(table).length) return false;
    for (const seat of seats) if (!(await this.#answerAt(table, seat))) return false;
    return seats.length > 0;
  }

  /** Whatever the seat is told of its own. */
  async allOf(table: Table, seat: Seat): Promise<OwnOrders & { readonly plans?: PlansCard }> {
    const plans = await this.plans.of(table, seat);
    return { ...(await this.of(table, seat)), ...(plans ? { plans } : {}) };
  }

  async of(table: Table, seat: Seat): Promise<OwnOrders> {
    const { game } = table.match;
    if (!game.conditions) return {};
    const orders = await this.#orders(table, seat);
    return {
      orders: { orders, given: await this.#given(table, seat) },
      ...(game.standing ? { standing: answersOf(game, orders) } : {}),
    };
  }

  async #orders({ stored, match }: Table, seat: Seat): Promise<readonly StandingOrder[]> {
    const sharesDevice = heldBy(stored, stored.seats[seat].person?.id ?? null).length > 1;
    const said = await this.#options.store.orders.of(stored.id, seat);
    return ordersOf(match.game, said, firstAnswer(stored.terms.clock, sharesDevice));
  }

  /** The messages that told the seat what it had answered beforehand. */
  async #given(table: Table, seat: Seat): Promise<readonly number[]> {
    const given = await this.#options.store.orders.given(table.stored.id, seat);
    if (given.length === 0) return [];
    await followBy(table, seat);
    const { steps } = table.match;
    return given.flatMap(({ step, action }) => {
      const done = step < steps.length ? steps.get(step) : undefined;
      const isDone = done?.kind === 'act' && done.seat === seat && done.text === action;
      return (isDone ? table.stream(seat).tellerOf(step) : undefined) ?? [];
    });
  }

  // Saying

  async set(
    person: Person | null,
    { match, orders, seat }: z.output<typeof ordersMessage>,
  ): Promise<Answer<OrdersCard>> {
    const found = await this.#find(person, match, seat);
    if (!found.ok) return found;
    const { table, at } = found.value;
    if (orders) {
      const { conditions } = table.match.game;
      const checked = conditions ? checkOrders(conditions, orders) : noQuestion();
      if (!checked.ok) return checked;
      await this.#keep(table, at, checked.value);
    }
    const { orders: card } = await this.of(table, at);
    return card ? accept(card) : noQuestion();
  }

  async setStanding(
    person: Person | null,
    { match, question, answer, seat }: z.output<typeof standingMessage>,
  ): Promise<Answer<StandingAnswers>> {
    const found = await this.#find(person, match, seat);
    if (!found.ok) return found;
    const { table, at } = found.value;
    const { game } = table.match;
    if (!game.standing?.includes(question)) return noQuestion();
    await this.#keep(table, at, withAnswer(game, await this.#orders(table, at), question, answer));
    return accept(answersOf(game, await this.#orders(table, at)));
  }

  async #find(
    person: Person | null,
    match: string,
    seat: string | undefined,
  ): Promise<Answer<{ readonly table: Table; readonly at: Seat }>> {
    const table = await this.#options.tables.find(match);
    if (!table) return deny('unknown', 'there is no such match');
    const at = seatOf(table.stored, person, seat);
    if (!at.ok) return at;
    const stage = stageOf(table.stored);
    if (stage === 'over') return deny('over', 'the match has ended');
    if (stage !== 'play') return deny('not-begun', 'the match has not begun');
    return accept({ table, at: at.value });
  }

  async #keep(table: Table, seat: Seat, orders: readonly StandingOrder[]): Promise<void> {
    await this.#options.store.orders.set(table.stored.id, seat, orders);
    this.wake(table);
    await this.#tell(table, seat);
  }

  async #tell(table: Table, seat: Seat): Promise<void> {
    const { orders, standing = {} } = await this.of(table, seat);
    if (orders) this.#options.tell(table.stored, seat, orders, standing);
  }

  // Answering

  /** To be called whenever somebody may have become the one to act. */
  wake(table: Table): void {
    const asked = askedAt(table);
    if (table.stored.terms.paced) this.#time(table, asked);
    const seats = asked.filter((seat) => this.#mayAnswer(table, seat));
    if (seats.length === 0) return;
    const { id } = table.stored;
    const { steps } = table;
    const answers = seats.map((seat) => this.#untilDone(id, () => this.#answer(table, seat, steps)));
    const work = Promise.all(answers)
      .then(() => undefined)
      .finally(() => {
        if (this.#work.get(id) === work) this.#work.delete(id);
      });
    this.#work.set(id, work);
  }

  /** When nothing is about to be answered in this match. */
  async settled(match: string): Promise<void> {
    await this.#work.get(match);
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#work.values());
  }

  /** Nobody else would answer: where the store cannot be reached it is tried again. */
  async #untilDone(match: string, work: () => Promise<void>): Promise<void> {
    const { signal } = this.#stop;
    for (let tries = 1; tries < MOST_TRIES && !signal.aborted; tries++) {
      try {
        return await work();
      } catch (error) {
        this.#options.failed(error, match);
        await pause(Math.min(retryAfter(tries), LONGEST_WAIT), null, { signal }).catch(() => undefined);
      }
    }
  }

  /** Whether something may have been said beforehand to what it is asked: what is not known must be looked up. */
  #mayAnswer(table: Table, seat: Seat): boolean {
    // A bot that was given this seat is not held to what was said there before.
    if (table.stored.seats[seat].bot !== null) return false;
    return isQuestion(table, seat) || this.plans.mayHave(table, seat);
  }

  /** What it means to do in its own turn goes before what it says to the same question in all turns. */
  async #answerAt(table: Table, seat: Seat): Promise<Firing | null> {
    const action = isQuestion(table, seat) ? await this.#orderAt(table, seat) : null;
    const planned = await this.plans.next(table, seat, action !== null);
    return planned ?? (action === null ? null : this.#answering(table, seat, action));
  }

  async #orderAt(table: Table, seat: Seat): Promise<string | null> {
    const orders = await this.#orders(table, seat);
    const { match } = table;
    const prompt = match.game.prompt(match.state, seat);
    if (!prompt || !match.game.conditions || !mayConcern(match.game.conditions, prompt.ask, orders))
      return null;
    const given = givenBeforehand(match, seat, orders);
    return given && match.game.write(given.action);
  }

  #answering({ stored, steps: step }: Table, seat: Seat, action: string): Firing {
    const mark = async (): Promise<true> => {
      await this.#options.store.orders.give(stored.id, seat, { step, action });
      return true;
    };
    return { do: action, after: null, mark, fail: async () => undefined };
  }

  /** How long a hand took for an answer is noted: those given beforehand will take as long. */
  #time(table: Table, seats: readonly Seat[]): void {
    const { id, movedAt } = table.stored;
    const now = this.#options.store.now();
    const last = this.#asked.get(id);
    const hasActed = last !== undefined && last.steps < table.steps;
    if (hasActed) {
      const step = table.match.steps.get(last.steps);
      const byHand = step.kind === 'act' && step.seat === last.seat && this.#answered.get(id) !== last.steps;
      if (byHand) void this.#note(id, last, now).catch((error: unknown) => this.#options.failed(error, id));
      this.#asked.delete(id);
    }
    if (table.turn.kind === 'over') this.#answered.delete(id);
    else if (seats.length === 1 && !this.#asked.has(id)) {
      const [seat] = seats;
      const goesOn = hasActed && last.seat === seat && movedAt <= last.since;
      this.#asked.set(id, { seat, steps: table.steps, since: goesOn ? now : movedAt, goesOn });
    }
  }

  async #note(id: string, { seat, since, goesOn }: Since, now: number): Promise<void> {
    const { orders } = this.#options.store;
    const of = goesOn ? 'strides' : 'paces';
    const took = Math.max(1, now - since);
    const before = await orders.pace(id, seat, of);
    await orders.setPace(id, seat, [...before.slice(1 - PACE_KEPT), took], of);
  }

  /** When it is to be answered, where that is not at once. */
  async #dueAt({ stored }: Table, seat: Seat, steps: number, after: number | null): Promise<number> {
    const { id, secret, terms, movedAt } = stored;
    if (!terms.paced) return 0;
    const asked = { secret, seat, steps, clock: terms.clock };
    const { orders } = this.#options.store;
    if (after === null || after < movedAt) return movedAt + paceOf(await orders.pace(id, seat), asked);
    return after + strideOf(await orders.pace(id, seat, 'strides'), asked);
  }

  async #answer(table: Table, seat: Seat, steps: number): Promise<void> {
    await soon();
    if (!table.isAskedSince(seat, steps)) return;
    const firing = await this.#answerAt(table, seat);
    if (!firing || !table.isAskedSince(seat, steps)) return;
    const { id } = table.stored;
    const { store, queue, tables } = this.#options;
    const due = await this.#dueAt(table, seat, steps, firing.after);
    if (due > store.now()) return queue.put(JOB, id, due);
    const step = table.steps;
    if (!(await firing.mark())) return;
    if (table.stored.terms.paced) this.#answered.set(id, step);
    const answered = await tables.answer(id, seat, steps, firing.do);
    if (!answered.ok && !PASSING.has(answered.fault.code)) return firing.fail();
    if (answered.ok) await Promise.all([this.#tell(table, seat), this.plans.tell(table, seat)]);
  }
}

const noQuestion = () => deny('unknown', 'this game has no such question');

/** Somebody else was first, or the server stops: what was to be done is looked at again. */
const PASSING: ReadonlySet<string> = new Set(['stale', 'over', 'unavailable', 'not-your-turn']);

interface Since {
  readonly seat: Seat;
  readonly steps: number;
  readonly since: number;
  /** It goes on in its own turn: nobody else was asked in between. */
  readonly goesOn: boolean;
}

/** The people who are asked now. */
function askedAt({ match: { game }, stored }: Table): Seat[] {
  const { turn, seats } = stored;
  if (!game.conditions || turn.kind !== 'seats' || stageOf(stored) !== 'play') return [];
  return turn.seats.filter((seat) => seats[seat].person !== null);
}

/** Whether the seat is asked what may be answered beforehand in every turn. */
function isQuestion({ match: { game, state } }: Table, seat: Seat): boolean {
  const ask = game.prompt(state, seat)?.ask;
  return game.conditions?.questions.some(({ under }) => under.some((one) => one === ask)) ?? false;
}
