import type { Report } from '@bicorne/report';
import { useMemo, useState, type ReactNode } from 'react';
import { usePreferences } from '../preferences.ts';
import { useMarked } from '../table/advice/counsel.ts';
import { BoardStage } from '../table/BoardStage.tsx';
import { useGame, type Loaded } from '../table/game.ts';
import { sightAt, type Rerun } from '../table/rerun.ts';
import { useRulebook } from '../book/OpenBook.tsx';
import { Bar } from '../ui/Bar.tsx';
import { Link } from '../ui/Link.tsx';
import { NotHere } from '../ui/NotHere.tsx';
import { useReportWords, type ReportWords } from '../words/report/words.ts';
import type { ShellWords } from '../words/words.ts';
import { Curve, LuckSoFar } from './Curve.tsx';
import { Mistakes, Strokes, type Look } from './Findings.tsx';
import { headlineOf } from './headline.ts';
import { Judged } from './Judged.tsx';
import { Sums } from './Sums.tsx';
import { choicesOf, placeOf } from './tell.ts';
import { useReport, type Making } from './useReport.ts';
import '../table/prompt.css';
import './report.css';

interface PageProps {
  readonly match: string;
  readonly shell: ShellWords;
}

/** What decided a finished match: its course, its luck, its mistakes, on the board itself. */
export function ReportPage({ match, shell }: PageProps): ReactNode {
  const making = useReport(match);
  const language = usePreferences((preferences) => preferences.language);
  const say = useReportWords();
  const loaded = useGame(making.run?.match.game.id, language);
  if (making.kind === 'nothing' && say)
    return <NotHere fault="unknown" shell={{ ...shell, notHere: { ...shell.notHere, why: say.nothing } }} />;
  if (!making.run || !loaded || !say) return <main className="page waiting" aria-busy="true" />;
  return <ReportView id={match} making={making} run={making.run} loaded={loaded} say={say} shell={shell} />;
}

interface ViewProps {
  readonly id: string;
  readonly making: Making;
  readonly run: Rerun;
  readonly loaded: Loaded;
  readonly say: ReportWords;
  readonly shell: ShellWords;
}

function ReportView({ id, making, run, loaded, say, shell }: ViewProps): ReactNode {
  const { board, words } = loaded;
  const first = run.match.live.length - run.states.length + 1;
  const [look, setLook] = useState<Look>({ at: first, seat: 0, mistake: null });
  const rulebook = useRulebook(run.match.game.id, loaded, shell);
  const [turned, setTurned] = useState<boolean | null>(null);
  const sight = useMemo(() => sightAt(run, placeOf(run, look.at), look.seat), [run, look]);
  const choices = useMemo(() => (look.mistake ? choicesOf(run, look.mistake, look.seat) : []), [run, look]);
  const better = choices.find((action) => run.match.game.write(action) === look.mistake?.better);
  useMarked(better ?? null);
  const flipped = turned ?? board.turned?.(sight.view, look.seat) ?? false;
  const props = {
    view: sight.view,
    viewer: look.seat,
    prompt: sight.prompt,
    legal: choices,
    events: run.events[placeOf(run, look.at)],
    told: [],
    words,
    flipped,
    act: () => undefined,
  };
  const { scenario } = run.match.header;
  const title = typeof scenario === 'string' ? (words.scenarios[scenario]?.title ?? scenario) : words.title;
  return (
    <main className="table replay report">
      <Bar title={`${title} — ${say.title}`} shell={shell}>
        <board.Score {...props} />
      </Bar>
      <BoardStage
        board={board}
        table={props}
        label={title}
        shell={shell}
        onFlip={() => setTurned(!flipped)}
        onBook={() => rulebook.openAt()}
      />
      <aside className="side">
        <Head making={making} run={run} words={words} say={say} />
        {look.mistake && (
          <Judged
            key={look.at}
            run={run}
            look={look}
            mistake={look.mistake}
            words={words}
            say={say}
            shell={shell}
          />
        )}
        {making.report && (
          <Body report={making.report} {...{ making, run, words, say, look }} onLook={setLook} />
        )}
        <p className="report-note report-end">
          <Link to={`/replay/${id}`}>{shell.replay.title}</Link>
          {making.report && <span>{say.version(making.report.version)}</span>}
        </p>
      </aside>
      <section className="tray">
        <board.Tray {...props} />
      </section>
      {rulebook.open}
    </main>
  );
}

interface HeadProps {
  readonly making: Making;
  readonly run: Rerun;
  readonly words: Loaded['words'];
  readonly say: ReportWords;
}

function Head({ making: { kind, report, done, stop, goOn }, run, words, say }: HeadProps): ReactNode {
  const locale = usePreferences(({ language }) => language);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(done);
  return (
    <section className="report-head">
      <p className="prompt-sentence" aria-live="polite">
        {kind === 'ready' && report ? headlineOf(report, namesOf(run, words), say) : say.making(percent)}
      </p>
      {kind !== 'ready' && (
        <>
          <progress value={done} max={1} aria-label={say.making(percent)} />
          <button type="button" className="button quiet" onClick={kind === 'resting' ? goOn : stop}>
            {kind === 'resting' ? say.goOn : say.stop}
          </button>
        </>
      )}
    </section>
  );
}

const namesOf = ({ match }: Rerun, words: Loaded['words']): string[] =>
  match.seats.map((seat) => words.seats[seat] ?? seat);

interface BodyProps extends HeadProps {
  readonly report: Report;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

function Body({ report, making, run, words, say, look, onLook }: BodyProps): ReactNode {
  const locale = usePreferences(({ language }) => language);
  const names = namesOf(run, words);
  const plain = new Intl.NumberFormat(locale, { style: 'percent' });
  const sign = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' });
  const percent = (value: number): string => plain.format(value);
  const signed = (value: number): string => sign.format(value);
  const lists = { report, run, names, words, say, signed, look, onLook, ready: making.kind === 'ready' };
  return (
    <>
      <section className="report-part">
        <Curve
          {...{ report, names, say, percent }}
          at={look.at}
          onPick={(at) => onLook({ at, seat: Math.max(0, look.seat), mistake: null })}
        />
        <LuckSoFar curve={report.curve} say={say} />
        <Sums sides={report.sides} {...{ names, say, percent, signed }} />
        <p className="report-note">{say.deservedNote}</p>
      </section>
      <Mistakes {...lists} />
      <Strokes {...lists} />
    </>
  );
}
