import { actionMark, type Words } from '@bicorne/boardkit';
import type { Action } from '@bicorne/engine';
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { usePreferences } from '../preferences.ts';
import type { ShellWords } from '../words/words.ts';
import { findActions, saidOf } from './findActions.ts';
import { oddsLine } from './outlook/say.ts';
import { useOdds, type Moment } from './outlook/outlook.ts';

export interface RowsProps {
  readonly legal: readonly Action[];
  readonly moment: Moment;
  readonly words: Words;
  readonly shell: ShellWords;
  readonly act: (action: Action) => void;
}

/** So many are read at a glance; of more than that one searches. */
const GLANCE = 12;

export function Rows({ legal, moment, words, shell, act }: RowsProps): ReactNode {
  const [typed, setTyped] = useState({ legal, text: '' });
  // What was looked for at one question says nothing of the next.
  const wanted = typed.legal === legal ? typed.text : '';
  const list = useRef<HTMLUListElement>(null);
  const many = legal.length > GLANCE;
  const found = many ? findActions(legal, wanted, (action) => saidOf(words, action, moment.view)) : legal;
  const intoList = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    list.current?.querySelector('button')?.focus();
  };
  return (
    <>
      {many && (
        <div className="actions-search">
          <input
            type="search"
            placeholder={shell.play.findAction}
            aria-label={shell.play.findAction}
            value={wanted}
            onChange={(event) => setTyped({ legal, text: event.target.value })}
            onKeyDown={intoList}
          />
          <span role="status">{wanted.trim() !== '' && shell.play.foundActions(found.length)}</span>
        </div>
      )}
      <ul ref={list} onKeyDown={walkRows}>
        {found.map((action) => (
          <Row key={actionMark(action)} action={action} moment={moment} words={words} act={act} />
        ))}
      </ul>
    </>
  );
}

/** Up and down from row to row, and up again into the field. */
function walkRows(event: KeyboardEvent<HTMLUListElement>): void {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (way === undefined) return;
  event.preventDefault();
  const stops = [
    ...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('input, .actions-row') ?? []),
  ];
  stops[stops.findIndex((one) => one === document.activeElement) + way]?.focus();
}

interface RowProps extends Pick<RowsProps, 'moment' | 'words' | 'act'> {
  readonly action: Action;
}

function Row({ action, moment, words, act }: RowProps): ReactNode {
  const gesture = useMemo(() => [action], [action]);
  const odds = useOdds(moment, gesture);
  const locale = usePreferences(({ language }) => language);
  return (
    <li>
      <button
        type="button"
        className="actions-row"
        data-action={actionMark(action)}
        onClick={() => act(action)}
      >
        {saidOf(words, action, moment.view)}
        {odds && words.odds && <small>{oddsLine(odds, words.odds, locale)}</small>}
      </button>
    </li>
  );
}
