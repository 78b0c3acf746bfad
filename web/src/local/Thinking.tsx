import type { Words } from '@bicorne/boardkit';
import type { ReactNode } from 'react';
import { useHere, useTable } from '../table/useTable.ts';
import type { ShellWords } from '../words/words.ts';
import './device.css';

interface Props {
  readonly words: Words;
  readonly shell: ShellWords;
}

/** A bot of this device at work, and how to stop it. */
export function Thinking({ words, shell }: Props): ReactNode {
  const here = useHere();
  const { thinking, thinks, table } = useTable((state) => state);
  const { device } = shell;
  if (!thinks && table?.sight.turn.kind === 'seats')
    return (
      <p className="thinking">
        <span>{device.stopped}</span>
        <button type="button" className="button" onClick={() => here.letThink(true)}>
          {device.goOn}
        </button>
      </p>
    );
  if (thinking === null) return null;
  return (
    <p className="thinking">
      <span className="thinking-sign" aria-hidden="true" />
      <span>{device.thinking(words.seats[thinking] ?? thinking)}</span>
      <button type="button" className="button quiet" onClick={() => here.letThink(false)}>
        {device.stopThinking}
      </button>
    </p>
  );
}
