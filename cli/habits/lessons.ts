/**
 * Questions that a search has answered, as flat lists: of each question its actions, of each action how much it
 * suggested itself, how good the search found it (shares that add up to 1), and its cases, with how much of each.
 */
export interface Lessons {
  /** By question, where its actions begin; and where the last one's end. */
  readonly actions: Uint32Array;
  readonly leans: Float32Array;
  readonly shares: Float32Array;
  /** By action, where its cases begin; and where the last one's end. */
  readonly cases: Uint32Array;
  readonly rows: Uint16Array;
  readonly values: Float32Array;
}

/** Lessons that are being written. */
export class Notebook {
  readonly #actions = [0];
  readonly #leans: number[] = [];
  readonly #shares: number[] = [];
  readonly #cases = [0];
  readonly #rows: number[] = [];
  readonly #values: number[] = [];

  /** A case of the action that is being written. */
  add(row: number, value: number): void {
    this.#rows.push(row);
    this.#values.push(value);
  }

  endAction(lean: number, share: number): void {
    this.#leans.push(lean);
    this.#shares.push(share);
    this.#cases.push(this.#rows.length);
  }

  endQuestion(): void {
    this.#actions.push(this.#leans.length);
  }

  close(): Lessons {
    return {
      actions: Uint32Array.from(this.#actions),
      leans: Float32Array.from(this.#leans),
      shares: Float32Array.from(this.#shares),
      cases: Uint32Array.from(this.#cases),
      rows: Uint16Array.from(this.#rows),
      values: Float32Array.from(this.#values),
    };
  }
}
