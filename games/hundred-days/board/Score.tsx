import { LIVERIES } from '@bicorne/boardkit/pieces/livery.ts';
import { Banner } from '@bicorne/boardkit/pieces/Marks.tsx';
import type { ReactNode } from 'react';
import { SEATS } from '../data/units.ts';
import { battleOf } from '../rules/battle.ts';
import type { Props } from './Board.tsx';
import { sideNation } from './model.ts';
import './tray.css';

const PITCH = 17;
const SCALE = 0.84;

/** Points won and still to be won, by side, and the round. */
export function Score({ view, words }: Props): ReactNode {
  const battle = battleOf(view);
  return (
    <div className="hd-score">
      {SEATS.map((side, seat) => {
        const [points, need] = [view.points[seat], battle.need[seat]];
        return (
          <div key={side} className={view.seat === seat ? 'hd-side active' : 'hd-side'}>
            <span className="hd-side-name">{words.seats[side]}</span>
            <svg
              className="hd-banners"
              width={(need * PITCH + 2) * SCALE}
              height={32 * SCALE}
              viewBox={`0 0 ${need * PITCH + 2} 32`}
              role="img"
              aria-label={words.ui.score(words.seats[side], points, need)}
            >
              {Array.from({ length: need }, (_, i) => (
                <g key={i} transform={`translate(${3 + i * PITCH} 30)`}>
                  <Banner livery={LIVERIES[sideNation(battle, seat)]} won={i < points} />
                </g>
              ))}
            </svg>
            <span className="hd-side-count" aria-hidden="true">
              {points}/{need}
            </span>
          </div>
        );
      })}
      <span className="hd-round hd-wide">{words.ui.round(view.round, battle.scenario.rounds)}</span>
      <span className="hd-round hd-narrow" title={words.ui.round(view.round, battle.scenario.rounds)}>
        {view.round}/{battle.scenario.rounds}
      </span>
    </div>
  );
}
