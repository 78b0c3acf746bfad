import type { Report } from '@bicorne/report';
import type { ReactNode } from 'react';
import type { Loaded } from '../table/game.ts';
import type { Rerun } from '../table/reel/rerun.ts';
import type { ReportWords } from '../words/report/words.ts';
import { Curve, LuckSoFar } from './Curve.tsx';
import { Mistakes, Strokes, type Look } from './Findings.tsx';
import { headlineOf } from './headline.ts';
import { Sums } from './Sums.tsx';
import { useFigures } from './useFigures.ts';
import type { Making } from './useReport.ts';

interface HeadProps {
  readonly making: Making;
  readonly run: Rerun;
  readonly words: Loaded['words'];
  readonly say: ReportWords;
}

export function Head({ making: { kind, report, done, stop, goOn }, run, words, say }: HeadProps): ReactNode {
  const percent = useFigures().percent(done);
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
  readonly quizzes: boolean;
  readonly onQuiz: () => void;
}

export function Body({ report, making, run, words, say, ...asked }: BodyProps): ReactNode {
  const { look, onLook } = asked;
  const { percent, signed } = useFigures();
  const names = namesOf(run, words);
  const lists = { report, run, names, words, say, signed, ready: making.kind === 'ready', ...asked };
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
