import { useEffect, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';

/** A pointer that only passes by says nothing; one that rests, or a finger that stays, asks. */
const REST = 220;
const LONG_PRESS = 450;
/** A finger that moves farther than this drags. */
const SLACK = 8;

export interface Looking {
  readonly looking: string | null;
  /** Whether it lies where the note about it would be: low, on the left. */
  readonly inTheWay: boolean;
  readonly watch: {
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerDownCapture: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
    readonly onClickCapture: (event: MouseEvent) => void;
  };
}

interface Spot {
  readonly place: string;
  readonly inTheWay: boolean;
}

function spotOf(target: EventTarget): Spot | null {
  const element = target instanceof Element ? target.closest('[data-place]') : null;
  const place = element?.getAttribute('data-place');
  const frame = element?.closest('.stage')?.getBoundingClientRect();
  if (!element || place == null || !frame) return null;
  const box = element.getBoundingClientRect();
  const inTheWay = box.left < frame.left + frame.width / 2 && box.top > frame.top + frame.height / 2;
  return { place, inTheWay };
}

/** The place of the board that the reader looks at: by a resting pointer, the keyboard's focus, or a long press. */
export function useLooking(wanted: boolean): Looking {
  const [looking, setLooking] = useState<Spot | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const moved = useRef(false);
  const start = useRef({ x: 0, y: 0 });
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (spot: Spot | null, delay: number, then?: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setLooking(spot);
      then?.();
    }, delay);
  };

  return {
    looking: wanted && looking ? looking.place : null,
    inTheWay: looking?.inTheWay ?? false,
    watch: {
      // A board that is laid under a pointer that lies still was not asked.
      onPointerOver: (event) => {
        if (event.pointerType !== 'touch' && moved.current) later(spotOf(event.target), REST);
      },
      // Before the board hears it: a piece that can be dragged keeps the press to itself.
      onPointerDownCapture: (event) => {
        pressed.current = false;
        start.current = { x: event.clientX, y: event.clientY };
        if (event.pointerType === 'touch')
          later(spotOf(event.target), LONG_PRESS, () => (pressed.current = true));
      },
      onPointerMove: (event) => {
        const { x, y } = start.current;
        if (event.pointerType !== 'touch') {
          if (!moved.current) later(spotOf(event.target), REST);
          moved.current = true;
        } else if (Math.hypot(event.clientX - x, event.clientY - y) > SLACK) clearTimeout(timer.current);
      },
      onPointerUp: () => clearTimeout(timer.current),
      onPointerLeave: () => later(null, REST),
      onFocus: (event) => {
        if (event.target.matches(':focus-visible')) later(spotOf(event.target), 0);
      },
      onBlur: () => later(null, 0),
      // A long press looks; it does not also act. What was pressed has been read.
      onClickCapture: (event) => {
        if (!pressed.current) return later(null, 0);
        pressed.current = false;
        event.stopPropagation();
      },
    },
  };
}
