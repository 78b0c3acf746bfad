import { useEffect, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';

/** A pointer that only passes by says nothing; one that rests, or a finger that stays, asks. */
const REST = 220;
const LONG_PRESS = 450;
/** A finger that moves farther than this drags. */
const SLACK = 8;

export interface Looking {
  readonly looking: string | null;
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

const placeOf = (target: EventTarget): string | null =>
  (target instanceof Element ? target.closest('.stage [data-place]') : null)?.getAttribute('data-place') ??
  null;

/** The place of the board that the reader looks at: by a resting pointer, the keyboard's focus, or a long press. */
export function useLooking(wanted: boolean): Looking {
  const [looking, setLooking] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const moved = useRef(false);
  const start = useRef({ x: 0, y: 0 });
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (place: string | null, delay: number, then?: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setLooking(place);
      then?.();
    }, delay);
  };

  return {
    looking: wanted ? looking : null,
    watch: {
      // A board that is laid under a pointer that lies still was not asked.
      onPointerOver: (event) => {
        if (event.pointerType !== 'touch' && moved.current) later(placeOf(event.target), REST);
      },
      // Before the board hears it: a piece that can be dragged keeps the press to itself.
      onPointerDownCapture: (event) => {
        pressed.current = false;
        start.current = { x: event.clientX, y: event.clientY };
        if (event.pointerType === 'touch')
          later(placeOf(event.target), LONG_PRESS, () => (pressed.current = true));
      },
      onPointerMove: (event) => {
        const { x, y } = start.current;
        if (event.pointerType !== 'touch') {
          if (!moved.current) later(placeOf(event.target), REST);
          moved.current = true;
        } else if (Math.hypot(event.clientX - x, event.clientY - y) > SLACK) clearTimeout(timer.current);
      },
      onPointerUp: () => clearTimeout(timer.current),
      onPointerLeave: () => later(null, REST),
      onFocus: (event) => {
        if (event.target.matches(':focus-visible')) later(placeOf(event.target), 0);
      },
      onBlur: () => later(null, 0),
      // A long press looks; it does not also act. What was pressed has been read.
      onClickCapture: (event) => {
        // Nor was what then comes to lie under the pointer.
        moved.current = false;
        if (!pressed.current) return later(null, 0);
        pressed.current = false;
        event.stopPropagation();
      },
    },
  };
}
