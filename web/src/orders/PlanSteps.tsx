import type { PlanStep } from '@bicorne/engine';
import type { ReactNode } from 'react';
import { groundsText, listSteps, stepText, type ListedStep, type PlanSpeech } from './planSay.ts';

interface Props {
  readonly steps: readonly PlanStep[];
  readonly speech: PlanSpeech;
  /** The position in which a step was thought of, as well as that is known. */
  readonly viewOf: (number: number) => unknown;
  readonly ran?: readonly number[];
}

const NONE: readonly number[] = [];

/** What a plan does, step by step; lines that part lie below each other. */
export const PlanSteps = ({ steps, speech, viewOf, ran = NONE }: Props): ReactNode => (
  <ol className="plan-steps">
    {listSteps(steps).map((listed) => (
      <Step
        key={listed.number}
        listed={listed}
        speech={speech}
        view={viewOf(listed.number)}
        done={ran.includes(listed.number)}
      />
    ))}
  </ol>
);

interface StepProps {
  readonly listed: ListedStep;
  readonly speech: PlanSpeech;
  readonly view: unknown;
  readonly done: boolean;
}

function Step({ listed: { step, depth, begins }, speech, view, done }: StepProps): ReactNode {
  const { texts } = speech;
  return (
    <li data-done={done} data-depth={Math.min(depth, MOST_DEPTH)}>
      {begins === 'when' && <small>{texts.when(groundsText(speech, step.when ?? [], view))}</small>}
      {begins === 'otherwise' && <small>{texts.otherwise}</small>}
      <span>{stepText(speech, step, view)}</span>
    </li>
  );
}

const MOST_DEPTH = 3;
