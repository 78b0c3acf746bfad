import {
  act,
  look,
  mayTakeBack,
  must,
  openMatch,
  refuse,
  roller,
  settle,
  stop,
  takeBack,
  turnOf,
  type GameEvent,
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
import { card } from './card.ts';
import { chanceSource, diceKey, stageOf } from './dice.ts';
import { diff } from './patch.ts';
import type { Snapshot, StoryStep, Update } from './protocol.ts';
import { playStep, quietly } from './steps.ts';
import type { StoredMatch } from './store/port.ts';

/** A match that is played or watched: all that follows from what the store holds of it. */
export class Table {
  readonly module: GameModule;
  stored: StoredMatch;
  match: Match;
  /** The events of each step. */
  readonly #events: (readonly GameEvent[])[] = [];
  /** Of each seat, how many steps there were when it was put the question that it has not answered yet. */
  readonly #asked: number[];
  readonly #sights = new Map<Viewer, { readonly of: Match; readonly sight: Sight }>();
  #work: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  private constructor(module: GameModule, stored: StoredMatch, match: Match) {
    this.module = module;
    this.stored = stored;
    this.match = match;
    this.#asked = match.seats.map(() => 0);
  }

  static open(module: GameModule, stored: StoredMatch, steps: readonly string[]): Result<Table> {
    const { scenario, options } = stored;
    const match = openMatch(module.game, { scenario, options });
    if (!match.ok) return match;
    const table = new Table(module, stored, match.value);
    for (const [index, word] of steps.entries()) {
      const played = playStep(table.match, word);
      if (!played.ok) return refuse(played.fault.code, played.fault.message, { place: `step ${index}` });
      table.take([played.value]);
    }
    return { ok: true, value: table };
  }

  get n(): number {
    return this.match.steps.length;
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
    return this.#go(act(this.match, seat, action));
  }

  takeBack(seat: Seat, count: number): Result<readonly Played[]> {
    return count > mayTakeBack(this.match, seat)
      ? refuse(
          'not-allowed',
          `so far back others have a say; you may take back ${mayTakeBack(this.match, seat)}`,
        )
      : this.#go(quietly(takeBack(this.match, count)));
  }

  resign(seat: Seat): Result<readonly Played[]> {
    if (this.match.seats.length > 2)
      return refuse('not-allowed', 'among more than two seats nobody ends the match alone');
    return this.#go(quietly(stop(this.match, { winners: [1 - seat], reason: 'resigned' })));
  }

  #go(played: Result<Played>): Result<readonly Played[]> {
    if (!played.ok) return played;
    return { ok: true, value: [played.value, ...this.#chance(played.value.match)] };
  }

  /** What chance owes, when it is to act and the numbers are there. */
  chance(): readonly Played[] {
    return stageOf(this.stored) === 'play' ? this.#chance(this.match) : [];
  }

  #chance(from: Match): Played[] {
    const roll = roller(diceKey(this.stored));
    const all: Played[] = [];
    for (let now = from; turnOf(now).kind === 'chance'; now = all[all.length - 1].match)
      all.push(answer(now, roll));
    return all;
  }

  /** Whether the seat decided on a position in which it was asked what it is asked now. */
  isCurrent(seat: Seat, n: number): boolean {
    return n >= this.#asked[seat] && n <= this.n;
  }

  // What happened

  take(played: readonly Played[]): void {
    for (const { match, events } of played) {
      this.#ask(turnOf(this.match), match);
      this.match = match;
      this.#events.push(events);
    }
  }

  /** A question stands while only others act, as it does where a rulebook has seats decide at the same time. */
  #ask(before: Turn, after: Match): void {
    const step = after.steps.at(-1);
    const now = turnOf(after);
    this.#asked.forEach((_, seat) => {
      const stands =
        step?.kind === 'act' && step.seat !== seat && isAsked(before, seat) && isAsked(now, seat);
      if (!stands) this.#asked[seat] = after.steps.length;
    });
  }

  sight(viewer: Viewer): Sight {
    const known = this.#sights.get(viewer);
    if (known?.of === this.match) return known.sight;
    const sight = look(this.match, viewer);
    this.#sights.set(viewer, { of: this.match, sight });
    return sight;
  }

  snapshot(viewer: Viewer, person: string | null): Snapshot {
    return {
      match: card(this.stored, person),
      viewer,
      n: this.n,
      sight: this.sight(viewer),
      mayTakeBack: mayTakeBack(this.match, viewer),
      story: this.match.live.map((index) => this.#tell(index, this.#events[index], viewer)),
      chance: chanceSource(this.stored),
    };
  }

  /** The updates that lead this viewer from the table as it is through steps not yet taken. */
  updates(played: readonly Played[], viewer: Viewer): Update[] {
    let before = this.sight(viewer);
    return played.map(({ match, events }) => {
      const after = look(match, viewer);
      const patch = diff(before, after);
      before = after;
      return {
        match: this.stored.id,
        n: match.steps.length,
        step: this.#tell(match.steps.length - 1, events, viewer, match),
        sight: patch,
        mayTakeBack: mayTakeBack(match, viewer),
      };
    });
  }

  #tell(index: number, events: readonly GameEvent[], viewer: Viewer, match = this.match): StoryStep {
    const step = match.steps[index];
    const seen = events.flatMap((event) => match.game.seen(event, viewer) ?? []);
    return { n: index + 1, ...(step.kind === 'undo' ? { undo: step.count } : {}), events: seen };
  }
}

const isAsked = (turn: Turn, seat: Seat): boolean => turn.kind === 'seats' && turn.seats.includes(seat);

const answer = (match: Match, roll: Roller): Played =>
  must(settle(match, roll(match.game.chance(match.state), match.chances)));
