import type { ReactNode } from 'react';
import { saveRecord } from '../net/api.ts';
import { useAsking } from '../people/useAnswer.ts';
import type { ShellWords } from '../words/words.ts';

interface Props {
  readonly match: string;
  readonly label: string;
  readonly shell: ShellWords;
}

/** Hands the record of a match to the browser, or says why it cannot. */
export function SaveRecord({ match, label, shell }: Props): ReactNode {
  const { ask, busy, fault } = useAsking();
  return (
    <>
      <button
        type="button"
        className="button quiet"
        disabled={busy}
        onClick={() => void ask(() => saveRecord(match))}
      >
        {label}
      </button>
      {fault !== null && <span role="alert">{shell.faults[fault]}</span>}
    </>
  );
}
