import type { TableProps } from '@bicorne/boardkit';
import { settledSteps } from '@bicorne/engine';
import { battleCard } from '@bicorne/table/battle';
import { useMemo, useState, type ReactNode } from 'react';
import { ownTitle } from '../lobby/ownTitle.ts';
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
import { Body, Head, useFigures } from './Aside.tsx';
import type { Look } from './Findings.tsx';
import { Judged } from './Judged.tsx';
import { Question } from './Question.tsx';
import { choicesOf, placeOf } from './tell.ts';
import { useQuiz, type Quiz } from './useQuiz.ts';
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
  const { table, quiz, facing } = useBoard(run, look, quizzes, loaded);
  const title = titleOf(run, words);
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
          <Chosen {...props} look={look} quiz={quiz} view={table.view} />
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

interface ChosenProps extends ViewProps {
  readonly look: Look;
  readonly quiz: Quiz;
  readonly view: unknown;
}

/** The mistake that is looked at: asked first, or told. */
function Chosen({ run, loaded: { words }, say, shell, look, quiz, view }: ChosenProps): ReactNode {
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
        {...{ run, look, mistake, words, say, shell }}
      />
    </>
  );
}

interface OnBoard {
  readonly table: TableProps;
  readonly quiz: Quiz;
  readonly facing: Facing;
}

/** The moment on its board, as the side that is meant saw it. */
function useBoard(run: Rerun, look: Look, quizzes: boolean, { board, words }: Loaded): OnBoard {
  const place = placeOf(run, look.at);
  const sight = useMemo(() => sightAt(run, place, look.seat), [run, place, look.seat]);
  const story = useMemo(() => storyOf(run, look.seat).map(({ events }) => events), [run, look.seat]);
  const before = useMemo(() => story.slice(0, place + 1), [story, place]);
  const quiz = useQuiz(run, look, quizzes);
  const told = useMemo(() => (look.mistake ? choicesOf(run, look.mistake, look.seat) : []), [run, look]);
  const better = told.find((action) => run.match.game.write(action) === look.mistake?.better);
  useMarked(quiz.asks ? null : (better ?? null));
  const facing = useFacing(board, sight.view, look.seat);
  const table = {
    view: sight.view,
    viewer: look.seat,
    prompt: sight.prompt,
    legal: quiz.asks ? quiz.legal : told,
    events: story[place],
    told: before,
    words,
    flipped: facing.flipped,
    act: quiz.act,
  };
  return { table, quiz, facing };
}

function titleOf({ match: { header } }: Rerun, words: Loaded['words']): string {
  const { scenario } = header;
  if (typeof scenario === 'string') return words.scenarios[scenario]?.title ?? scenario;
  return ownTitle(battleCard(scenario)) ?? words.title;
}
