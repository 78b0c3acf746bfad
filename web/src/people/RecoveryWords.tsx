import type { ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';

interface Props {
  readonly words: string;
  readonly shell: ShellWords;
  readonly onKept: () => void;
}

/** Shown once, when an account is made or its words are drawn anew. */
export const RecoveryWords = ({ words, shell, onKept }: Props): ReactNode => (
  <section className="people-words" role="alert">
    <p>{shell.people.keepWords}</p>
    <code>{words}</code>
    <button type="button" className="button main" onClick={onKept}>
      {shell.people.keptThem}
    </button>
  </section>
);
