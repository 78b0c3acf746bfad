import { useLayoutEffect } from 'react';
import { usePreferences } from '../preferences.ts';

/**
 * Keys that hold for the whole page, but not where one writes or reads, nor for a button's own. Of a key with Control
 * the name begins with it: “Ctrl+z”.
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  // With the picture and not after it: whoever presses has seen what the key goes on from.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const name = nameOf(event);
      if (!Object.hasOwn(keys, name) || isTaken(event, name)) return;
      event.preventDefault();
      keys[name]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

function nameOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const plain = key.length === 1 ? key.toLowerCase() : key;
  if (!ctrlKey && !metaKey) return plain;
  return shiftKey ? `Ctrl+Shift+${plain}` : `Ctrl+${plain}`;
}

/** What the board has heard is the board's; the settings and the rulebook have their own. */
const isTaken = ({ target, altKey, defaultPrevented }: KeyboardEvent, name: string): boolean =>
  defaultPrevented ||
  altKey ||
  (/^[^ ]$/.test(name) && !usePreferences.getState().letters) ||
  (target instanceof Element && isOthers(target, name));

/** On the board one walks and presses by these. */
const OF_PLACES: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  ' ',
  'Enter',
]);

const isOthers = (target: Element, name: string): boolean =>
  target.closest('input, select, textarea, dialog, .book') !== null ||
  (OF_PLACES.has(name) && target.closest('[data-place]') !== null) ||
  ((name === ' ' || name === 'Enter') && target.closest('button, summary, a, [role="button"]') !== null);
