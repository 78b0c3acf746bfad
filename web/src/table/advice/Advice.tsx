import { actionMark, type Words } from '@bicorne/boardkit';
import type { Advice as Given, Ahead } from '@bicorne/bots';
import type { Action, Sight } from '@bicorne/engine';
import { useEffect, type ReactNode } from 'react';
import { usePreferences } from '../../preferences.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { ShellWords } from '../../words/words.ts';
import { saidOf } from '../findActions.ts';
import type { Table } from '../told.ts';
import { useCounsel, useMarked } from './counsel.ts';
import { mayAsk } from './may.ts';
import { reasonsInWords } from './words.ts';
import './advice.css';

interface Props {
  readonly table: Table;
  readonly sight: Sight;
  readonly words: Words;
  readonly shell: ShellWords;
  readonly act: (action: Action) => void;
  /** The turn as it is advised, for the board. */
  readonly onAhead: (ahead: readonly Ahead[]) => void;
}

/** Quietly offered beside the player's own buttons, unless he wants no hints. */
export function Advice(props: Props): ReactNode {
  const { table, sight } = props;
  const wanted = usePreferences(({ hints }) => hints);
  if (!wanted || !mayAsk(table.match, table.viewer, sight)) return null;
  return <Counsel {...props} />;
}

function Counsel({ table: { match, viewer }, sight, words, shell, act, onAhead }: Props): ReactNode {
  const { kind, advice, ahead, ask, drop } = useCounsel(match.game, viewer, sight);
  useEffect(() => {
    onAhead(ahead);
    return () => onAhead([]);
  }, [ahead, onAhead]);
  useMarked(advice?.action ?? null);
  if (kind === 'unasked')
    return (
      <button type="button" className="button quiet advice-ask" title={shell.advice.ask} onClick={ask}>
        <Icon name="advice" />
        <span>{shell.advice.ask}</span>
      </button>
    );
  return (
    <div className="advice" role="status">
      {kind === 'thinking' && <p className="advice-thinking">{shell.advice.thinking}</p>}
      {kind === 'said' && !advice && <p>{shell.advice.none}</p>}
      {advice && <Said {...{ advice, ahead, words, shell, act }} view={sight.view} />}
      <button type="button" className="button quiet advice-drop" onClick={drop}>
        {kind === 'thinking' ? shell.advice.stop : shell.book.close}
      </button>
    </div>
  );
}

interface SaidProps extends Pick<Props, 'words' | 'shell' | 'act'> {
  readonly advice: Given;
  readonly ahead: readonly Ahead[];
  readonly view: unknown;
}

const Said = ({ advice, ahead, view, words, shell, act }: SaidProps): ReactNode => (
  <>
    <p className="advice-says">{shell.advice.says}</p>
    <button
      type="button"
      className="button advice-action"
      data-action={actionMark(advice.action)}
      onClick={() => act(advice.action)}
    >
      {saidOf(words, advice.action, view)}
    </button>
    <ul className="advice-reasons">
      {reasonsInWords(advice.reasons, words, ahead.length > 1 ? null : shell.advice.plain).map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
    {ahead.length > 1 && (
      <div className="advice-ahead">
        <p>{shell.advice.andThen}</p>
        <ol>
          {ahead.slice(1).map(({ action, view: before }, i) => (
            <li key={`${String(i)} ${actionMark(action)}`}>{saidOf(words, action, before)}</li>
          ))}
        </ol>
      </div>
    )}
  </>
);
