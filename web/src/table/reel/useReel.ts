import { useSteady } from '@bicorne/boardkit/steady.ts';
import type { Sight } from '@bicorne/engine';
import type { StoryStep } from '@bicorne/table/protocol';
import { useEffect, useRef, useState } from 'react';
import { usePreferences } from '../../preferences.ts';
import { FACTORS, type Beat } from '../pace.ts';
import type { Told } from '../told.ts';
import { beginsTurn } from '../turns.ts';
import type { Past } from './past.ts';

/** A match as a reel of the moments that a viewer saw: one that runs, or one that has ended. */
export interface Reel<T extends Told> {
  /** What is shown, if it is not the newest moment. */
  readonly table: T | null;
  /** The moment that is gone to. */
  readonly at: number;
  readonly playing: boolean;
  show(n: number): void;
  /** Plays all that came after this message. */
  play(after: number): void;
  /** To the moment before the one that is shown, or after it, at which something is seen to happen. */
  step(way: -1 | 1): void;
  /** To the turn before it, or after it. */
  turn(way: -1 | 1): void;
  toggle(): void;
  /** To the newest moment, at once. */
  close(): void;
}

export interface Reeled<T extends Told> {
  /** Whether something is seen to happen. */
  isStop(step: StoryStep): boolean;
  /** What leads from one moment to the next. */
  beats(before: T, after: T): readonly Beat<T>[];
  /** What the viewer saw at a moment. */
  readonly past: Past;
  /** Where it begins, if not with the newest moment. */
  readonly start?: Start | undefined;
  /** How many times as quick as is usual at a table. */
  readonly speed?: number;
}

export interface Start {
  readonly n: number;
  readonly sight: Sight;
  readonly playing: boolean;
}

interface Shown<T extends Told> {
  readonly n: number;
  readonly beats: readonly Beat<T>[];
  readonly at: number;
  readonly playing: boolean;
}

interface Held<T extends Told> {
  /** Whose eyes it is seen through: others begin anew. */
  readonly viewer: number;
  readonly shown: Shown<T> | null;
  /** What was asked for, which may have to be fetched. */
  readonly wanted: number | null;
}

/** Milliseconds that a moment stays when it is played. */
const STAY = 1100;

export function useReel<T extends Told>(real: T, reeled: Reeled<T>): Reel<T> {
  const { isStop, beats, past, start, speed = 1 } = reeled;
  const pace = usePreferences((preferences) => preferences.pace);
  const [kept, setHeld] = useState<Held<T>>(() => beginAt(real, start));
  const held = kept.viewer === real.viewer ? kept : beginAt(real, start);
  const { shown } = held;
  const at = held.wanted ?? shown?.n ?? real.n;
  const asked = useRef(0);

  const put = (next: Shown<T> | null, wanted: number | null = null): void =>
    setHeld({ viewer: real.viewer, shown: next, wanted });
  const close = (): void => {
    asked.current++;
    put(null);
  };
  const open = async (n: number, playing: boolean, led = playing): Promise<void> => {
    const mine = ++asked.current;
    put(shown?.playing === playing ? shown : shown && { ...shown, playing }, n);
    const [before, after] = await Promise.all([led ? past(n - 1) : null, past(n)]);
    if (mine !== asked.current) return;
    if (!after) return playing ? close() : put(shown && { ...shown, playing });
    const there = tableAt(real, n, after);
    const way = before ? beats(tableAt(real, n - 1, before), there) : [{ table: there, millis: 0 }];
    put({ n, playing, at: 0, beats: way });
  };
  const beside = (n: number, way: -1 | 1, stops: (step: StoryStep) => boolean): number | undefined =>
    (way < 0
      ? (real.story.findLast((step) => step.n < n && stops(step)) ?? real.story.find((step) => step.n < n))
      : real.story.find((step) => step.n > n && stops(step))
    )?.n;
  const move = (n: number, way: -1 | 1, playing: boolean): void => {
    const next = beside(n, way, isStop);
    // A step forward is led up to, as it was when it happened.
    if (next !== undefined) void open(next, playing, playing || (way > 0 && FACTORS[pace] > 0));
    else if (way > 0) close();
  };
  const goOn = useSteady((now: Shown<T>) => {
    if (now.at + 1 < now.beats.length) put({ ...now, at: now.at + 1 });
    else move(now.n, 1, true);
  });
  const fetchAhead = useSteady(({ n }: Shown<T>) => {
    const next = beside(n, 1, isStop);
    if (next !== undefined) void past(next);
  });

  useEffect(() => {
    if (!shown) return;
    const { beats: all, at: beat, playing } = shown;
    const isOnTheWay = beat + 1 < all.length;
    if (!playing && !isOnTheWay) return;
    if (playing) fetchAhead(shown);
    // Whoever wants nothing shown at a pace has asked for this.
    const factor = (FACTORS[pace] || 1) / speed;
    const timer = setTimeout(() => goOn(shown), factor * (isOnTheWay ? all[beat].millis : STAY));
    return () => clearTimeout(timer);
  }, [shown, pace, speed, goOn, fetchAhead]);

  return {
    table: shown ? shown.beats[shown.at].table : null,
    at,
    playing: shown?.playing ?? false,
    show: useSteady((n: number) => void open(n, false)),
    play: (after) => move(after, 1, true),
    step: (way) => move(at, way, false),
    turn: (way) => {
      const next = beside(at, way, beginsTurn);
      if (next !== undefined) void open(next, false);
      else if (way > 0) close();
    },
    toggle: () => {
      if (shown?.playing) {
        asked.current++;
        return put({ ...shown, playing: false });
      }
      if (!shown && held.wanted === null) return;
      // The last of them is looked at before one is back.
      if (beside(at, 1, isStop) === undefined) void open(at, true, false);
      else move(at, 1, true);
    },
    close,
  };
}

const beginAt = <T extends Told>(real: T, start: Start | undefined): Held<T> => ({
  viewer: real.viewer,
  wanted: null,
  shown: start
    ? {
        n: start.n,
        playing: start.playing,
        at: 0,
        beats: [{ table: tableAt(real, start.n, start.sight), millis: 0 }],
      }
    : null,
});

/** The table as it was with message `n`; nothing is offered there. */
const tableAt = <T extends Told>(real: T, n: number, sight: Sight): T => ({
  ...real,
  n,
  sight: { ...sight, legal: [] },
  fresh: real.story.find((step) => step.n === n)?.events ?? [],
});
