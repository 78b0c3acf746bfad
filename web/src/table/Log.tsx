import type { Words } from '@bicorne/boardkit';
import type { StoryStep } from '@bicorne/server/protocol';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';
import './log.css';

interface Props {
  readonly story: readonly StoryStep[];
  readonly view: unknown;
  readonly words: Words;
  readonly shell: ShellWords;
  readonly current?: number;
  readonly onStep?: (n: number) => void;
}

/** What happened, in words made from events; the newest line is always in sight. */
export function Log({ story, view, words, shell, current, onStep }: Props): ReactNode {
  const log = useRef<HTMLElement>(null);
  useEffect(() => {
    if (story.length > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [story.length]);
  return (
    <section className="log" ref={log} aria-label={shell.table.log} tabIndex={0}>
      <ol>
        {story.map((step) => (
          <LogStep
            key={step.n}
            step={step}
            view={view}
            words={words}
            current={step.n === current}
            onStep={onStep}
          />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  readonly step: StoryStep;
  readonly view: unknown;
  readonly words: Words;
  readonly current: boolean;
  readonly onStep: ((n: number) => void) | undefined;
}

/** A line is worded once, when it happens: a long story costs nothing more than its newest step. */
const LogStep = memo(
  ({ step, view, words, current, onStep }: StepProps): ReactNode =>
    lines(step, view, words).map(({ text, heading }, i) => (
      <li key={`${String(i)} ${text}`} className={heading ? 'log-turn' : 'log-line'}>
        {onStep ? (
          <button type="button" className="log-jump" aria-current={current} onClick={() => onStep(step.n)}>
            {text}
          </button>
        ) : (
          text
        )}
      </li>
    )),
  (before, after) =>
    before.step === after.step && before.words === after.words && before.current === after.current,
);

interface Line {
  readonly text: string;
  readonly heading: boolean;
}

function lines(step: StoryStep, view: unknown, words: Words): Line[] {
  return step.events.flatMap((event) => {
    const text = words.event(event, view);
    return text === null ? [] : [{ text, heading: event.type === 'turn' }];
  });
}
