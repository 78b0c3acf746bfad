import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import type { Point } from './geometry.ts';

/** A piece that is on its way under the pointer, where on the sheet. */
interface Dragged {
  readonly hex: number;
  readonly at: Point;
}

interface Drag {
  readonly dragged: Dragged | null;
  /** For the group that holds the hexes, each with its number as `data-hex`. */
  readonly handlers: Readonly<
    Record<
      'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
      (event: PointerEvent<SVGGElement>) => void
    > & { readonly onClickCapture: (event: MouseEvent) => void }
  >;
}

/** Below this many pixels a press is a click, not a drag. */
const SLACK = 6;

/** Pieces that may be taken are dragged from hex to hex; a mere press is a press. */
export function useHexDrag(
  mayTake: (hex: number) => boolean,
  take: (hex: number) => void,
  drop: (from: number, to: number) => void,
): Drag {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const down = useRef<{ readonly hex: number; readonly at: Point } | null>(null);
  const moved = useRef(false);
  const end = (): void => {
    down.current = null;
    setDragged(null);
  };
  return {
    dragged,
    handlers: {
      onPointerDown: (event) => {
        moved.current = false;
        const hex = hexOf(event.target);
        if (event.button !== 0 || !event.isPrimary || hex === null || !mayTake(hex)) return;
        // Else the whole map would be dragged.
        event.stopPropagation();
        down.current = { hex, at: { x: event.clientX, y: event.clientY } };
      },
      onPointerMove: (event) => {
        const from = down.current;
        if (!from) return;
        if (event.buttons === 0) return end();
        if (!moved.current && Math.hypot(event.clientX - from.at.x, event.clientY - from.at.y) < SLACK)
          return;
        if (!moved.current) {
          event.currentTarget.setPointerCapture(event.pointerId);
          take(from.hex);
        }
        moved.current = true;
        setDragged({ hex: from.hex, at: onSheet(event) });
      },
      onPointerUp: (event) => {
        const from = down.current;
        end();
        if (!from || !moved.current) return;
        const to = hexAt(event.clientX, event.clientY);
        if (to !== null && to !== from.hex) drop(from.hex, to);
      },
      onPointerCancel: end,
      // What was dragged is not pressed as well.
      onClickCapture: (event) => {
        if (moved.current) event.stopPropagation();
        moved.current = false;
      },
    },
  };
}

function hexOf(target: EventTarget): number | null {
  const hex = target instanceof Element ? target.closest('[data-hex]')?.getAttribute('data-hex') : null;
  return hex == null ? null : Number(hex);
}

const hexAt = (x: number, y: number): number | null =>
  document.elementsFromPoint(x, y).reduce<number | null>((found, element) => found ?? hexOf(element), null);

function onSheet(event: PointerEvent<SVGGElement>): Point {
  const matrix = event.currentTarget.ownerSVGElement?.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  return { x, y };
}
