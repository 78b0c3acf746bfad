import { ONLOOKER } from '@bicorne/engine';
import { useState, type ReactNode } from 'react';
import { go } from '../route.ts';
import type { ShellWords } from '../words/words.ts';
import { resign, takeBack, type Table } from './store.ts';

interface Props {
  readonly table: Table;
  readonly busy: boolean;
  readonly shell: ShellWords;
}

/** What a player may do that is no action of the game. */
export function OwnButtons({ table, busy, shell }: Props): ReactNode {
  if (table.sight.turn.kind === 'over') return <AfterTheEnd id={table.match.id} shell={shell} />;
  if (table.viewer === ONLOOKER) return null;
  return (
    <>
      <Back table={table} busy={busy} shell={shell} />
      <Resign shell={shell} />
    </>
  );
}

const AfterTheEnd = ({ id, shell }: { readonly id: string; readonly shell: ShellWords }): ReactNode => (
  <>
    <button type="button" className="button" onClick={() => go(`/replay/${id}`)}>
      {shell.table.replay}
    </button>
    <a className="button quiet" href={`/api/matches/${id}/record`} download={`${id}.bicorne`}>
      {shell.table.record}
    </a>
    <Home shell={shell} />
  </>
);

export const Home = ({ shell }: { readonly shell: ShellWords }): ReactNode => (
  <button type="button" className="button quiet" onClick={() => go('/')}>
    {shell.table.lobby}
  </button>
);

/** One step, or everything since the last point at which something was learned. */
const Back = ({ table: { mayTakeBack }, busy, shell }: Props): ReactNode => (
  <>
    {mayTakeBack > 0 && (
      <button type="button" className="button quiet" disabled={busy} onClick={() => void takeBack(1)}>
        {shell.table.undo}
      </button>
    )}
    {mayTakeBack > 1 && (
      <button
        type="button"
        className="button quiet"
        disabled={busy}
        onClick={() => void takeBack(mayTakeBack)}
      >
        {shell.play.resetTurn}
      </button>
    )}
  </>
);

function Resign({ shell }: { readonly shell: ShellWords }): ReactNode {
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <button type="button" className="button quiet resign" onClick={() => setSure(true)}>
        {shell.table.resign}
      </button>
    );
  return (
    <span className="confirm">
      {shell.table.resignSure}{' '}
      <button type="button" className="button danger" onClick={() => void resign()}>
        {shell.table.yes}
      </button>
      <button type="button" className="button quiet" onClick={() => setSure(false)}>
        {shell.table.no}
      </button>
    </span>
  );
}
