import { PipDie } from '@bicorne/boardkit/pieces/PipDie.tsx';
import type { ReactNode } from 'react';
import type { CampaignEvent } from '../rules/events.ts';
import type { CampaignView } from '../rules/view.ts';
import { facesIn } from './model.ts';
import type { CampaignWords } from './words/lexicon.ts';

const PITCH = 36;

/** Shots are told with their dice; the low ones, which hit, come first. */
export function drawLine(event: CampaignEvent, view: CampaignView, words: CampaignWords): ReactNode {
  if (event.type !== 'rolled') return null;
  const dice = facesIn(event.faces);
  const width = dice.length * PITCH + 4;
  return (
    <>
      <svg
        className="cmp-line-dice"
        viewBox={`-19 -19 ${width} 38`}
        style={{ width: `${(1.35 * width) / 38}em` }}
        role="img"
        aria-label={`${words.ui.dice}: ${dice.join(', ')}`}
      >
        {dice.map((value, i) => {
          const x = i * PITCH;
          return (
            <g key={x} transform={`translate(${x} 0)`}>
              <PipDie value={value} index={i} tells={i < event.hits ? 'hit' : 'nothing'} />
            </g>
          );
        })}
      </svg>{' '}
      {words.event(event, view)}
    </>
  );
}
