import { PipDie } from '@bicorne/boardkit/pieces/PipDie.tsx';
import type { ReactNode } from 'react';
import type { HundredDaysEvent } from '../rules/events.ts';
import type { HundredDaysView } from '../rules/view.ts';
import { diceOf } from './roll.ts';
import type { HundredDaysWords } from './words/lexicon.ts';

/** The dice of an event, small, for a line that tells of it; the sentence names their faces. */
export function DiceOf({ event }: { readonly event: HundredDaysEvent }): ReactNode {
  const dice = diceOf(event);
  if (dice.length === 0) return null;
  return (
    <svg
      className="hd-line-dice"
      viewBox={`0 0 ${dice.length * 36} 38`}
      width={dice.length * 20}
      height="21"
      aria-hidden="true"
    >
      {dice.map(({ id, value, hit }, i) => (
        <g key={id} transform={`translate(${18 + i * 36} 17)`}>
          <PipDie value={value} index={i} tells={hit ? 'hit' : 'nothing'} />
        </g>
      ))}
    </svg>
  );
}

/** A line of the log with its dice before the sentence. */
export function drawLine(event: HundredDaysEvent, view: HundredDaysView, words: HundredDaysWords): ReactNode {
  const text = words.event(event, view);
  if (text === null || diceOf(event).length === 0) return null;
  return (
    <>
      <DiceOf event={event} /> {text}
    </>
  );
}
