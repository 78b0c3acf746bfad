import type { MouseEvent } from 'react';

/** Pixels from a finger within which it means what is lit: a target is twice as wide. */
const REACH = 22;

/**
 * For the group that holds everything that can be pressed. A finger covers what it presses: the lit thing that lies
 * nearest to it is meant. Lit are the things that carry `data-lit`.
 */
export const fingers = {
  onClickCapture: (event: MouseEvent): void => {
    const { nativeEvent, clientX, clientY, currentTarget, target } = event;
    if (!('pointerType' in nativeEvent) || nativeEvent.pointerType !== 'touch') return;
    const meant = nearest([...currentTarget.querySelectorAll('[data-lit]')], clientX, clientY);
    if (!meant || (target instanceof Node && meant.contains(target))) return;
    event.stopPropagation();
    meant.dispatchEvent(new window.MouseEvent('click', { bubbles: true }));
  },
};

function nearest(all: readonly Element[], x: number, y: number): Element | null {
  let found: Element | null = null;
  let least = REACH;
  for (const one of all) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const beside = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    // Of two that lie under the finger, the one whose middle is nearer.
    const off = beside + Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y) / 1000;
    if (off < least) [found, least] = [one, off];
  }
  return found;
}
