import { useSyncExternalStore } from 'react';

/**
 * What the one who looks has chosen, planned or points at: the board and the tray of a page share it, and neither the
 * game nor anybody else knows it.
 */
export interface Shared<T> {
  now(): T;
  set(next: T): void;
  /** In a component: a part of it. */
  use<Part>(part: (now: T) => Part): Part;
}

export function shared<T>(nothing: T): Shared<T> {
  let value = nothing;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const now = (): T => value;
  return {
    now,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    use: (part) => {
      const read = (): ReturnType<typeof part> => part(value);
      return useSyncExternalStore(subscribe, read, read);
    },
  };
}
