import { defaultOptions, faultsOf, type Fault } from '@bicorne/engine';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { begun, changed, redone, undone } from './history.ts';
import type { Shop } from './load.ts';
import { theShelf, type Kept } from './shelf.ts';

type Keeping = 'saved' | 'saving' | 'notSaved';

/** The battle on the bench: every version of it, what is wrong with the present one, and whether it is kept. */
export interface OnBench {
  readonly scenario: unknown;
  readonly faults: readonly Fault[];
  readonly keeping: Keeping;
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
  change(next: unknown): void;
  undo(): void;
  redo(): void;
}

const PAUSE = 400;

/** `kept`: as it lay on the shelf, or as it came; nothing is kept before it is changed. */
export function useBench({ game }: Shop, kept: Kept): OnBench {
  const [history, setHistory] = useState(() => begun(kept.scenario));
  const { now: scenario } = history;
  const looked = useDeferredValue(scenario);
  const faults = useMemo(() => faultsOf(game, looked, defaultOptions(game.options)), [game, looked]);
  return {
    scenario,
    faults,
    keeping: useKeeping(kept, scenario),
    mayUndo: history.before.length > 0,
    mayRedo: history.after.length > 0,
    change: (next) => next !== scenario && setHistory((all) => changed(all, next)),
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
  };
}

/** A moment after the last change, and at once when the page is left. */
function useKeeping(kept: Kept, scenario: unknown): Keeping {
  const [keeping, setKeeping] = useState<Keeping>('saved');
  const written = useRef(kept.scenario);
  useEffect(() => {
    // Also where one has gone back to what is kept already.
    if (written.current === scenario) return setKeeping('saved');
    setKeeping('saving');
    const keep = (): void => {
      if (written.current === scenario) return;
      written.current = scenario;
      theShelf()
        .keep({ ...kept, scenario, changedAt: Date.now() })
        .then(
          () => setKeeping('saved'),
          () => setKeeping('notSaved'),
        );
    };
    const timer = setTimeout(keep, PAUSE);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [kept, scenario]);
  return keeping;
}
