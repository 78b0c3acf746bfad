import type { Point } from '@bicorne/boardkit';
import { useRef, useState, type DOMAttributes, type PointerEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Face, SIZE } from './Block.tsx';
import { chooseBlocks } from './choice.ts';
import { waysOf, type Options } from './options.ts';
import { pressSpot, type Act } from './perform.ts';

type Handlers = Pick<
  DOMAttributes<Element>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onClick'
>;

interface Held {
  readonly blocks: readonly number[];
  readonly at: Point;
}

export interface Dragging {
  readonly held: Held | null;
  /** For whatever can be taken up with these blocks; a mere press does what a press does. */
  handlers(blocks: readonly number[], press: () => void): Handlers;
}

/** Below this many pixels a press is a click, not a drag. */
const SLACK = 6;

/** Blocks are taken up where they stand, or from the tray, and set down on whatever carries a `data-spot`. */
export function useDrag(options: Options, act: Act): Dragging {
  const [held, setHeld] = useState<Held | null>(null);
  const pressed = useRef<Point | null>(null);
  const dragged = useRef(false);
  const press = (event: PointerEvent): void => {
    dragged.current = false;
    // A finger pans and scrolls; it presses block and place instead.
    if (event.button !== 0 || event.pointerType === 'touch') return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current = { x: event.clientX, y: event.clientY };
  };
  const drag = (blocks: readonly number[], event: PointerEvent): void => {
    const from = pressed.current;
    const at = { x: event.clientX, y: event.clientY };
    if (!from || (!dragged.current && Math.hypot(at.x - from.x, at.y - from.y) < SLACK)) return;
    if (!dragged.current) chooseBlocks(blocks);
    dragged.current = true;
    setHeld({ blocks, at });
  };
  const lift = (blocks: readonly number[], event: PointerEvent): void => {
    pressed.current = null;
    setHeld(null);
    if (!dragged.current) return;
    const ways = waysOf(options, blocks);
    const key = spotsUnder(event).find((spot) => ways.has(spot));
    const there = key === undefined ? undefined : ways.get(key);
    if (key !== undefined && there) pressSpot(key, there, act);
  };
  return {
    held,
    handlers: (blocks, click) => ({
      onPointerDown: press,
      onPointerMove: (event) => drag(blocks, event),
      onPointerUp: (event) => lift(blocks, event),
      onPointerCancel: () => setHeld(null),
      onClick: () => dragged.current || click(),
    }),
  };
}

/** The places under the pointer, the topmost first. */
const spotsUnder = ({ clientX, clientY }: PointerEvent): string[] =>
  document
    .elementsFromPoint(clientX, clientY)
    .flatMap((element) =>
      element instanceof SVGElement && element.dataset['spot'] ? [element.dataset['spot']] : [],
    );

/** The blocks in the hand, under the pointer, over map and tray alike. */
export function Ghost({
  held,
  steps,
}: {
  readonly held: Held | null;
  readonly steps: readonly number[];
}): ReactNode {
  if (!held) return null;
  return createPortal(
    <svg
      className="cmp-ghost"
      style={{ left: held.at.x, top: held.at.y }}
      viewBox={`${-SIZE} ${-SIZE} ${2 * SIZE} ${2 * SIZE}`}
      width="96"
      height="96"
      aria-hidden="true"
    >
      {held.blocks.slice(0, 4).map((block, i) => (
        <g key={block} transform={`translate(${i * 7 - 10} ${-i * 5})`}>
          <Face block={block} steps={steps[block]} />
        </g>
      ))}
      {held.blocks.length > 1 && (
        <text className="cmp-ghost-count" x="30" y="44">
          ×{held.blocks.length}
        </text>
      )}
    </svg>,
    document.body,
  );
}
