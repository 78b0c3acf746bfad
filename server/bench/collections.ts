import { PerformanceObserver } from 'node:perf_hooks';

/** Collections of garbage: how many, and how long they held up the thread, in milliseconds. */
export interface Collections {
  readonly young: Held;
  readonly old: Held;
}
interface Held {
  count: number;
  took: number;
  longest: number;
}

const none = (): Held => ({ count: 0, took: 0, longest: 0 });
let all: { young: Held; old: Held } = { young: none(), old: none() };
/** Of the kinds that Node tells, the one that looks at the young objects alone. */
const YOUNG = 1;

export function countCollections(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration } = entry;
      const held = kindOf(Reflect.get(entry, 'detail')) === YOUNG ? all.young : all.old;
      held.count++;
      held.took += duration;
      held.longest = Math.max(held.longest, duration);
    }
  }).observe({ entryTypes: ['gc'] });
}

const kindOf = (detail: unknown): unknown =>
  typeof detail === 'object' && detail !== null && 'kind' in detail ? detail.kind : null;

/** Those since it was last asked. */
export function collections(): Collections {
  const before = all;
  all = { young: none(), old: none() };
  return before;
}
