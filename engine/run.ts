import { List } from './list.ts';
import { gesturesIn, KEEP_EVERY, keeping, settledSteps, takeStep, type Match, type Step } from './match.ts';
import { ok, refuse, type Result } from './result.ts';

/** Of so many last standing steps every state is kept, and of those before every so many. */
const NEAR = KEEP_EVERY;

const NOTHING = { steps: List.of<Step>([]), live: List.of<number>([]) };
const FIRST = List.of([0]);

/**
 * A match that grows in place while its steps are read: neither a step nor taking one back costs more the more there
 * are. Nobody but the reader sees it before it is whole.
 */
export class Run {
  #match: Match;
  readonly #steps: Step[];
  readonly #live: number[];
  /** By how many steps stood. */
  readonly #states: unknown[] = [];
  /** How many of them cannot be taken back, as played under other rules. */
  #settled: number;

  constructor(match: Match) {
    this.#match = match;
    this.#steps = [...match.steps];
    this.#live = [...match.live];
    this.#settled = settledSteps(match);
    this.#note();
  }

  /** To be played on; of all its steps it has the last that stands. */
  get last(): Match {
    const step = this.#steps[this.#live.at(-1) ?? -1];
    return { ...this.#match, ...(step ? { steps: List.of([step]), live: FIRST } : NOTHING) };
  }

  /** How many steps there are, counting those taken back, and the last of all. */
  get count(): number {
    return this.#steps.length;
  }

  get lastStep(): Step {
    return this.#steps[this.#steps.length - 1];
  }

  get whole(): Match {
    const [steps, live] = [List.of(this.#steps), List.of(this.#live)];
    return { ...this.#match, steps, live, kept: this.#kept() };
  }

  #kept(): Match['kept'] {
    const last = this.#live.length - (this.#live.length % NEAR);
    return [last - NEAR, last].reduce<Match['kept']>((kept, count) => {
      const state = count > this.#settled ? this.#states[count] : undefined;
      return state === undefined ? kept : keeping(kept, count, this.#steps[this.#live[count - 1]], state);
    }, []);
  }

  /** `last` was played on by one step. */
  take(played: Match): void {
    const step = played.steps.get(played.steps.length - 1);
    this.#live.push(this.#steps.length);
    this.#steps.push(step);
    this.#match = played;
    if (step.kind === 'resume') this.#settled = this.#live.length;
    this.#note();
  }

  /** A step that cannot be played under the rules of today. */
  put(step: Step): void {
    this.#live.push(this.#steps.length);
    this.#steps.push(step);
    if (step.kind === 'chance') this.#match = { ...this.#match, chances: this.#match.chances + 1 };
    if (step.kind === 'resume') this.#settled = this.#live.length;
  }

  /** As `takeBack`, which computes everything anew. */
  takeBack(count: number): Result<null> {
    if (this.#match.stopped) return refuse('over', 'the match has ended');
    const gestures = gesturesIn({ steps: this.#steps, live: this.#live }, count);
    const cut = this.cut(count);
    if (!cut.ok) return cut;
    const safe = Math.max(0, this.#match.safe - gestures);
    this.#match = { ...this.#match, state: this.#stateNow(), safe };
    this.#note();
    return ok(null);
  }

  /** Takes back what was only put there, but for the first `settled`; the state is left to whoever played it. */
  cut(count: number, settled = this.#settled): Result<null> {
    const most = this.#live.length - settled;
    if (!Number.isInteger(count) || count < 1 || count > most)
      return refuse('not-allowed', `there are ${most} steps to take back, not ${count}`);
    this.#live.length -= count;
    this.#settled = Math.min(this.#settled, this.#live.length);
    this.#states.length = Math.min(this.#states.length, this.#live.length + 1);
    this.#steps.push({ kind: 'undo', count });
    this.#match = { ...this.#match, undone: this.#match.undone + count + 1 };
    return ok(null);
  }

  #stateNow(): unknown {
    let from = this.#live.length;
    while (from > this.#settled && this.#states[from] === undefined) from--;
    const state = this.#match.game.clone(this.#states[from] ?? this.#settledState());
    for (const index of this.#live.slice(from)) takeStep(this.#match.game, state, this.#steps[index]);
    return state;
  }

  #settledState(): unknown {
    const step = this.#steps[this.#live[this.#settled - 1] ?? -1];
    return step?.kind === 'resume' ? step.state : this.#match.start;
  }

  #note(): void {
    const at = this.#live.length;
    this.#states[at] = this.#match.state;
    const left = at - NEAR;
    if (left > 0 && left % NEAR !== 0) this.#states[left] = undefined;
  }
}
