import type { BoardModule, Words } from '@bicorne/boardkit';
import { useEffect, type ReactNode } from 'react';
import { isHere } from '../local/names.ts';
import type { ShellWords } from '../words/words.ts';
import type { Table } from './told.ts';
import { useHere, useTable } from './useTable.ts';
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
export function OfferedStanding(props: Props & { readonly board: BoardModule }): ReactNode {
  const here = useHere();
  const offered = useTable((state) => state.offersStanding);
  const { table, board, shell } = props;
  const vain = offered && !concerns(table, board);
  useEffect(() => {
    if (vain) here.offerStanding(false);
  }, [vain, here]);
  if (!offered || vain || !table.standing || table.sight.turn.kind === 'over') return null;
  return (
    <div className="standing" data-offered>
      <p role="status">{shell.play.standing.offered}</p>
      <Boxes {...props} />
      <button type="button" className="button" onClick={() => here.offerStanding(false)}>
        {shell.play.standing.goOn}
      </button>
    </div>
  );
}

/**
 * Among people everybody is asked alike: that somebody is asked at all would tell. One who plays bots is asked only if
 * he has what it is about, and on this device not at all: there the question itself comes to whoever can answer it.
 */
export function concerns(
  { match, viewer, sight, standing = {} }: Pick<Table, 'match' | 'viewer' | 'sight' | 'standing'>,
  { holds }: Pick<BoardModule, 'holds'>,
): boolean {
  const people = match.seats.some(({ bot }, seat) => seat !== viewer && bot === null);
  if (people || isHere(match.id)) return people;
  return !holds || Object.keys(standing).some((question) => holds(question, sight.view, viewer));
}

function Boxes({ table: { standing }, words, shell }: Props): ReactNode {
  const here = useHere();
  return Object.entries(standing ?? {}).map(([question, answer]) => (
    <label key={question} className="choice">
      <input
        type="checkbox"
        checked={answer === 'ask'}
        onChange={({ target }) => void here.setStanding(question, target.checked ? 'ask' : 'no')}
      />
      <span>
        {words.standing?.[question] ?? question}
        <small>{shell.play.standing.note}</small>
      </span>
    </label>
  ));
}
