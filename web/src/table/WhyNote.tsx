import type { Words } from '@bicorne/boardkit';
import type { WhyNot } from '@bicorne/engine';
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { ShellWords } from '../words/words.ts';
import { pressedAt, within } from './pressed.ts';
import './why.css';

interface Props {
  readonly said: WhyNot;
  readonly words: Words;
  readonly shell: ShellWords;
  readonly onRule: (rule: string) => void;
}

const BELOW = 18;

/** A small note where one pressed: why nothing happened, and the rule, which opens the rulebook there. */
export function WhyNote({ said, words, shell, onRule }: Props): ReactNode {
  const note = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    const { x, y } = pressedAt();
    if (note.current) setPlace(within(note.current, { left: x + BELOW, top: y + BELOW }));
  }, []);
  const sentence = words.whyNot?.(said) ?? '';
  if (sentence === '') return null;
  return (
    <div ref={note} className="why" role="status" style={place}>
      <span>{sentence}</span>{' '}
      <button type="button" className="rule-link" onClick={() => onRule(said.rule)}>
        {shell.table.rule(said.rule)}
      </button>
    </div>
  );
}
