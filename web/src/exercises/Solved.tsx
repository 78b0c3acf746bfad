import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Foreseen } from '../report/Foreseen.tsx';
import { OnMap, Reasons, TryAgain } from '../report/Judged.tsx';
import { playedIn } from '../report/tell.ts';
import { useFigures } from '../report/useFigures.ts';
import type { Mistake } from '@bicorne/report';
import type { Look } from '../report/Findings.tsx';
import type { Quiz } from '../report/useQuiz.ts';
import type { Showing } from '../report/useShowing.ts';
import { saidOf } from '../table/findActions.ts';
import { Link } from '../ui/Link.tsx';
import type { ViewProps } from './Exercise.tsx';
import { nextAfter } from './next.ts';
import { Spaced } from './Spaced.tsx';

interface Props extends ViewProps {
  readonly quiz: Quiz;
  readonly look: Omit<Look, 'mistake'> & { readonly mistake: Mistake };
  readonly showing: Showing;
}

/** The answer: what is best and why, what the others cost, and where to go from here. */
export function Solved({
  item,
  from,
  loaded: { words },
  say,
  report,
  shell,
  quiz,
  look,
  showing,
}: Props): ReactNode {
  const { percent, signed } = useFigures();
  const { exercise, run, own } = item;
  const { mistake } = look;
  const { better, after } = playedIn(run, words, mistake, exercise.seat);
  const { game } = run.match;
  const view = useMemo(() => game.view(run.states[0], exercise.seat), [game, run, exercise.seat]);
  const told = (text: string): string => {
    const action = game.read(text);
    return action === null ? text : saidOf(words, action, view);
  };
  return (
    <section className="report-judged" aria-live="polite">
      <p className="exercise-points">
        {quiz.answer.kind === 'right' ? say.points(quiz.answer.points) : say.shown}
      </p>
      <dl>
        <dt>{say.best}</dt>
        <dd>
          <strong>{better}</strong>
          {after.length > 0 && ` ${report.after}: ${after.join('; ')}`}{' '}
          <small>{say.gives(percent(exercise.chance))}</small>{' '}
          <OnMap way="better" say={report} showing={showing} />
        </dd>
      </dl>
      <Reasons mistake={mistake} words={words} shell={shell} />
      <Foreseen
        game={item.game}
        view={view}
        seat={exercise.seat}
        better={exercise.better}
        played={mistake.played}
        words={words}
      />
      <h2>{say.others}</h2>
      <ul className="exercise-others">
        {exercise.others.map(({ text, cost }) => (
          <li key={text}>
            <span>
              {own?.played === text && <small>{say.played}: </small>}
              {told(text)}
            </span>
            <span className="report-cost bad">{signed(-cost)}</span>
          </li>
        ))}
      </ul>
      {own && <Spaced own={own} points={quiz.answer.kind === 'right' ? quiz.answer.points : 0} say={say} />}
      <Ways from={from} item={item} say={say} />
      <TryAgain run={run} look={look} say={{ ...report, tryAgain: say.playOn }} shell={shell} />
    </section>
  );
}

function Ways({ from, item, say }: Pick<ViewProps, 'from' | 'item' | 'say'>): ReactNode {
  const [next, setNext] = useState<string | null>(null);
  const { id } = item.exercise;
  useEffect(() => {
    let wanted = true;
    void nextAfter(from, item.game, id).then((found) => wanted && setNext(found));
    return () => {
      wanted = false;
    };
  }, [from, item.game, id]);
  return (
    <p className="exercise-ways">
      {next === null ? (
        from === 'mine' && <span>{say.lastMine}</span>
      ) : (
        <Link to={next} className="button">
          {say.next}
        </Link>
      )}
      {item.own && <Link to={`/report/${item.own.match}`}>{say.theMatch}</Link>}
    </p>
  );
}
