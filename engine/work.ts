/**
 * Work that may be long says after each of its parts that others may come in between. A match of thousands of steps
 * is played again so: whoever has nothing else to do does it at once, a server in slices.
 */
export type Work<T> = Generator<undefined, T, undefined>;

export function atOnce<T>(work: Work<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
