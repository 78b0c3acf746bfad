import type { BoardModule, Traces, Words } from '@bicorne/boardkit';
import { tracesOf } from '@bicorne/boardkit/traces.ts';
import type { GameEvent, Sight } from '@bicorne/engine';
import type { StoryStep } from '@bicorne/table/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useMissed, type Missed } from './missed.ts';
import { beatsOf, usePaced } from './pace.ts';
import { useReel, type Reel } from './reel.ts';
import type { Table } from './told.ts';
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
  readonly reel: Reel;
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
  const noticed = useCallback((event: GameEvent) => words.event(event, view) !== null, [words, view]);
  const isStop = ({ events }: StoryStep): boolean => events.some(noticed);
  const beats = useCallback(
    (before: Table, after: Table) => beatsOf(before, after, board, noticed),
    [board, noticed],
  );
  const { table, behind, waits, goOn, skip } = usePaced(real, beats);
  const reel = useReel(real, isStop, beats);
  const missed = useMissed(real);
  const [seenAgain, setSeenAgain] = useState<Missed | null>(null);
  useSaw(table, behind);

  const then = reel.table;
  const shown = then ?? table;
  const events = shown.fresh;
  const told = useMemo(() => toldUntil(table.story, then?.n, events), [table.story, then?.n, events]);
  const traces = useTraces(board, shown, told);
  const newFrom = useMemo(
    () => missed && real.story.find((step) => step.n > missed.after && step.events.some(noticed))?.n,
    [missed, real.story, noticed],
  );
  return {
    kind: then ? 'then' : behind ? 'behind' : 'now',
    sight: shown.sight,
    events,
    told,
    traces,
    story: table.story,
    current: then?.n,
    newFrom: newFrom ?? undefined,
    maySeeMissed: newFrom != null && missed?.until === real.n && seenAgain !== missed,
    newest: behind || reel.playing ? events.findLast(noticed) : undefined,
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

function useTraces(board: BoardModule, { viewer, sight }: Table, told: Scene['told']): Traces | null {
  const { view } = sight;
  return useMemo(
    () => (board.traces ? tracesOf(told, viewer, (event) => board.traces?.(event, view) ?? []) : null),
    [board, viewer, view, told],
  );
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
