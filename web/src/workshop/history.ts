/** Every version of what is being made; older ones share all that did not change, so none need be forgotten. */
export interface History<T> {
  readonly before: readonly T[];
  readonly now: T;
  readonly after: readonly T[];
}

export const begun = <T>(now: T): History<T> => ({ before: [], now, after: [] });

export const changed = <T>({ before, now }: History<T>, next: T): History<T> => ({
  before: [...before, now],
  now: next,
  after: [],
});

export function undone<T>({ before, now, after }: History<T>): History<T> {
  const last = before.at(-1);
  return last === undefined
    ? { before, now, after }
    : { before: before.slice(0, -1), now: last, after: [now, ...after] };
}

export function redone<T>({ before, now, after }: History<T>): History<T> {
  const [next, ...rest] = after;
  return next === undefined ? { before, now, after } : { before: [...before, now], now: next, after: rest };
}
