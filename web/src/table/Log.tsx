import type { Words } from '@bicorne/boardkit';
import type { StoryStep } from '@bicorne/server/protocol';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';

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
    <section className="log" ref={log} aria-label={shell.table.log}>
      <ol>
        {story.flatMap((step) =>
          lines(step, view, words).map((line, i) => (
            // Lines are only ever appended or cut off at the end.
            <li key={`${step.n}.${String(i)}`} className={line.heading ? 'log-turn' : 'log-line'}>
              {onStep ? (
                <button
                  type="button"
                  className="log-jump"
                  aria-current={step.n === current}
                  onClick={() => onStep(step.n)}
                >
                  {line.text}
                </button>
              ) : (
                line.text
              )}
            </li>
          )),
        )}
      </ol>
    </section>
  );
}

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
