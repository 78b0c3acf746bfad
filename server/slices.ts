import { setImmediate as soon } from 'node:timers/promises';
import { inSlices, type Work } from '@bicorne/table/slices';

let last: Promise<unknown> = Promise.resolve();

/**
 * One slice of long work in each turn of the event loop, whoever's it is: in the row whoever has had one stands behind
 * whoever waits for his first, and whoever plays comes in between any two.
 */
export const sliced = <T>(work: Work<T>): Promise<T> =>
  inSlices(work, () => (last = last.then(() => soon())));
