import { useSyncExternalStore } from 'react';
import type { Chosen } from './spots.ts';

/** What the one who looks has chosen and points at: the board and the tray share it, the game does not know it. */
interface Choice {
  /** The line that shall act, and which of its pieces. */
  readonly chosen: Chosen | null;
  /** A place where several things may be done: which one is asked in the tray. */
  readonly place: number | null;
  readonly pointed: number | null;
}

const NOTHING: Choice = { chosen: null, place: null, pointed: null };
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

/** A line, or pieces of it; the same again lets go of it. */
export const choose = (at: number, faces: readonly number[] = []): void => {
  const again = choice.chosen?.at === at && choice.chosen.faces.join() === faces.join();
  change({ ...choice, chosen: again ? null : { at, faces }, place: null });
};
export const take = (at: number, faces: readonly number[]): void =>
  change({ ...choice, chosen: { at, faces }, place: null });
export const openPlace = (place: number): void =>
  change({ ...choice, place: choice.place === place ? null : place });
export const clearChoice = (): void => change({ ...NOTHING, pointed: choice.pointed });
/** With the one who looks, or the table: nothing of it is for the next. */
export const forgetChoice = (): void => change(NOTHING);
export function point(pointed: number | null): void {
  if (choice.pointed !== pointed) change({ ...choice, pointed });
}

const useRead = <T>(read: () => T): T => useSyncExternalStore(subscribe, read, read);
export const useChosen = (): Chosen | null => useRead(() => choice.chosen);
export const usePlace = (): number | null => useRead(() => choice.place);
export const usePointed = (): number | null => useRead(() => choice.pointed);
export const chosenPlace = (): number | undefined => choice.chosen?.at;
