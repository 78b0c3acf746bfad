import { actionMark, type Words } from '@bicorne/boardkit';
import type { Action } from '@bicorne/engine';
import { useState, type ReactNode } from 'react';
import { usePreferences } from '../preferences.ts';
import type { ShellWords } from '../words/words.ts';
import { oddsLine } from './outlook/say.ts';
import { useOdds, type Moment } from './outlook/outlook.ts';
import './actions.css';

interface Props {
  readonly legal: readonly Action[];
  readonly moment: Moment;
  readonly words: Words;
  readonly shell: ShellWords;
  readonly act: (action: Action) => void;
}

/** Everything that may be done now as a plain list, for fingers, keys and screen readers; folded until it is wanted. */
export function ActionList({ legal, moment, words, shell, act }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details className="actions" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{shell.play.allActions(legal.length)}</summary>
      {open && (
        <ul>
          {legal.map((action) => (
            <Row key={actionMark(action)} action={action} moment={moment} words={words} act={act} />
          ))}
        </ul>
      )}
    </details>
  );
}

interface RowProps extends Pick<Props, 'moment' | 'words' | 'act'> {
  readonly action: Action;
}

function Row({ action, moment, words, act }: RowProps): ReactNode {
  const odds = useOdds(moment, action);
  const locale = usePreferences(({ language }) => language);
  return (
    <li>
      <button
        type="button"
        className="actions-row"
        data-action={actionMark(action)}
        onClick={() => act(action)}
      >
        {words.action(action, moment.view)}
        {odds && words.odds && <small>{oddsLine(odds, words.odds, locale)}</small>}
      </button>
    </li>
  );
}
