import {
  goesOn,
  look,
  mayTakeBack,
  turnOf,
  type GameEvent,
  type Match,
  type Played,
  type Sight,
  type Step,
  type Viewer,
} from '@bicorne/engine';
import { diff, isEqual } from './patch.ts';
import type { StoryStep, Update } from './protocol.ts';
import { numbered, type Numbered } from './steps.ts';
import { written } from './written.ts';

/**
 * For a line that was cut for a moment: whoever was away longer is shown the whole anew. So many are kept at least and
 * twice as many at most, as they were written: many small things that live for a while make every collection of garbage
 * longer.
 */
const MOST_KEPT = 8;

/** A step that stands and of which the viewer was told, and how many stood up to it. */
interface Told {
  readonly stood: number;
  readonly step: StoryStep;
}

/**
 * All that one viewer is told of a match, message by message. He is told of a step when he took it himself or
 * saw something of it; and when all is settled and his sight is not what it was. Messages are numbered by his
 * own count: what he did not notice leaves no gap, and nothing he is sent depends on it.
 */
export class Stream {
  readonly viewer: Viewer;
  readonly #id: string;
  readonly #first: number;
  readonly #told: Told[] = [];
  #match: Match;
  /** How many steps it has, and how many of them stand. */
  #steps: number;
  #stand: number;
  /** The match as it was last told. What was seen of it follows from it, and is looked at anew rather than kept. */
  #shown: Match;
  /** The last messages, for those who were away for a while. */
  #last: string[] = [];
  /** Of each message, how many steps the match had when it was still to come. */
  readonly #before: number[] = [];
  /** How many it had when the first sight was shown, and when each message was told. */
  readonly #at: number[];

  /** `first` is the number of messages before the first one that is known here. */
  constructor(id: string, viewer: Viewer, start: Match, first = 0) {
    this.#id = id;
    this.#first = first;
    this.viewer = viewer;
    this.#match = start;
    this.#steps = start.steps.length;
    this.#stand = start.live.length;
    this.#shown = start;
    this.#at = [start.steps.length];
  }

  /** The number of the last message; the first is 1. */
  get n(): number {
    return this.#first + this.#before.length;
  }

  /** As last told. */
  get sight(): Sight {
    return look(this.#shown, this.viewer);
  }

  get story(): StoryStep[] {
    return this.#told.map(({ step }) => step);
  }

  /** Up to how many steps of the match nothing came after message `n`. */
  reach(n: number): number {
    return n < this.#first ? -1 : (this.#before[n - this.#first] ?? this.#steps);
  }

  /** How many steps the match had when message `n` was told, or before any; undefined where it was not told here. */
  stepsAt(n: number): number | undefined {
    return this.#at[n - this.#first];
  }

  /** The message that told the step of this number; undefined where it was told before the first one that is known here. */
  tellerOf(step: number): number | undefined {
    const at = this.#at.findIndex((steps) => steps > step);
    return at < 1 ? undefined : this.#first + at;
  }

  /** The messages after number `have`; null when that is too long ago, or yet to come. */
  after(have: number): readonly Update[] | null {
    const missing = this.n - have;
    if (have < 0 || missing < 0 || missing > this.#last.length) return null;
    return this.#last.slice(this.#last.length - missing).map((text): Update => JSON.parse(text));
  }

  /** What the viewer is told of these steps, after which chance is not to act. */
  take(settled: readonly (Played | Numbered)[]): Update[] {
    const from = this.#steps;
    const updates: Update[] = [];
    let seen: readonly GameEvent[] = [];
    for (const { match, events, step, steps } of settled.map(numbered)) {
      const more = this.#see(match, events);
      seen = seen.length === 0 ? more : [...seen, ...more];
      const struck = this.#strike(step);
      // A gesture is told as one.
      if (goesOn(step)) continue;
      this.#match = match;
      this.#steps = steps;
      if (struck > 0) updates.push(this.#tell(from, [], struck));
      else if (seen.length > 0 || this.#isOwn(step)) updates.push(this.#tell(from, seen));
      seen = [];
    }
    if (this.#hasChanged()) updates.push(this.#tell(from, []));
    // Whoever was away for more of it than the last step is shown how the match ended.
    if (turnOf(this.#shown).kind === 'over') this.#last = updates.map(written);
    return updates;
  }

  /** Kept as long as the match: in a list without room to grow. */
  #see({ game }: Match, events: readonly GameEvent[]): readonly GameEvent[] {
    const all = events.map((event) => game.seen(event, this.viewer));
    return all.every((event) => event !== null) ? all : all.filter((event) => event !== null);
  }

  #hasChanged(): boolean {
    if (this.#shown === this.#match) return false;
    if (!isEqual(this.sight, look(this.#match, this.viewer))) return true;
    this.#shown = this.#match;
    return false;
  }

  #isOwn(step: Step): boolean {
    return step.kind === 'act' && step.seat === this.viewer;
  }

  /** Steps that no longer stand leave the story; how many of those he was told of? */
  #strike(step: Step): number {
    this.#stand += step.kind === 'undo' ? -step.count : 1;
    const left = this.#told.findLastIndex(({ stood }) => stood <= this.#stand) + 1;
    return this.#told.splice(left).length;
  }

  #tell(from: number, events: readonly GameEvent[], undo?: number): Update {
    const patch = diff(this.sight, look(this.#match, this.viewer));
    this.#shown = this.#match;
    this.#before.push(from);
    this.#at.push(this.#steps);
    const { n } = this;
    const step: StoryStep = undo === undefined ? { n, events } : { n, undo, events };
    if (undo === undefined) this.#told.push({ stood: this.#stand, step });
    const update: Update = {
      match: this.#id,
      n,
      step,
      sight: patch,
      mayTakeBack: mayTakeBack(this.#match, this.viewer),
    };
    this.#last.push(written(update));
    if (this.#last.length > 2 * MOST_KEPT) this.#last = this.#last.slice(-MOST_KEPT);
    return update;
  }
}
