import { gestureMark, gestureOf } from '@bicorne/boardkit';
import type { Action } from '@bicorne/engine';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { useBack } from '../../ui/back.ts';
import { pressedAt } from '../pressed.ts';

type Gesture = readonly Action[];

/** What the reader points at or has pressed once. */
export interface Considered {
  readonly gesture: Gesture;
  /** Pressed once, and asked whether it is meant: there. */
  readonly asked: Point | null;
}

type Point = ReturnType<typeof pressedAt>;

interface Held {
  readonly legal: readonly Action[];
  readonly pointed: Spot | null;
  readonly armed: (Spot & { readonly at: Point }) | null;
}

interface Spot {
  readonly mark: string;
  readonly gesture: Gesture;
}

export interface Consideration {
  readonly considered: Considered | null;
  /** Does the gesture, or asks once whether it is meant. */
  press(gesture: Gesture): void;
  drop(): void;
  /** For the element that holds the board and everything else that can be clicked. */
  readonly watch: {
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

const markAt = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest('[data-action]')?.getAttribute('data-action') ?? null) : null;

/**
 * Pointing, focusing and pressing things that carry an action. A new position forgets all of it. What is marked is made
 * a whole gesture, which is what is weighed and done.
 */
export function useConsider(
  legal: readonly Action[],
  whole: (gesture: Gesture) => Gesture | null,
  asksFirst: (gesture: Gesture) => boolean,
  act: (gesture: Gesture) => void,
): Consideration {
  const nothing: Held = { legal, pointed: null, armed: null };
  const [held, setHeld] = useState(nothing);
  const now = held.legal === legal ? held : nothing;
  const point = (mark: string | null): void => {
    if (mark === (now.pointed?.mark ?? null)) return;
    const gesture = mark === null ? null : whole(gestureOf(mark));
    setHeld({ ...now, pointed: mark !== null && gesture ? { mark, gesture } : null });
  };
  const drop = (): void => setHeld(nothing);
  useDrop(now.armed !== null, drop);
  useBack(now.armed !== null, drop);

  const press = (gesture: Gesture): void => {
    const mark = gestureMark(gesture);
    if (now.armed?.mark === mark || !asksFirst(gesture)) {
      // What it was pressed for is over: nothing lies there any more until the pointer moves.
      setHeld(nothing);
      return act(gesture);
    }
    setHeld({ ...now, armed: { mark, gesture, at: pressedAt() } });
  };

  const spot = now.armed ?? now.pointed;
  return {
    considered:
      legal.length > 0 && spot ? { gesture: spot.gesture, asked: now.armed ? now.armed.at : null } : null,
    press,
    drop,
    watch: {
      // Not only when something is entered: under a pointer that rests, another position may put a new thing to do.
      onPointerMove: (event) => {
        if (event.pointerType !== 'touch' && event.buttons === 0) point(markAt(event.target));
      },
      onPointerLeave: () => point(null),
      onFocus: (event) => {
        if (event.target.matches(':focus-visible')) point(markAt(event.target));
      },
      onBlur: () => point(null),
    },
  };
}

/** Escape, or a press elsewhere, means no; and Escape then means nothing else. */
function useDrop(armed: boolean, drop: () => void): void {
  useEffect(() => {
    if (!armed) return;
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      drop();
    };
    const elsewhere = (event: Event): void => {
      if (event.target instanceof Element && !event.target.closest('[data-action], .chances, .stage-tools'))
        drop();
    };
    window.addEventListener('keydown', key, true);
    window.addEventListener('pointerdown', elsewhere);
    return () => {
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('pointerdown', elsewhere);
    };
  });
}
