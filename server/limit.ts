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
