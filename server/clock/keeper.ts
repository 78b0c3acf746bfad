import type { Seat } from '@bicorne/engine';
import { accept, deny } from '@bicorne/table/fault';
import type { Queue } from '../queue/port.ts';
import type { Notices } from '../notices/notices.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { Store } from '../store/port.ts';
import type { Tables } from '../tables.ts';
import { giveBack } from './clock.ts';
import { clockDue, hasEnded, lostOnTime, outOfTime, timeOn } from './of-match.ts';

const CLOCK = 'clock';
const BEAT = 'beat';
/** How often the service notes that it lives, how often it looks whether it slept, and how long a silence counts as sleep. */
const BEAT_EVERY = 15_000;
const LOOK_EVERY = 1000;
const SILENCE = 45_000;
/** Timers do not reach further; the queue wakes the others. */
const NEAR = 3_600_000;

export interface KeeperOptions {
  readonly store: Store;
  readonly queue: Queue;
  readonly tables: Tables;
  readonly notices: Pick<Notices, 'tell'>;
  readonly failed: (error: unknown) => void;
}

/**
 * Sees to it that time runs out, whether anybody is connected or not and whatever happened to the server in
 * between. A live clock has a timer in the process that plays it, and a job in the queue if that process dies.
 */
export class ClockKeeper {
  readonly #options: KeeperOptions;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #beat: NodeJS.Timeout | undefined;
  /** When it last looked whether it slept, and when it last noted that it lives. */
  #awake: number;
  #noted: number;
  #waking: Promise<unknown> = Promise.resolve();

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.#awake = this.#noted = options.store.now();
    options.queue.handle(CLOCK, (id) => this.#look(id));
  }

  /** Returns when the service was last known to live. */
  async start(): Promise<number> {
    const lived = await this.#wakeAll();
    this.#awake = this.#options.store.now();
    this.#beat = setInterval(() => void this.#lookUp(), LOOK_EVERY).unref();
    return lived;
  }

  /** What the service slept is nobody's time. Returns when it was last known to live. */
  async #wakeAll(): Promise<number> {
    const { store, failed } = this.#options;
    const now = store.now();
    const last = await store.looks.rememberFirst(BEAT, String(now));
    const lived = Number(last);
    // Of several servers that wake at once one gives the time back.
    const first = await store.looks.replace(BEAT, last, String(now));
    const slept = first && now - lived > SILENCE ? now - lived : 0;
    const wake = (match: StoredMatch): Promise<void> => this.#wake(match, slept).catch(failed);
    const matches = await store.matches.withClocks();
    // All are written down together, with one sync.
    await Promise.all(matches.map(wake));
    return lived;
  }

  async #lookUp(): Promise<void> {
    await this.#roused();
    if (this.#options.store.now() - this.#noted >= BEAT_EVERY) await this.#note();
  }

  /** A machine may sleep with its server running: when it has given back what it slept. */
  #roused(): Promise<unknown> {
    const now = this.#options.store.now();
    if (now - this.#awake > SILENCE) this.#waking = this.#wakeAll().catch(this.#options.failed);
    this.#awake = now;
    return this.#waking;
  }

  async stop(): Promise<void> {
    clearInterval(this.#beat);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await this.#waking;
    await this.#note();
  }

  async #note(): Promise<void> {
    const { store, failed } = this.#options;
    this.#noted = store.now();
    await store.looks.remember(BEAT, String(this.#noted)).catch(failed);
  }

  async #wake(match: StoredMatch, slept: number): Promise<void> {
    if (slept === 0) return this.watch(match);
    await this.#options.tables.wind(match.id, (stored) => {
      const now = this.#options.store.now();
      const time = timeOn(stored, now);
      return stored.clock
        ? accept(giveBack(stored.clock, time - timeOn(stored, now - slept), time))
        : deny('not-allowed', 'no clock');
    });
  }

  /** The clocks of this match have changed. */
  async watch(match: StoredMatch): Promise<void> {
    const { queue } = this.#options;
    clearTimeout(this.#timers.get(match.id));
    this.#timers.delete(match.id);
    const isOver = match.turn.kind === 'over';
    // By days it might wait there for a year.
    if (isOver && match.terms.clock) await queue.drop(CLOCK, match.id);
    const due = isOver ? null : clockDue(match);
    if (due === null) return;
    await queue.put(CLOCK, match.id, due);
    if (match.terms.clock?.kind === 'live') this.#setTimer(match.id, due);
  }

  #setTimer(id: string, due: number): void {
    const wait = due - this.#options.store.now();
    if (wait > NEAR) return;
    const ring = (): void => void this.#look(id).catch(this.#options.failed);
    this.#timers.set(id, setTimeout(ring, Math.max(0, wait)).unref());
  }

  /** Is the time of this match spent? */
  async #look(id: string): Promise<void> {
    const { store, queue, tables, notices } = this.#options;
    // It may be this job that wakes first.
    await this.#roused();
    const match = await store.matches.find(id);
    if (!match || match.turn.kind === 'over') return;
    const now = store.now();
    const late = outOfTime(match, now);
    if (late.length > 0) await tables.refresh(id);
    const spent = (stored: StoredMatch): readonly Seat[] => outOfTime(stored, store.now());
    if (late.length > 0 && (await tables.bequeath(id, spent)).ok) return;
    if (hasEnded(match, now)) {
      await tables.stop(id, (table) =>
        hasEnded(table.stored, now) ? accept(lostOnTime(table, now)) : deny('stale', 'the turn has passed'),
      );
    } else if (late.length > 0) {
      const table = await tables.find(id);
      const foes = (seat: Seat): Seat[] => table?.foes(seat) ?? [];
      await notices.tell(match, 'time', lostOnTime({ stored: match, foes }, now).winners, match.movedAt);
    } else {
      const due = clockDue(match);
      if (due !== null) await queue.put(CLOCK, id, due);
    }
  }
}
