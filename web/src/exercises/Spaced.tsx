import { useState, type ReactNode } from 'react';
import { usePreferences } from '../preferences.ts';
import { go } from '../route.ts';
import type { ExerciseWords } from '../words/exercises/words.ts';
import { forgetMistake, spaced, type OwnMistake } from './practice.ts';

interface Props {
  readonly own: OwnMistake;
  readonly points: number;
  readonly say: ExerciseWords;
}

/** When one's own mistake comes back. */
export function Spaced({ own, points, say }: Props): ReactNode {
  const locale = usePreferences(({ language }) => language);
  const [now] = useState(() => Date.now());
  const { due } = spaced(own, points, now);
  const forget = (): void => void forgetMistake(own.id).then(() => go('/exercises'));
  return (
    <p className="report-note">
      {say.comesBack(dateIn(locale, due))}{' '}
      <button type="button" className="text-link" onClick={forget}>
        {say.forget}
      </button>
    </p>
  );
}

export const dateIn = (locale: string, when: number): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(when);
