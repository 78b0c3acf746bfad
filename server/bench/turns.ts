import { setTimeout as pause } from 'node:timers/promises';
import type { Load } from './lanes.ts';

/** Players who act only while it is their server's turn: servers that take turns share the machine's good and bad moments. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #took: number[] = [];
  #open = false;

  /** Acts now, or when the next turn begins. */
  pass(act: () => void): void {
    if (this.#open) act();
    else this.#waiting.push(act);
  }

  readonly done = (took: number): void => void this.#took.push(took);

  async #run(milliseconds: number): Promise<Load> {
    this.#took = [];
    this.#open = true;
    const begun = performance.now();
    for (const act of this.#waiting.splice(0)) act();
    await pause(milliseconds);
    this.#open = false;
    const seconds = (performance.now() - begun) / 1000;
    return { actions: this.#took.length, seconds, took: this.#took };
  }

  /** Whoever started this process says how long a turn is, and hears what was done in it. */
  obey(): void {
    process.on('message', (turn) => void this.#run(Number(turn)).then((load) => process.send?.(load)));
    process.send?.('ready');
  }
}
