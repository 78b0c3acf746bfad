import { OFF } from '@bicorne/engine';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { stepCursor, type Arrow, type HexLayout } from './geometry.ts';

/** For what is drawn and can be pressed: by pointer, by Enter and by the space bar. */
export interface Pressable {
  readonly role: 'button';
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export const pressable = (press: () => void): Pressable => ({
  role: 'button',
  onClick: press,
  onKeyDown: (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  },
});

/** A place of the board: pressed where something can be done; else only read, and asked why not (`data-dead`). */
export const placed = (live: boolean, press: () => void) =>
  ({
    ...pressable(press),
    ...(live ? { 'aria-disabled': false } : { role: 'img', 'data-dead': true }),
  }) as const;

const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The hex that is in the tab order; arrows walk from it. Each hex carries its number as `data-hex`. */
export interface Cursor {
  readonly hex: number;
  readonly move: (hex: number) => void;
  /** For the group that holds the hexes. */
  readonly group: RefObject<SVGGElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function useCursor(layout: HexLayout, start: number): Cursor {
  const [hex, move] = useState(start);
  const group = useRef<SVGGElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    const next = stepCursor(layout, hex, arrow);
    if (next === OFF) return;
    move(next);
    group.current?.querySelector<SVGElement>(`[data-hex="${next}"]`)?.focus();
  };
  return { hex, move, group, onKeyDown };
}
