import type { Words } from '@bicorne/boardkit';
import type { ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';
import { offerStanding, setStanding, useTable, type Table } from './store.ts';
import './standing.css';

interface Props {
  readonly table: Table;
  readonly words: Words;
  readonly shell: ShellWords;
}

/** Questions that would tell by being asked: whether this player wants to be. Offered again when his turn has ended. */
export function Standing({ table: { standing, sight }, words, shell }: Props): ReactNode {
  const offered = useTable((state) => state.offersStanding);
  if (!standing || sight.turn.kind === 'over') return null;
  const say = shell.play.standing;
  return (
    <div className="standing" data-offered={offered || undefined}>
      {offered && <p role="status">{say.offered}</p>}
      {Object.entries(standing).map(([question, answer]) => (
        <label key={question} title={say.note}>
          <input
            type="checkbox"
            checked={answer === 'ask'}
            onChange={({ target }) => void setStanding(question, target.checked ? 'ask' : 'no')}
          />
          {words.standing?.[question] ?? question}
        </label>
      ))}
      {offered && (
        <button type="button" className="button" onClick={() => offerStanding(false)}>
          {say.goOn}
        </button>
      )}
    </div>
  );
}
