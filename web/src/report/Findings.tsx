import type { Words } from '@bicorne/boardkit';
import type { Mistake, Report, Stroke } from '@bicorne/report';
import { useState, type ReactNode } from 'react';
import type { Rerun } from '../table/reel/rerun.ts';
import type { ReportWords } from '../words/report/words.ts';
import { playedIn, strokeIn } from './tell.ts';

/** What is looked at: a moment of the match, and the mistake made there, if it is one. */
export interface Look {
  readonly at: number;
  readonly seat: number;
  readonly mistake: Mistake | null;
}

interface Props {
  readonly report: Report;
  readonly run: Rerun;
  readonly names: readonly string[];
  readonly words: Words;
  readonly say: ReportWords;
  readonly signed: (value: number) => string;
  readonly ready: boolean;
  /** Whether mistakes are asked as questions. */
  readonly quizzes: boolean;
  readonly onQuiz: () => void;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

/** So many are shown at first. */
const FIRST = 3;

/** The dearest mistakes of each side. */
export function Mistakes(props: Props): ReactNode {
  const { report, names, say, ready, quizzes, onQuiz } = props;
  return (
    <section className="report-part">
      <h2>{say.mistakes}</h2>
      <button type="button" className="button quiet report-quiz" aria-pressed={quizzes} onClick={onQuiz}>
        {quizzes ? say.endQuiz : say.quiz}
      </button>
      {report.sides.map(({ seat, mistakes }, n) => (
        <div key={seat}>
          <h3>{names[n]}</h3>
          {mistakes.length === 0 && <p>{ready ? say.noMistake(names[n]) : say.searching}</p>}
          <Some
            say={say}
            items={mistakes.map((mistake) => (
              <MistakeRow key={mistake.at} {...props} mistake={mistake} seat={n} />
            ))}
          />
        </div>
      ))}
      <p className="report-note">{say.judged}</p>
    </section>
  );
}

function MistakeRow({
  run,
  words,
  signed,
  look,
  onLook,
  mistake,
  seat,
}: Props & { readonly mistake: Mistake; readonly seat: number }): ReactNode {
  const { asked, played } = playedIn(run, words, mistake, seat);
  return (
    <button
      type="button"
      className="report-row"
      aria-pressed={look.mistake?.at === mistake.at}
      onClick={() => onLook({ at: mistake.at, seat, mistake })}
    >
      <span>
        <small>{asked}</small> {played}
      </span>
      <span className="report-cost bad">{signed(-mistake.cost)}</span>
    </button>
  );
}

/** The rolls and draws that mattered most, as they are told in the log. */
export function Strokes(props: Props): ReactNode {
  const { report, say } = props;
  return (
    <section className="report-part">
      <h2>{say.strokes}</h2>
      {report.luck.length === 0 && <p>{say.noStroke}</p>}
      <Some
        say={say}
        items={report.luck.map((stroke) => (
          <StrokeRow key={stroke.at} {...props} stroke={stroke} />
        ))}
      />
    </section>
  );
}

function StrokeRow({
  run,
  names,
  words,
  signed,
  look,
  onLook,
  stroke,
}: Props & { readonly stroke: Stroke }): ReactNode {
  const lucky = stroke.gains.findIndex((gain) => gain > 0);
  const seat = Math.max(0, lucky);
  const at = stroke.at + 1;
  return (
    <button
      type="button"
      className="report-row"
      aria-pressed={look.mistake === null && look.at === at}
      onClick={() => onLook({ at, seat, mistake: null })}
    >
      <span>{strokeIn(run, words, stroke)}</span>
      <span className="report-cost good">
        {names[seat]} {signed(stroke.gains[seat])}
      </span>
    </button>
  );
}

/** The first few; the others when they are wanted. */
function Some({
  items,
  say,
}: {
  readonly items: readonly ReactNode[];
  readonly say: ReportWords;
}): ReactNode {
  const [all, setAll] = useState(false);
  return (
    <>
      {all ? items : items.slice(0, FIRST)}
      {!all && items.length > FIRST && (
        <button type="button" className="button quiet" onClick={() => setAll(true)}>
          {say.more}
        </button>
      )}
    </>
  );
}
