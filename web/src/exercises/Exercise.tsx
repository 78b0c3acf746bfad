import type { TableProps } from '@bicorne/boardkit';
import type { Action } from '@bicorne/engine';
import type { Mistake } from '@bicorne/report';
import { useMemo, type ReactNode } from 'react';
import { useRulebook } from '../book/OpenBook.tsx';
import { usePreferences } from '../preferences.ts';
import { Question } from '../report/Question.tsx';
import { useFigures } from '../report/useFigures.ts';
import { useHand } from '../report/useHand.ts';
import { useQuiz, type Asked, type Quiz } from '../report/useQuiz.ts';
import { after } from '../report/tell.ts';
import { useShowing, type Showing } from '../report/useShowing.ts';
import { useMarked } from '../table/advice/counsel.ts';
import { useGame, type Loaded } from '../table/game.ts';
import { sightAt } from '../table/reel/rerun.ts';
import { TableFrame, useFacing, type Facing } from '../table/TableFrame.tsx';
import { Link } from '../ui/Link.tsx';
import { NotHere } from '../ui/NotHere.tsx';
import { useExerciseWords, type ExerciseWords } from '../words/exercises/words.ts';
import { useReportWords, type ReportWords } from '../words/report/words.ts';
import type { ShellWords } from '../words/words.ts';
import { Level } from './Level.tsx';
import { keepPoints } from './files.ts';
import { BEFORE, toldAsMistake, type Opened } from './open.ts';
import { answerMistake } from './practice.ts';
import { Solved } from './Solved.tsx';
import { titleIn } from './titles.ts';
import { useItem } from './useItem.ts';
import '../table/prompt.css';
import '../report/report.css';
import './exercises.css';

interface PageProps {
  /** A game, or `day`, or `mine`. */
  readonly from: string;
  readonly id: string;
  readonly shell: ShellWords;
}

/** One position with its question, on the real board. */
export function ExercisePage({ from, id, shell }: PageProps): ReactNode {
  const item = useItem(from, id);
  const language = usePreferences((preferences) => preferences.language);
  const say = useExerciseWords();
  const report = useReportWords();
  const loaded = useGame(item === 'none' ? undefined : item?.game, language);
  if (item === 'none' && say)
    return <NotHere fault="unknown" shell={{ ...shell, notHere: { ...shell.notHere, why: say.gone } }} />;
  if (item === 'none' || !item || !loaded || !say || !report)
    return <main className="page waiting" aria-busy="true" />;
  return <ExerciseView {...{ item, from, loaded, say, report, shell }} />;
}

export interface ViewProps {
  readonly item: Opened;
  readonly from: string;
  readonly loaded: Loaded;
  readonly say: ExerciseWords;
  readonly report: ReportWords;
  readonly shell: ShellWords;
}

function ExerciseView(props: ViewProps): ReactNode {
  const { item, loaded, say, shell } = props;
  const { board, words } = loaded;
  const rulebook = useRulebook(item.game, loaded, shell);
  const mistake = useMemo(() => toldAsMistake(item.exercise, item.own?.played), [item]);
  const look = useMemo(() => ({ at: BEFORE, seat: item.exercise.seat, mistake }), [item, mistake]);
  const showing = useShowing(look);
  const { table, quiz, facing } = useBoard(item, mistake, loaded, showing);
  const title = titleIn(words, item.exercise.scenario);
  return (
    <TableFrame
      className="table replay report exercise"
      title={`${title} — ${item.own ? say.mine : shell.exercises.title}`}
      label={title}
      board={board}
      table={table}
      facing={facing}
      books={rulebook}
      shell={shell}
      side={
        <>
          <Task {...props} quiz={quiz} table={table} />
          {!quiz.asks && <Solved {...props} quiz={quiz} look={look} showing={showing} />}
          <p className="report-note exercise-note">{say.judged}</p>
          <p className="report-note report-end">
            <Link to="/exercises">{say.all}</Link>
          </p>
        </>
      }
    />
  );
}

/** What is asked, and whatever helps to find it. */
function Task({
  item,
  loaded: { words },
  say,
  report,
  shell,
  quiz,
  table,
}: ViewProps & { readonly quiz: Quiz; readonly table: TableProps }): ReactNode {
  const { signed } = useFigures();
  const { game, exercise, run } = item;
  const side = run.match.seats[exercise.seat];
  const moment = { game, seat: exercise.seat, view: table.view };
  return (
    <section className="report-head">
      <Level level={exercise.difficulty} say={say} />
      <p className="prompt-sentence">{say.task(words.seats[side] ?? side)}</p>
      {table.prompt && <p>{words.prompt(table.prompt, table.view, false)}</p>}
      {quiz.asks && (
        <Question
          mistake={toldAsMistake(exercise, item.own?.played)}
          {...{ quiz, moment, words, shell, signed }}
          say={{ ...report, find: say.how }}
        />
      )}
    </section>
  );
}

interface OnBoard {
  readonly table: TableProps;
  readonly quiz: Quiz;
  readonly facing: Facing;
}

function useBoard(
  { game, exercise, run, own }: Opened,
  mistake: Mistake,
  { board, words }: Loaded,
  { shown, show }: Showing,
): OnBoard {
  const { seat } = exercise;
  const seen = useMemo(() => sightAt(run, 0, seat), [run, seat]);
  const ask = useHand(true);
  const asked = useMemo((): Asked => {
    const costs = Object.fromEntries(exercise.others.map(({ text, cost }) => [text, cost]));
    const write = (action: Action): string => run.match.game.write(action);
    const judge = (text: string): Promise<number | null> =>
      ask({ kind: 'weigh', game, state: exercise.state, seat, text });
    return { legal: seen.legal, write, better: exercise.better, played: own?.played ?? null, costs, judge };
  }, [exercise, run, seen, own, game, seat, ask]);
  const quiz = useQuiz(asked, (points) => {
    if (own) void answerMistake(own, points);
    else if (points > 0) keepPoints(exercise.id, points);
  });
  const best = seen.legal.find((action) => asked.write(action) === exercise.better);
  const plain = shown.way === null;
  useMarked(quiz.asks || !plain ? null : (best ?? null));
  const view = useMemo(
    () => (shown.way === null ? seen.view : run.match.game.view(after(run, mistake, seat, shown.way), seat)),
    [shown.way, seen, run, mistake, seat],
  );
  const facing = useFacing(board, seen.view, seat);
  const table = {
    view,
    viewer: seat,
    prompt: plain ? seen.prompt : null,
    legal: quiz.asks ? quiz.legal : plain && best ? [best] : NOTHING,
    events: [],
    told: [],
    words,
    flipped: facing.flipped,
    act: (action: Action): void => {
      if (quiz.asks) quiz.act(action);
      else show({ way: 'better' });
    },
  };
  return { table, quiz, facing };
}

const NOTHING: readonly Action[] = [];
