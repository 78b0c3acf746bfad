import { ONLOOKER, type Turn } from '@bicorne/engine';
import type { MatchCard } from '@bicorne/server/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { api } from '../net/api.ts';
import { usePreferences } from '../preferences.ts';
import { go } from '../route.ts';
import { Book } from '../book/Book.tsx';
import { useBook, useGame, type Loaded } from '../table/game.ts';
import { Log } from '../table/Log.tsx';
import { Prompt } from '../table/Prompt.tsx';
import { Stage } from '../table/Stage.tsx';
import { act, openTable, reconnect, resign, takeBack, useTable, type Table } from '../table/store.ts';
import { Bar } from '../ui/Bar.tsx';
import { enter } from '../net/enter.ts';
import type { ShellWords } from '../words/words.ts';

export function TablePage({
  match,
  shell,
}: {
  readonly match: string;
  readonly shell: ShellWords;
}): ReactNode {
  const { table, line, fault } = useTable();
  const language = usePreferences((preferences) => preferences.language);
  const loaded = useGame(table?.match.game, language);
  useEffect(() => openTable(match), [match]);

  if (!table || !loaded)
    return (
      <main className="page waiting" aria-busy="true">
        <p>{fault === null ? '…' : shell.faults[fault]}</p>
        {fault !== null && <Home shell={shell} />}
      </main>
    );
  return <TableView key={table.viewer} table={table} loaded={loaded} shell={shell} lost={line === 'lost'} />;
}

const Home = ({ shell }: { readonly shell: ShellWords }): ReactNode => (
  <button type="button" className="button quiet" onClick={() => go('/')}>
    {shell.table.lobby}
  </button>
);

interface ViewProps {
  readonly table: Table;
  readonly loaded: Loaded;
  readonly shell: ShellWords;
  readonly lost: boolean;
}

function TableView({ table, loaded, shell, lost }: ViewProps): ReactNode {
  const { board, words } = loaded;
  const { busy, fault } = useTable();
  const { sight, viewer, match } = table;
  const language = usePreferences((preferences) => preferences.language);
  const [rule, setRule] = useState<string | null>(null);
  const book = useBook(match.game, language, rule !== null);
  const [flipped, setFlipped] = useState(() => board.turned?.(sight.view, viewer) ?? false);
  const seats = match.seats.map(({ seat }) => seat);
  const props = {
    view: sight.view,
    viewer,
    prompt: sight.prompt,
    legal: busy || lost ? [] : sight.legal,
    events: table.fresh,
    words,
    flipped,
    act: (action: Parameters<typeof act>[0]) => void act(action),
  };
  const title = words.scenarios[match.scenario]?.title ?? match.scenario;
  return (
    <main className="table" data-turn={whoseTurn(sight.turn, viewer)}>
      <Bar title={title} shell={shell}>
        <board.Score {...props} />
      </Bar>
      <Stage
        extent={board.extent(sight.view)}
        label={`${shell.table.map}: ${title}`}
        words={shell.table}
        flipped={flipped}
        onFlip={() => setFlipped(!flipped)}
      >
        <board.Board {...props} />
      </Stage>
      <aside className="side">
        {lost && (
          <p className="notice" role="status">
            {shell.table.lost}
          </p>
        )}
        <Seating match={match} viewer={viewer} loaded={loaded} shell={shell} />
        <Prompt
          {...props}
          sight={sight}
          seats={seats}
          board={board}
          busy={busy}
          fault={fault}
          shell={shell}
          onRule={setRule}
        >
          <OwnButtons table={table} busy={busy} shell={shell} />
        </Prompt>
        <Log story={table.story} view={sight.view} words={words} shell={shell} />
      </aside>
      <section className="tray">
        <board.Tray {...props} />
      </section>
      {rule !== null && book !== null && (
        <Book
          markdown={book}
          rule={rule}
          board={board}
          words={words}
          shell={shell}
          onClose={() => setRule(null)}
        />
      )}
    </main>
  );
}

/** For style sheets: the prompt of one's own decision stands out. */
function whoseTurn(turn: Turn, viewer: number): 'mine' | 'theirs' | 'over' {
  if (turn.kind === 'over') return 'over';
  return turn.kind === 'seats' && turn.seats.includes(viewer) ? 'mine' : 'theirs';
}

/** What a player may do that is no action of the game. */
function OwnButtons({
  table,
  busy,
  shell,
}: {
  readonly table: Table;
  readonly busy: boolean;
  readonly shell: ShellWords;
}): ReactNode {
  const [sure, setSure] = useState(false);
  const { sight, viewer, mayTakeBack, match } = table;
  if (sight.turn.kind === 'over')
    return (
      <>
        <button type="button" className="button" onClick={() => go(`/replay/${match.id}`)}>
          {shell.table.replay}
        </button>
        <a className="button quiet" href={`/api/matches/${match.id}/record`} download={`${match.id}.bicorne`}>
          {shell.table.record}
        </a>
        <Home shell={shell} />
      </>
    );
  if (viewer === ONLOOKER) return null;
  return (
    <>
      {mayTakeBack > 0 && (
        <button type="button" className="button quiet" disabled={busy} onClick={() => void takeBack(1)}>
          {shell.table.undo}
        </button>
      )}
      {sure ? (
        <span className="confirm">
          {shell.table.resignSure}{' '}
          <button type="button" className="button danger" onClick={() => void resign()}>
            {shell.table.yes}
          </button>
          <button type="button" className="button quiet" onClick={() => setSure(false)}>
            {shell.table.no}
          </button>
        </span>
      ) : (
        <button type="button" className="button quiet resign" onClick={() => setSure(true)}>
          {shell.table.resign}
        </button>
      )}
    </>
  );
}

interface SeatingProps {
  readonly match: MatchCard;
  readonly viewer: number;
  readonly loaded: Loaded;
  readonly shell: ShellWords;
}

/** Only while a seat is open: the link for a friend, or the seat itself for whoever followed it. */
function Seating({ match, viewer, loaded, shell }: SeatingProps): ReactNode {
  const open = match.seats.filter(({ player, bot }) => player === null && bot === null);
  const [copied, setCopied] = useState(false);
  if (open.length === 0) return viewer === ONLOOKER ? <p className="notice">{shell.table.watching}</p> : null;
  if (viewer !== ONLOOKER)
    return (
      <div className="notice">
        <p>{shell.table.waitingForPlayer}</p>
        <code className="link">{location.href}</code>
        <button
          type="button"
          className="button"
          onClick={() => void navigator.clipboard.writeText(location.href).then(() => setCopied(true))}
        >
          {copied ? shell.table.copied : shell.table.copyLink}
        </button>
      </div>
    );
  const join = async (seat: string): Promise<void> => {
    await enter();
    const joined = await api.join(match.id, seat);
    if (joined.ok) reconnect();
  };
  return (
    <div className="notice">
      {open.map(({ seat }) => (
        <button key={seat} type="button" className="button" onClick={() => void join(seat)}>
          {shell.table.joinAs(loaded.words.seats[seat] ?? seat)}
        </button>
      ))}
    </div>
  );
}
