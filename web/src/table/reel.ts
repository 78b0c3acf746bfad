import { useSteady } from '@bicorne/boardkit/steady.ts';
import type { Sight } from '@bicorne/engine';
import { useEffect, useRef, useState } from 'react';
import { usePreferences } from '../preferences.ts';
import { FACTORS, type Beat } from './pace.ts';
import { usePast } from './past.ts';
import type { Table } from './told.ts';

/** A running match as a reel of the moments that this seat saw. */
export interface Reel {
  /** The moment that is shown, if it is not the newest. */
  readonly table: Table | null;
  readonly playing: boolean;
  show(n: number): void;
  /** Plays all that came after this message. */
  play(after: number): void;
  /** To the moment before the one that is shown, or after it, at which something is seen to happen. */
  step(way: -1 | 1): void;
  toggle(): void;
  /** Back to now, at once. */
  close(): void;
}

interface Shown {
  readonly n: number;
  readonly beats: readonly Beat[];
  readonly at: number;
  readonly playing: boolean;
}

/** Milliseconds that a moment stays when it is played. */
const STAY = 1100;

/** `isStop`: whether something is seen to happen; `beats`: what leads from one moment to the next. */
export function useReel(
  real: Table,
  isStop: (step: Table['story'][number]) => boolean,
  beats: (before: Table, after: Table) => readonly Beat[],
): Reel {
  const pace = usePreferences((preferences) => preferences.pace);
  const past = usePast(real);
  const [shown, setShown] = useState<Shown | null>(null);
  const asked = useRef(0);

  const close = (): void => {
    asked.current++;
    setShown(null);
  };
  const open = async (n: number, playing: boolean): Promise<void> => {
    const mine = ++asked.current;
    const [before, after] = await Promise.all([playing ? past(n - 1) : null, past(n)]);
    if (mine !== asked.current) return;
    if (!after) return playing ? close() : undefined;
    const there = tableAt(real, n, after);
    const way = before ? beats(tableAt(real, n - 1, before), there) : [{ table: there, millis: 0 }];
    setShown({ n, playing, at: 0, beats: way });
  };
  const beside = (n: number, way: -1 | 1): number | undefined =>
    (way < 0
      ? real.story.findLast((step) => step.n < n && isStop(step))
      : real.story.find((step) => step.n > n && isStop(step))
    )?.n;
  const move = (n: number, way: -1 | 1, playing: boolean): void => {
    const next = beside(n, way);
    if (next !== undefined) void open(next, playing);
    else if (way > 0) close();
  };
  const goOn = useSteady(({ n, at, beats: all, playing }: Shown) => {
    if (at + 1 < all.length) setShown({ n, at: at + 1, beats: all, playing });
    else move(n, 1, true);
  });
  const fetchAhead = useSteady(({ n }: Shown) => {
    const next = beside(n, 1);
    if (next !== undefined) void past(next);
  });

  useEffect(() => {
    if (!shown?.playing) return;
    fetchAhead(shown);
    const { beats: all, at } = shown;
    // Whoever wants nothing shown at a pace has asked for this.
    const factor = FACTORS[pace] || 1;
    const timer = setTimeout(() => goOn(shown), factor * (at + 1 < all.length ? all[at].millis : STAY));
    return () => clearTimeout(timer);
  }, [shown, pace, goOn, fetchAhead]);

  return {
    table: shown ? shown.beats[shown.at].table : null,
    playing: shown?.playing ?? false,
    show: useSteady((n: number) => void open(n, false)),
    play: (after) => move(after, 1, true),
    step: (way) => shown && move(shown.n, way, false),
    toggle: () => {
      if (!shown) return;
      if (shown.playing) setShown({ ...shown, playing: false });
      else move(shown.n, 1, true);
    },
    close,
  };
}

/** The table as it was with message `n`; nothing is offered there. */
const tableAt = (real: Table, n: number, sight: Sight): Table => ({
  ...real,
  n,
  sight: { ...sight, legal: [] },
  fresh: real.story.find((step) => step.n === n)?.events ?? [],
});
