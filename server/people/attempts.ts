/** How often something may be tried: so many times at once, and again one by one as time goes by. */
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
