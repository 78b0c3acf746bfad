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

/** So large that a finger means one thing. */
const ROOMY = 56;
/** Two are as near as makes no difference. */
const DOUBT = 10;

/** How small what is meant is, where a finger lies between two things too small for it; else null. */
export function doubtAt(x: number, y: number, boxes: readonly Box[]): number | null {
  const near = boxes
    .map(({ left, top, width, height }) => ({
      far: Math.hypot(x - left - width / 2, y - top - height / 2),
      size: Math.max(width, height),
    }))
    .filter(({ far }) => far <= FINGER / 2)
    .toSorted((a, b) => a.far - b.far);
  const [first, second] = near;
  // What lies on the same spot is a stack: no coming closer parts it.
  const isBetween = second !== undefined && second.far - first.far < DOUBT && first.far >= DOUBT / 2;
  return isBetween && first.size < FINGER ? first.size : null;
}

const LIT = '[role="button"][aria-disabled="false"]';
/** Marks of a board that finds by itself what a finger means (`boardkit/finger.ts`): nobody guesses before it. */
const OWN = '[data-lit]';

/**
 * A finger that misses what is lit by a little presses it all the same. Where it might mean two things nothing is pressed:
 * the picture comes closer there, so many times.
 */
export function pressNearest(
  event: MouseEvent<SVGSVGElement>,
  comeCloser: (x: number, y: number, times: number) => void,
): void {
  const { nativeEvent, target, currentTarget, clientX, clientY } = event;
  const touched = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
  if (!touched || !(target instanceof Element) || currentTarget.querySelector(OWN)) return;
  const lit = [...currentTarget.querySelectorAll(LIT)];
  const boxes = lit.map((element) => element.getBoundingClientRect());
  const small = doubtAt(clientX, clientY, boxes);
  if (small !== null) {
    event.stopPropagation();
    return comeCloser(clientX, clientY, ROOMY / small);
  }
  if (target.closest(LIT)) return;
  const at = nearestTo(clientX, clientY, boxes);
  if (at < 0) return;
  event.stopPropagation();
  lit[at].dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true }));
}
