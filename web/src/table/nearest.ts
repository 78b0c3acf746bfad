import type { MouseEvent } from 'react';

/** A finger's breadth. */
const FINGER = 44;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Of these boxes, each as large as a finger at least, the one whose middle is nearest to where was pressed; or −1. */
export function nearestTo(x: number, y: number, boxes: readonly Box[]): number {
  let [best, least] = [-1, Infinity];
  for (const [at, { left, top, width, height }] of boxes.entries()) {
    const [across, down] = [Math.abs(x - left - width / 2), Math.abs(y - top - height / 2)];
    if (across > Math.max(width, FINGER) / 2 || down > Math.max(height, FINGER) / 2) continue;
    const far = Math.hypot(across, down);
    if (far < least) [best, least] = [at, far];
  }
  return best;
}

const LIT = '[role="button"][aria-disabled="false"]';
/** Marks of a board that finds by itself what a finger means (`boardkit/finger.ts`): nobody guesses before it. */
const OWN = '[data-lit]';

/** A finger that misses what is lit by a little presses it all the same. */
export function pressNearest(event: MouseEvent<SVGSVGElement>): void {
  const { nativeEvent, target, currentTarget, clientX, clientY } = event;
  const touched = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
  if (!touched || !(target instanceof Element) || target.closest(LIT)) return;
  if (currentTarget.querySelector(OWN)) return;
  const lit = [...currentTarget.querySelectorAll(LIT)];
  const at = nearestTo(
    clientX,
    clientY,
    lit.map((element) => element.getBoundingClientRect()),
  );
  if (at < 0) return;
  event.stopPropagation();
  lit[at].dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true }));
}
