import type { Words } from '@bicorne/boardkit';
import type { Mistake } from '@bicorne/report';
import type { ReactNode } from 'react';
import { ActionList } from '../table/ActionList.tsx';
import { saidOf } from '../table/findActions.ts';
import type { Moment } from '../table/outlook/outlook.ts';
import type { ReportWords } from '../words/report/words.ts';
import type { ShellWords } from '../words/words.ts';
import { Reasons } from './Judged.tsx';
import type { Quiz } from './useQuiz.ts';

interface Props {
  readonly quiz: Quiz;
  readonly mistake: Mistake;
  readonly moment: Moment;
  readonly words: Words;
  readonly say: ReportWords;
  readonly shell: ShellWords;
  readonly signed: (value: number) => string;
}

/** Find something better: on the board, or in the list. */
export function Question({ quiz, mistake, moment, words, say, shell, signed }: Props): ReactNode {
  const { answer, hinted, legal, act, hint, show } = quiz;
  return (
    <div className="report-question">
      <p role="status">{toldOf(answer, moment.view, words, say, signed)}</p>
      {hinted && <Reasons mistake={mistake} words={words} shell={shell} />}
      {legal.length > 0 && <ActionList legal={legal} moment={moment} words={words} shell={shell} act={act} />}
      <div className="prompt-buttons">
        {!hinted && (
          <button type="button" className="button quiet" onClick={hint}>
            {say.hint}
          </button>
        )}
        <button type="button" className="button quiet" onClick={show}>
          {say.show}
        </button>
      </div>
    </div>
  );
}

function toldOf(
  answer: Props['quiz']['answer'],
  view: unknown,
  words: Words,
  say: ReportWords,
  signed: Props['signed'],
): string {
  switch (answer.kind) {
    case 'judging':
      return say.weighing;
    case 'wrong':
      return say.wrong(saidOf(words, answer.said, view), answer.cost === null ? null : signed(-answer.cost));
    case 'right':
      return say.right(answer.points);
    case 'asked':
    case 'shown':
      return say.find;
  }
}
