import type { Bench } from '@bicorne/engine';

/** A battle that begins in the middle of a match, and at which of its positions. */
export interface Moment {
  readonly at: number;
  readonly battle: unknown;
}

/** The last position, up to this one, for which the game's file has words: a turn's beginning, say. */
export function momentBefore(bench: Bench, states: readonly unknown[], upTo: number): Moment | null {
  for (let at = Math.min(upTo, states.length - 1); at >= 0; at--) {
    const battle = bench.moment?.(states[at]) ?? null;
    if (battle !== null) return { at, battle };
  }
  return null;
}
