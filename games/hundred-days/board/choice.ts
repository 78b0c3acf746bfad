import { useSyncExternalStore } from 'react';
import type { HundredDaysAction } from '../rules/actions.ts';

/** The hex whose several actions are laid open: on the map as a small list, in the tray as buttons for fingers. */
interface Choice {
  readonly hex: number;
  /** It holds as long as the same actions are legal. */
  readonly legal: readonly HundredDaysAction[];
}

let choice: Choice | null = null;
const listeners = new Set<() => void>();

export function openHex(hex: number, legal: readonly HundredDaysAction[]): void {
  choice = choice?.hex === hex && choice.legal === legal ? null : { hex, legal };
  for (const listener of listeners) listener();
}

export function closeHex(): void {
  choice = null;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The open hex, or -1. */
export function useOpenHex(legal: readonly HundredDaysAction[]): number {
  const open = useSyncExternalStore(subscribe, () => choice);
  return open !== null && open.legal === legal ? open.hex : -1;
}
