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

/** Questions that would tell by being asked: whether this player wants to be. In the menu, at any time. */
export function Standing(props: Props): ReactNode {
  const offered = useTable((state) => state.offersStanding);
  return offered || !props.table.standing ? null : (
    <div className="standing">
      <Boxes {...props} />
    </div>
  );
}

/** The same, put before him when his turn has ended. */
export function OfferedStanding(props: Props): ReactNode {
  const offered = useTable((state) => state.offersStanding);
  const { table, shell } = props;
  if (!offered || !table.standing || table.sight.turn.kind === 'over') return null;
  return (
    <div className="standing" data-offered>
      <p role="status">{shell.play.standing.offered}</p>
      <Boxes {...props} />
      <button type="button" className="button" onClick={() => offerStanding(false)}>
        {shell.play.standing.goOn}
      </button>
    </div>
  );
}

const Boxes = ({ table: { standing }, words, shell }: Props): ReactNode =>
  Object.entries(standing ?? {}).map(([question, answer]) => (
    <label key={question} title={shell.play.standing.note}>
      <input
        type="checkbox"
        checked={answer === 'ask'}
        onChange={({ target }) => void setStanding(question, target.checked ? 'ask' : 'no')}
      />
      {words.standing?.[question] ?? question}
    </label>
  ));
