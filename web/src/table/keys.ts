import { useEffect } from 'react';

/** Keys that hold for the whole page, but not where one writes, reads or walks over the board, nor for a button's own. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!Object.hasOwn(keys, event.key) || isTaken(event)) return;
      event.preventDefault();
      keys[event.key]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

/** With a second key they are the browser's; in the settings and in the rulebook they go about those. */
const isTaken = ({ target, key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey ||
  ctrlKey ||
  metaKey ||
  (target instanceof Element && isOthers(target, key));

const isOthers = (target: Element, key: string): boolean =>
  target.closest('input, select, textarea, dialog, .book') !== null ||
  (key !== 'Escape' && target.closest('[data-place]') !== null) ||
  (key === ' ' && target.closest('button, summary, a') !== null);
