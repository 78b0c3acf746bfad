/** The time by a clock, in milliseconds. */
export type Now = () => number;

/** This machine's clock was set, or the machine slept, where it is so far from the one that nobody sets, in milliseconds. */
const SET = 500;

/**
 * The time of the clock that several servers share, told by this server's own: the clocks of machines differ, and no
 * player is charged for that. It is right to the round trip of the shortest question. Between two of them it goes by
 * the time that this process has run, so that nobody who sets the machine's clock sets it; where the two part, it is
 * looked at once.
 */
export class SharedTime {
  readonly #own: Now;
  readonly #ask: () => Promise<number>;
  readonly #steady: Now;
  readonly #jumped: () => void;
  /** Of the shared clock before the one that nobody sets. */
  #ahead: number;
  /** Of this machine's before that one, as last seen. */
  #apart: number;

  /** `ask` reads the shared clock; `jumped` hears that it should be asked again. */
  constructor(
    own: Now,
    ask: () => Promise<number>,
    jumped = (): void => undefined,
    steady = (): number => performance.now(),
  ) {
    this.#own = own;
    this.#ask = ask;
    this.#steady = steady;
    this.#jumped = jumped;
    this.#ahead = this.#apart = own() - steady();
  }

  now: Now = () => {
    const steady = this.#steady();
    const apart = this.#own() - steady;
    if (Math.abs(apart - this.#apart) > SET) {
      this.#apart = apart;
      this.#jumped();
    }
    return Math.round(steady + this.#ahead);
  };

  /** Some moment of the question was the one that was told. What can be true by that is kept; else its middle counts. */
  async measure(): Promise<void> {
    const asked = this.#steady();
    const told = await this.#ask();
    const [least, most] = [told - this.#steady(), told - asked];
    if (this.#ahead < least || this.#ahead > most) this.#ahead = Math.round((least + most) / 2);
  }
}
