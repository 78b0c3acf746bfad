import { LIVERIES } from '@bicorne/boardkit/pieces/livery.ts';
import { Banner } from '@bicorne/boardkit/pieces/Marks.tsx';
import type { ReactNode } from 'react';
import { ARMIES } from '../data/units.ts';
import { fieldOf } from '../rules/field.ts';
import type { Props } from './Board.tsx';
import { bannersOf } from './model.ts';
import './tray.css';

const PITCH = 17;
const SCALE = 0.84;

/** Banners won and still to be won, by army. */
export function Score({ view, words }: Props): ReactNode {
  const { goal } = fieldOf(view);
  const banners = bannersOf(view);
  return (
    <div className="nap-score">
      {ARMIES.map((army, seat) => (
        <div key={army} className={view.active === seat ? 'nap-side active' : 'nap-side'}>
          <span className="nap-side-name">{words.seats[army]}</span>
          <svg
            className="nap-banners"
            width={(goal * PITCH + 2) * SCALE}
            height={32 * SCALE}
            viewBox={`0 0 ${goal * PITCH + 2} 32`}
            role="img"
            aria-label={words.ui.banners(words.seats[army], banners[seat], goal)}
          >
            {Array.from({ length: goal }, (_, i) => (
              <g key={i} transform={`translate(${3 + i * PITCH} 30)`}>
                <Banner livery={LIVERIES[army === 'french' ? 'french' : 'british']} won={i < banners[seat]} />
              </g>
            ))}
          </svg>
          <span className="nap-side-count" aria-hidden="true">
            {banners[seat]}/{goal}
          </span>
        </div>
      ))}
    </div>
  );
}
