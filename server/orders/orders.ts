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
import { PACE_KEPT, paceOf } from './pace.ts';

const LONGEST_WAIT = 10_000;
const JOB = 'orders';

export interface OrdersOptions {
  readonly store: Store;
  readonly queue: Queue;
  readonly games: ReadonlyMap<string, GameModule>;
  readonly tables: Tables;
  /** Shows the holder of a seat, wherever he looks, what is now answered for it. */
  readonly tell: (match: StoredMatch, seat: Seat, card: OrdersCard, standing: StandingAnswers) => void;
  readonly failed: (error: unknown, match: string) => void;
}

/** What a seat is told beside what it sees of what it has answered beforehand, where the game has such questions. */
export interface OwnOrders {
  readonly orders?: OrdersCard;
  readonly standing?: StandingAnswers;
}

/**
 * Answers for seats what they have answered beforehand. It goes the way of any action, after the one before it was
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

  constructor(options: OrdersOptions) {
    this.#options = options;
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
    const seats = askedAt(table);
    for (const seat of seats) if (!(await this.#answerAt(table, seat))) return false;
    return seats.length > 0;
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
    const seats = askedAt(table);
    if (table.stored.terms.paced) this.#time(table, seats);
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

  async #answerAt(table: Table, seat: Seat): Promise<string | null> {
    const orders = await this.#orders(table, seat);
    const { match } = table;
    const prompt = match.game.prompt(match.state, seat);
    if (!prompt || !match.game.conditions || !mayConcern(match.game.conditions, prompt.ask, orders))
      return null;
    const given = givenBeforehand(match, seat, orders);
    return given && match.game.write(given.action);
  }

  /** How long a hand took for an answer is noted: those given beforehand will take as long. */
  #time(table: Table, seats: readonly Seat[]): void {
    const { id, movedAt } = table.stored;
    const last = this.#asked.get(id);
    if (last && last.steps < table.steps) {
      const step = table.match.steps.get(last.steps);
      const byHand = step.kind === 'act' && step.seat === last.seat && this.#answered.get(id) !== last.steps;
      if (byHand) void this.#note(id, last).catch((error: unknown) => this.#options.failed(error, id));
      this.#asked.delete(id);
    }
    if (table.turn.kind === 'over') this.#answered.delete(id);
    else if (seats.length === 1 && !this.#asked.has(id))
      this.#asked.set(id, { seat: seats[0], steps: table.steps, since: movedAt });
  }

  async #note(id: string, { seat, since }: Since): Promise<void> {
    const { store } = this.#options;
    const took = Math.max(1, store.now() - since);
    const before = await store.orders.pace(id, seat);
    await store.orders.setPace(id, seat, [...before.slice(1 - PACE_KEPT), took]);
  }

  /** When it is to be answered, where that is not at once. */
  async #dueAt({ stored }: Table, seat: Seat, steps: number): Promise<number> {
    const { id, secret, terms, movedAt } = stored;
    if (!terms.paced) return 0;
    const took = await this.#options.store.orders.pace(id, seat);
    return movedAt + paceOf(took, { secret, seat, steps, clock: terms.clock });
  }

  async #answer(table: Table, seat: Seat, steps: number): Promise<void> {
    await soon();
    if (!table.isAskedSince(seat, steps)) return;
    const action = await this.#answerAt(table, seat);
    if (action === null || !table.isAskedSince(seat, steps)) return;
    const { id } = table.stored;
    const { store, queue, tables } = this.#options;
    const due = await this.#dueAt(table, seat, steps);
    if (due > store.now()) return queue.put(JOB, id, due);
    const step = table.steps;
    await store.orders.give(id, seat, { step, action });
    if (table.stored.terms.paced) this.#answered.set(id, step);
    const answered = await tables.answer(id, seat, steps, action);
    if (answered.ok) await this.#tell(table, seat);
  }
}

const noQuestion = () => deny('unknown', 'this game has no such question');

interface Since {
  readonly seat: Seat;
  readonly steps: number;
  readonly since: number;
}

/** The people who are asked now what may be answered beforehand. */
function askedAt({ match: { game, state }, stored }: Table): Seat[] {
  const { turn, seats } = stored;
  const { conditions } = game;
  if (!conditions || turn.kind !== 'seats' || stageOf(stored) !== 'play') return [];
  return turn.seats.filter((seat) => {
    const ask = game.prompt(state, seat)?.ask;
    return (
      seats[seat].person !== null &&
      conditions.questions.some(({ under }) => under.some((one) => one === ask))
    );
  });
}
