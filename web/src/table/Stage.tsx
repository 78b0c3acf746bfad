import type { Extent } from '@bicorne/boardkit';
import { useNarrow } from '@bicorne/boardkit/narrow.ts';
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type SVGProps,
} from 'react';
import { usePreferences } from '../preferences.ts';
import {
  cameraOn,
  clampCamera,
  fitCamera,
  follow,
  readable,
  zoomAt,
  type Camera,
  type Part,
  type Size,
} from './camera.ts';
import { partOf, useLit } from './follow.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import type { ShellWords } from '../words/words.ts';
import './table.css';

interface Props {
  readonly extent: Extent;
  readonly label: string;
  readonly shell: ShellWords;
  readonly flipped: boolean;
  readonly onFlip: () => void;
  readonly onBook: () => void;
  /** Listens to pointer and focus on the picture. */
  readonly watch?: SVGProps<SVGSVGElement>;
  /** Lies in a corner of the frame, whatever part of the picture is shown. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The board with pan, pinch and wheel. The picture itself is drawn once and moved by a transform. On a phone, where
 * the whole of it is too small to read, it goes to what can be pressed.
 */
export function Stage(props: Props): ReactNode {
  const { extent, label, shell, flipped, onFlip, onBook, watch, note, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<SVGSVGElement>(null);
  const narrow = useNarrow();
  const follows = usePreferences((preferences) => preferences.follow) && narrow;
  const size = useRoom(frame, narrow);
  const [camera, setCamera] = useState<Camera | null>(null);
  /** How close the reader wants to be, once he has zoomed by hand. */
  const [chosen, setChosen] = useState<number | null>(null);
  const [gliding, setGliding] = useState(false);
  const [lit, setLit] = useState<Part | null>(null);
  const whole = fitCamera(extent, size);
  // Also when the frame has become another, as when a phone is turned.
  const shown = camera ? clampCamera(camera, extent, size) : whole;
  /** The whole stays whole when the frame changes. */
  const put = (next: Camera): void => setCamera(next.scale > whole.scale ? next : null);
  const move = (next: Camera): void => {
    const held = clampCamera(next, extent, size);
    put(held);
    if (held.scale !== shown.scale) setChosen(held.scale);
    setGliding(false);
  };
  const glide = (next: Camera): void => {
    if (next === shown) return;
    put(next);
    setGliding(true);
  };
  const zoom = (factor: number): void =>
    move(zoomAt(shown, { x: size.width / 2, y: size.height / 2 }, factor));
  const fingers = useFingers(shown, move);
  const latest = useRef({ shown, move });
  useEffect(() => {
    latest.current = { shown, move };
  });
  useLit(picture, extent, follows && size.width > 0, (part) => {
    setLit(part);
    if (part) glide(follow(shown, part, extent, size, chosen ?? readable(extent)));
    else if (chosen === null) glide(whole);
  });
  /** What has the keyboard's focus is in sight. */
  const show = ({ target }: FocusEvent): void => {
    const drawn = picture.current;
    if (!drawn?.contains(target) || !target.matches(':focus-visible')) return;
    const part = partOf([target], drawn, extent.width);
    if (part) glide(follow(shown, part, extent, size, shown.scale));
  };
  /** The whole; and from there back to what is lit. */
  const fit = (): void => {
    const back = follows && lit && shown.scale <= whole.scale;
    setChosen(back || !follows ? null : whole.scale);
    glide(back ? cameraOn(lit, extent, size, readable(extent)) : whole);
  };

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
  }, []);

  return (
    <div className="stage" ref={frame} onFocus={show} {...fingers}>
      <svg
        ref={picture}
        className={gliding ? 'stage-picture gliding' : 'stage-picture'}
        width={extent.width}
        height={extent.height}
        viewBox={`0 0 ${extent.width} ${extent.height}`}
        style={{ transform: `translate(${shown.x}px, ${shown.y}px) scale(${shown.scale})` }}
        role="group"
        aria-label={label}
        {...watch}
      >
        {children}
      </svg>
      {note}
      <div className="stage-tools">
        <Tool sign="book" label={shell.book.title} onPress={onBook} />
        <Tool sign="closer" label={shell.table.zoomIn} onPress={() => zoom(1.4)} />
        <Tool sign="farther" label={shell.table.zoomOut} onPress={() => zoom(1 / 1.4)} />
        <Tool sign="fit" label={shell.table.fit} onPress={fit} />
        <Tool sign="flip" label={shell.table.flip} pressed={flipped} onPress={onFlip} />
      </div>
    </div>
  );
}

interface ToolProps {
  readonly sign: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

const Tool = ({ sign, label, pressed, onPress }: ToolProps): ReactNode => (
  <button type="button" onClick={onPress} aria-label={label} aria-pressed={pressed} title={label}>
    <Icon name={sign} />
  </button>
);

/** The buttons have a strip of their own beside the picture, on a phone under it: nothing of it lies beneath them. */
const TOOLS = 52;

function useRoom(frame: { readonly current: HTMLElement | null }, narrow: boolean): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry.contentRect;
      setSize(narrow ? { width, height: height - TOOLS } : { width: width - TOOLS, height });
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame, narrow]);
  return size;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Below this many pixels a press is a click, not a drag. */
const SLACK = 6;

function useFingers(
  camera: Camera,
  move: (camera: Camera) => void,
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
