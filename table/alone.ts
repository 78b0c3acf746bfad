/** Work that is done one after the other, as it was asked for. */
export class OneByOne {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** The next begins when this one has ended, well or badly. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const result = this.#last.then(work).finally(() => this.#waiting--);
    this.#last = result.catch(() => undefined);
    return result;
  }

  get isBusy(): boolean {
    return this.#waiting > 0;
  }
}
