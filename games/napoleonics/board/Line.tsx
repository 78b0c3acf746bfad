import { Die } from '@bicorne/boardkit/pieces/Die.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { diceShown } from './roll.ts';
import type { NapoleonicsWords } from './words/lexicon.ts';

const PITCH = 33;
const SIZE = 34;

/** A throw is drawn where the sentence names its faces. */
export function drawLine(event: Event, view: View, words: NapoleonicsWords): ReactNode {
  if (!('faces' in event)) return null;
  const [before, after] = words.aroundDice(event, view);
  const dice = diceShown(event.faces);
  const width = dice.length * PITCH + 2;
  return (
    <>
      {before}
      <svg
        className="nap-line-dice"
        viewBox={`-${SIZE / 2} -${SIZE / 2} ${width} ${SIZE}`}
        style={{ width: `${(1.35 * width) / SIZE}em` }}
        role="img"
        aria-label={dice.map(({ face }) => words.faces[face]).join(', ')}
      >
        {dice.map(({ face, id }, i) => (
          <g key={id} transform={`translate(${i * PITCH} 0)`}>
            <Die face={face} />
          </g>
        ))}
      </svg>
      {after}
    </>
  );
}
