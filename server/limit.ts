/** So many in a second, and as many at once after a rest. */
export class Limit {
  readonly #rate: number;
  #left: number;
  #at: number;

  constructor(rate: number, now: number) {
    this.#rate = rate;
    this.#left = rate;
    this.#at = now;
  }

  /** Whether one more is within the limit; who goes on regardless runs into debt. */
  take(now: number): boolean {
    this.#left = Math.min(this.#rate, this.#left + ((now - this.#at) / 1000) * this.#rate) - 1;
    this.#at = now;
    return this.#left >= 0;
  }

  /** More than ten seconds' worth beyond the limit: not impatience but a flood. */
  get isFlooded(): boolean {
    return this.#left < -10 * this.#rate;
  }
}

/** So much in a second, and more at once after a rest: what is spent beyond it is a debt that time pays. */
export class Allowance {
  readonly #rate: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(rate: number, most: number, now: number) {
    this.#rate = rate;
    this.#most = most;
    this.#left = most;
    this.#at = now;
  }

  spend(amount: number, now: number): void {
    this.#left = this.#leftAt(now) - amount;
    this.#at = now;
  }

  isSpent = (now: number): boolean => this.#leftAt(now) < 0;

  /** Whether all that was spent has been paid. */
  isWhole = (now: number): boolean => this.#leftAt(now) === this.#most;

  #leftAt(now: number): number {
    return Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#rate);
  }
}
