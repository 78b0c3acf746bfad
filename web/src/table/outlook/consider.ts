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
  /** Pressed before it was known whether it is asked about first. */
  readonly early: Spot | null;
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

/**
 * Pointing, focusing and pressing things that carry an action. A new position forgets all of it. A press of which it is
 * not known yet (null) whether it is asked about first waits until that is known.
 */
export function useConsider(
  legal: readonly Action[],
  asksFirst: (mark: string) => boolean | null,
  act: (action: Action) => void,
): Consideration {
  const nothing: Held = { legal, pointed: null, armed: null, early: null };
  const [held, setHeld] = useState(nothing);
  const now = held.legal === legal ? held : nothing;
  const point = (element: Element | null): void => {
    if (markOf(element) !== (now.pointed?.mark ?? null)) setHeld({ ...now, pointed: spotOf(element) });
  };
  /** Where something was pressed that carries no mark. */
  const finger = useRef(new DOMRect());
  const drop = (): void => setHeld(nothing);
  useDrop((now.armed ?? now.early) !== null, drop);

  const press = (action: Action): void => {
    const mark = actionMark(action);
    const asks = now.armed?.mark === mark ? false : asksFirst(mark);
    if (asks === false) return act(action);
    const pointed = now.pointed?.mark === mark ? now.pointed : spotOf(markedBy(mark));
    const spot = pointed ?? { mark, box: finger.current };
    setHeld({ ...now, armed: asks ? spot : null, early: asks ? null : spot });
  };

  const named = (mark: string): Action | undefined => legal.find((one) => actionMark(one) === mark);
  useEarly(now.early, now.early && asksFirst(now.early.mark), (early, asks) => {
    setHeld({ ...now, armed: asks ? early : null, early: null });
    const action = named(early.mark);
    if (!asks && action) act(action);
  });

  const spot = now.armed ?? now.pointed;
  const action = spot && named(spot.mark);
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

/** Nobody waits longer for an answer that does not come: then he is asked. */
const LONGEST = 2000;

/** Goes on with a press that came early, as soon as it is known whether it is asked about first. */
function useEarly(
  early: Spot | null,
  asks: boolean | null,
  goOn: (early: Spot, asks: boolean) => void,
): void {
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  useEffect(() => {
    if (early === null) return;
    const wait = asks === null ? LONGEST : 0;
    const timer = setTimeout(() => latest.current(early, asks ?? true), wait);
    return () => clearTimeout(timer);
  }, [early, asks]);
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
