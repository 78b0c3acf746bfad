import {
  act,
  atOnce,
  goesOn,
  mayTakeBack,
  must,
  ok,
  refuse,
  roller,
  settle,
  stepsOf,
  stop,
  takeBack,
  turnOf,
  type ActStep,
  type Match,
  type Played,
  type Result,
  type Roller,
  type Seat,
  type Turn,
  type Viewer,
  type Work,
} from '@bicorne/engine';
import type { RulesModule } from '@bicorne/games';
import { OneByOne } from './alone.ts';
import { OldRules } from './fault.ts';
import { isEqual } from './patch.ts';
import type { Rest, Snapshot, StopEnding, Update } from './protocol.ts';
import { markOf, reopen, type Begun, type Mark } from './reopen.ts';
import { numbered, playAll, Playing, quietly, untilSettled, writeStep, type Numbered } from './steps.ts';
import { Stream } from './stream.ts';

/** What is known of a match wherever it is held; each holder keeps more than that. */
export interface Stored extends Begun {
  readonly id: string;
}

/** What the table asks of whoever holds it, while it is computed what may happen. */
export interface Dice<S> {
  /** What chance follows from. It is asked for when chance is to act: then every number is there. */
  key(stored: S): Uint8Array;
  /** What somebody who is to act has answered beforehand, where that is taken in one go with the step before. */
  readonly answered?: (match: Match, stored: S) => Beforehand | null;
}

export interface Beforehand {
  readonly seat: Seat;
  readonly action: string;
}

/** New steps, as they are stored. */
export interface Added {
  readonly from: number;
  readonly words: readonly string[];
  /** The match after them. */
  readonly match: Match;
}

/** What each viewer is told. */
export type Told = ReadonlyMap<Viewer, readonly Update[]>;

/** Where what happens is kept, and who is told of it. */
export interface Holder<S> {
  /** Makes the steps durable, and says what is known of the match then. Null where somebody else was first. */
  keep(added: Added): Promise<S | null>;
  /** Whose updates are wanted, now that this is known. */
  viewers(after: S): readonly Viewer[];
  /** Steps are part of the table. */
  tell(told: Told, before: S): void;
}

/** A match that is played or watched: all that follows from what is stored of it. */
export class Table<S extends Stored> {
  #stored: S;
  #start: Match;
  readonly #dice: Dice<S>;
  #match: Match;
  /** Of each seat, how many steps there were when it was put the question that it has not answered yet. */
  readonly #asked: number[];
  /** Of those who look or act; made when they first do. */
  readonly #streams = new Map<Viewer, Stream>();
  #roll: Roller | null = null;
  #marked = 0;
  readonly #work = new OneByOne();

  private constructor(stored: S, start: Match, dice: Dice<S>) {
    this.#stored = stored;
    this.#start = start;
    this.#match = start;
    this.#dice = dice;
    this.#asked = start.seats.map(() => 0);
  }

  /** Throws where the stored steps do not follow from each other: that is no fault of anybody who asks. */
  static *opening<S extends Stored>(
    { game }: RulesModule,
    stored: S,
    stepWords: readonly string[],
    dice: Dice<S>,
  ): Work<Table<S>> {
    const { start, words } = reopen(game, stored, stepWords);
    const table = new Table(stored, start, dice);
    const played = playAll(start, words);
    yield* table.#tellAll(played, new Map());
    table.#match = played.whole;
    return table;
  }

  /** The same at once. */
  static open<S extends Stored>(...[module, stored, words, dice]: OpenWith<S>): Table<S> {
    return atOnce(Table.opening(module, stored, words, dice));
  }

  /** One that is over and cannot be played again (`shut`): it is seen as it ended. */
  static shut<S extends Stored>(stored: S, match: Match, dice: Dice<S>): Table<S> {
    return new Table(stored, match, dice);
  }

  get stored(): S {
    return this.#stored;
  }

  set stored(stored: S) {
    this.#stored = stored;
    if (!isEqual(stored.bids, this.#start.header.bids)) this.#beginElsewhere();
  }

  /** Nothing has been done yet, and what was bid for the sides has changed where it begins: whoever looks is shown it anew. */
  #beginElsewhere(): void {
    const { start } = reopen(this.#start.game, this.#stored, []);
    this.#start = start;
    this.#match = start;
    this.#streams.clear();
  }

  get match(): Match {
    return this.#match;
  }

  get turn(): Turn {
    return turnOf(this.#match);
  }

  /** How many steps there are, counting those taken back. */
  get steps(): number {
    return this.#match.steps.length;
  }

  /** One at a time. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#work.alone(work);
  }

  get isBusy(): boolean {
    return this.#work.isBusy;
  }

  // What may happen. Nothing here changes the table: steps become part of it (`store`) when they are stored.

  /** One action, or several of one gesture: all of them, or none. */
  act(seat: Seat, given: unknown): Result<readonly Played[]> {
    if (!Array.isArray(given)) return this.#go(act(this.#match, seat, given));
    const gesture = playGesture(this.#match, seat, given);
    const last = gesture.ok ? gesture.value.at(-1) : undefined;
    return gesture.ok && last ? ok([...gesture.value, ...this.#following(last.match)]) : gesture;
  }

  /** Takes back so many of its last gestures; most are of one step. */
  takeBack(seat: Seat, count: number): Result<readonly Played[]> {
    const most = mayTakeBack(this.#match, seat);
    if (count > most)
      return refuse('not-allowed', `of your last steps you may take back ${most} by yourself`);
    return this.#go(quietly(takeBack(this.#match, stepsOf(this.#match, count))));
  }

  /** A side of several seats gives up together, by agreement of those who have a word in it. */
  resign(seat: Seat, hasWord: (ally: Seat) => boolean = () => true): Result<readonly Played[]> {
    if (this.allies(seat).some(hasWord)) return refuse('not-allowed', 'your allies have a word in this');
    return this.stop({ winners: this.foes(seat), reason: 'resigned' });
  }

  stop(ending: StopEnding): Result<readonly Played[]> {
    return this.#go(quietly(stop(this.#match, ending)));
  }

  /** Whether nothing that came after the first `keep` steps stands. */
  isRewound(keep: number): boolean {
    return (this.#match.live.at(-1) ?? -1) < keep;
  }

  /** Takes back all that came after the first `keep` steps and still stands; no gesture is cut in two. */
  rewind(keep: number): Result<readonly Played[]> {
    const { steps, live } = this.#match;
    let whole = keep;
    while (whole > 0 && goesOn(steps.at(whole - 1))) whole--;
    const count = live.length - 1 - live.findLastIndex((index) => index < whole);
    return this.#go(quietly(takeBack(this.#match, count)));
  }

  allies(seat: Seat): Seat[] {
    const sides = this.#sides();
    return [...sides.keys()].filter((other) => other !== seat && sides[other] === sides[seat]);
  }

  foes(seat: Seat): Seat[] {
    const sides = this.#sides();
    return [...sides.keys()].filter((other) => sides[other] !== sides[seat]);
  }

  #sides(): readonly number[] {
    const { game, state, seats } = this.#match;
    return game.sides?.(state) ?? [...seats.keys()];
  }

  #go(played: Result<Played>): Result<readonly Played[]> {
    if (!played.ok) return played;
    return { ok: true, value: [played.value, ...this.#following(played.value.match)] };
  }

  /** What is due by itself as the match stands. */
  owed(): readonly Played[] {
    return this.#following(this.#match);
  }

  /** What follows by itself: what chance owes, and what somebody has answered beforehand. */
  #following(from: Match): Played[] {
    const all: Played[] = [];
    for (let next = this.#next(from); next; next = this.#next(next.match)) all.push(next);
    return all;
  }

  #next(now: Match): Played | null {
    if (turnOf(now).kind === 'chance')
      return answer(now, (this.#roll ??= roller(this.#dice.key(this.stored))));
    const answered = this.#dice.answered?.(now, this.stored);
    return answered ? must(act(now, answered.seat, answered.action)) : null;
  }

  // What happened

  /** Durable first, and only then known. False where somebody else was first: his steps stand, and not these. */
  async store(played: readonly Played[], holder: Holder<S>): Promise<boolean> {
    const words = played.map(({ match }) => writeStep(match.steps.get(match.steps.length - 1)));
    const { match } = played[played.length - 1];
    const after = await holder.keep({ from: this.steps, words, match });
    if (after) this.publish(played, after, holder);
    return after !== null;
  }

  /** These steps are stored, by whomever. */
  publish(played: readonly Played[] | Playing, after: S, holder: Pick<Holder<S>, 'viewers' | 'tell'>): void {
    const before = this.stored;
    const told = this.take(played, holder.viewers(after));
    this.stored = after;
    holder.tell(told, before);
  }

  /** Makes stored steps part of the table. Returns what each of these viewers is told of them. */
  take(played: readonly Played[] | Playing, viewers: readonly Viewer[] = []): Told {
    const told = new Map<Viewer, Update[]>(viewers.map((viewer) => [viewer, []]));
    for (const viewer of viewers) this.stream(viewer);
    try {
      atOnce(this.#tellAll(played, told));
    } finally {
      // Where one of them could not be played, those before it are told, and stand.
      this.#match = played instanceof Playing ? played.whole : (played.at(-1)?.match ?? this.#match);
    }
    return told;
  }

  *#tellAll(played: readonly Played[] | Playing, told: ReadonlyMap<Viewer, Update[]>): Work<void> {
    let { turn } = this;
    for (const settled of untilSettled<Played | Numbered>(played)) {
      for (const one of settled) turn = this.#ask(turn, numbered(one));
      for (const [viewer, stream] of this.#streams) {
        const updates = stream.take(settled);
        told.get(viewer)?.push(...updates);
      }
      yield;
    }
  }

  /** A question stands while only others act, as it does where a rulebook has seats decide at the same time. */
  #ask(before: Turn, { match, step, steps }: Numbered): Turn {
    const now = turnOf(match);
    this.#asked.forEach((_, seat) => {
      const stands = step.kind === 'act' && step.seat !== seat && isAsked(before, seat) && isAsked(now, seat);
      if (!stands) this.#asked[seat] = steps;
    });
    return now;
  }

  /** The state, when so many steps have gone by since it was last asked for. */
  mark(every: number): Mark | null {
    if (this.steps - this.#marked < every) return null;
    this.#marked = this.steps;
    return markOf(this.#match);
  }

  /** Whether the seat is asked now what it was asked when there were so many steps. */
  isAskedSince(seat: Seat, steps: number): boolean {
    return steps >= this.#asked[seat];
  }

  /** Whether the seat decided on a position in which it was asked what it is asked now. */
  isCurrent(seat: Seat, n: number): boolean {
    const stream = this.stream(seat);
    return n <= stream.n && this.isAskedSince(seat, stream.reach(n));
  }

  /** Whether this is what the seat decided on message `n`, and it stands. */
  hasDone(seat: Seat, n: number, given: unknown): boolean {
    const { steps, live } = this.#match;
    const actions: readonly unknown[] = Array.isArray(given) ? given : [given];
    const reached = Math.max(0, this.stream(seat).reach(n));
    const later = steps.slice(reached);
    const at = later.findIndex((step) => step.kind === 'act' && step.seat === seat);
    const stands = (place: number): boolean =>
      live.findLastIndex((index) => index === reached + place) !== -1;
    return actions.every((action, index) => {
      const step = later[at + index];
      const isWhole = step?.kind === 'act' && goesOn(step) === index < actions.length - 1;
      return isWhole && stands(at + index) && isSameAction(step, action);
    });
  }

  /** Whether this viewer has looked already, or acted. */
  isFollowedBy(viewer: Viewer): boolean {
    return this.#streams.has(viewer);
  }

  stream(viewer: Viewer): Stream {
    return this.#streams.get(viewer) ?? atOnce(this.streaming(viewer));
  }

  /** Also while the match goes on: whoever looks first has it played again before he is shown anything. */
  *streaming(viewer: Viewer): Work<Stream> {
    if (this.#start.state === null) throw new OldRules();
    // Steps that cannot be played again told so many messages at most; and bids have changed what was shown before.
    const first = 2 * this.#start.steps.length + (this.#start.header.bids ? 1 : 0);
    const stream = new Stream(this.stored.id, viewer, this.#start, first);
    for (let at = this.#start; at.steps.length < this.steps;) {
      const played = playAll(at, this.#match.steps.slice(at.steps.length).map(writeStep));
      for (const settled of untilSettled(played)) {
        stream.take(settled);
        yield;
      }
      at = played.whole;
    }
    const known = this.#streams.get(viewer) ?? stream;
    this.#streams.set(viewer, known);
    return known;
  }

  /** What the viewer lacks who has the first `have` messages; null when they are no longer at hand. */
  rest(viewer: Viewer, have: number, { match, chance }: Around): Rest | null {
    const { n } = this.stream(viewer);
    const updates = this.stream(viewer).after(have);
    return updates && { match, viewer, n, updates, chance };
  }

  snapshot(viewer: Viewer, { match, chance }: Around): Snapshot {
    const { n, sight, story } = this.stream(viewer);
    return { match, viewer, n, sight, mayTakeBack: mayTakeBack(this.#match, viewer), story, chance };
  }
}

type OpenWith<S extends Stored> = Parameters<typeof Table.opening<S>>;

/** What everybody may know, as the holder says it. */
export type Around = Pick<Snapshot, 'match' | 'chance'>;

/** Until the last of them nobody else is asked, nothing is left to chance, and nothing is learned: it is one decision. */
function playGesture(match: Match, seat: Seat, actions: readonly unknown[]): Result<readonly Played[]> {
  const all: Played[] = [];
  for (const [at, action] of actions.entries()) {
    const more = at < actions.length - 1;
    const played = act(all.at(-1)?.match ?? match, seat, action, more);
    if (!played.ok) return { ok: false, fault: { ...played.fault, place: `${at}` } };
    if (more && played.value.match.safe === 0)
      return refuse('not-allowed', 'a gesture ends where something is learned, or somebody else is asked', {
        place: `${at}`,
      });
    all.push(played.value);
  }
  return all.length > 0 ? ok(all) : refuse('malformed', 'a gesture of nothing');
}

const isSameAction = ({ action, text }: ActStep, given: unknown): boolean =>
  typeof given === 'string' ? given === text : isEqual(action, given);

const isAsked = (turn: Turn, seat: Seat): boolean => turn.kind === 'seats' && turn.seats.includes(seat);

const answer = (match: Match, roll: Roller): Played =>
  must(settle(match, roll(match.game.chance(match.state), match.chances)));
