import { polyline, type Point } from '@bicorne/boardkit';
import { useRef, useState, type PointerEvent, type ReactNode, type SVGAttributes } from 'react';
import { Block } from './Block.tsx';
import { choose, point, take } from './choice.ts';
import { liesOf, middleOf } from './layout.ts';
import type { Bar, Line, Model } from './model.ts';
import { BLOCK } from './room.ts';
import type { Sheet } from './sheet.ts';
import type { Spots } from './spots.ts';

interface Props {
  readonly sheet: Sheet;
  readonly model: Model;
  readonly spots: Spots;
  /** Does what may be done at a place, or asks which of several things. */
  readonly drop: (position: number) => void;
}

/** A block that can be taken; in a waiting box and in a line of one's own its face is known. */
interface Taken {
  readonly line: Line;
  readonly bar: Bar;
}

interface Held extends Taken {
  readonly at: Point;
}

/** Below this many pixels a press is a click, not a drag. */
const SLACK = 6;

/** Blocks of lines that may act can be taken and dragged to where they shall go; a mere press chooses them. */
export function DragHandles({ sheet, model, spots, drop }: Props): ReactNode {
  const { held, handlers } = useDrag(spots, drop);
  return (
    <g aria-hidden="true">
      {[...spots.sources.keys()].flatMap((position) => {
        const line = model.lines.get(position);
        return line ? [<Handles key={position} sheet={sheet} line={line} handlers={handlers} />] : [];
      })}
      {held && <Ghost sheet={sheet} held={held} />}
    </g>
  );
}

/** Which pieces of its line a block stands for: itself, if it may act; else whatever of the line may. */
const facesOf = ({ face, acted, open }: Bar): readonly number[] =>
  face === null || acted || open ? [] : [face];

type Handlers = Pick<
  SVGAttributes<SVGElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onPointerEnter' | 'onClick'
>;

function useDrag(
  spots: Spots,
  drop: Props['drop'],
): { held: Held | null; handlers: (taken: Taken) => Handlers } {
  const [held, setHeld] = useState<Held | null>(null);
  const pressed = useRef<Point | null>(null);
  const dragged = useRef(false);

  const press = (event: PointerEvent<SVGElement>): void => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current = { x: event.clientX, y: event.clientY };
    dragged.current = false;
  };
  const drag = ({ line, bar }: Taken, event: PointerEvent<SVGElement>): void => {
    const from = pressed.current;
    if (!from) return;
    if (!dragged.current && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return;
    if (!dragged.current) take(line.position, facesOf(bar));
    dragged.current = true;
    setHeld({ line, bar, at: onSheet(event) });
  };
  const lift = (event: PointerEvent<SVGElement>): void => {
    pressed.current = null;
    setHeld(null);
    if (!dragged.current) return;
    const under = positionsUnder(event).find((position) => spots.places.has(position));
    if (under !== undefined) drop(under);
  };
  const handlers = ({ line, bar }: Taken): Handlers => ({
    onPointerDown: press,
    onPointerMove: (event) => drag({ line, bar }, event),
    onPointerUp: lift,
    onPointerCancel: () => setHeld(null),
    onPointerEnter: () => point(line.position),
    onClick: () => dragged.current || choose(line.position, facesOf(bar)),
  });
  return { held, handlers };
}

const Handles = ({
  sheet,
  line,
  handlers,
}: {
  readonly sheet: Sheet;
  readonly line: Line;
  readonly handlers: (taken: Taken) => Handlers;
}): ReactNode =>
  liesOf(sheet, line).map(({ x, y, turn }, i) => (
    <rect
      key={`${x} ${y}`}
      className="mar-handle"
      data-place={line.position}
      data-lit=""
      transform={`translate(${x} ${y}) rotate(${turn})`}
      x={-BLOCK.length / 2}
      y={-BLOCK.thick / 2}
      width={BLOCK.length}
      height={BLOCK.thick}
      {...handlers({ line, bar: line.bars[i] })}
    />
  ));

function onSheet(event: PointerEvent<SVGElement>): Point {
  const matrix = event.currentTarget.ownerSVGElement?.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  return { x, y };
}

/** The positions under the finger, the topmost first. */
const positionsUnder = ({ clientX, clientY }: PointerEvent): number[] =>
  document
    .elementsFromPoint(clientX, clientY)
    .flatMap((element) =>
      element instanceof SVGElement && element.dataset['position']
        ? [Number(element.dataset['position'])]
        : [],
    );

const Ghost = ({
  sheet,
  held: { line, bar, at },
}: {
  readonly sheet: Sheet;
  readonly held: Held;
}): ReactNode => (
  <g pointerEvents="none">
    <path className="mar-drag" d={polyline([middleOf(sheet, line.position), at])} />
    <g transform={`translate(${at.x} ${at.y})`} opacity="0.85">
      <Block army={line.army} face={bar.face} />
    </g>
  </g>
);
