import type { Extent } from '@bicorne/boardkit';
import { useNarrow } from '@bicorne/boardkit/narrow.ts';
import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { usePreferences } from '../preferences.ts';
import {
  around,
  cameraOn,
  clampCamera,
  fitCamera,
  follow,
  isWorthGoing,
  readable,
  zoomAt,
  type Camera,
  type Part,
  type Size,
} from './camera.ts';
import { isSomeInSight, partOf, useLit } from './follow.ts';

/** From where the picture is seen, and all that changes it. */
interface Seen {
  readonly shown: Camera;
  /** It goes there by itself, and is seen to go. */
  readonly gliding: boolean;
  /** It has just gone there unasked: who presses now means what lay there before. */
  readonly restless: boolean;
  /** By hand: the picture is where the finger is. */
  move(next: Camera): void;
  /** Closer or farther, with the middle staying where it is. */
  zoom(factor: number): void;
  /** The whole; and from there back to what is lit. */
  fit(): void;
  /** So many times closer to this point of the frame, which was pressed and stays where it is. */
  comeTo(point: { readonly x: number; readonly y: number }, times: number): void;
  /** What has the keyboard's focus is in sight. */
  show(event: FocusEvent): void;
}

/**
 * `moment`: the position that is shown; as long as it is the same, what is lit changes by the reader's choice alone.
 * Moved by hand, by the keyboard's focus, and on a phone, where the whole picture is too small to read, by what can be
 * pressed.
 */
export function useCamera(
  frame: RefObject<HTMLElement | null>,
  picture: RefObject<SVGSVGElement | null>,
  extent: Extent,
  moment?: unknown,
  framesChoice = false,
  opens: Part | null = null,
): Seen {
  const narrow = useNarrow();
  const goes = usePreferences((preferences) => preferences.follow);
  const follows = goes && narrow;
  const size = useRoom(frame, narrow);
  const [camera, setCamera] = useState<Camera | null>(null);
  /** How close the reader wants to be, once he has zoomed by hand. */
  const [chosen, setChosen] = useState<number | null>(null);
  const [gliding, setGliding] = useState(false);
  const [lit, setLit] = useState<Part | null>(null);
  const whole = fitCamera(extent, size);
  const [opened, open] = useOpened(whole, narrow ? null : opens, extent, size);
  // Also when the frame has become another, as when a phone is turned.
  const shown = camera ? clampCamera(camera, extent, size) : opened;
  /** The whole stays whole when the frame changes. */
  const put = (next: Camera): void => setCamera(next.scale > whole.scale || opened !== whole ? next : null);
  const move = (next: Camera): void => {
    const held = clampCamera(next, extent, size);
    put(held);
    if (held.scale !== shown.scale) setChosen(held.scale);
    setGliding(false);
  };
  const glide = (next: Camera, gone?: () => void): void => {
    if (next === shown) return;
    put(next);
    setGliding(true);
    gone?.();
  };
  const [restless, startle] = useAwhile();
  // Between two presses of one gesture, and while a piece is dragged, the picture stays under the hand.
  const gone = useRef<unknown>(null);
  useLit(picture, extent, (follows || (goes && opens !== null)) && size.width > 0, (part, fresh) => {
    if (!narrow) {
      // Of the whole nothing is out of sight; of a part of it what has become lit may be.
      if (camera === null && part && open(part)) {
        setGliding(true);
        startle();
      }
      return;
    }
    setLit(part);
    const same = moment !== undefined && gone.current === moment;
    if (same && framesChoice && fresh && chosen === null && isWorthGoing(shown, fresh, extent, size))
      return glide(cameraOn(fresh, extent, size, readable(extent)), startle);
    if (same && part && picture.current && frame.current && isSomeInSight(picture.current, frame.current))
      return;
    gone.current = moment;
    if (part) glide(follow(shown, part, extent, size, chosen ?? readable(extent)), startle);
    else if (chosen === null) glide(whole);
  });
  return {
    shown,
    gliding,
    restless,
    move,
    comeTo: (point, times) => {
      gone.current = moment;
      glide(clampCamera(zoomAt(shown, point, times), extent, size), startle);
    },
    zoom: (factor) => move(zoomAt(shown, { x: size.width / 2, y: size.height / 2 }, factor)),
    fit: () => {
      if (!narrow && shown.scale <= whole.scale && opened !== whole) {
        setChosen(null);
        setCamera(null);
        return setGliding(true);
      }
      const back = follows && lit && shown.scale <= whole.scale;
      setChosen(back || !follows ? null : whole.scale);
      glide(back ? cameraOn(lit, extent, size, readable(extent)) : whole);
    },
    show: ({ target }) => {
      const drawn = picture.current;
      if (!drawn?.contains(target) || !target.matches(':focus-visible')) return;
      const part = partOf([target], drawn, extent.width);
      if (part) glide(follow(shown, part, extent, size, shown.scale));
    },
  };
}

const partKey = ({ x, y, width, height }: Part): string => `${x} ${y} ${width} ${height}`;

/** No closer than a sheet of so many widths of the readable one. */
const OPENS = 1.9;
/** Less is not worth losing sight of the rest. */
const CLOSER = 1.12;

/**
 * From where a table is seen until its reader moves it: as close as all that matters now lets one come. It stays as long
 * as that is in sight and not much too small. And how something else is brought into sight from there.
 */
function useOpened(
  whole: Camera,
  opens: Part | null,
  extent: Extent,
  size: Size,
): readonly [Camera, (lit: Part) => boolean] {
  const [at, setAt] = useState<{ readonly key: string; readonly camera: Camera } | null>(null);
  const key = opens && size.width > 0 ? [partKey(opens), size.width, size.height].join() : '';
  if (!opens || key === '') return [whole, () => false];
  const closest = OPENS * readable(extent);
  const now = at ? clampCamera(at.camera, extent, size) : whole;
  if (at === null) {
    const close = cameraOn(opens, extent, size, closest);
    setAt({ key, camera: close.scale > CLOSER * whole.scale ? close : whole });
  }
  if (at !== null && at.key !== key) setAt({ key, camera: follow(now, opens, extent, size, closest) });
  const open = (lit: Part): boolean => {
    const next = follow(now, around(lit, opens), extent, size, closest);
    if (next !== now) setAt({ key, camera: next });
    return next !== now;
  };
  return [now, open];
}

/** As long as the picture glides, and a moment more. */
const AWHILE = 600;

/** True for a while after it was called. */
function useAwhile(): readonly [boolean, () => void] {
  const [last, setLast] = useState(0);
  useEffect(() => {
    if (last === 0) return;
    const timer = setTimeout(() => setLast(0), AWHILE);
    return () => clearTimeout(timer);
  }, [last]);
  return [last > 0, () => setLast((before) => before + 1)];
}

/** The buttons have a strip of their own beside the picture, on a phone under it: nothing of it lies beneath them. */
const TOOLS = 52;

function useRoom(frame: RefObject<HTMLElement | null>, narrow: boolean): Size {
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
