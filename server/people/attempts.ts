import type { AttemptLimit, AttemptStore } from '../store/attempts.ts';
import { hashOf } from './secrets.ts';

/** How often something may be tried here: so many times at once, and again one by one as time goes by. */
export class Attempts {
  readonly #most: number;
  readonly #refill: number;
  /** By key, when all tries will be there again. Least recently used first. */
  readonly #full = new Map<string, number>();

  constructor(most: number, perMinutes: number) {
    this.#most = most;
    this.#refill = (perMinutes * 60_000) / most;
  }

  /** Whether this key may try once more now; a try that is refused costs nothing. */
  take(key: string, now: number): boolean {
    const full = Math.max(now, this.#full.get(key) ?? 0);
    if (full - now > (this.#most - 1) * this.#refill) return false;
    this.#full.delete(key);
    this.#full.set(key, full + this.#refill);
    this.#forget(now);
    return true;
  }

  /** What is full again is as if it had never tried; the oldest go first. */
  #forget(now: number): void {
    for (const [key, full] of this.#full) {
      if (full > now && this.#full.size <= MOST_KEYS) return;
      this.#full.delete(key);
    }
  }
}

const MOST_KEYS = 100_000;

/** The same for what is dear: counted in the store, by all servers together, and over a restart. */
export class SharedAttempts {
  readonly #store: AttemptStore;
  readonly #what: string;
  readonly #limit: AttemptLimit;

  constructor(store: AttemptStore, what: string, most: number, perMinutes: number) {
    this.#store = store;
    this.#what = what;
    this.#limit = { most, refill: Math.ceil((perMinutes * 60_000) / most) };
  }

  /** What somebody typed as a name may be anything, his passphrase too: it is stored as a hash. */
  take(key: string): Promise<boolean> {
    return this.#store.take(hashOf(`${this.#what} ${key}`), this.#limit, Date.now());
  }
}
