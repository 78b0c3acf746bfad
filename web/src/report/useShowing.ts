import type { Seat } from '@bicorne/engine';
import { useState } from 'react';
import type { Look } from './Findings.tsx';
import type { Way } from './tell.ts';

/** What the board shows beside the moment itself. */
interface Shown {
  /** How it stands after one of the two. */
  readonly way: Way | null;
  /** Through whose eyes; null: those of the side that is meant. */
  readonly eyes: Seat | null;
}

export interface Showing {
  readonly shown: Shown;
  show(change: Partial<Shown>): void;
}

const PLAINLY: Shown = { way: null, eyes: null };

/** Another moment is shown plainly again. */
export function useShowing(look: Look): Showing {
  const [held, setHeld] = useState<{ readonly look: Look; readonly shown: Shown }>({ look, shown: PLAINLY });
  const shown = held.look === look ? held.shown : PLAINLY;
  return { shown, show: (change) => setHeld({ look, shown: { ...shown, ...change } }) };
}
