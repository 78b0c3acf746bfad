import type { ChatLine } from '@bicorne/server/protocol';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isHere } from '../local/names.ts';
import { people } from '../net/people.ts';
import { say, useTable } from '../table/store.ts';
import type { ShellWords } from '../words/words.ts';
import './table.css';

interface Props {
  readonly match: string;
  readonly mayRead: boolean;
  readonly shell: ShellWords;
}

/** A word with the others at the table, folded away until somebody speaks. */
export function Talk({ match, mayRead, shell }: Props): ReactNode {
  const lines = useLines(match, mayRead);
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(0);
  if (isHere(match) || !mayRead) return null;
  const fresh = open ? 0 : lines.length - seen;
  return (
    <details
      className="talk"
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        setSeen(lines.length);
      }}
    >
      <summary>
        {shell.people.talk}
        {fresh > 0 && <span className="talk-fresh">{fresh}</span>}
      </summary>
      <Lines lines={lines} shell={shell} />
      <Say shell={shell} />
    </details>
  );
}

/** What was said before, and what is said now. */
function useLines(match: string, mayRead: boolean): readonly ChatLine[] {
  const [before, setBefore] = useState<readonly ChatLine[]>([]);
  const now = useTable((state) => state.talk);
  useEffect(() => {
    if (mayRead && !isHere(match))
      void people.chat(match).then((answer) => answer.ok && setBefore(answer.value));
  }, [match, mayRead]);
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...now.filter(({ id }) => !known.has(id))].toSorted((one, other) => one.id - other.id);
}

function Lines({
  lines,
  shell,
}: {
  readonly lines: readonly ChatLine[];
  readonly shell: ShellWords;
}): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }));
  if (lines.length === 0) return <p className="talk-silence">{shell.people.silence}</p>;
  return (
    <ul ref={list} className="talk-lines" aria-live="polite">
      {lines.map(({ id, from, text }) => (
        <li key={id}>
          <strong>{from.name}</strong> {text}
        </li>
      ))}
    </ul>
  );
}

function Say({ shell }: { readonly shell: ShellWords }): ReactNode {
  const [text, setText] = useState('');
  return (
    <form
      className="talk-say"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void say(text.trim());
        setText('');
      }}
    >
      <input
        value={text}
        maxLength={500}
        aria-label={shell.people.say}
        placeholder={shell.people.say}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button">
        {shell.people.send}
      </button>
    </form>
  );
}
