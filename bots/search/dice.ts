import type { Rng } from '@bicorne/engine';

/** sfc32 like the engine's quick numbers, but it can be set back to a seed in no time: every trial has a stream of its own. */
export class TrialDice implements Rng {
  #a = 0;
  #b = 0;
  #c = 0;
  #counter = 1;

  /** Begins the stream of this trial: candidates that are tried under the same number meet the same luck. */
  begin(seed: number, trial: number): void {
    this.#a = seed | 0;
    this.#b = Math.imul(trial + 1, 0x9e3779b1);
    this.#c = Math.imul(trial ^ seed, 0x85ebca6b);
    this.#counter = 1;
    for (let i = 0; i < 8; i++) this.#next();
  }

  #next(): number {
    const t = (this.#a + this.#b + this.#counter++) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + t;
    return t >>> 0;
  }

  below(n: number): number {
    return Math.floor((this.#next() / 0x1_0000_0000) * n);
  }

  /** At least 0, less than 1. */
  unit(): number {
    return this.#next() / 0x1_0000_0000;
  }
}

/** The n-th of a sequence that fills the space from 0 to 1 evenly, however early it is broken off. */
export function spread(n: number): number {
  let [rest, half, sum] = [n + 1, 0.5, 0];
  while (rest > 0) {
    if (rest & 1) sum += half;
    rest >>= 1;
    half /= 2;
  }
  return sum;
}
