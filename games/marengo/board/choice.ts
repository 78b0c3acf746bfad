import { useSyncExternalStore } from 'react';

/** What the one who looks has chosen and points at: the board and the tray share it, the game does not know it. */
interface Choice {
  /** The position that shall act. */
  readonly source: number | null;
  /** A place where several things may be done: which one is asked in the tray. */
  readonly place: number | null;
  readonly pointed: number | null;
  /** All pieces of the line shall go, one after another. */
  readonly together: boolean;
}

const NOTHING: Choice = { source: null, place: null, pointed: null, together: false };
let choice: Choice = NOTHING;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function change(next: Choice): void {
  choice = next;
  for (const listener of listeners) listener();
}

export const choose = (source: number): void =>
  change({ ...choice, source: choice.source === source ? null : source, place: null });
export const take = (source: number): void => change({ ...choice, source, place: null });
export const openPlace = (place: number): void =>
  change({ ...choice, place: choice.place === place ? null : place });
export const clearChoice = (): void => change({ ...NOTHING, pointed: choice.pointed });
/** With the one who looks, or the table: nothing of it is for the next. */
export const forgetChoice = (): void => change(NOTHING);
export function point(pointed: number | null): void {
  if (choice.pointed !== pointed) change({ ...choice, pointed });
}

export const goTogether = (together: boolean): void => change({ ...choice, together });

const useRead = <T>(read: () => T): T => useSyncExternalStore(subscribe, read, read);
export const useSource = (): number | null => useRead(() => choice.source);
export const usePlace = (): number | null => useRead(() => choice.place);
export const useTogether = (): boolean => useRead(() => choice.together);
export const usePointed = (): number | null => useRead(() => choice.pointed);
