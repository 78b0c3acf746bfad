import { useLayoutEffect } from 'react';

/** Keys that hold for the whole page, but not where one writes, reads or walks over the board, nor for a button's own. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  // With the picture and not after it: whoever presses has seen what the key goes on from.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!Object.hasOwn(keys, event.key) || isTaken(event)) return;
      event.preventDefault();
      keys[event.key]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

/** What the board has heard is the board's; with a second key they are the browser's; the settings and the rulebook have their own. */
const isTaken = ({ target, key, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented || altKey || ctrlKey || metaKey || (target instanceof Element && isOthers(target, key));

const isOthers = (target: Element, key: string): boolean =>
  target.closest('input, select, textarea, dialog, .book') !== null ||
  (key !== 'Escape' && target.closest('[data-place]') !== null) ||
  (key === ' ' && target.closest('button, summary, a') !== null);
