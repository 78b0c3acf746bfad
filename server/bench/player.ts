import { quickRng, type Rng, type Sight } from '@bicorne/engine';
import { applyPatch } from '@bicorne/table/patch';
import type { Answer, Snapshot, Update } from '@bicorne/table/protocol';
import { BareLine } from './line.ts';

/** Somebody at a table with a line of his own, who knows what he was sent and decides at random. */
export class Player {
  readonly line: BareLine;
  readonly #rng: Rng;
  #match = '';
  #sight: Sight | null = null;
  #n = 0;
  #busy = false;
  /** Called when he could act, and when the match is over. */
  ready: (player: Player) => void = () => undefined;
  over: (player: Player) => void = () => undefined;

  private constructor(line: BareLine, seed: string) {
    this.line = line;
    this.#rng = quickRng(seed);
    line.heard = (word, message) => {
      if (word === 'update' && isUpdate(message)) this.#take(message);
    };
  }

  static async sit(address: string, cookie: string, seed: string): Promise<Player> {
    return new Player(await BareLine.open(address, cookie), seed);
  }

  watch(match: string): Promise<void> {
    this.#match = match;
    this.#sight = null;
    return new Promise((resolve, reject) =>
      this.line.ask('watch', { match, have: -1 }, (answer) => {
        if (!answer.ok || !isSnapshot(answer.value)) return reject(new Error('nothing to see'));
        this.#sight = answer.value.sight;
        this.#n = answer.value.n;
        resolve();
        this.#look();
      }),
    );
  }

  leave(match: string): void {
    this.line.ask('leave', { match }, () => undefined);
  }

  get canAct(): boolean {
    return !this.#busy && (this.#sight?.legal.length ?? 0) > 0;
  }

  /** Acts at random; says how long it took until that was acknowledged, in milliseconds. */
  act(done: (took: number) => void): void {
    const { legal } = this.#sight ?? { legal: [] };
    const n = this.#n;
    this.#busy = true;
    const begun = performance.now();
    const action = legal[this.#rng.below(legal.length)];
    this.line.ask('act', { match: this.#match, n, action, told: true }, (answer) => {
      this.#busy = false;
      if (!accepted(answer)) return this.#look();
      done(performance.now() - begun);
      for (const update of updatesOf(answer)) this.#take(update);
    });
  }

  #take(update: Update): void {
    if (update.match !== this.#match || !this.#sight) return;
    if (update.n !== this.#n + 1) throw new Error(`update ${update.n} after ${this.#n}`);
    this.#n = update.n;
    this.#sight = applyPatch(this.#sight, update.sight);
    this.#look();
  }

  #look(): void {
    if (this.#sight?.turn.kind === 'over') this.over(this);
    else if (this.canAct) this.ready(this);
  }
}

const updatesOf = (answer: Answer<unknown>): Update[] => {
  const value = answer.ok ? answer.value : null;
  return hasUpdates(value) ? value.updates : [];
};

const hasUpdates = (value: unknown): value is { updates: Update[] } =>
  typeof value === 'object' && value !== null && 'updates' in value && Array.isArray(value.updates);

/** Where two decide at the same time, the second to be heard may be late. */
function accepted(answer: Answer<unknown>): boolean {
  if (!answer.ok && answer.fault.code !== 'stale') throw new Error(answer.fault.message);
  return answer.ok;
}

const isUpdate = (message: unknown): message is Update =>
  typeof message === 'object' && message !== null && 'n' in message && 'sight' in message;
const isSnapshot = (value: unknown): value is Snapshot =>
  typeof value === 'object' && value !== null && 'sight' in value && 'n' in value;
