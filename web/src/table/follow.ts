import { useEffect, useRef, type RefObject } from 'react';
import type { Part, Size } from './camera.ts';

/** Everything that is lit: it can be pressed now. */
const LIT = '[role="button"][aria-disabled="false"]';

/** The fight that one is asked about, where its answers are buttons beside the map. */
const FIGHT = '[data-turn="mine"] [data-moment="fight"]';

/** Pieces may still be on their way; and between two questions nothing is lit for a moment. */
const SOON = 60;
const SETTLED = 900;

/**
 * Tells which part of the picture holds all that can be pressed, or else the fight one is asked about, whenever that
 * has become another one; null when there is neither. What is lit is found on the picture: it may change without a new
 * position, when the reader picks up a piece; then also which part holds what has become lit.
 */
export function useLit(
  picture: RefObject<SVGSVGElement | null>,
  extent: Size,
  wanted: boolean,
  changed: (part: Part | null, fresh: Part | null) => void,
): void {
  const tell = useRef(changed);
  const { width } = extent;
  useEffect(() => {
    tell.current = changed;
  });
  useEffect(() => {
    const drawn = picture.current;
    if (!wanted || !drawn) return;
    let [known, timers]: [string, ReturnType<typeof setTimeout>[]] = ['', []];
    let before: ReadonlySet<Element> = new Set();
    const look = (part: Part | null): void => {
      const lit = wholes(drawn, LIT);
      const fresh = partOf(
        lit.filter((element) => !before.has(element)),
        drawn,
        width,
      );
      before = new Set(lit);
      const now = JSON.stringify(part);
      if (now === known && !fresh) return;
      known = now;
      tell.current(part, fresh);
    };
    const lookSoon = (): void => {
      for (const timer of timers) clearTimeout(timer);
      timers = [
        setTimeout(() => {
          const part = litPart(drawn, width);
          if (part) look(part);
        }, SOON),
        setTimeout(() => look(litPart(drawn, width)), SETTLED),
      ];
    };
    const observer = new MutationObserver(lookSoon);
    observer.observe(drawn, { subtree: true, childList: true, attributeFilter: ['aria-disabled'] });
    lookSoon();
    return () => {
      observer.disconnect();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [picture, width, wanted]);
}

/** Whether at least one of the things that are lit can be seen in the frame. */
export function isSomeInSight(picture: Element, frame: Element): boolean {
  const room = frame.getBoundingClientRect();
  return wholes(picture, LIT).some((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left >= room.left && top >= room.top && right <= room.right && bottom <= room.bottom;
  });
}

function litPart(picture: SVGSVGElement, width: number): Part | null {
  const lit = wholes(picture, LIT);
  if (lit.length === 0) return partOf(wholes(picture, FIGHT), picture, width);
  return partOf([...lit, ...foesNear(picture, lit)], picture, width);
}

/** An enemy is in reach if he stands no farther from what can be pressed than so many times its size. */
const REACH = 1.6;

/** What one may come upon, or be come upon by. */
function foesNear(picture: Element, lit: readonly Element[]): Element[] {
  const own = picture.getAttribute('data-viewer');
  const boxes = lit.map((element) => element.getBoundingClientRect());
  return [...picture.querySelectorAll('[data-seat]')].filter((piece) => {
    if (piece.getAttribute('data-seat') === own) return false;
    const { x, y } = middleOf(piece.getBoundingClientRect());
    return boxes.some((box) => {
      const near = middleOf(box);
      return Math.hypot(x - near.x, y - near.y) <= REACH * Math.max(box.width, box.height);
    });
  });
}

const middleOf = ({ left, top, width, height }: DOMRect): { readonly x: number; readonly y: number } => ({
  x: left + width / 2,
  y: top + height / 2,
});

const wholes = (picture: Element, selector: string): Element[] =>
  [...picture.querySelectorAll(selector)].map((element) => element.closest('[data-whole]') ?? element);

/**
 * The part of the picture, which is so many units wide, that holds all of these. Measured against the picture as it
 * lies on the screen, wherever it is being moved to.
 */
export function partOf(elements: readonly Element[], picture: SVGSVGElement, width: number): Part | null {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const sheet = picture.getBoundingClientRect();
  if (boxes.length === 0 || sheet.width === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const inPicture = (pixels: number): number => Math.round((pixels * width) / sheet.width);
  return {
    x: inPicture(left - sheet.left),
    y: inPicture(top - sheet.top),
    width: inPicture(right - left),
    height: inPicture(bottom - top),
  };
}
