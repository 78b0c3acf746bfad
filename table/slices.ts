/**
 * Work that may be long says after each of its parts that others may come in between. A match of thousands of steps
 * is played again so: whoever has nothing else to do does it at once, a server in slices.
 */
export type Work<T> = Generator<undefined, T, undefined>;

/** Waits until it is one's turn to go on. */
export type Turn = () => Promise<unknown>;

/** So long somebody else waits for a slice to end, in milliseconds, and a part of the work beyond it. */
const SLICE = 8;

export function atOnce<T>(work: Work<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

export async function inSlices<T>(work: Work<T>, turn: Turn): Promise<T> {
  for (;;) {
    await turn();
    const until = performance.now() + SLICE;
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < until);
  }
}
