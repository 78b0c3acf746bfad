import type { BoardModule } from '@bicorne/boardkit';
import { whyNot, type Game, type Seat, type WhyNot, type Wish } from '@bicorne/engine';
import { useEffect, useState, type MouseEvent } from 'react';

interface Asked {
  readonly game: Game;
  readonly board: BoardModule;
  readonly seat: Seat;
  /** With what is only chosen in it. */
  readonly view: unknown;
  /** The position without that: a press that lets go of the choice is answered all the same. */
  readonly position: unknown;
  /** Whether this seat is asked something, and nothing is on its way. */
  readonly wanted: boolean;
}

interface Held {
  readonly position: unknown;
  readonly said: WhyNot | null;
  readonly press: number;
}

export interface Why {
  /** Of the last press that did nothing; another press, or another position, forgets it. */
  readonly said: WhyNot | null;
  /** Which press it was. */
  readonly press: number;
  /** For the element that holds the board: hears presses before the board does. */
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** Says of a press on the board that does nothing which rule forbids it. */
export function useWhy({ game, board, seat, view, position, wanted }: Asked): Why {
  const [held, setHeld] = useState<Held>({ position, said: null, press: 0 });
  const said = held.position === position ? held.said : null;
  const say = (next: WhyNot | null): void => setHeld({ position, said: next, press: held.press + 1 });
  useEffect(() => {
    if (said === null) return;
    const typed = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setHeld({ position, said: null, press: 0 });
    };
    window.addEventListener('keydown', typed);
    return () => window.removeEventListener('keydown', typed);
  }, [said, position]);
  return {
    said,
    press: held.press,
    onClickCapture: ({ target }) => {
      if (target instanceof Element && target.closest('.why')) return;
      if (said !== null) say(null);
      const at = wanted ? deadPlace(target) : null;
      if (at === null) return;
      const from = board.chosen?.();
      const wish: Wish = from === undefined ? { at } : { at, from };
      say(whyNot(game, view, seat, wish));
    },
  };
}

/** The place that was pressed, if there is nothing to do. */
function deadPlace(target: EventTarget): number | null {
  const place = target instanceof Element ? target.closest('.stage [data-place], .stage [data-press]') : null;
  if (!place?.hasAttribute('data-dead')) return null;
  const number = Number(place.getAttribute('data-place') ?? place.getAttribute('data-press'));
  return Number.isInteger(number) ? number : null;
}
