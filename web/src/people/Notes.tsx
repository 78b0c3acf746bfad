import type { WireFault } from '@bicorne/table/protocol';
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
  const [fault, setFault] = useState<WireFault['code'] | null>(null);
  const said = useKeeping(match, text);
  // What could not be read is not written over.
  useEffect(() => {
    void people
      .notes(match)
      .then((answer) => (answer.ok ? setText(answer.value.text) : setFault(answer.fault.code)));
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
        {fault !== null && shell.faults[fault]}
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
      const before = kept.current;
      kept.current = text;
      void people.setNotes(match, text).then(({ ok }) => {
        if (!ok) kept.current = before;
        setSaid(ok ? 'notesKept' : 'notesLost');
      });
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
