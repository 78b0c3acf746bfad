import { useEffect, useRef, useState, type ReactNode } from 'react';
import { people } from '../net/people.ts';
import type { ShellWords } from '../words/words.ts';

interface Props {
  readonly match: string;
  readonly shell: ShellWords;
}

/** So long after the last key it is kept. */
const QUIET = 700;

/** Notes for oneself: kept as one writes, read by nobody else. */
export function Notes({ match, shell }: Props): ReactNode {
  const [text, setText] = useState<string | null>(null);
  const said = useKeeping(match, text);
  useEffect(() => {
    void people.notes(match).then((answer) => setText(answer.ok ? answer.value.text : ''));
  }, [match]);
  return (
    <div className="notes">
      <textarea
        value={text ?? ''}
        disabled={text === null}
        rows={6}
        maxLength={20_000}
        aria-label={shell.people.beside.notes}
        placeholder={shell.people.notesNote}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="notes-said" role="status">
        {said !== null && shell.people[said]}
      </p>
    </div>
  );
}

/** Sends what was written when the pen rests, and when it is put down. */
function useKeeping(match: string, text: string | null): 'notesKept' | 'notesLost' | null {
  const [said, setSaid] = useState<'notesKept' | 'notesLost' | null>(null);
  const kept = useRef<string | null>(null);
  const newest = useRef<string | null>(null);
  useEffect(() => {
    kept.current ??= text;
    newest.current = text;
    if (text === null || text === kept.current) return;
    setSaid(null);
    const timer = setTimeout(() => {
      kept.current = text;
      void people.setNotes(match, text).then(({ ok }) => setSaid(ok ? 'notesKept' : 'notesLost'));
    }, QUIET);
    return () => clearTimeout(timer);
  }, [match, text]);
  useEffect(
    () => () => {
      if (newest.current !== null && newest.current !== kept.current)
        void people.setNotes(match, newest.current);
    },
    [match],
  );
  return said;
}
