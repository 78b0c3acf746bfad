import type { BoardModule, Traces, Words } from '@bicorne/boardkit';
import { tracesOf } from '@bicorne/boardkit/traces.ts';
import type { GameEvent, Sight } from '@bicorne/engine';
import type { StoryStep } from '@bicorne/table/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useMissed, type Missed } from './missed.ts';
import { beatsOf, usePaced } from './pace.ts';
import { usePast } from './reel/past.ts';
import { useReel, type Reel } from './reel/useReel.ts';
import type { Table, Told } from './told.ts';
import { useHere } from './useTable.ts';

/** What lies on the table: this moment, one on the way to it, or one that has passed. */
export interface Scene {
  readonly kind: 'now' | 'behind' | 'then';
  readonly sight: Sight;
  readonly events: readonly GameEvent[];
  /** All that happened up to what is shown, step by step. */
  readonly told: readonly (readonly GameEvent[])[];
  /** What the others' turn has left to be seen. */
  readonly traces: Traces | null;
  readonly story: readonly StoryStep[];
  /** The step that is shown, if it is not the newest. */
  readonly current: number | undefined;
  /** The first step that the reader was not there to see. */
  readonly newFrom: number | undefined;
  /** Whether that is still worth showing: nothing has happened since, and it was not asked for. */
  readonly maySeeMissed: boolean;
  /** What is being shown just now, while things happen. */
  readonly newest: GameEvent | undefined;
  readonly reel: Reel<Table>;
  /** Plays what the reader missed. */
  recap(): void;
  /** Plays the others' turn again. */
  again(): void;
  /** What is shown waits until it is read: then one goes on. */
  readonly waits: boolean;
  goOn(): void;
  /** To what is new, at once. */
  skip(): void;
}

export function useScene(real: Table, board: BoardModule, words: Words): Scene {
  const { view } = real.sight;
  const { noticed, isStop } = useNoticed(words, view);
  const beats = useCallback(
    (before: Table, after: Table) => beatsOf(before, after, board, noticed),
    [board, noticed],
  );
  const { table, behind, waits, goOn, skip } = usePaced(real, beats);
  const past = usePast(real);
  const reel = useReel(real, { isStop, beats, past });
  const missed = useMissed(real);
  const [seenAgain, setSeenAgain] = useState<Missed | null>(null);
  useSaw(table, behind);

  const then = reel.table;
  const shown = then ?? table;
  const { told, traces } = usePicture(board, shown, then?.n);
  const newFrom = useMemo(
    () => missed && real.story.find((step) => step.n > missed.after && step.events.some(noticed))?.n,
    [missed, real.story, noticed],
  );
  return {
    kind: then ? 'then' : behind ? 'behind' : 'now',
    sight: shown.sight,
    events: shown.fresh,
    told,
    traces,
    story: table.story,
    current: then ? reel.at : undefined,
    newFrom: newFrom ?? undefined,
    maySeeMissed: newFrom != null && missed?.until === real.n && seenAgain !== missed,
    newest: behind || reel.playing ? shown.fresh.findLast(noticed) : undefined,
    reel,
    recap: () => {
      setSeenAgain(missed);
      if (missed) reel.play(missed.after);
    },
    again: () => traces && reel.play(table.story[traces.from].n - 1),
    waits,
    goOn,
    skip,
  };
}

interface Noticed {
  noticed(event: GameEvent): boolean;
  isStop(step: StoryStep): boolean;
}

/** What leaves a line in the log. */
export function useNoticed(words: Words, view: unknown): Noticed {
  return useMemo(() => {
    const noticed = (event: GameEvent): boolean => words.event(event, view) !== null;
    return { noticed, isStop: ({ events }) => events.some(noticed) };
  }, [words, view]);
}

/** What a board draws of all that has happened up to what is shown. */
export function usePicture(
  board: BoardModule,
  { viewer, sight: { view }, story, fresh }: Told,
  n?: number,
): Pick<Scene, 'told' | 'traces'> {
  const told = useMemo(() => toldUntil(story, n, fresh), [story, n, fresh]);
  const traces = useMemo(
    () => (board.traces ? tracesOf(told, viewer, (event) => board.traces?.(event, view) ?? []) : null),
    [board, viewer, view, told],
  );
  return { told, traces };
}

/** A throw that is still lying there is told before the story has its step. */
function toldUntil(
  story: readonly StoryStep[],
  n = Infinity,
  events: readonly GameEvent[],
): readonly (readonly GameEvent[])[] {
  const told = story.filter((step) => step.n <= n).map((step) => step.events);
  return told.at(-1) === events ? told : [...told, events];
}

const LOOKED = 800;

/** Tells the server what has been shown, when the reader is there, or has come back, and has had time to look. */
function useSaw({ n }: Table, behind: boolean): void {
  const here = useHere();
  useEffect(() => {
    if (behind) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => here.saw(n), LOOKED);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [here, n, behind]);
}
