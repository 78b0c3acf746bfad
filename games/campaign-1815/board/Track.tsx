import type { ReactNode } from 'react';
import { TRACK } from '../data/track.ts';
import type { Props } from './Board.tsx';
import type { Sheet } from './sheet.ts';

const DAYS = [...new Set(TRACK.map(({ day }) => day))];

/** Eight days of three turns; the night is dark. */
export function Track({
  sheet,
  view,
  words,
}: Pick<Props, 'view' | 'words'> & { readonly sheet: Sheet }): ReactNode {
  const { x, y } = sheet.trackAt;
  return (
    <g aria-hidden="true" transform={`translate(${x} ${y})`}>
      <rect className="cmp-panel" width="440" height="218" rx="4" />
      <text className="cmp-panel-title" x="220" y="32">
        {words.ui.track}
      </text>
      {DAYS.map((day, d) => (
        <text key={day} className="cmp-day" x={38 + d * 52} y="66">
          {day}
        </text>
      ))}
      {TRACK.map(({ day, hour, side }, i) => {
        const column = DAYS.indexOf(day);
        const row = ['morning', 'afternoon', 'night'].indexOf(hour);
        return (
          <g
            key={`${day} ${hour}`}
            transform={`translate(${14 + column * 52} ${76 + row * 46})`}
            className={side === 'french' ? 'bk-french' : 'bk-british'}
          >
            <rect
              className={`cmp-turn cmp-${hour}${i < view.turn ? ' cmp-gone' : ''}${i === view.turn ? ' cmp-now' : ''}`}
              width="48"
              height="42"
              rx="3"
            />
            <circle className="cmp-turn-side" cx="12" cy="21" r="7" />
            <text className={`cmp-turn-text cmp-on-${hour}`} x="33" y="30">
              {words.ui.sideShort[side]}
            </text>
          </g>
        );
      })}
    </g>
  );
}
