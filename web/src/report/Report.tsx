import type { TableProps } from '@bicorne/boardkit';
import { settledSteps, type Action } from '@bicorne/engine';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { gatherMistakes } from '../exercises/gather.ts';
import { titleIn } from '../exercises/titles.ts';
import { usePreferences } from '../preferences.ts';
import { useMarked } from '../table/advice/counsel.ts';
import { useGame, type Loaded } from '../table/game.ts';
import { sightAt, storyOf, type Rerun } from '../table/reel/rerun.ts';
import { TableFrame, useFacing, type Facing } from '../table/TableFrame.tsx';
import { useRulebook } from '../book/OpenBook.tsx';
import { Link } from '../ui/Link.tsx';
import { NotHere } from '../ui/NotHere.tsx';
import { useReportWords, type ReportWords } from '../words/report/words.ts';
import type { ShellWords } from '../words/words.ts';
import { Body, Head } from './Aside.tsx';
import type { Look } from './Findings.tsx';
import { Judged } from './Judged.tsx';
import { Question } from './Question.tsx';
import { after, choicesOf, placeOf } from './tell.ts';
import { useFigures } from './useFigures.ts';
import { useShowing, type Showing } from './useShowing.ts';
import { useHand } from './useHand.ts';
import { useQuiz, type Asked, type Quiz } from './useQuiz.ts';
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

function ReportView(props: ViewProps): ReactNode {
  const { id, making, run, loaded, say, shell } = props;
  const { board, words } = loaded;
  const [look, setLook] = useState<Look>({ at: settledSteps(run.match), seat: 0, mistake: null });
  const [quizzes, setQuizzes] = useState(false);
  const rulebook = useRulebook(run.match.game.id, loaded, shell);
  const showing = useShowing(look);
  const { table, quiz, facing } = useBoard(run, look, quizzes, loaded, showing);
  useGathering(id, making, run);
  const title = titleIn(words, run.match.header.scenario);
  return (
    <TableFrame
      className="table replay report"
      title={`${title} — ${say.title}`}
      label={title}
      board={board}
      table={table}
      facing={facing}
      books={rulebook}
      shell={shell}
      side={
        <>
          <Head making={making} run={run} words={words} say={say} />
          <Chosen {...props} look={look} quiz={quiz} view={table.view} showing={showing} />
          {making.report && (
            <Body
              report={making.report}
              {...{ making, run, words, say, look, quizzes }}
              onLook={setLook}
              onQuiz={() => setQuizzes(!quizzes)}
            />
          )}
          <p className="report-note report-end">
            <Link to={`/replay/${id}`}>{shell.replay.title}</Link>
            {making.report && <span>{say.version(making.report.version)}</span>}
          </p>
        </>
      }
    />
  );
}

/** When the report is ready, one's own mistakes are kept, to come back as questions. */
function useGathering(match: string, { kind, report }: Making, run: Rerun): void {
  const ready = kind === 'ready' ? report : null;
  useEffect(() => {
    if (ready) void gatherMistakes(match, run, ready);
  }, [match, run, ready]);
}

interface ChosenProps extends ViewProps {
  readonly look: Look;
  readonly quiz: Quiz;
  readonly view: unknown;
  readonly showing: Showing;
}

/** The mistake that is looked at: asked first, or told. */
function Chosen({ run, loaded: { words }, say, shell, look, quiz, view, showing }: ChosenProps): ReactNode {
  const { signed } = useFigures();
  const { mistake } = look;
  if (mistake === null) return null;
  const moment = { game: run.match.game.id, seat: look.seat, view };
  const question = <Question {...{ quiz, mistake, moment, words, say, shell, signed }} />;
  const answered = quiz.answer.kind === 'right' && (
    <p className="report-found" role="status">
      {say.right(quiz.answer.points)}
    </p>
  );
  return (
    <>
      {answered}
      <Judged
        key={look.at}
        quiz={quiz.asks ? question : null}
        {...{ run, look, mistake, words, say, shell, showing }}
      />
    </>
  );
}

interface OnBoard {
  readonly table: TableProps;
  readonly quiz: Quiz;
  readonly facing: Facing;
}

/** The moment on its board, as the side that is meant saw it, or as the page was asked to show it. */
function useBoard(
  run: Rerun,
  look: Look,
  quizzes: boolean,
  { board, words }: Loaded,
  { shown, show }: Showing,
): OnBoard {
  const { game } = run.match;
  const place = placeOf(run, look.at);
  const viewer = shown.eyes ?? look.seat;
  const own = useMemo(() => sightAt(run, place, look.seat), [run, place, look.seat]);
  const story = useMemo(() => storyOf(run, viewer).map(({ events }) => events), [run, viewer]);
  const before = useMemo(() => story.slice(0, place + 1), [story, place]);
  const quiz = useQuiz(useAsked(run, look, quizzes));
  const told = useMemo(() => (look.mistake ? choicesOf(run, look.mistake, look.seat) : []), [run, look]);
  const better = told.find((action) => game.write(action) === look.mistake?.better);
  const onWay = shown.way !== null && look.mistake !== null;
  const asIs = !onWay && viewer === look.seat;
  const view = useMemo(() => {
    const there = onWay && look.mistake ? after(run, look.mistake, look.seat, shown.way) : run.states[place];
    return game.view(there, viewer);
  }, [run, game, look, place, viewer, onWay, shown.way]);
  useMarked(quiz.asks || !asIs ? null : (better ?? null));
  const facing = useFacing(board, own.view, look.seat);
  const table = {
    view: asIs ? own.view : view,
    viewer,
    prompt: asIs ? own.prompt : null,
    legal: !asIs ? NOTHING : quiz.asks ? quiz.legal : told,
    events: story[place],
    told: before,
    words,
    flipped: facing.flipped,
    act: (action: Action): void => {
      if (quiz.asks) quiz.act(action);
      else show({ way: action === better ? 'better' : 'played' });
    },
  };
  return { table, quiz, facing };
}

const NOTHING: readonly Action[] = [];

/** The mistake that is looked at, as a question. */
function useAsked(run: Rerun, look: Look, on: boolean): Asked | null {
  const ask = useHand(on, run.record);
  return useMemo(() => {
    const { mistake, seat, at } = look;
    if (!on || mistake === null) return null;
    const { legal } = sightAt(run, placeOf(run, at), seat);
    const { better, played, cost } = mistake;
    const write = (action: Action): string => run.match.game.write(action);
    const judge = (text: string): Promise<number | null> => ask({ kind: 'judge', at, seat, text });
    return { legal, write, better, played, costs: { [played]: cost }, judge };
  }, [run, look, on, ask]);
}
