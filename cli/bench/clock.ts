/** One thing to measure: does it `times` times and returns something that depends on all of it. */
export type Work = (times: number) => number;

/** Nothing that is measured may be thrown away by the compiler: every result ends up here. */
let sink = 0;

/** Microseconds for one time, measured over about `millis` milliseconds. */
export function timeMicros(work: Work, millis: number): number {
  let times = 1;
  for (;;) {
    const begin = performance.now();
    sink ^= work(times);
    const spent = performance.now() - begin;
    if (spent >= millis / 2) return (spent * 1000) / times;
    times = Math.max(times + 1, Math.ceil((times * millis) / Math.max(spent, 0.01)));
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1];
}

const CELLS = Array.from({ length: 64 }, (_, i) => (i * 37) % 64);

/**
 * The calibration loop: copies a small array, walks it by its own contents and mixes what it meets, as rules do.
 * It must never change, since figures of different days are compared by it.
 */
export const calibration: Work = (times) => {
  let mixed = 0x9e3779b9;
  for (let i = 0; i < times; i++) {
    const cells = CELLS.slice();
    let at = i & 63;
    for (let step = 0; step < 64; step++) {
      mixed = Math.imul(mixed ^ cells[at], 0x85ebca6b) + step;
      cells[at] = mixed & 63;
      at = (at + cells[at] + 1) & 63;
    }
  }
  return mixed | 0;
};
