import {
  act,
  digest,
  look,
  mayTakeBack,
  must,
  ONLOOKER,
  refuse,
  roller,
  settle,
  stop,
  takeBack,
  turnOf,
  type Match,
  type Played,
  type Result,
  type Roller,
  type Seat,
  type Sight,
  type Turn,
  type Viewer,
} from '@bicorne/engine';
import type { GameModule } from '@bicorne/games';
import { momentOf } from '@bicorne/table/moments';
import type { MatchCard, Moment, Snapshot, StandingAnswers, Update } from '@bicorne/table/protocol';
import { reopen, type Mark } from '@bicorne/table/reopen';
import { playAll, quietly, untilSettled, writeStep } from '@bicorne/table/steps';
import { Stream } from '@bicorne/table/stream';
import { cardOf, chanceOf, diceKey, firstEyes, isAlone, isPerson, type Book } from './book.ts';
import { answersAt, type Given } from './standing.ts';

/** A match that is played on this device: the whole state, which never leaves the worker. */
export class LocalTable {
  readonly book: Book;
  readonly module: GameModule;
  readonly #start: Match;
  readonly #roll: Roller;
  #match: Match;
  #movedAt: number;
  /** Of those who have looked. */
  readonly #streams = new Map<Viewer, Stream>();
  #viewer: Viewer;
  /** The last message that each was shown before the device went to somebody else. */
  readonly #lookedAt = new Map<Viewer, number>();
  standing: Given = [];

  private constructor(module: GameModule, book: Book, start: Match) {
    this.module = module;
    this.book = book;
    this.#start = start;
    this.#match = start;
    this.#roll = roller(diceKey(book));
    this.#movedAt = book.createdAt;
    this.#viewer = firstEyes(book, turnOf(start));
  }

  /** Where newer rules cannot play it again from the start, it begins where it went on. */
  static open(module: GameModule, book: Book, steps: readonly string[]): LocalTable {
    const { start, words } = reopen(module.game, book, steps);
    const table = new LocalTable(module, book, start);
    table.#match = playAll(start, words).toEnd();
    return table;
  }

  get turn(): Turn {
    return turnOf(this.#match);
  }

  get steps(): number {
    return this.#match.steps.length;
  }

  get card(): MatchCard {
    return cardOf(this.book, this.turn, this.#match.live.length, this.#movedAt);
  }

  /** Whose eyes the device has now, and the number of the last message they were sent. */
  get viewer(): Viewer {
    return this.#viewer;
  }

  get n(): number {
    return this.#stream(this.#viewer).n;
  }

  sight(seat: Seat): Sight {
    return look(this.#match, seat);
  }

  /** Whether there are people at this device who hide something from each other now. */
  get hides(): boolean {
    const people = this.book.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    if (people.length < 2 || this.turn.kind === 'over') return false;
    const { secrecy } = this.module;
    return people.some((seat) => Object.keys(secrecy.hidden(this.#match.state, seat)).length > 0);
  }

  /** Lends the device's eyes to a viewer. */
  look(viewer: Viewer): Snapshot {
    this.#leaveTo(viewer);
    const lookedAt = this.#lookedAt.get(viewer);
    const { n, sight, story } = this.#stream(viewer);
    return {
      match: this.card,
      viewer,
      n,
      sight,
      mayTakeBack: mayTakeBack(this.#match, viewer),
      story,
      chance: chanceOf(this.book, this.turn),
      ...(lookedAt === undefined ? {} : { lookedAt }),
      ...(this.module.game.standing && viewer !== ONLOOKER ? { standing: this.answers(viewer) } : {}),
    };
  }

  answers(seat: Seat): StandingAnswers {
    return answersAt(this.module.game, this.book, this.standing, seat);
  }

  /** A person who is to act and has answered beforehand, and what; against bots also one who could only decline. */
  get answered(): Beforehand | null {
    return this.#answeredAt(this.#match);
  }

  #answeredAt(match: Match): Beforehand | null {
    const turn = turnOf(match);
    const seat = turn.kind === 'seats' ? turn.seats.find((one) => isPerson(this.book, one)) : undefined;
    if (seat === undefined) return null;
    const { prompt, legal } = look(match, seat);
    if (!prompt?.standing) return null;
    const { question, no } = prompt.standing;
    const inVain = legal.length === 1 && isAlone(this.book);
    return inVain || this.answers(seat)[question] === 'no' ? { seat, action: no } : null;
  }

  #leaveTo(viewer: Viewer): void {
    const before = this.#streams.get(this.#viewer);
    if (before && viewer !== this.#viewer) this.#lookedAt.set(this.#viewer, before.n);
    this.#viewer = viewer;
  }

  /** What the one who looks saw with an earlier message; null where there was none. */
  moment(n: number): Moment | null {
    return momentOf(this.#match, this.#stream(this.#viewer), n);
  }

  #stream(viewer: Viewer): Stream {
    const known = this.#streams.get(viewer);
    if (known) return known;
    const stream = new Stream(this.book.id, viewer, this.#start);
    const words = this.#match.steps.slice(this.#start.steps.length).map(writeStep);
    for (const settled of untilSettled(playAll(this.#start, words))) stream.take(settled);
    this.#streams.set(viewer, stream);
    return stream;
  }

  // What may happen; it becomes part of the table (`take`) when it is on the shelf.

  act(seat: Seat, action: unknown): Result<readonly Played[]> {
    return this.#go(act(this.#match, seat, action));
  }

  takeBack(seat: Seat, count: number): Result<readonly Played[]> {
    const most = mayTakeBack(this.#match, seat);
    if (count > most)
      return refuse('not-allowed', `of your last steps you may take back ${most} by yourself`);
    return this.#go(quietly(takeBack(this.#match, count)));
  }

  /** Of several people on a side nobody ends the match alone; a bot goes with its ally. */
  resign(seat: Seat): Result<readonly Played[]> {
    const { game, state, seats } = this.#match;
    const sides = game.sides?.(state) ?? [...seats.keys()];
    const all = [...sides.keys()];
    const allies = all.filter((other) => other !== seat && sides[other] === sides[seat]);
    if (allies.some((ally) => isPerson(this.book, ally)))
      return refuse('not-allowed', 'your allies have a word in this');
    const winners = all.filter((other) => sides[other] !== sides[seat]);
    return this.#go(quietly(stop(this.#match, { winners, reason: 'resigned' })));
  }

  /** What chance owes at the start. */
  owed(): readonly Played[] {
    return this.#following(this.#match);
  }

  #go(played: Result<Played>): Result<readonly Played[]> {
    if (!played.ok) return played;
    return { ok: true, value: [played.value, ...this.#following(played.value.match)] };
  }

  /** What follows by itself: what chance owes, and what somebody has answered beforehand. */
  #following(from: Match): Played[] {
    const all: Played[] = [];
    for (let next = this.#next(from); next; next = this.#next(next.match)) all.push(next);
    return all;
  }

  #next(now: Match): Played | null {
    if (turnOf(now).kind === 'chance')
      return must(settle(now, this.#roll(now.game.chance(now.state), now.chances)));
    const answered = this.#answeredAt(now);
    return answered && must(act(now, answered.seat, answered.action));
  }

  /** The card as it will be after these steps. */
  cardAfter(played: readonly Played[], now: number): MatchCard {
    const { match } = played[played.length - 1];
    return cardOf(this.book, turnOf(match), match.live.length, now);
  }

  /** The position as it is now, or will be after these steps. */
  mark(played: readonly Played[] = []): Mark {
    const { steps, state } = played.at(-1)?.match ?? this.#match;
    return { n: steps.length, digest: digest(state), state: JSON.stringify(state) };
  }

  /** Makes steps part of the table; returns what the one who looks is told of them. */
  take(played: readonly Played[], now: number): Update[] {
    this.#match = played[played.length - 1].match;
    this.#movedAt = now;
    const told: Update[] = [];
    for (const settled of untilSettled(played))
      for (const [viewer, stream] of this.#streams) {
        const updates = stream.take(settled);
        if (viewer === this.#viewer) told.push(...updates);
      }
    return told;
  }

  /** The match with all that its record says of it. */
  get headed(): Match {
    const players = Object.fromEntries(this.book.seats.map(({ seat, player }) => [seat, player]));
    const chance = chanceOf(this.book, this.turn);
    return { ...this.#match, header: { ...this.#match.header, players, chance } };
  }
}

interface Beforehand {
  readonly seat: Seat;
  readonly action: string;
}
