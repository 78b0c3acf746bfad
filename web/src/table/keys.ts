import { useEffect } from 'react';

/** Keys that hold for the whole page, but not where one writes or walks over the board, nor for a button's own. */
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

const isTaken = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof Element &&
  (target.closest('input, select, textarea') !== null ||
    (key !== 'Escape' && target.closest('[data-place]') !== null) ||
    (key === ' ' && target.closest('button, summary, a') !== null));
