/** The time by a clock, in milliseconds. */
export type Now = () => number;

/**
 * The time of the clock that several servers share, told by this server's own: the clocks of machines differ, and no
 * player is charged for that. It is right to the round trip of the shortest question.
 */
export class SharedTime {
  readonly #own: Now;
  readonly #ask: () => Promise<number>;
  #ahead = 0;

  /** `ask` reads the shared clock. */
  constructor(own: Now, ask: () => Promise<number>) {
    this.#own = own;
    this.#ask = ask;
  }

  now: Now = () => this.#own() + this.#ahead;

  /** Some moment of the question was the one that was told. What can be true by that is kept; else its middle counts. */
  async measure(): Promise<void> {
    const asked = this.#own();
    const told = await this.#ask();
    const [least, most] = [told - this.#own(), told - asked];
    if (this.#ahead < least || this.#ahead > most) this.#ahead = Math.round((least + most) / 2);
  }
}
