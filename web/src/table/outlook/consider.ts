import { actionMark } from '@bicorne/boardkit';
import type { Action } from '@bicorne/engine';
import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** What the reader points at or has pressed once, and where it is. */
export interface Considered {
  readonly action: Action;
  readonly box: DOMRect;
  /** Pressed once, and asked whether it is meant. */
  readonly armed: boolean;
}

interface Held {
  readonly legal: readonly Action[];
  readonly pointed: Spot | null;
  readonly armed: Spot | null;
}
interface Spot {
  readonly mark: string;
  readonly box: DOMRect;
}

export interface Consideration {
  readonly considered: Considered | null;
  /** Takes the action, or asks once whether it is meant. */
  press(action: Action): void;
  drop(): void;
  /** For the element that holds the board and everything else that can be clicked. */
  readonly watch: {
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onPointerDownCapture: (event: PointerEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

const markedAt = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('[data-action]') : null;

const markedBy = (mark: string): Element | null =>
  document.querySelector(`main.table [data-action="${CSS.escape(mark)}"]`);

const markOf = (element: Element | null): string | null => element?.getAttribute('data-action') ?? null;

const spotOf = (element: Element | null): Spot | null => {
  const mark = markOf(element);
  return element && mark !== null ? { mark, box: element.getBoundingClientRect() } : null;
};

const FINGER = 22;

/** Pointing, focusing and pressing things that carry an action. A new position forgets all of it. */
export function useConsider(
  legal: readonly Action[],
  asksFirst: (mark: string) => boolean,
  act: (action: Action) => void,
): Consideration {
  const [held, setHeld] = useState<Held>({ legal, pointed: null, armed: null });
  const now: Held = held.legal === legal ? held : { legal, pointed: null, armed: null };
  const point = (element: Element | null): void => {
    if (markOf(element) !== (now.pointed?.mark ?? null)) setHeld({ ...now, pointed: spotOf(element) });
  };
  /** Where something was pressed that carries no mark. */
  const finger = useRef(new DOMRect());
  const drop = (): void => setHeld({ legal, pointed: null, armed: null });
  useDrop(now.armed !== null, drop);

  const press = (action: Action): void => {
    const mark = actionMark(action);
    if (!asksFirst(mark) || now.armed?.mark === mark) return act(action);
    const spot = now.pointed?.mark === mark ? now.pointed : spotOf(markedBy(mark));
    setHeld({ ...now, armed: spot ?? { mark, box: finger.current } });
  };

  const spot = now.armed ?? now.pointed;
  const action = spot && legal.find((one) => actionMark(one) === spot.mark);
  return {
    considered: spot && action ? { action, box: spot.box, armed: now.armed !== null } : null,
    press,
    drop,
    watch: {
      // Not only when something is entered: under a pointer that rests, another position may put a new thing to do.
      onPointerMove: (event) => {
        if (event.pointerType !== 'touch' && event.buttons === 0) point(markedAt(event.target));
      },
      onPointerLeave: () => point(null),
      onPointerDownCapture: ({ clientX, clientY }) => {
        finger.current = new DOMRect(clientX - FINGER, clientY - FINGER, 2 * FINGER, 2 * FINGER);
      },
      onFocus: (event) => {
        if (event.target.matches(':focus-visible')) point(markedAt(event.target));
      },
      onBlur: () => point(null),
    },
  };
}

/** Escape, or a press elsewhere, means no. */
function useDrop(armed: boolean, drop: () => void): void {
  useEffect(() => {
    if (!armed) return;
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') drop();
    };
    const elsewhere = (event: Event): void => {
      if (event.target instanceof Element && !event.target.closest('[data-action], .chances, .stage-tools'))
        drop();
    };
    window.addEventListener('keydown', key);
    window.addEventListener('pointerdown', elsewhere);
    return () => {
      window.removeEventListener('keydown', key);
      window.removeEventListener('pointerdown', elsewhere);
    };
  });
}
