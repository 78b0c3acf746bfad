import type { BoardModule, Words } from '@bicorne/boardkit';
import type { GameEvent, Sight } from '@bicorne/engine';
import type { StoryStep } from '@bicorne/server/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePaced } from './pace.ts';
import { usePast } from './past.ts';
import { saw, type Table } from './store.ts';

/** What lies on the table: this moment, one that has passed, or what happened while the reader was away. */
export interface Scene {
  readonly kind: 'now' | 'behind' | 'then' | 'recap';
  readonly sight: Sight;
  readonly events: readonly GameEvent[];
  /** All that happened up to what is shown, step by step. */
  readonly told: readonly (readonly GameEvent[])[];
  readonly story: readonly StoryStep[];
  /** The step that is shown, if it is not the newest. */
  readonly current: number | undefined;
  /** The first step that was new when the table was opened. */
  readonly newFrom: number | undefined;
  /** Whether what was new then is still worth showing: nothing has happened since, and it was not asked for. */
  readonly maySeeMissed: boolean;
  /** From this step on every moment can be shown again. */
  readonly shownFrom: number;
  show(n: number): void;
  recap(): void;
  /** Back to now, at once. */
  back(): void;
}

/** Milliseconds that a step stays when what happened is shown again. */
const RECAP = 1100;

export function useScene(real: Table, board: BoardModule, words: Words): Scene {
  const { view } = real.sight;
  const noticed = useCallback((event: GameEvent) => words.event(event, view) !== null, [words, view]);
  const { table, behind, skip } = usePaced(real, board, noticed);
  const past = usePast(real);
  const [then, setThen] = useState<number | null>(null);
  const [missed] = useState(() => missedSteps(real, noticed));
  const [recapped, setRecapped] = useState<number | null>(null);
  const [seenAgain, setSeenAgain] = useState(false);
  useSaw(table, behind);

  const steps = missed.steps;
  useEffect(() => {
    if (recapped === null) return;
    const timer = setTimeout(() => setRecapped(recapped + 1 < steps.length ? recapped + 1 : null), RECAP);
    return () => clearTimeout(timer);
  }, [recapped, steps]);

  const shown = then === null || then === real.n ? undefined : past.get(then);
  const again = recapped === null ? undefined : steps[recapped];
  const step = again ?? (shown && real.story.find(({ n }) => n === then));
  const kind = again ? 'recap' : shown ? 'then' : behind ? 'behind' : 'now';
  const events = step ? step.events : table.fresh;
  const told = useMemo(() => toldUntil(table.story, step?.n, events), [table.story, step, events]);
  return {
    kind,
    sight: kind === 'now' || kind === 'behind' ? table.sight : still(shown ?? table.sight),
    events,
    told,
    story: table.story,
    current: step?.n,
    newFrom: missed.from,
    maySeeMissed: missed.from !== undefined && real.n === missed.at && !seenAgain,
    shownFrom: past.keys().next().value ?? real.n,
    show: setThen,
    recap: () => {
      setSeenAgain(true);
      setRecapped(0);
    },
    back: () => {
      setThen(null);
      setRecapped(null);
      skip();
    },
  };
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

const still = (sight: Sight): Sight => (sight.legal.length === 0 ? sight : { ...sight, legal: [] });

interface Missed {
  /** Where the story stood when the table was opened. */
  readonly at: number;
  readonly from: number | undefined;
  readonly steps: readonly StoryStep[];
}

function missedSteps({ lookedAt, story, n }: Table, noticed: (event: GameEvent) => boolean): Missed {
  const steps = lookedAt === undefined || lookedAt < 1 ? [] : story.filter((step) => step.n > lookedAt);
  return { at: n, from: steps[0]?.n, steps: steps.filter(({ events }) => events.some(noticed)) };
}

const LOOKED = 800;

/** Tells the server what has been shown, when the reader is there and has had time to look. */
function useSaw({ n }: Table, behind: boolean): void {
  useEffect(() => {
    if (behind || document.hidden) return;
    const timer = setTimeout(() => saw(n), LOOKED);
    return () => clearTimeout(timer);
  }, [n, behind]);
}
