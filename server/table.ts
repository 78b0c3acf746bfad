import {
  act,
  digest,
  mayTakeBack,
  must,
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
  type Step,
  type Turn,
  type Viewer,
} from '@bicorne/engine';
import type { GameModule } from '@bicorne/games';
import { card } from './card.ts';
import { chanceSource, diceKey, stageOf } from './dice.ts';
import { OldRules } from '@bicorne/table/fault';
import type { Rest, Snapshot, StopEnding, Update } from '@bicorne/table/protocol';
import { isEqual } from '@bicorne/table/patch';
import { reopen, type Mark } from '@bicorne/table/reopen';
import {
  numbered,
  playAll,
  Playing,
  quietly,
  untilSettled,
  writeStep,
  type Numbered,
} from '@bicorne/table/steps';
import type { StoredMatch } from './store/matches.ts';
import { Stream } from '@bicorne/table/stream';

/** A match that is played or watched: all that follows from what the store holds of it. */
export class Table {
  stored: StoredMatch;
  readonly #start: Match;
  #match: Match;
  /** Of each seat, how many steps there were when it was put the question that it has not answered yet. */
  readonly #asked: number[];
  /** Of those who look or act; made when they first do. */
  readonly #streams = new Map<Viewer, Stream>();
  #roll: Roller | null = null;
  #marked = 0;
  #work: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  private constructor(stored: StoredMatch, start: Match) {
    this.stored = stored;
    this.#start = start;
    this.#match = start;
    this.#asked = start.seats.map(() => 0);
  }

  /** Throws where the stored steps do not follow from each other: that is no fault of anybody who asks. */
  static open({ game }: GameModule, stored: StoredMatch, stepWords: readonly string[]): Table {
    const { start, words } = reopen(game, stored, stepWords);
    const table = new Table(stored, start);
    table.take(playAll(start, words));
    return table;
  }

  /** One that is over and cannot be played again (`shut`): it is seen as it ended. */
  static shut(stored: StoredMatch, match: Match): Table {
    return new Table(stored, match);
  }

  get match(): Match {
    return this.#match;
  }

  /** How many steps there are, counting those taken back. */
  get steps(): number {
    return this.#match.steps.length;
  }

  /** One at a time: the next begins when this one has ended, well or badly. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const result = this.#work.then(work).finally(() => this.#waiting--);
    this.#work = result.catch(() => undefined);
    return result;
  }

  get isBusy(): boolean {
    return this.#waiting > 0;
  }

  // What may happen. Nothing here changes the table: steps become part of it (`take`) when they are stored.

  act(seat: Seat, action: unknown): Result<readonly Played[]> {
    return this.#go(act(this.#match, seat, action));
  }

  takeBack(seat: Seat, count: number): Result<readonly Played[]> {
    const most = mayTakeBack(this.#match, seat);
    if (count > most)
      return refuse('not-allowed', `of your last steps you may take back ${most} by yourself`);
    return this.#go(quietly(takeBack(this.#match, count)));
  }

  /** A side of several seats gives up together, by agreement. */
  resign(seat: Seat): Result<readonly Played[]> {
    if (this.allies(seat).length > 0)
      return refuse('not-allowed', 'your allies have a word in this: offer it to them');
    return this.stop({ winners: this.foes(seat), reason: 'resigned' });
  }

  stop(ending: StopEnding): Result<readonly Played[]> {
    return this.#go(quietly(stop(this.#match, ending)));
  }

  /** Whether nothing that came after the first `keep` steps stands. */
  isRewound(keep: number): boolean {
    return (this.#match.live.at(-1) ?? -1) < keep;
  }

  /** Takes back all that came after the first `keep` steps and still stands. */
  rewind(keep: number): Result<readonly Played[]> {
    const count = this.#match.live.filter((index) => index >= keep).length;
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
    return { ok: true, value: [played.value, ...this.#chance(played.value.match)] };
  }

  /** What chance owes, when it is to act and the numbers are there. */
  chance(): readonly Played[] {
    return stageOf(this.stored) === 'play' ? this.#chance(this.#match) : [];
  }

  #chance(from: Match): Played[] {
    if (turnOf(from).kind !== 'chance') return [];
    // Whoever is asked for dice has all the numbers, and they stay as they are.
    this.#roll ??= roller(diceKey(this.stored));
    const all: Played[] = [];
    for (let now = from; turnOf(now).kind === 'chance'; now = all[all.length - 1].match)
      all.push(answer(now, this.#roll));
    return all;
  }

  // What happened

  /** Makes stored steps part of the table. Returns what each of these viewers is told of them. */
  take(
    played: readonly Played[] | Playing,
    viewers: readonly Viewer[] = [],
  ): ReadonlyMap<Viewer, readonly Update[]> {
    const told = new Map<Viewer, Update[]>(viewers.map((viewer) => [viewer, []]));
    for (const viewer of viewers) this.stream(viewer);
    try {
      this.#tellAll(played, told);
    } finally {
      // Where one of them could not be played, those before it are told, and stand.
      this.#match = played instanceof Playing ? played.whole : (played.at(-1)?.match ?? this.#match);
    }
    return told;
  }

  #tellAll(played: readonly Played[] | Playing, told: ReadonlyMap<Viewer, Update[]>): void {
    let turn = turnOf(this.#match);
    for (const settled of untilSettled<Played | Numbered>(played)) {
      for (const one of settled) turn = this.#ask(turn, numbered(one));
      for (const [viewer, stream] of this.#streams) {
        const updates = stream.take(settled);
        told.get(viewer)?.push(...updates);
      }
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
    const { state } = this.#match;
    return { n: this.steps, digest: digest(state), state: JSON.stringify(state) };
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
  hasDone(seat: Seat, n: number, action: unknown): boolean {
    const { steps, live } = this.#match;
    const isNext = (step: Step, at: number): boolean =>
      at >= this.stream(seat).reach(n) && step.kind === 'act' && step.seat === seat;
    const at = steps.findIndex(isNext);
    const step = steps[at];
    return step?.kind === 'act' && live.includes(at) && isSameAction(step, action);
  }

  stream(viewer: Viewer): Stream {
    const known = this.#streams.get(viewer);
    if (known) return known;
    if (this.#start.state === null) throw new OldRules();
    // Steps that cannot be played again told so many messages at most.
    const stream = new Stream(this.stored.id, viewer, this.#start, 2 * this.#start.steps.length);
    const words = this.#match.steps.slice(this.#start.steps.length).map(writeStep);
    for (const settled of untilSettled(playAll(this.#start, words))) stream.take(settled);
    this.#streams.set(viewer, stream);
    return stream;
  }

  /** What the viewer lacks who has the first `have` messages; null when they are no longer at hand. */
  rest(viewer: Viewer, person: string | null, have: number, now: number): Rest | null {
    const { n } = this.stream(viewer);
    const updates = this.stream(viewer).after(have);
    return (
      updates && {
        match: card(this.stored, person, now),
        viewer,
        n,
        updates,
        chance: chanceSource(this.stored),
      }
    );
  }

  snapshot(viewer: Viewer, person: string | null, now: number): Snapshot {
    const { n, sight, story } = this.stream(viewer);
    return {
      match: card(this.stored, person, now),
      viewer,
      n,
      sight,
      mayTakeBack: mayTakeBack(this.#match, viewer),
      story,
      chance: chanceSource(this.stored),
    };
  }
}

const isSameAction = ({ action, text }: Extract<Step, { kind: 'act' }>, given: unknown): boolean =>
  typeof given === 'string' ? given === text : isEqual(action, given);

const isAsked = (turn: Turn, seat: Seat): boolean => turn.kind === 'seats' && turn.seats.includes(seat);

const answer = (match: Match, roll: Roller): Played =>
  must(settle(match, roll(match.game.chance(match.state), match.chances)));
