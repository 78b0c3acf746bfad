import type { Extent } from '@bicorne/boardkit';
import type { Viewer } from '@bicorne/engine';
import { useEffect, useRef, type PointerEvent, type ReactNode, type RefObject, type SVGProps } from 'react';
import { isFar, zoomAt, type Camera, type Part } from './camera.ts';
import { pressNearest } from './nearest.ts';
import { useKeys } from './keys.ts';
import { useCamera } from './useCamera.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import type { ShellWords } from '../words/words.ts';
import './table.css';

interface Props {
  readonly extent: Extent;
  /** Whose board it is. */
  readonly viewer?: Viewer;
  /** The position that is shown, without what is only chosen in it. */
  readonly moment?: unknown;
  /** Whether what a choice has lit is gone to. */
  readonly framesChoice?: boolean;
  /** The part of the picture that is seen first. */
  readonly opens?: Part | null;
  readonly label: string;
  readonly shell: ShellWords;
  readonly flipped?: boolean;
  /** Where the picture can be turned, and a book be opened beside it. */
  readonly onFlip?: () => void;
  readonly onBook?: () => void;
  /** One finger draws on the picture instead of moving it; two move it. */
  readonly drawing?: boolean;
  /** Listens to pointer and focus on the picture. */
  readonly watch?: SVGProps<SVGSVGElement>;
  /** More tools beside the book. */
  readonly tools?: ReactNode;
  /** Lies in a corner of the frame, whatever part of the picture is shown. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

const CLOSER = 1.4;

/** The board with pan, pinch and wheel. The picture itself is drawn once and moved by a transform. */
export function Stage(props: Props): ReactNode {
  const {
    extent,
    viewer,
    label,
    shell,
    flipped,
    onFlip,
    onBook,
    drawing = false,
    watch,
    note,
    children,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<SVGSVGElement>(null);
  const { shown, gliding, restless, move, zoom, fit, show, comeTo } = useCamera(
    frame,
    picture,
    extent,
    props.moment,
    props.framesChoice,
    props.opens,
  );
  const comeCloser = (x: number, y: number, times: number): void => {
    const box = frame.current?.getBoundingClientRect();
    if (box) comeTo({ x: x - box.left, y: y - box.top }, times);
  };
  const fingers = useFingers(shown, move, drawing);
  useWheel(frame, shown, move);
  useKeys({ '+': () => zoom(CLOSER), '=': () => zoom(CLOSER), '-': () => zoom(1 / CLOSER), '0': fit });

  return (
    <div className="stage" ref={frame} onFocus={show} {...fingers}>
      <svg
        ref={picture}
        data-restless={restless || undefined}
        data-viewer={viewer}
        data-far={isFar(shown, extent) || undefined}
        className={gliding ? 'stage-picture gliding' : 'stage-picture'}
        width={extent.width}
        height={extent.height}
        viewBox={`0 0 ${extent.width} ${extent.height}`}
        style={{ transform: `translate(${shown.x}px, ${shown.y}px) scale(${shown.scale})` }}
        role="group"
        aria-label={label}
        {...watch}
        onClickCapture={(event) => {
          watch?.onClickCapture?.(event);
          pressNearest(event, comeCloser);
        }}
      >
        {children}
      </svg>
      {note}
      <div className="stage-tools">
        <div className="stage-books">
          {onBook && <Tool sign="book" label={shell.book.title} onPress={onBook} />}
          {props.tools}
        </div>
        <Tool sign="closer" label={shell.table.zoomIn} onPress={() => zoom(CLOSER)} />
        <Tool sign="farther" label={shell.table.zoomOut} onPress={() => zoom(1 / CLOSER)} />
        <Tool sign="fit" label={shell.table.fit} onPress={fit} />
        {onFlip && <Tool sign="flip" label={shell.table.flip} pressed={flipped} onPress={onFlip} />}
      </div>
    </div>
  );
}

interface ToolProps {
  readonly sign: IconName;
  readonly label: string;
  readonly pressed?: boolean | undefined;
  readonly onPress: () => void;
}

const Tool = ({ sign, label, pressed, onPress }: ToolProps): ReactNode => (
  <button type="button" onClick={onPress} aria-label={label} aria-pressed={pressed} title={label}>
    <Icon name={sign} />
  </button>
);

type Move = (camera: Camera) => void;

function useWheel(frame: RefObject<HTMLElement | null>, shown: Camera, move: Move): void {
  const latest = useRef({ shown, move });
  useEffect(() => {
    latest.current = { shown, move };
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const point = { x: event.clientX - box.left, y: event.clientY - box.top };
      const now = latest.current;
      now.move(zoomAt(now.shown, point, Math.exp(-event.deltaY / 400)));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [frame]);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Below this many pixels a press is a click, not a drag. */
const SLACK = 6;

function useFingers(
  camera: Camera,
  move: Move,
  drawing: boolean,
): Record<string, (event: PointerEvent<HTMLElement>) => void> {
  const down = useRef(new Map<number, Point>());
  const dragged = useRef(false);

  const press = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    // With the first finger no other is down, whatever became of those before: one may be lifted unheard.
    if (event.isPrimary) down.current.clear();
    if (down.current.size === 0) dragged.current = false;
    down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  const lift = (event: PointerEvent<HTMLElement>): void => {
    down.current.delete(event.pointerId);
  };

  const drag = (event: PointerEvent<HTMLElement>): void => {
    const before = down.current.get(event.pointerId);
    if (!before) return;
    if (event.buttons === 0) return lift(event);
    const now = { x: event.clientX, y: event.clientY };
    const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && drawing) return void down.current.set(event.pointerId, now);
    if (!other && !dragged.current && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return;
    if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = true;
    down.current.set(event.pointerId, now);
    if (!other) return move({ ...camera, x: camera.x + now.x - before.x, y: camera.y + now.y - before.y });
    const box = event.currentTarget.getBoundingClientRect();
    const factor =
      Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
    move(zoomAt(camera, { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top }, factor));
  };

  return { onPointerDown: press, onPointerMove: drag, onPointerUp: lift, onPointerCancel: lift };
}
