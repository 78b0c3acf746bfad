import { useSyncExternalStore } from 'react';
import { NONE } from '../rules/state.ts';

/** The card that is pointed at in the hand: the tray tells it, the board lights whom it could order. */
let pointed = NONE;
const listeners = new Set<() => void>();

export function pointAt(card: number): void {
  if (pointed === card) return;
  pointed = card;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const read = (): number => pointed;
export const usePointedCard = (): number => useSyncExternalStore(subscribe, read, read);
