import type { ReactNode } from 'react';
import type { ExerciseWords } from '../words/exercises/words.ts';

const LEVELS = [1, 2, 3, 4, 5] as const;

/** How hard it is: a row of marks. */
export function Level({ level, say }: { readonly level: number; readonly say: ExerciseWords }): ReactNode {
  return (
    <span
      className="exercise-level"
      role="img"
      aria-label={say.difficulty(level)}
      title={say.difficulty(level)}
    >
      {LEVELS.map((one) => (
        <i key={one} className={one <= level ? 'full' : ''} />
      ))}
    </span>
  );
}
