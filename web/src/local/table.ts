import {
  look,
  ONLOOKER,
  turnOf,
  type ActStep,
  type Match,
  type Played,
  type Result,
  type Seat,
  type Sight,
  type StandingOrder,
  type Step,
  type Turn,
  type Viewer,
} from '@bicorne/engine';
import type { RulesModule } from '@bicorne/games';
import { momentOf } from '@bicorne/table/moments';
import { answersOf, givenBeforehand } from '@bicorne/table/answers';
import type { MatchCard, Moment, OrdersCard, Snapshot, Update } from '@bicorne/table/protocol';
import { markOf, type Mark } from '@bicorne/table/reopen';
import { Table, type Added, type Beforehand } from '@bicorne/table/table';
import { cardOf, chanceOf, diceKey, firstEyes, isAlone, isPerson, type Book } from './book.ts';
import { ordersAt, type Given } from './orders.ts';

/** What is known of a match here besides its steps. */
interface Held extends Book {
  readonly movedAt: number;
}

/** How steps are kept: with the card and the position after them. */
export type Keep = (added: Added, card: MatchCard, mark: Mark) => Promise<boolean>;

/** A match that is played on this device: the whole state, which never leaves the worker, and whose eyes look at it. */
export class LocalTable {
  readonly module: RulesModule;
  readonly #table: Table<Held>;
  #viewer: Viewer;
  /** The last message that each was shown before the device went to somebody else. */
  readonly #lookedAt = new Map<Viewer, number>();
  said: Given = [];
  /** The steps that were answered beforehand; and where one may be, by whom and how. */
  given: readonly number[] = [];
  readonly #ordered = new Map<number, Beforehand>();

  private constructor(module: RulesModule, book: Book, steps: readonly string[]) {
    this.module = module;
    const held: Held = { ...book, movedAt: book.createdAt };
    const answered = (match: Match): Beforehand | null => this.#answeredAt(match);
    this.#table = Table.open<Held>(module, held, steps, { key: diceKey, answered });
    this.#viewer = firstEyes(book, this.turn);
  }

  /** Where newer rules cannot play it again from the start, it begins where it went on. */
  static open(module: RulesModule, book: Book, steps: readonly string[]): LocalTable {
    return new LocalTable(module, book, steps);
  }

  get book(): Book {
    return this.#table.stored;
  }

  get turn(): Turn {
    return this.#table.turn;
  }

  get steps(): number {
    return this.#table.steps;
  }

  get card(): MatchCard {
    return this.#cardOf(this.#table.match, this.#table.stored.movedAt);
  }

  #cardOf(match: Match, movedAt: number): MatchCard {
    return cardOf(this.book, match, movedAt);
  }

  /** The position as it is now. */
  get mark(): Mark {
    return markOf(this.#table.match);
  }

  // Looking

  /** Whose eyes the device has now, and the number of the last message they were sent. */
  get viewer(): Viewer {
    return this.#viewer;
  }

  get n(): number {
    return this.#table.stream(this.#viewer).n;
  }

  sight(seat: Seat): Sight {
    return look(this.#table.match, seat);
  }

  /** Whether there are people at this device who hide something from each other now. */
  get hides(): boolean {
    const people = this.book.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    if (people.length < 2 || this.turn.kind === 'over') return false;
    const { secrecy } = this.module;
    return people.some((seat) => Object.keys(secrecy.hidden(this.#table.match.state, seat)).length > 0);
  }

  /** Lends the device's eyes to a viewer. */
  look(viewer: Viewer): Snapshot {
    this.#leaveTo(viewer);
    const lookedAt = this.#lookedAt.get(viewer);
    return {
      ...this.#table.snapshot(viewer, { match: this.card, chance: chanceOf(this.book, this.turn) }),
      ...(lookedAt === undefined ? {} : { lookedAt }),
      ...(viewer === ONLOOKER ? {} : this.#ownOrders(viewer)),
    };
  }

  #leaveTo(viewer: Viewer): void {
    if (this.#table.isFollowedBy(this.#viewer) && viewer !== this.#viewer)
      this.#lookedAt.set(this.#viewer, this.n);
    this.#viewer = viewer;
  }

  /** What the one who looks saw with an earlier message; null where there was none. */
  moment(n: number): Moment | null {
    return momentOf(this.#table.match, this.#table.stream(this.#viewer), n);
  }

  // Answers given beforehand

  orders(seat: Seat): readonly StandingOrder[] {
    return ordersAt(this.module.game, this.book, this.said, seat);
  }

  ordersCard(seat: Seat): OrdersCard {
    const stream = this.#table.stream(seat);
    const { steps } = this.#table.match;
    const mine = this.given.filter((at) => isOf(steps.get(at), seat));
    return { orders: this.orders(seat), given: mine.flatMap((at) => stream.tellerOf(at) ?? []) };
  }

  #ownOrders(seat: Seat): Pick<Snapshot, 'orders' | 'standing'> {
    const { game } = this.module;
    if (!game.conditions) return {};
    const standing = game.standing ? { standing: answersOf(game, this.orders(seat)) } : {};
    return { orders: this.ordersCard(seat), ...standing };
  }

  /** A person who is to act and has answered beforehand, and what; against bots also one who could only decline. */
  get answered(): Beforehand | null {
    return this.#answeredAt(this.#table.match);
  }

  #answeredAt(match: Match): Beforehand | null {
    const turn = turnOf(match);
    const seat = turn.kind === 'seats' ? turn.seats.find((one) => isPerson(this.book, one)) : undefined;
    if (seat === undefined) return null;
    const given = givenBeforehand(match, seat, this.orders(seat));
    if (!given) return this.#inVain(match, seat);
    const answered = { seat, action: match.game.write(given.action) };
    this.#ordered.set(match.steps.length, answered);
    return answered;
  }

  /** To a question that would tell by being asked bots need not hear the only answer there is. */
  #inVain(match: Match, seat: Seat): Beforehand | null {
    const { prompt, legal } = look(match, seat);
    if (!prompt?.standing || legal.length > 1 || !isAlone(this.book)) return null;
    return { seat, action: prompt.standing.no };
  }

  /** Takes note of the steps since that were answered beforehand; whether there were any. */
  noteGiven(): boolean {
    const { steps } = this.#table.match;
    const more = [...this.#ordered].flatMap(([at, { seat, action }]) => {
      const step = at < steps.length ? steps.get(at) : undefined;
      return step && isOf(step, seat) && step.text === action ? [at] : [];
    });
    this.#ordered.clear();
    this.given = [...this.given, ...more.filter((at) => !this.given.includes(at))];
    return more.length > 0;
  }

  // Playing: what may happen becomes part of the table when it is on the shelf (`store`).

  act(seat: Seat, action: unknown): Result<readonly Played[]> {
    return this.#table.act(seat, action);
  }

  takeBack(seat: Seat, count: number): Result<readonly Played[]> {
    return this.#table.takeBack(seat, count);
  }

  /** Of several people on a side nobody ends the match alone; a bot goes with its ally. */
  resign(seat: Seat): Result<readonly Played[]> {
    return this.#table.resign(seat, (ally) => isPerson(this.book, ally));
  }

  /** What is due by itself as the match stands. */
  owed(): readonly Played[] {
    return this.#table.owed();
  }

  /** What the one who looks is told of these steps, once they are kept; null where another window was first. */
  async store(played: readonly Played[], now: number, keep: Keep): Promise<readonly Update[] | null> {
    let updates: readonly Update[] = [];
    const stored = await this.#table.store(played, {
      keep: async (added) => {
        const isKept = await keep(added, this.#cardOf(added.match, now), markOf(added.match));
        return isKept ? { ...this.#table.stored, movedAt: now } : null;
      },
      viewers: () => (this.#table.isFollowedBy(this.#viewer) ? [this.#viewer] : []),
      tell: (told) => (updates = told.get(this.#viewer) ?? []),
    });
    return stored ? updates : null;
  }

  /** The match with all that its record says of it. */
  get headed(): Match {
    const { match } = this.#table;
    const players = Object.fromEntries(this.book.seats.map(({ seat, player }) => [seat, player]));
    const { createdAt, played = { date: new Date(createdAt).toISOString().slice(0, 10) } } = this.book;
    const chance = chanceOf(this.book, this.turn);
    return { ...match, header: { ...match.header, players, ...played, chance } };
  }
}

const isOf = (step: Step, seat: Seat): step is ActStep => step.kind === 'act' && step.seat === seat;
