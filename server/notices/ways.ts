import { retryAfter } from '../queue/port.ts';

/** While something is under way, the next is looked at again after so many milliseconds. */
const LOOK_AGAIN = 1000;
const MOST_REMEMBERED = 10_000;

interface Rest {
  readonly until: number;
  readonly failures: number;
}

/**
 * The ways to people. Each takes one message at a time, and after a failure none for a while: an address that hangs, or
 * is not there, keeps nobody else's messages waiting.
 */
export class Ways {
  readonly #busy = new Set<string>();
  /** Least recently failed first. */
  readonly #rests = new Map<string, Rest>();

  /** When it is to be tried; null: now. */
  restsUntil(way: string, now: number): number | null {
    if (this.#busy.has(way)) return now + LOOK_AGAIN;
    const { until = 0 } = this.#rests.get(way) ?? {};
    return until > now ? until : null;
  }

  async go(way: string, now: () => number, send: () => Promise<void>): Promise<void> {
    this.#busy.add(way);
    try {
      await send();
      this.#rests.delete(way);
    } catch (error) {
      this.#rest(way, now());
      throw error;
    } finally {
      this.#busy.delete(way);
    }
  }

  #rest(way: string, now: number): void {
    const failures = (this.#rests.get(way)?.failures ?? 0) + 1;
    this.#rests.delete(way);
    this.#rests.set(way, { until: now + retryAfter(failures), failures });
    const [oldest] = this.#rests.keys();
    if (this.#rests.size > MOST_REMEMBERED) this.#rests.delete(oldest);
  }

  /** It may lead elsewhere now. */
  forget(way: string): void {
    this.#rests.delete(way);
  }
}
