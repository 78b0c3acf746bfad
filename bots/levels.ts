import type { Dial } from '@bicorne/engine';
import type { Effort } from './search/search.ts';

/** A level differs from another by effort and noise, never by knowledge or dice. */
export interface Level extends Effort {
  /** How far below the best an action may seem and still be taken now and then; 0: never. */
  readonly noise: number;
}

/** Time is what counts at the table; trials are for matches that can be repeated. How many fit into the time depends on game and machine (`bicorne bench`). */
export const LEVELS = {
  recruit: { trials: 600, millis: 60, states: 2, breadth: 6, turns: 1, heat: 1, noise: 0.006 },
  officer: { trials: 4_000, millis: 300, states: 6, breadth: 10, turns: 1, heat: 0.7, noise: 0 },
  marshal: { trials: 32_000, millis: 2_000, states: 16, breadth: 24, turns: 2, heat: 0.8, noise: 0 },
  emperor: { trials: 160_000, millis: 10_000, states: 32, breadth: 32, turns: 2, heat: 0.8, noise: 0 },
} as const satisfies Readonly<Record<string, Level>>;

/** Commanders and what they make more or less of. Meant as a style, not a strength: no dial goes far. */
export const TEMPERAMENTS = {
  napoleon: { attack: 1.15, ground: 1.15 },
  ney: { attack: 1.3, care: 0.75, approach: 1.3 },
  wellington: { attack: 0.9, care: 1.3, approach: 0.75, ground: 1.2 },
  blucher: { attack: 1.2, care: 0.85, approach: 1.5 },
  davout: { attack: 1.1, care: 1.15 },
  charles: { care: 1.2, approach: 0.85, ground: 1.3 },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Dial, number>>>>>;
