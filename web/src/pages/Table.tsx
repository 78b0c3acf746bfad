import type { Action, Turn } from '@bicorne/engine';
import { useEffect, useState, type ReactNode } from 'react';
import { Book } from '../book/Book.tsx';
import { Thinking } from '../local/Thinking.tsx';
import { usePreferences } from '../preferences.ts';
import { useBook, useGame, type Loaded } from '../table/game.ts';
import { Log } from '../table/Log.tsx';
import { useLooking } from '../table/looking.ts';
import { Chances } from '../table/outlook/Chances.tsx';
import { useConsider } from '../table/outlook/consider.ts';
import { useRisks } from '../table/outlook/outlook.ts';
import { Offers } from '../table/Offers.tsx';
import { Home, OwnButtons } from '../table/OwnButtons.tsx';
import { Prompt } from '../table/Prompt.tsx';
import { Seating } from '../table/Seating.tsx';
import { Stage } from '../table/Stage.tsx';
import { act, openTable, useTable, type Table } from '../table/store.ts';
import { Bar } from '../ui/Bar.tsx';
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

interface ViewProps {
  readonly table: Table;
  readonly loaded: Loaded;
  readonly shell: ShellWords;
  readonly lost: boolean;
}

const NOTHING: readonly Action[] = [];

function TableView({ table, loaded, shell, lost }: ViewProps): ReactNode {
  const { board, words } = loaded;
  const { busy, fault } = useTable();
  const { sight, viewer, match } = table;
  const { language, confirm, hints } = usePreferences();
  const [rule, setRule] = useState<string | null>(null);
  const book = useBook(match.game, language, rule !== null);
  const [flipped, setFlipped] = useState(() => board.turned?.(sight.view, viewer) ?? false);
  const legal = busy || lost ? NOTHING : sight.legal;
  const moment = { game: match.game, seat: viewer, view: sight.view };
  const risks = useRisks(moment, sight.legal);
  const consideration = useConsider(
    legal,
    (mark) => confirm && risks.has(mark),
    (action) => void act(action),
  );
  const { looking, inTheWay, watch } = useLooking(hints);
  const props = {
    view: sight.view,
    viewer,
    prompt: sight.prompt,
    legal,
    events: table.fresh,
    words,
    flipped,
    looking,
    act: (action: Action) => consideration.press(action),
  };
  const title = words.scenarios[match.scenario]?.title ?? match.scenario;
  return (
    <main className="table" data-turn={whoseTurn(sight.turn, viewer)} {...consideration.watch}>
      <Bar title={title} shell={shell}>
        <board.Score {...props} />
      </Bar>
      <Stage
        extent={board.extent(sight.view)}
        label={`${shell.table.map}: ${title}`}
        words={shell.table}
        flipped={flipped}
        onFlip={() => setFlipped(!flipped)}
        watch={watch}
        note={
          looking !== null &&
          board.Info && (
            <div className={inTheWay ? 'stage-note high' : 'stage-note'}>
              <board.Info {...props} looking={looking} />
            </div>
          )
        }
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
        <Offers match={match} viewer={viewer} busy={busy} words={words} shell={shell} />
        <Prompt
          {...props}
          sight={sight}
          seats={match.seats.map(({ seat }) => seat)}
          board={board}
          busy={busy}
          fault={fault}
          moment={moment}
          shell={shell}
          onRule={setRule}
        >
          <Thinking words={words} shell={shell} />
          <OwnButtons table={table} busy={busy} shell={shell} />
        </Prompt>
        <Log story={table.story} view={sight.view} words={words} shell={shell} />
      </aside>
      <section className="tray">
        <board.Tray {...props} />
      </section>
      <Chances moment={moment} consideration={consideration} words={words} shell={shell} />
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
