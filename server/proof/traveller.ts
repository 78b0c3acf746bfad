import { setTimeout as pause } from 'node:timers/promises';
import type { Rng, Sight } from '@bicorne/engine';
import { applyPatch } from '@bicorne/table/patch';
import type {
  Answer,
  ClientToServer,
  Given,
  Rest,
  ServerToClient,
  Snapshot,
  Update,
} from '@bicorne/table/protocol';
import { io, type Socket } from 'socket.io-client';

type Line = Socket<ServerToClient, ClientToServer>;

/** In milliseconds; no match takes so long, whatever happens. */
const PATIENCE = 600_000;

/** What leaves him to look for himself. */
const UNKNOWN: ReadonlySet<string> = new Set(['unavailable', 'unsure']);

/** Nor any call. */
const LONGEST_CALL = 20_000;

/** Where a traveller finds a server now; it may be another one than last time. */
export type Where = () => string;

/**
 * A player who goes on whatever happens to his line or his server. He keeps everything he is told and every
 * acknowledgement, and takes it amiss when he is told something twice, or misses something.
 */
export class Traveller {
  readonly match: string;
  readonly windows: number;
  /** So many milliseconds he leaves to what he has said beforehand. */
  readonly lingers: number;
  /** Actions that were acknowledged, as they were sent. */
  readonly acknowledged: unknown[] = [];
  /** The same, each with the number of the message on which it was decided. */
  readonly decided: string[] = [];
  /** How many were sent of which he was never told what became of them. */
  unanswered = 0;
  /** All updates, by their number. */
  readonly told = new Map<number, Update>();
  lost = 0;
  wholes = 0;
  rests = 0;
  readonly #where: Where;
  readonly #cookie: string;
  readonly #wrong: string[] = [];
  #line: Line | null = null;
  #sight: Sight | null = null;
  #n = -1;
  #viewer = -1;
  #wake: () => void = () => undefined;

  /** `windows`: how many act for his seat at the same time; only one of them can be first. */
  constructor(where: Where, cookie: string, match: string, windows = 1, lingers = 0) {
    this.windows = windows;
    this.lingers = lingers;
    this.#where = where;
    this.#cookie = cookie;
    this.match = match;
  }

  get viewer(): number {
    return this.#viewer;
  }

  get n(): number {
    return this.#n;
  }

  get sight(): Sight | null {
    return this.#sight;
  }

  /** What he takes amiss. */
  get wrong(): readonly string[] {
    return this.#wrong;
  }

  get isOver(): boolean {
    return this.#sight?.turn.kind === 'over';
  }

  get canAct(): boolean {
    return (this.#sight?.legal.length ?? 0) > 0;
  }

  /** Plays at random until the match is over or he is told to stop. */
  async play(rng: Rng, stop: () => boolean = () => false): Promise<void> {
    const begun = performance.now();
    while (!this.isOver && !stop()) {
      if (performance.now() - begun > PATIENCE) return void this.#wrong.push('the match stands still');
      if (!this.#line?.connected && !(await this.#connect())) continue;
      if (this.canAct && this.lingers > 0) await this.news(this.lingers);
      if (this.canAct) await this.#act(rng);
      else await this.news(500);
    }
  }

  /** Keeps looking without acting. */
  async look(stop: () => boolean): Promise<void> {
    while (!this.isOver && !stop())
      if (this.#line?.connected || (await this.#connect())) await this.news(100);
  }

  close(): void {
    this.#line?.close();
  }

  /** Cuts his own line. */
  cut(): void {
    this.#line?.disconnect();
  }

  /** Waits until something is new, for so long at most. */
  async news(most: number): Promise<void> {
    const soon = new AbortController();
    const woken = new Promise<void>((resolve) => (this.#wake = resolve));
    await Promise.race([woken, pause(most, null, { signal: soon.signal }).catch(() => null)]);
    soon.abort();
  }

  async #act(rng: Rng): Promise<void> {
    const { legal } = this.#sight ?? { legal: [] };
    const n = this.#n;
    const action = legal[rng.below(legal.length)];
    const answer = await this.#send(action);
    if (answer === null || (!answer.ok && UNKNOWN.has(answer.fault.code))) {
      this.unanswered++;
      return void (await this.#look());
    }
    if (answer.ok) this.#acknowledge(n, action);
    else if (answer.fault.code === 'stale') return void (await this.#look());
    else if (!this.#wasLate(answer.fault.code)) this.#wrong.push(`refused: ${answer.fault.code}`);
    while (this.#n === n && this.#line?.connected) await this.news(2000);
  }

  #acknowledge(n: number, action: unknown): void {
    this.acknowledged.push(action);
    this.decided.push(`${n} ${JSON.stringify(action)}`);
  }

  /** Another window may have acted, and the turn passed or the match ended. */
  #wasLate = (code: string): boolean =>
    this.windows > 1 && (code === 'not-your-turn' || code === 'over' || code === 'illegal');

  async #connect(): Promise<boolean> {
    this.#line?.close();
    const line: Line = io(this.#where(), {
      forceNew: true,
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { cookie: this.#cookie },
      timeout: 2000,
    });
    this.#line = line;
    line.on('update', (update) => this.#take(update));
    const opened = await new Promise<boolean>((resolve) => {
      line.once('connect', () => resolve(true));
      line.once('connect_error', () => resolve(false));
      // killed between the handshake and the greeting: then nobody says that it failed
      line.io.once('close', () => resolve(false));
      setTimeout(() => resolve(false), LONGEST_CALL).unref();
    });
    line.on('disconnect', () => {
      this.lost++;
      this.#wake();
    });
    if (opened && (await this.#look())) return true;
    line.close();
    await pause(20);
    return false;
  }

  /** Names what he has and is sent the rest, or everything. */
  #look(): Promise<boolean> {
    const line = this.#line;
    if (!line?.connected) return Promise.resolve(false);
    return new Promise((resolve) => {
      line.once('disconnect', () => resolve(false));
      line
        .timeout(5000)
        .emit('watch', { match: this.match, have: this.#n, rest: true }, (error: Error | null, answer) => {
          if (error || !answer.ok) return resolve(false);
          this.#begin(answer.value);
          resolve(true);
        });
    });
  }

  #begin(value: Snapshot | Rest): void {
    this.#viewer = value.viewer;
    if ('sight' in value) {
      this.wholes++;
      if (value.n < this.#n) this.#wrong.push(`shown ${value.n} after ${this.#n}`);
      this.#n = value.n;
      this.#sight = value.sight;
    } else {
      this.rests++;
      for (const update of value.updates) if (update.n > this.#n) this.#take(update);
      if (this.#n !== value.n) this.#wrong.push(`the rest ends at ${this.#n}, not ${value.n}`);
    }
    this.#wake();
  }

  #take(update: Update): void {
    if (update.match !== this.match || !this.#sight) return;
    if (update.n !== this.#n + 1) return void this.#wrong.push(`told ${update.n} after ${this.#n}`);
    this.told.set(update.n, update);
    this.#n = update.n;
    this.#sight = applyPatch(this.#sight, update.sight);
    this.#wake();
  }

  /** Null when no answer came. */
  #send(action: Given): Promise<Answer<{ n: number }> | null> {
    const line = this.#line;
    if (!line?.connected) return Promise.resolve(null);
    const message = { match: this.match, n: this.#n, action };
    return new Promise((resolve) => {
      line.once('disconnect', () => resolve(null));
      line
        .timeout(10_000)
        .emit('act', message, (error: Error | null, answer) => resolve(error ? null : answer));
    });
  }
}
